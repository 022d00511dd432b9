"""Dates that look alike: enciphering a date moves it within its class, so that nobody sees it by its shape.

Two dates of one class take the same room in every layout and are equally ambiguous: 03/05 stays a date that
may be read both ways, 3/5 stays two single digits, 23/11 stays unambiguous. The class belongs to the day,
not to the layout, so that one day has one surrogate however it is written.

Source: the rank classes of Veil-Then-Reveal §4.2.1.
"""

from __future__ import annotations

import datetime as dt
from array import array
from bisect import bisect_left
from calendar import monthrange
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from penname.core.errors import NotADate

LAST_AMBIGUOUS_DAY = 12


@dataclass(frozen=True, slots=True)
class DateClass:
    """The dates of the years `first`..`last` with this much room for day and month.

    `ambiguous` says that the day could be a month. Never empty for `class_of` a date.
    """

    first: int
    last: int
    long_day: bool  # two digits without padding
    long_month: bool
    ambiguous: bool

    def __len__(self) -> int:
        return len(_ordinals(self))

    def rank(self, date: dt.date) -> int:
        """The place of `date` among the dates of the class, from 0, in calendar order.

        Raises:
            NotADate: The date is of another class.
        """
        days = _ordinals(self)
        place = bisect_left(days, date.toordinal())
        if place == len(days) or days[place] != date.toordinal():
            raise NotADate
        return place

    def date(self, rank: int) -> dt.date:
        """The date at this place; raises IndexError outside 0 … len-1."""
        return dt.date.fromordinal(_ordinals(self)[rank])


def class_of(date: dt.date, span: tuple[int, int]) -> DateClass:
    """The class of `date` among the dates of the years `span`, both ends included."""
    return DateClass(*span, date.day >= 10, date.month >= 10, date.day <= LAST_AMBIGUOUS_DAY)


def century(date: dt.date) -> tuple[int, int]:
    """The years 1900..1999 or 2000..2099: two digits of a year keep their century in no other way."""
    first = date.year - date.year % 100
    return max(first, dt.MINYEAR), first + 99


def decade(date: dt.date) -> tuple[int, int]:
    """The ten years of a birth, such as 1980..1989: an adult stays an adult."""
    first = date.year - date.year % 10
    return max(first, dt.MINYEAR), first + 9


@lru_cache(maxsize=128)
def _ordinals(group: DateClass) -> Sequence[int]:
    days = array("l")
    months = range(10, 13) if group.long_month else range(1, 10)
    for year in range(group.first, group.last + 1):
        for month in months:
            before = dt.date(year, month, 1).toordinal() - 1
            if not group.long_day:
                low, high = 1, 9
            elif group.ambiguous:
                low, high = 10, LAST_AMBIGUOUS_DAY
            else:
                low, high = LAST_AMBIGUOUS_DAY + 1, monthrange(year, month)[1]
            days.extend(range(before + low, before + high + 1))
    return days
