"""Small answers to what the core asks for: two dozen names, one country, no famous words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from penname.core.needs import MonthNames, Needs, Place

_GIVEN = """
    Ada Berta Clara Dora Edda Frida Greta Hilda Ida Jutta Karla Lena Mona Nora Olga Paula Rita Selma Tilda
    Ursel Vera Wanda Xenia Yrsa Zita Abel Bodo Carlo Dario Emil Fritz Georg Hugo Ivo Jonas Kuno Leo Max Nils
"""
_FAMILY = """
    Abbot Barlow Carver Dutton Ellery Fenwick Gorman Hadley Ingram Jessop Kendrick Lowell Merton Norwood
    Osborne Pelham Quincy Redfern Selby Thorne Upton Vickers Wardle Yardley Zeller Ashby Birch Colby Denby
"""
GIVEN = tuple(_GIVEN.split())
FAMILY = tuple(_FAMILY.split())


@dataclass
class FakePools:
    given_names: Sequence[str] = GIVEN
    family_names: Sequence[str] = FAMILY

    def given(self, culture: str, gender: str) -> Sequence[str]:
        return self.given_names

    def family(self, culture: str, gender: str) -> Sequence[str]:
        return self.family_names

    def gender_of(self, given: str, culture: str) -> str:
        return ""

    def culture_of(self, name: Sequence[str], language: str) -> str:
        return "en"

    def is_given(self, word: str) -> bool:
        return word.title() in self.given_names or word.casefold() in ("maria", "john", "ana")

    def is_family(self, word: str) -> bool:
        return word.title() in self.family_names or word.casefold() in ("torres", "chen")

    def company_words(self, culture: str) -> Sequence[str]:
        return FAMILY

    def street_names(self, country: str) -> Sequence[str]:
        return FAMILY

    def __hash__(self) -> int:
        return id(self)


class FakePlaces:
    def find(self, name: str, country: str = "") -> Place | None:
        return None

    def alike(self, place: Place) -> Sequence[Place]:
        return ()

    def is_top_city(self, name: str) -> bool:
        return name.casefold() in ("paris", "london")


@dataclass
class FakeWords:
    common: frozenset[str] = frozenset({"will", "grace", "the"})
    famous: frozenset[str] = field(default_factory=frozenset)

    def is_common(self, word: str, language: str) -> bool:
        return word.casefold() in self.common

    def is_famous(self, name: str) -> bool:
        return name.casefold() in self.famous

    def is_met_often(self, name: str, language: str) -> bool:
        return False


class FakePhones:
    def country_digits(self, value: str, country: str = "") -> int:
        return 0

    def is_valid(self, value: str, country: str = "") -> bool:
        return True

    def country_of(self, value: str, countries: Sequence[str]) -> str:
        return countries[0] if countries else ""

    def national_digits(self, value: str, country: str = "") -> tuple[str, str]:
        return "".join(c for c in value if c.isdigit()), ""

    def like(self, value: str, country: str = "") -> Callable[[str], bool]:
        return lambda digits: True

    def layouts(self, value: str, country: str) -> Sequence[str]:
        return ()


class FakeCalendar:
    def months(self, language: str) -> Sequence[MonthNames]:
        names = "January February March April May June July August September October November December"
        return (MonthNames(wide=True, names=tuple(names.split())),)

    def weekdays(self, language: str) -> Sequence[tuple[str, ...]]:
        return (("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),)

    def day_first(self, language: str, country: str = "") -> bool:
        return False


def needs(words: FakeWords | None = None, pools: FakePools | None = None) -> Needs:
    """All of them together."""
    return Needs(
        pools=pools or FakePools(),
        places=FakePlaces(),
        words=words or FakeWords(),
        phones=FakePhones(),
        calendar=FakeCalendar(),
    )
