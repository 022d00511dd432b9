"""What the core and the rows of its shelves ask for, and adapters answer.

The core may not import Babel, phonenumbers, Faker or a places list; it says here what it needs of them.
Every answer is plain data and the same on every call.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


class Pools(Protocol):
    """Names to choose from, by culture (a CLDR language or locale such as `en`, `de`, `pl`, `ja`)."""

    def given(self, culture: str, gender: str) -> Sequence[str]:
        """Given names; `gender` is `f`, `m` or `""` (any). Sorted, no duplicates, at least 50."""
        ...

    def family(self, culture: str, gender: str) -> Sequence[str]:
        """Family names; `gender` matters only where names inflect (pl, cs, ru). Sorted, no duplicates."""
        ...

    def gender_of(self, given: str, culture: str) -> str:
        """`f`, `m`, or `""` where the name does not tell."""
        ...

    def culture_of(self, name: Sequence[str], language: str) -> str:
        """The name culture that the words of a name (given names and family names) most likely come from."""
        ...

    def is_given(self, word: str) -> bool:
        """Whether the word, in any case, is a given name in a covered culture."""
        ...

    def is_family(self, word: str) -> bool:
        """Whether the word, in any case, is a family name in a covered culture."""
        ...

    def company_words(self, culture: str) -> Sequence[str]:
        """Distinctive words from which the names of companies are made."""
        ...

    def street_names(self, country: str) -> Sequence[str]:
        """Street names without their type word, for an ISO 3166 alpha-2 country."""
        ...

    def __hash__(self) -> int:
        """Answers never change, so what is chosen from them may be remembered by pools."""
        ...


@dataclass(frozen=True, slots=True)
class Place:
    """A populated place. `region` is the country's own code of the state or province."""

    name: str
    country: str
    region: str
    population: int


class Places(Protocol):
    """Cities of the world and their neighbours in size. Hashable, as what follows from them is kept."""

    def __hash__(self) -> int: ...

    def find(self, name: str, country: str = "", region: str = "") -> Place | None:
        """The largest place of that name (in any case), preferably in `country` and its `region`."""
        ...

    def alike(self, place: Place) -> Sequence[Place]:
        """Places in the same state and country about as large, nearest in population first, without itself.

        Falls back to the same country where the state has fewer than five.
        """
        ...

    def in_country(self, country: str, script: str = "Latn") -> Sequence[str]:
        """Names of places in `country` in an ISO 15924 script, none of them among the best known."""
        ...

    def regions_like(self, name: str) -> Sequence[str]:
        """The other countries of its continent or states of its country; none where `name` is no region."""
        ...

    def is_top_city(self, name: str) -> bool:
        """Whether the name is one of the world's best-known cities."""
        ...


class Words(Protocol):
    """How common a word is."""

    def is_common(self, word: str, language: str) -> bool:
        """Whether `word` is a common word of English or of `language`, in any case."""
        ...

    def is_famous(self, name: str) -> bool:
        """Whether the full name, or the lone family name, is that of a public figure."""
        ...

    def is_met_often(self, name: str, language: str) -> bool:
        """Whether a name of letters with case is so common that any text may hold it by chance."""
        ...


class Phones(Protocol):
    """The number plans of the world."""

    def country_digits(self, value: str, country: str = "") -> int:
        """How many leading digits of `value` are an international prefix and country code: 0 for national."""
        ...

    def is_valid(self, value: str, country: str = "") -> bool:
        """Whether `value`, in any layout, is a possible and valid number (read nationally in `country`)."""
        ...

    def country_of(self, value: str, countries: Sequence[str]) -> str:
        """Its own country if international, else the first of `countries` in which `value` is valid.

        Else the first in which it is at least possible, else "".
        """
        ...

    def national_digits(self, value: str, country: str = "") -> tuple[str, str]:
        """The national significant digits of `value`, and its extension; two empty texts if unreadable."""
        ...

    def like(self, value: str, country: str = "") -> Callable[[str], bool]:
        """A test for national digits: are they a valid number of the same country and sort as `value`?"""
        ...

    def layouts(self, value: str, country: str) -> Sequence[str]:
        """The same number in its usual layouts; the nth layout of two numbers is the same layout."""
        ...


@dataclass(frozen=True, slots=True)
class MonthNames:
    """The names of the twelve months of one language in one grammatical form and width."""

    wide: bool
    names: tuple[str, ...]


class Calendar(Protocol):
    """Month and weekday names and date orders by language (CLDR).

    Hashable, because the tables that are built from a calendar are kept per calendar.
    """

    def __hash__(self) -> int: ...

    def months(self, language: str) -> Sequence[MonthNames]:
        """Every form in common use: wide and abbreviated, format (genitive) and stand-alone."""
        ...

    def weekdays(self, language: str) -> Sequence[tuple[str, ...]]:
        """Tuples of seven names, Monday first: wide, then abbreviated."""
        ...

    def day_first(self, language: str, country: str = "") -> bool:
        """Whether a numeric date such as 03/05/2026 starts with its day there."""
        ...


@dataclass(frozen=True, slots=True)
class Needs:
    """Everything the core asks for, in one place."""

    pools: Pools
    places: Places
    words: Words
    phones: Phones
    calendar: Calendar
