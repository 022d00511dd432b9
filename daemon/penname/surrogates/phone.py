"""Phone numbers keep their country code and their layout; their national digits change.

The slot is the national significant number, so "0171 392 0044" and "+49 171 3920044" stay one number.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from penname.core import digits
from penname.core.digits import DIGITS
from penname.core.errors import DomainTooSmall, NoSurrogateLeft
from penname.core.forms import phone as phone_forms
from penname.core.kinds import Kind
from penname.core.surrogate import Form, Scope, Surrogate
from penname.surrogates.placeholder import or_placeholder

WALK = 64
"""Steps towards a valid number of the same sort before one more leading digit is kept.

Half of all numbers of a plan are valid, but only a hundredth may be mobile, as in Germany.
"""

MOST_KEPT = 3
"""Leading digits. Four would name the district or the first owner's network."""

LEAST_DIGITS = 2

COUNTRIES: dict[str, tuple[str, ...]] = {
    "en": ("US", "GB", "CA", "AU", "IE", "NZ", "ZA"),
    "de": ("DE", "AT", "CH"),
    "fr": ("FR", "BE", "CH", "CA"),
    "es": ("ES", "MX", "AR", "CO", "CL", "PE"),
    "it": ("IT", "CH"),
    "pt": ("BR", "PT"),
    "nl": ("NL", "BE"),
    "pl": ("PL",),
    "sv": ("SE", "FI"),
    "ru": ("RU", "KZ"),
    "tr": ("TR",),
    "ja": ("JP",),
    "ko": ("KR",),
    "zh": ("CN", "TW", "HK"),
    "ar": ("SA", "AE", "EG"),
    "hi": ("IN",),
}
"""Where a national number is read when the country is not known, by language of the message."""


def make(value: str, scope: Scope) -> str:
    """`value` with other national digits: valid in its country, of the same sort of line, layout untouched.

    Raises:
        DomainTooSmall: It has fewer than two digits.
        NoSurrogateLeft: No valid number of its sort was met on a bounded walk.
    """
    phones = scope.needs.phones
    country = _country(value, scope)
    national, extension = phones.national_digits(value, country)
    written = _digits(value)
    if not national or not written.endswith(national + extension):
        national, extension = written, ""  # a number that no plan can read: all its digits change
    other = scope.keep(
        "phone/digits", national, lambda attempt: _other(national, attempt, value, country, scope)
    )
    if len(extension) >= LEAST_DIGITS:
        tweak = f"phone/extension/{national}"
        extension = digits.encipher(scope.key("fpe/phone"), tweak, extension, [DIGITS] * len(extension))
    head = written[: len(written) - len(national) - len(extension)]
    return _laid_out(value, head + other + extension)


def _other(national: str, attempt: int, value: str, country: str, scope: Scope) -> str:
    """The first alike number on a cycle walk from `national`; from an unreadable one, the first step.

    Where the walk is long, the next one leaves one leading digit more in its place, which is shared by all
    numbers of the sort anyway.

    Raises:
        DomainTooSmall: `national` has fewer than two digits.
        NoSurrogateLeft: The number is valid and none alike was met.
    """
    if len(national) < LEAST_DIGITS:
        raise DomainTooSmall(Kind.PHONE, 10 ** len(national), 10**LEAST_DIGITS)
    key, tweak = scope.key("fpe/phone"), f"phone/{country}/{attempt}"
    is_alike = scope.needs.phones.like(value, country)
    first = digits.encipher(key, tweak, national, [DIGITS] * len(national))
    for kept in range(min(MOST_KEPT, len(national) - LEAST_DIGITS) + 1):
        head, tail = national[:kept], national[kept:]
        for _ in range(WALK):
            tail = digits.encipher(key, f"{tweak}/{head}" if head else tweak, tail, [DIGITS] * len(tail))
            if is_alike(head + tail) and head + tail != national:
                return head + tail
    if scope.needs.phones.is_valid(value, country):
        raise NoSurrogateLeft(Kind.PHONE, (MOST_KEPT + 1) * WALK)
    return first


def _country(value: str, scope: Scope) -> str:
    near = COUNTRIES.get(scope.language, ())
    candidates = tuple(dict.fromkeys((*((scope.country,) if scope.country else ()), *near, "US")))
    return scope.needs.phones.country_of(value, candidates) or candidates[0]


def _digits(value: str) -> str:
    return "".join(str(unicodedata.digit(each)) for each in value if each.isdecimal())


def _laid_out(value: str, new: str) -> str:
    rest = iter(new)
    return "".join(digits.alphabet_of(each)[int(next(rest))] if each.isdecimal() else each for each in value)


def forms(value: str, surrogate: str, scope: Scope) -> Iterable[Form]:
    """The other layouts of a number, read in the country in which it was changed."""
    return phone_forms.forms(value, surrogate, _country(value, scope), scope)


def identity(value: str) -> str:
    """The last nine digits: what the national and the international layout of a number share."""
    return _digits(value)[-9:] or value


PHONE = Surrogate(
    kind=Kind.PHONE,
    identity=identity,
    make=or_placeholder(Kind.PHONE, identity, make),
    forms=forms,
    example=("+39 347 123 4567", "+39 328 685 1336"),
)
