"""A date of birth is valid as a date is, in the decade of the real one."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from tests.fakes.mentions import CALENDAR
from tests.fakes.sample import Sample, dice

from penname.core.dates.layouts import Field, layouts_for, read, write
from penname.core.dates.vocabulary import LANGUAGES
from penname.core.kinds import Kind
from penname.surrogates.birth_date import FIRST_SHORT_YEAR

KIND = Kind.DATE_OF_BIRTH
PRESIDIO = ("DateRecognizer", "DATE_TIME")


def values(n: int) -> Iterator[Sample]:
    """Births from 1930 to 2025, with their year, in every usual layout."""
    throw = dice("birth")
    first, last = dt.date(1930, 1, 1).toordinal(), dt.date(2025, 12, 31).toordinal()
    for _ in range(n):
        language = throw.choice(LANGUAGES)
        layouts = [
            each
            for each in layouts_for(language, CALENDAR)
            if each.has(Field.YEAR) or each.has(Field.SHORT_YEAR)
        ]
        day = dt.date.fromordinal(throw.randint(first, last))
        yield Sample(write(day, throw.choice(layouts)), language)


def valid(value: Sample, surrogate: str) -> bool:
    """Reads as a date in the same layout and decade, and is another day."""
    told = read(value.text, CALENDAR, value.language, first_short_year=FIRST_SHORT_YEAR)
    shown = read(surrogate, CALENDAR, value.language, first_short_year=FIRST_SHORT_YEAR)
    if told is None or shown is None or not shown.complete:
        return False
    same_layout = write(shown.date, told.layout) == surrogate
    return same_layout and shown.date != told.date and shown.date.year // 10 == told.date.year // 10
