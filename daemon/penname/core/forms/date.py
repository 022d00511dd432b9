"""Dates in every layout in common use, in the languages a reply may be written in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from penname.core.dates.layouts import (
    FIRST_SHORT_YEAR,
    FIRST_SHORT_YEAR_OF_A_BIRTH,
    DateMention,
    Field,
    Layout,
    layouts_for,
    read,
    write,
)
from penname.core.forms import placeholder
from penname.core.needs import Calendar
from penname.core.surrogate import Form, Guard, Scope

_ELSEWHERE = ("en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru", "tr", "ja", "ko", "zh")
"""Languages in which only the plainest layouts are listed unless the conversation speaks them."""

_LAST_MONTH = 12

_OTHER_READINGS = ("US", "GB")
"""Where a numeric date is read month first, and day first."""


def forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """The layouts of a date, each with the original's day in the same one.

    A day and month without a year may only come back where no year stands beside them.
    """
    return _forms(value, surrogate, scope, FIRST_SHORT_YEAR)


def birth_forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """As `forms`, for a date of birth: `52` is 1952."""
    return _forms(value, surrogate, scope, FIRST_SHORT_YEAR_OF_A_BIRTH)


def _forms(value: str, surrogate: str, scope: Scope, first: int) -> Iterator[Form]:
    if placeholder.is_placeholder(surrogate):
        yield from placeholder.forms(value, surrogate, scope)
        return
    yield Form(surrogate, value)
    calendar, readings = scope.needs.calendar, list[tuple[tuple[int | None, ...], ...]]()
    for country in dict.fromkeys((scope.country, *_OTHER_READINGS)):
        own = read(value, calendar, scope.language, country, first)
        shown = read(surrogate, calendar, scope.language, country, first)
        if own is None or shown is None:
            continue
        reading = tuple((each.year, each.month, each.day) for each in (own, shown))
        if reading not in readings and (not readings or _alike(own.layout, shown.layout)):
            yield from _read_as(own, shown, scope, country)
        readings.append(reading)


def _read_as(own: DateMention, shown: DateMention, scope: Scope, country: str) -> Iterator[Form]:
    """The layouts of a date as it is read in one country: 04/09/1982 is another day in the next."""
    calendar = scope.needs.calendar
    if own.complete and shown.complete:
        first = _first_field(own.layout)
        day_first = (
            first is Field.DAY
            if own.layout.numeric and first in (Field.DAY, Field.MONTH)
            else calendar.day_first(scope.language, country)
        )
        padded = _is_padded(own.layout) and max(own.date.day, shown.date.day) <= _LAST_MONTH
        yield from _sheet(scope.language, day_first, padded, calendar).forms(shown.date, own.date)
    elif None not in (own.day, own.month, shown.day, shown.month):
        day, own_day = (dt.date(2000, m.month or 1, m.day or 1) for m in (shown, own))
        day_first = calendar.day_first(scope.language, country)
        yield from _yearless(scope.language, day_first, calendar).forms(day, own_day)
    elif None not in (own.month, own.year, shown.month, shown.year):
        for language in dict.fromkeys((scope.language, "en")):
            for table in calendar.months(language):
                text, original = (f"{table.names[(m.month or 1) - 1]} {m.year}" for m in (shown, own))
                yield Form(text, original)


class _Sheet:
    """Layouts to write many dates in: a piece that several layouts share is written once a date."""

    def __init__(self, layouts: Iterable[Layout]) -> None:
        places: dict[Layout, int] = {}
        self._rows = [
            (
                Guard.DAY if _is_day_only(layout) else Guard.WORD,
                [
                    places.setdefault(Layout((piece,), layout.language), len(places))
                    for piece in layout.pieces
                ],
            )
            for layout in layouts
        ]
        self._pieces = tuple(places)

    def forms(self, shown: dt.date, own: dt.date) -> Iterator[Form]:
        """Each layout of `shown`, with `own` in the same one."""
        pieces, own_pieces = ([write(date, piece) for piece in self._pieces] for date in (shown, own))
        for guard, row in self._rows:
            yield Form(
                "".join([pieces[place] for place in row]),
                "".join([own_pieces[place] for place in row]),
                guard,
            )


@lru_cache(maxsize=64)
def _sheet(language: str, day_first: bool, padded: bool, calendar: Calendar) -> _Sheet:
    return _Sheet(_layouts(language, day_first, padded, calendar))


@lru_cache(maxsize=64)
def _yearless(language: str, day_first: bool, calendar: Calendar) -> _Sheet:
    layouts = _layouts(language, day_first, True, calendar)
    return _Sheet(each for each in layouts if _is_day_only(each) and not each.has(Field.WEEKDAY))


def _is_day_only(layout: Layout) -> bool:
    return not layout.has(Field.YEAR) and not layout.has(Field.SHORT_YEAR)


def _layouts(language: str, day_first: bool, padded: bool, calendar: Calendar) -> tuple[Layout, ...]:
    """All layouts of the language and of English, then the plainest of the others.

    03/03/2026 is a day in two numeric layouts: the one that is read so there comes first. So does
    10/25/89 without zeros, as Americans write it, unless the value itself has them and may be read otherwise.
    """
    chosen = [*layouts_for(language, calendar), *layouts_for("en", calendar)]
    for other in _ELSEWHERE:
        if other not in (language, "en"):
            chosen += [each for each in layouts_for(other, calendar) if _is_plain(each)]
    chosen += [variant for each in chosen for variant in _with_comma(each)]
    last = {each: each.numeric and _is_day_first(each) != day_first for each in chosen}
    zeros = {each: _is_padded(each) != (padded or each.has(Field.YEAR)) for each in chosen}
    return tuple(sorted(last, key=lambda each: (last[each], not _is_day_first(each) and zeros[each])))


def _with_comma(layout: Layout) -> Iterator[Layout]:
    """The layout with a comma after its weekday: "mercredi, 17 juillet" for "mercredi 17 juillet"."""
    first, *rest = layout.pieces
    if first.field is Field.WEEKDAY and rest and rest[0].text == " ":
        yield replace(layout, pieces=(first, replace(rest[0], text=", "), *rest[1:]))


def _alike(a: Layout, b: Layout) -> bool:
    return [piece.field for piece in a.pieces] == [piece.field for piece in b.pieces]


def _is_day_first(layout: Layout) -> bool:
    """Whether a numeric layout starts with its day."""
    return _first_field(layout) is Field.DAY


def _first_field(layout: Layout) -> Field:
    return next(piece.field for piece in layout.pieces if piece.field is not Field.LITERAL)


def _is_padded(layout: Layout) -> bool:
    """Whether a numeric layout writes 04 for April or the fourth."""
    return any(piece.padded for piece in layout.pieces if piece.field in (Field.DAY, Field.MONTH))


def _is_plain(layout: Layout) -> bool:
    """A full month name in its first spelling, or East Asian signs; with or without a year and weekday."""
    names = [piece for piece in layout.pieces if piece.field is Field.MONTH_NAME]
    signs = any(c in piece.text for piece in layout.pieces for c in "月월" if piece.field is Field.LITERAL)
    return (signs or not layout.numeric) and all(piece.names == piece.full_names for piece in names)
