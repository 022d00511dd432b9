"""All dates of a conversation move by one number of days, so that intervals, order and durations stay true.

What the model works out from translated dates comes back by `translate` with the negative offset; which dates
of a reply are such ones is decided in `core.computed_dates`.

Source: Veil-Then-Reveal §4.2.1 and C.2 to C.5, with S = 4000 and g = 15.
"""

from __future__ import annotations

import datetime as dt
from functools import cache

from penname.core.dates.pieces import DAYS, FIRST_DAY, LAST_DAY
from penname.core.keys import fingerprint

FARTHEST = 4000
"""S: days."""

GAP = 15
"""g: days. An offset nearer than this to whole years leaves day and month nearly in place."""

YEAR = 365.25
MONTH = YEAR / 12

REACH = {"auto": 365, "shift": FARTHEST, "shift-capped": 60, "shift-today": FARTHEST}
"""The modes that translate, and how far at most, in days: 576, 6,322, 80 and 6,322 offsets."""

ENCIPHER = "encipher"
MODES = (*REACH, ENCIPHER)


def is_admissible(offset: int) -> bool:
    """Whether dates may move by so many days: not by whole weeks, and not by about whole years.

    The band around 0 is one of the bands around whole years. 6,322 of the 8,001 offsets within ±4000 pass.
    """
    return offset % 7 != 0 and abs(offset - YEAR * round(offset / YEAR)) >= GAP


@cache
def offsets(mode: str) -> tuple[int, ...]:
    """The offsets that a mode draws from, ascending.

    Raises:
        ValueError: The mode is no translation.
    """
    if mode not in REACH:
        raise ValueError(f"the modes that translate dates are {', '.join(REACH)}")
    return tuple(offset for offset in range(-REACH[mode], REACH[mode] + 1) if is_admissible(offset))


def offset_for(key: bytes, mode: str) -> int:
    """The one offset of a conversation, in days; 0 for `encipher`.

    Args:
        key: 32 bytes of this conversation. The draw is uniform to within 2^-240.
        mode: One of `MODES`. It never changes within a conversation.

    Raises:
        ValueError: There is no such mode.
    """
    if mode == ENCIPHER:
        return 0
    pool = offsets(mode)
    return pool[int.from_bytes(fingerprint(key, "date/offset", mode), "big") % len(pool)]


def translate(date: dt.date, offset: int) -> dt.date:
    """`date` moved by `offset` days; `translate(d, -offset)` is the exact way back.

    Within 1900-01-01 … 2099-12-31 what leaves the range at one end comes in at the other. Dates outside it
    move freely, and wrap at the ends of the calendar.
    """
    if FIRST_DAY <= date <= LAST_DAY:
        place = (date.toordinal() - FIRST_DAY.toordinal() + offset) % DAYS
        return dt.date.fromordinal(FIRST_DAY.toordinal() + place)
    moved = date.toordinal() + offset
    inside_before = FIRST_DAY.toordinal() <= moved <= LAST_DAY.toordinal()
    if inside_before:  # the range maps onto itself: step over it, or two dates would meet
        moved += DAYS if offset > 0 else -DAYS
    return dt.date.fromordinal((moved - 1) % dt.date.max.toordinal() + 1)


def today_in(today: dt.date, offset: int) -> dt.date:
    """The day that is "today" among the translated dates: what `shift-today` tells the model.

    A provider that knows the real day learns the offset from it, which is why it is a mode of its own.
    """
    return translate(today, offset)


def translate_month(year: int, month: int, offset: int) -> tuple[int, int]:
    """A month and its year moved by the nearest whole number of months that is not 0."""
    place = year * 12 + month - 1 + _whole(offset, MONTH)
    return place // 12, place % 12 + 1


def translate_year(year: int, offset: int) -> int:
    """A year alone, moved by the nearest whole number of years that is not 0."""
    return year + _whole(offset, YEAR)


def translate_day_of_year(month: int, day: int, offset: int) -> tuple[int, int]:
    """A month and day without a year, moved round a year of 365 days (29 February round one of 366)."""
    first = dt.date(2000 if (month, day) == (2, 29) else 2001, 1, 1)
    length = 366 if first.year == 2000 else 365
    place = (dt.date(first.year, month, day) - first).days
    moved = first + dt.timedelta(days=(place + offset) % length)
    return moved.month, moved.day


def _whole(offset: int, unit: float) -> int:
    return round(offset / unit) or (1 if offset > 0 else -1)
