"""The address of somebody's own page: the site and the shape of the path stay, the name changes."""

from __future__ import annotations

import re

from penname.core.errors import DomainTooSmall
from penname.core.forms import code
from penname.core.handles import respell
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.core.wordlist import listed
from penname.surrogates.placeholder import or_placeholder

_URL = re.compile(
    r"(?P<scheme>[a-zA-Z]+://)?(?P<www>www\.)?(?P<host>[^/?#\s:]+)(?P<port>:\d+)?(?P<path>[^?#]*)(?P<rest>.*)",
    re.S,
)
_SITES = frozenset(
    listed(
        "linkedin.com github.com gitlab.com bitbucket.org x.com twitter.com facebook.com fb.com "
        "instagram.com tiktok.com youtube.com "
        "threads.net bsky.app mastodon.social medium.com substack.com reddit.com pinterest.com snapchat.com "
        "t.me telegram.me wa.me vk.com "
        "xing.com researchgate.net academia.edu orcid.org stackoverflow.com behance.net dribbble.com "
        "flickr.com soundcloud.com "
        "twitch.tv patreon.com paypal.me venmo.com cash.app about.me linktr.ee gravatar.com keybase.io "
        "huggingface.co kaggle.com "
        "goodreads.com strava.com upwork.com angel.co calendly.com"
    )
)
_HOSTED = (
    "github.io",
    "gitlab.io",
    "substack.com",
    "medium.com",
    "wordpress.com",
    "blogspot.com",
    "tumblr.com",
    "wixsite.com",
)
_ROUTES = frozenset(
    listed("in pub user users u profile profil profiles people channel c people id gp members member")
)
_SLOT = "personal_url/page"


def identity(value: str) -> str:
    """The address in lower case, without scheme, `www.` and last slash."""
    return re.sub(r"^[a-z]+://|^www\.", "", value.strip().lower()).removeprefix("www.").rstrip("/")


def make(value: str, scope: Scope) -> str:
    """The stand-in of one address: "linkedin.com/in/maria-torres" → "linkedin.com/in/elena-vargas".

    Raises:
        DomainTooSmall: There is no name in it to change.
        NoSurrogateLeft: No name was safe.
    """
    found = _URL.fullmatch(value)
    if found is None:
        raise DomainTooSmall(Kind.PERSONAL_URL, 1, 2)
    host, path = found["host"], found["path"]
    lower = host.lower()
    if any(lower == site or lower.endswith("." + site) for site in _SITES) and path.strip("/"):
        path = _page(path, scope)
    else:
        host = _host(host, scope)
        path = _page(path, scope) if "~" in path else path
    written = "".join(
        (found["scheme"] or "", found["www"] or "", host, found["port"] or "", path, found["rest"])
    )
    if written == value:
        raise DomainTooSmall(Kind.PERSONAL_URL, 1, 2)
    key = value.lower()
    kept = scope.keep(
        _SLOT, key, lambda n: written.lower() if n == 0 else f"{written.lower().rstrip('/')}-{n + 1}"
    )
    return written if kept == written.lower() else kept


def _page(path: str, scope: Scope) -> str:
    """The path with its first segment that is no route of the site re-spelled."""
    parts = path.split("/")
    for n, part in enumerate(parts):
        name = part.lstrip("@~")
        if name and name.lower() not in _ROUTES:
            parts[n] = part[: len(part) - len(name)] + respell(name, scope)
            break
    return "/".join(parts)


def _host(host: str, scope: Scope) -> str:
    """A page's own host: the name before a shared hoster, or the whole name under `.example`."""
    for hoster in _HOSTED:
        if host.lower().endswith("." + hoster):
            return respell(host[: -len(hoster) - 1], scope) + host[-len(hoster) - 1 :]
    labels = host.split(".")
    name = labels[-2] if len(labels) > 1 else labels[0]
    return ".".join((*labels[:-2], respell(name, scope), "example"))


PERSONAL_URL = Surrogate(
    kind=Kind.PERSONAL_URL,
    identity=identity,
    make=or_placeholder(Kind.PERSONAL_URL, identity, make),
    forms=code.forms,
    example=("https://linkedin.com/in/maria-torres-88", "https://linkedin.com/in/elena-vargas-41"),
)
