"""The shape of a row on the surrogate shelf, and what a row may ask of its conversation.

A row works on one *mention as written* and returns the stand-in *in the same shape*. What must be the
same for all mentions of one entity, a row keeps through `Scope.keep`: a person's given name, the digits
of a phone number, the city of an address. Since every part maps on its own, all forms agree whatever
the order in which they are seen: "maria.torres@…" first and "TORRES, Maria" later are one person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from penname.core.kinds import Kind
from penname.core.needs import Needs


class Guard(StrEnum):
    """When a form may be brought back. Read by Python and by the extension alike."""

    WORD = "word"  # never inside a longer word or number
    LONE = "lone"  # a given name alone: as WORD, and not before a capitalised word outside its entity
    FAMILY = "family"  # a family name alone: as LONE, and not after such a word either, titles excepted
    DAY = "day"  # a day and month: as WORD, and not beside a year, which would be another one
    ENDING = "ending"  # digits, only after words like "ending in"
    EXACT = "exact"  # as WORD, and only in exactly this letter case
    ANYWHERE = "anywhere"  # also inside a longer word: a pair that left glued to other letters


@dataclass(frozen=True, slots=True, repr=False)
class Form:
    """One way in which a surrogate may be written, and what must then be read instead."""

    text: str
    original: str
    guard: Guard = Guard.WORD


class Scope(Protocol):
    """The conversation, as a row of the shelf sees it."""

    needs: Needs
    language: str  # of the message, ISO 639-1
    country: str  # ISO 3166 alpha-2, "" when unknown
    birth_dates: str  # "decade" (an adult stays an adult) or "full-range"

    def key(self, purpose: str) -> bytes:
        """32 bytes for one purpose: `fpe/<kind>` or `semantic/<kind>` (engine §1)."""
        ...

    def keep(self, slot: str, original: str, propose: Callable[[int], str]) -> str:
        """The replacement of `original` in `slot`, chosen once and then always the same.

        `propose(attempt)` is called with 0, 1, 2… until a proposal is safe to bring back (engine §4) and
        not yet the replacement of another original in this slot's kind. `slot` is `<kind>/<part>`:
        `person/given`, `person/family`, `phone/digits`. `original` is normalized by the caller.

        Raises:
            NoSurrogateLeft: No proposal was safe.
        """
        ...

    def kept(self, slot: str, original: str) -> str | None:
        """What `keep` chose before, or None."""
        ...

    def choose(self, slot: str, original: str, attempt: int, pool_size: int) -> int:
        """An index into a pool of `pool_size`, by HMAC-SHA256(semantic key, slot ‖ original ‖ attempt)."""
        ...

    def date_offset(self) -> int:
        """The conversation's one translation of dates, in days; 0 when dates are enciphered."""
        ...


@dataclass(frozen=True, slots=True)
class Surrogate:
    """How one kind gets its stand-ins.

    `identity(value)` is what makes two mentions one entity (a phone's digits, an e-mail in lower case).
    `make(value, scope)` writes the stand-in for a mention as written, same shape; the way back must be
    unique: two different values never get the same text. `forms(value, surrogate, scope)` lists the
    other ways in which a model may write that surrogate, each with the form of the original that then
    belongs there; the pair itself need not be listed. `example` is (value, a stand-in as it may look).
    """

    kind: Kind
    identity: Callable[[str], str]
    make: Callable[[str, Scope], str]
    forms: Callable[[str, str, Scope], Iterable[Form]]
    example: tuple[str, str]
