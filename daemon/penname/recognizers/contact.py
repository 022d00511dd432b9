"""E-mail addresses, personal URLs, usernames and handles."""

from __future__ import annotations

import re

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.core.word_set import words

_PLACEHOLDER_LOCALS = re.compile(
    r"(?:(?:john|jane|jon|j|max|erika|anna)[._-]?(?:doe|roe|smith|mustermann|public|sample)?|"
    r"user(?:name)?|foo|bar|baz|"
    r"test|example|someone|name|you|your[._-]?(?:name|email)|me|email|admin|info|hello|"
    r"contact|a|b|x|alice|bob|support|noreply|no-reply)\d*"
)
_EXAMPLE_DOMAIN = re.compile(
    r"(?:^|\.)(?:example\.(?:com|org|net|de|edu)|example|invalid|test|localhost|domain\.com|"
    r"email\.com)$"
)
_TLD = re.compile(r"^(?:[a-z]{2,24}|xn--[a-z0-9-]+)$")
_FILES = words(
    "png jpg jpeg gif svg js ts py rs md txt html css json yaml yml toml xml csv pdf zip sh lock ini",
    "cfg",
)
_PUBLIC_HOSTS = re.compile(
    r"(?:^|\.)(?:wikipedia|wikimedia|google|youtube|stackoverflow|mozilla|python|microsoft|"
    r"apple|amazon|bbc|nytimes|"
    r"openai|anthropic|npmjs|pypi|w3|ietf|arxiv|doi|archive|nginx|kubernetes|docker|schema|"
    r"jquery|cloudflare|bing)\.(?:\w+\.)?\w+$"
)
_PROFILE = re.compile(
    r"(?:linkedin\.com/in/|github\.com/|gitlab\.com/|bitbucket\.org/|instagram\.com/|"
    r"facebook\.com/|fb\.com/|twitter\.com/|x\.com/|"
    r"t\.me/|tiktok\.com/@|youtube\.com/@|medium\.com/@|mastodon\.[a-z]+/@|xing\.com/profile/|"
    r"behance\.net/|dribbble\.com/|"
    r"keybase\.io/|reddit\.com/u(?:ser)?/|soundcloud\.com/|vk\.com/|calendly\.com/|about\.me/|"
    r"orcid\.org/)[\w.~@%-]{2,}/?(?:[?#]\S*)?$",
    re.IGNORECASE,
)


def is_email(value: str) -> bool:
    """Whether it is a person's or office's address: a plausible domain, and no placeholder."""
    local, _, domain = value.casefold().rpartition("@")
    labels = domain.split(".")
    if len(labels) < 2 or not _TLD.match(labels[-1]) or labels[-1] in _FILES or "" in labels:
        return False
    return not (_EXAMPLE_DOMAIN.search(domain) and _PLACEHOLDER_LOCALS.fullmatch(local))


def is_profile(value: str) -> bool:
    """Whether a URL is somebody's page on a well-known site: one path part, the person's name there."""
    bare = re.sub(r"^https?://(?:www\.)?|^www\.", "", value, flags=re.IGNORECASE)
    parts = [part for part in bare.split("?")[0].split("/")[1:] if part]
    taken = {"in", "profile", "user", "u"}
    named = [part for part in parts if part.casefold() not in taken]
    reserved = {
        "about",
        "login",
        "search",
        "explore",
        "features",
        "pricing",
        "watch",
        "settings",
        "topics",
        "orgs",
        "help",
    }
    return bool(_PROFILE.match(bare)) and len(named) == 1 and named[0].casefold() not in reserved


def is_own_site(value: str) -> bool:
    """Whether a bare site address can be a person's own: no well-known host, no file, no documentation."""
    host = re.sub(r"^https?://", "", value, flags=re.IGNORECASE).split("/")[0].split(":")[0].casefold()
    labels = host.split(".")
    known = (
        _PUBLIC_HOSTS.search(host) or _EXAMPLE_DOMAIN.search(host) or re.match(r"(?:www\.)?example\.", host)
    )
    return len(labels) >= 2 and bool(_TLD.match(labels[-1])) and labels[-1] not in _FILES and not known


def is_handle(value: str) -> bool:
    """Whether a name after @ or in a login field is somebody's: no decorator, package or ordinary word."""
    low = value.casefold().strip("@._-")
    taken = {
        "media",
        "import",
        "param",
        "return",
        "returns",
        "override",
        "property",
        "dataclass",
        "staticmethod",
        "classmethod",
        "app",
        "click",
        "pytest",
        "test",
        "types",
        "babel",
        "angular",
        "everyone",
        "here",
        "channel",
        "all",
        "admin",
        "root",
        "user",
        "username",
        "null",
        "none",
        "true",
        "false",
        "name",
        "login",
        "id",
        "invalid",
        "your",
        "string",
        "example",
        "public",
        "shared",
        "default",
        "ubuntu",
        "runner",
        "is",
        "was",
        "the",
        "and",
        "for",
        "with",
        "can",
        "should",
        "must",
        "field",
        "from",
        "required",
        "failed",
        "successful",
        "page",
        "form",
        "button",
        "details",
        "not",
        "who",
        "that",
        "has",
        "will",
        "on",
        "or",
        "in",
        "to",
        "me",
        "requested",
        "reset",
        "table",
    }
    return len(low) > 2 and low not in taken and not low.isdigit()


