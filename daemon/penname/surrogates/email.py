"""An e-mail address follows its owner's and employer's stand-ins, in the same pattern.

Public providers stay, with four digits more in the local part, so that nobody's real mailbox is named;
other domains are those of the organization's stand-in, under `.example` (RFC 2606).
"""

from __future__ import annotations

from penname.core.errors import DomainTooSmall
from penname.core.forms import email
from penname.core.handles import respell
from penname.core.kinds import Kind
from penname.core.organizations import domain
from penname.core.surrogate import Scope, Surrogate
from penname.core.wordlist import listed
from penname.surrogates.placeholder import or_placeholder

_PROVIDERS = frozenset(
    listed(
        "gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud me mac aol proton "
        "protonmail pm gmx web t-online freenet "
        "posteo mailbox orange wanadoo free laposte sfr libero tin alice virgilio tiscali terra uol bol sapo "
        "wp onet interia o2 seznam "
        "centrum mail yandex ya bk inbox list rambler ukr naver daum hanmail kakao qq 163 126 sina foxmail "
        "docomo ezweb softbank zoho "
        "fastmail tutanota tuta hey comcast verizon att sbcglobal bellsouth cox btinternet sky talktalk "
        "virginmedia telenet ziggo kpn "
        "xs4all bluewin telia spray rediffmail gmx web mynet"
    )
)
_SLOT = "email/address"


def identity(value: str) -> str:
    """The address in lower case."""
    return value.strip().lower()


def make(value: str, scope: Scope) -> str:
    """The stand-in of one address, in its letter case.

    Raises:
        DomainTooSmall: It is no address.
        NoSurrogateLeft: No name was safe.
    """
    local, at, host = value.rpartition("@")
    if not at or not local or not host:
        raise DomainTooSmall(Kind.EMAIL, 1, 2)
    public = host.lower().split(".")[0] in _PROVIDERS
    name, tag, label = local.partition("+")
    spelt = respell(name, scope) + (tag and tag + respell(label, scope))
    site = host if public else domain(host, scope)
    key = value.lower()

    def propose(attempt: int) -> str:
        digits = f"{1000 + scope.choose(_SLOT, key, attempt, 9000)}" if public or attempt else ""
        return f"{spelt}{digits}@{site}".lower()

    chosen = scope.keep(_SLOT, key, propose)
    if value.isupper():
        return chosen.upper()
    # Letter case as it is written, where what was kept for another spelling still fits.
    return spelt + chosen[len(spelt) :] if chosen.startswith(spelt.lower()) else chosen


EMAIL = Surrogate(
    kind=Kind.EMAIL,
    identity=identity,
    make=or_placeholder(Kind.EMAIL, identity, make),
    forms=email.forms,
    example=("maria.torres@northwind.de", "elena.vargas@alderford.example"),
)
