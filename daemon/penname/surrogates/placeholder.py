"""What never leaves, not even disguised: `[CARD 1]`, `[SSN 1]`, `[SECRET 1]` stand for it.

Placeholders are numbered in order of first sight, and a value keeps its number however it is spelled. Two
spellings of one value in one conversation ("4000 0041…", "40000041…") still need each its own way back, so
every further spelling adds a letter: `[CARD 1]`, `[CARD 1b]`, `[CARD 1c]`. The model sees that they are one.

The same placeholders stand for an attribute that the person asked to hide, and for a value of any other kind
that has too few possible stand-ins to hide in.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from string import ascii_lowercase

from penname.core.errors import DomainTooSmall, NoSurrogateLeft
from penname.core.forms.placeholder import forms
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate

US_SSN = re.compile(r"\d{3}[- ]?\d{2}[- ]?\d{4}")

LABELS: dict[Kind, str] = {
    Kind.NATIONAL_ID: "ID",
    Kind.PAYMENT_CARD: "CARD",
    Kind.IBAN: "IBAN",
    Kind.BANK_ACCOUNT: "ACCOUNT",
    Kind.PASSPORT: "PASSPORT",
    Kind.SECRET: "SECRET",
    Kind.DATE: "DATE",
    Kind.DATE_OF_BIRTH: "BIRTH DATE",
    Kind.PHONE: "PHONE",
    Kind.REFERENCE: "REFERENCE",
    Kind.DRIVING_LICENCE: "LICENCE",
    Kind.CRYPTO_WALLET: "WALLET",
    Kind.IP_ADDRESS: "IP",
    Kind.MAC_ADDRESS: "MAC",
    Kind.SALARY: "AMOUNT",
    Kind.AGE: "AGE",
    Kind.MEDICAL_CONDITION: "CONDITION",
    Kind.PERSON: "PERSON",
    Kind.ORGANIZATION: "ORGANIZATION",
    Kind.LOCATION: "PLACE",
    Kind.REGION: "REGION",
    Kind.ADDRESS: "ADDRESS",
    Kind.EMAIL: "EMAIL",
    Kind.USERNAME: "USER",
    Kind.PERSONAL_URL: "LINK",
}
"""The word in the brackets; `ATTRIBUTE` for the kinds that are not here."""

ATTRIBUTE = "ATTRIBUTE"


def compact(value: str) -> str:
    """Letters and digits alone, in capitals: what two spellings of one number have in common."""
    return "".join(character for character in value if character.isalnum()).upper() or value


def as_written(value: str) -> str:
    """The value itself: one more letter makes another password."""
    return value


def in_any_case(value: str) -> str:
    """Case folded, blanks as one: "German" and "german" are one attribute."""
    return " ".join(value.casefold().split())


def placeholder(kind: Kind, identity: str, value: str, scope: Scope) -> str:
    """The placeholder of `value`, as `[LABEL number]` with a letter from its second spelling on.

    Args:
        kind: Chooses the label.
        identity: What all spellings of the value share; it holds the number.
        value: This spelling.
        scope: Keeps numbers in the slot `<label>/number` and spellings in `<label>/spelling`.

    Raises:
        NoSurrogateLeft: More than 25 further spellings of one value, or hundreds of values of one label.
    """
    label = LABELS.get(kind, ATTRIBUTE)
    if kind is Kind.NATIONAL_ID and US_SSN.fullmatch(value.strip()):
        label = "SSN"
    slots = label.lower().replace(" ", "-")
    number = scope.keep(f"{slots}/number", identity, lambda attempt: f"{label} {attempt + 1}")

    def spell(attempt: int) -> str:
        if attempt >= len(ascii_lowercase):
            raise NoSurrogateLeft(kind, len(ascii_lowercase))
        return f"[{number}{ascii_lowercase[attempt] if attempt else ''}]"

    return scope.keep(f"{slots}/spelling", value, spell)


def or_placeholder(
    kind: Kind, identity: Callable[[str], str], make: Callable[[str, Scope], str]
) -> Callable[[str, Scope], str]:
    """`make`, with a placeholder where the value has too few stand-ins to hide in."""

    def make_or_number(value: str, scope: Scope) -> str:
        try:
            return make(value, scope)
        except (DomainTooSmall, NoSurrogateLeft):
            return placeholder(kind, identity(value), value, scope)

    return make_or_number


def _row(kind: Kind, identity: Callable[[str], str], example: tuple[str, str]) -> Surrogate:
    def make(value: str, scope: Scope) -> str:
        return placeholder(kind, identity(value), value, scope)

    return Surrogate(kind=kind, identity=identity, make=make, forms=forms, example=example)


BLOCKED = (
    _row(Kind.NATIONAL_ID, compact, ("536-22-8714", "[SSN 1]")),
    _row(Kind.PAYMENT_CARD, compact, ("4539 1488 0343 6467", "[CARD 1]")),
    _row(Kind.IBAN, compact, ("DE89 3704 0044 0532 0130 00", "[IBAN 1]")),
    _row(Kind.BANK_ACCOUNT, compact, ("000123456789", "[ACCOUNT 1]")),
    _row(Kind.PASSPORT, compact, ("X4820917", "[PASSPORT 1]")),
    _row(Kind.SECRET, as_written, ("hV7!plumeria-29", "[SECRET 1]")),
)
"""The kinds that never leave."""

ATTRIBUTES = (
    _row(Kind.ETHNICITY, in_any_case, ("Iranian", "[ATTRIBUTE 1]")),
    _row(Kind.RELIGION, in_any_case, ("Buddhist", "[ATTRIBUTE 2]")),
    _row(Kind.SEXUALITY, in_any_case, ("gay", "[ATTRIBUTE 3]")),
    _row(Kind.POLITICS, in_any_case, ("a Green", "[ATTRIBUTE 4]")),
    _row(Kind.DISABILITY, in_any_case, ("hearing impairment", "[ATTRIBUTE 5]")),
    _row(Kind.GENDER, in_any_case, ("non-binary", "[ATTRIBUTE 6]")),
)
"""The attributes that have no believable stand-in: they are numbered together."""