ROWS = (
    Recognizer(
        "contact.email",
        Kind.EMAIL,
        r"(?<![\w.+%'-])[A-Za-z0-9_À-ɏ.+%'&-]*[A-Za-z0-9_À-ɏ+]@(?:[\w](?:[\w-]*\w)?\.)+(?:xn--[a-z0-9-]+|[a-z]{2,24})(?![\w-]|@)",
        confirm=lambda value: is_email(value.rsplit("=", 1)[-1].strip("'")),
        finds=("ben.orourke@fastmail.com", "mail to lena.osei@example.org."),
        spares=("john.doe@example.com", "user@example.com", "info@presidio.", "icon@2x.png"),
    ),
    Recognizer(
        "contact.profile",
        Kind.PERSONAL_URL,
        r"(?<![\w@.-])(?:https?://)?(?:[\w-]+\.)+[a-z]{2,}/[^\s<>\"'`)\]|]*[\w/]",
        confirm=is_profile,
        finds=("linkedin.com/in/linhnguyenmai", "https://instagram.com/marchbanks.tobias.clay"),
        spares=("https://github.com/psf/requests", "https://stackoverflow.com/questions/1"),
    ),
    Recognizer(
        "contact.own_site",
        Kind.PERSONAL_URL,
        r"(?<![\w@./-])(?:https?://(?:www\.)?|www\.)[\w-]+(?:\.[\w-]+)+(?:/[^\s<>\"'`)\]|]*)?(?<![.,;:!?])",
        confirm=is_own_site,
        near=(
            "my site",
            "my website",
            "my blog",
            "my page",
            "his site",
            "her site",
            "portfolio",
            "homepage",
            "website",
            "site",
            "meine seite",
            "mon site",
            "mi web",
        ),
        needs_near=True,
        reach=30,
        finds=("and his site www.leonardmarchbanks.art",),
        spares=("see https://docs.python.org/3", "my site uses https://www.example.com"),
    ),
    Recognizer(
        "contact.handle",
        Kind.USERNAME,
        r"(?<![\w@./+-])@(?P<value>[a-z_](?:[\w.-]{1,28}[\w]))(?![\w@/({]|\.\w)",
        0.6,
        confirm=is_handle,
        finds=("message: @tina.bauer please", "sign with @joost.tekent"),
        spares=("@dataclass", "npm i @angular/core", "@media (max-width: 1px)", "@app.route('/')"),
    ),
    Recognizer(
        "contact.login",
        Kind.USERNAME,
        r"(?<![\w])(?:user(?:[ _-]?name)?|login(?: ok)?(?: user)?|log-?in name|handle|gamertag|"
        r"tag|nick(?:name)?|account name|screen name|benutzer(?:name)?|nutzername|identifiant|"
        r"pseudo|usuario|utente|gebruikersnaam|usuário|użytkownik|maintainer)\b[\"'`]?\s*(?:is|"
        r"ist|est|es|è|:|=)\s*[\"'`@]?(?P<value>(?=[\w.-]*[\d_.]|"
        r"[a-z]+\b)[a-z_][\w.-]{2,38}\w)(?![\w@(\[/]|\.\w)",
        confirm=is_handle,
        finds=("user=rustyo from", "my username is tbrandt_77"),
        spares=("user is null", "the username field", "login: required"),
    ),
    Recognizer(
        "contact.logged_in",
        Kind.USERNAME,
        r"(?:(?<!\w)(?:logs? ?in as|logged in as|signed in as|failed password for(?: invalid "
        r"user)?|password reset for|accepted (?:password|publickey) for)\s+[\"'`@]?|"
        r"^\s*user\s+)(?P<value>[a-z_][\w.-]{2,38}\w)(?![\w@(\[/]|\.\w)",
        confirm=is_handle,
        finds=("Failed password for jgarrison from 84.17.52.201", "logs in as mchen_admin and"),
        spares=("logged in as admin",),
    ),
    Recognizer(
        "contact.login_pair",
        Kind.USERNAME,
        r"\b(?:login|credentials|zugangsdaten)\b[^\n/]{0,16}?\s(?P<value>[\w.-]{3,40}) ?/ ?(?=\S*\d)\S{6,}",
        confirm=is_handle,
        finds=("The login is admin_kowalski / Tr0ub4dor&3 on",),
        spares=("login and/or signup",),
    ),
    Recognizer(
        "contact.marked_tag",
        Kind.USERNAME,
        r"(?<![\w@/.-])(?:x{1,2}_\w{3,30}_x{1,2})(?![\w@/.(])",
        0.8,
        finds=("my tag is xX_BrackenFox_Xx, mail",),
        spares=("xx_test",),
    ),
    Recognizer(
        "contact.ssh_user",
        Kind.USERNAME,
        r"(?<![\w@])(?P<value>[a-z][\w.-]{2,30})@(?=\d{1,3}(?:\.\d{1,3}){3}\b)",
        confirm=is_handle,
        finds=("ssh -v tmarchbanks@100.81.9.44",),
        spares=("root@10.0.0.1",),
    ),
    Recognizer(
        "contact.home_folder",
        Kind.USERNAME,
        r"(?:/home/|/Users/|[A-Z]:\\{1,2}Users\\{1,2})(?P<value>[\w.~-]{3,40})(?=[/\\\s\"'`:,)]|$)",
        confirm=is_handle,
        finds=('File "/home/yalharazi/jobs/import.py"', "C:\\Users\\Tobias.Marchbanks\\.ssh"),
        spares=("/home/user/app", "/home/ubuntu/x"),
    ),
    Recognizer(
        "contact.wifi",
        Kind.REFERENCE,
        r"\b(?:wi-?fi|wlan|ssid|network(?: name)?)\b\s*(?:network|name)?\s*(?:is|:|=|\||ist|"
        r"called)\s*`?(?P<value>(?=\S*[_\d-])[\w-]{5,32})",
        0.7,
        finds=("wifi is HarlowNest_5G / plum", "| Wi-Fi | `HarlowNest_5G` |"),
        spares=("wifi is down",),
    ),
)
