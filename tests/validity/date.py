"""A date is valid when it reads as another date in the layout of its original."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from tests.fakes.mentions import CALENDAR
from tests.fakes.sample import Sample, dice

from penname.core.dates.layouts import layouts_for, read, write
from penname.core.dates.pieces import DAYS, FIRST_DAY
from penname.core.dates.vocabulary import LANGUAGES
from penname.core.kinds import Kind

KIND = Kind.DATE
PRESIDIO = ("DateRecognizer", "DATE_TIME")


def values(n: int) -> Iterator[Sample]:
    """Days of two centuries in every usual layout of every language."""
    throw = dice("date")
    for _ in range(n):
        language = throw.choice(LANGUAGES)
        day = FIRST_DAY + dt.timedelta(days=throw.randrange(DAYS))
        yield Sample(write(day, throw.choice(layouts_for(language, CALENDAR))), language)


def valid(value: Sample, surrogate: str) -> bool:
    """Reads as a date, and the day it says, written in the layout of the original, is the surrogate."""
    told = read(value.text, CALENDAR, value.language)
    shown = read(surrogate, CALENDAR, value.language)
    if told is None or shown is None or surrogate == value.text:
        return False
    again = dt.date(shown.year or 2000, shown.month or 1, shown.day or 1)
    return write(again, told.layout) == surrogate
