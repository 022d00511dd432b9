"""Month and weekday names and date orders by language, from CLDR through Babel.

Implements `core.needs.Calendar`. Babel ships the CLDR tables inside its wheel: nothing is fetched.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

from babel import Locale, UnknownLocaleError

from penname.core.needs import MonthNames

REGIONAL = {"en": ("en_GB", "en_AU"), "de": ("de_AT",), "es": ("es_MX",), "pt": ("pt_PT",), "fr": ("fr_CA",)}
"""Locales whose month names differ from their language's own ("Sept", "Jänner") and are in common use."""

MONTH_FIRST_COUNTRIES = frozenset({"US", "PH", "PR", "GU", "VI", "AS", "MH", "FM", "PW"})

DAY_FIRST_WITH_YEAR_LAST = frozenset({"sv"})
"""Languages whose own numeric dates begin with the year, but that write day before month elsewhere."""

TYPED_WEEKDAYS = {
    "en": (
        ("Mon", "Tues", "Weds", "Thurs", "Fri", "Sat", "Sun"),
        ("Mon", "Tue", "Wed", "Thur", "Fri", "Sat", "Sun"),
    ),
    "pt": (("segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"),),
    "de": (("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Sonnabend", "Sonntag"),),
}
"""What people type beside CLDR's names."""


class BabelCalendar:
    """`core.needs.Calendar` over Babel's CLDR data; every table is read once, on first use."""

    def months(self, language: str) -> Sequence[MonthNames]:
        """Wide forms first, then abbreviated; within each, the form used beside a day first.

        Dotted abbreviations ("janv.") are followed by the same without dots, which people type as often.
        Names made of digits ("3月") are no names and left out. Empty for a language CLDR does not know.
        """
        return _months(language)

    def weekdays(self, language: str) -> Sequence[tuple[str, ...]]:
        """Tuples of seven names, Monday first: wide, then abbreviated, then abbreviated without dots."""
        return _weekdays(language)

    def day_first(self, language: str, country: str = "") -> bool:
        """Whether 03/05/2026 is the third of May there; a known country outweighs the language."""
        return _day_first(language, country)


@cache
def _locale(language: str) -> Locale | None:
    try:
        return Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return None


@cache
def _months(language: str) -> tuple[MonthNames, ...]:
    tables: list[MonthNames] = []
    for width in ("wide", "abbreviated"):
        for tag in (language, *REGIONAL.get(language, ())):
            locale = _locale(tag)
            if locale is None:
                continue
            for context in ("format", "stand-alone"):
                names = tuple(locale.months[context][width][number] for number in range(1, 13))
                tables += [MonthNames(width == "wide", each) for each in _spellings(names)]
    return tuple(dict.fromkeys(tables))


@cache
def _weekdays(language: str) -> tuple[tuple[str, ...], ...]:
    tables: list[tuple[str, ...]] = []
    locale = _locale(language)
    if locale is None:
        return ()
    for width, context in product(("wide", "abbreviated"), ("format", "stand-alone")):
        names = tuple(locale.days[context][width][number] for number in range(7))
        tables += _spellings(names)
    tables += TYPED_WEEKDAYS.get(language, ())
    return tuple(dict.fromkeys(tables))


def _spellings(names: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
    if any(character.isdigit() for name in names for character in name):
        return
    yield names
    undotted = tuple(name.rstrip(".") for name in names)
    if undotted != names:
        yield undotted


@cache
def _day_first(language: str, country: str) -> bool:
    if country:
        return country not in MONTH_FIRST_COUNTRIES
    locale = _locale(language)
    if locale is None:
        return True
    pattern = str(locale.date_formats["short"].pattern)
    return language in DAY_FIRST_WITH_YEAR_LAST or pattern.find("d") < pattern.find("M")
