"""Classes cut the calendar into dates that look alike, and every date is in exactly one."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.dates.classes import century, class_of, decade
from penname.core.dates.pieces import DAYS, FIRST_DAY, LAST_DAY
from penname.core.errors import NotADate

days = st.dates(FIRST_DAY, LAST_DAY)
spans = st.sampled_from([century, decade])


def test_the_classes_of_two_centuries_hold_every_day_once() -> None:
    every_day = [FIRST_DAY + dt.timedelta(days=number) for number in range(DAYS)]
    classes = {class_of(day, century(day)) for day in every_day}

    held = sorted(group.date(rank) for group in classes for rank in range(len(group)))

    assert held == every_day


@given(days, spans)
def test_a_rank_always_leads_back_to_its_date(day: dt.date, span: object) -> None:
    group = class_of(day, span(day))  # type: ignore[operator]

    assert group.date(group.rank(day)) == day


@given(days, spans, st.data())
def test_dates_of_one_class_always_look_alike(day: dt.date, span: object, data: st.DataObject) -> None:
    group = class_of(day, span(day))  # type: ignore[operator]

    other = group.date(data.draw(st.integers(0, len(group) - 1)))

    assert [len(str(part)) for part in (other.day, other.month)] == [
        len(str(part)) for part in (day.day, day.month)
    ]
    assert (other.day <= 12) == (day.day <= 12)
    assert other.year // 100 == day.year // 100


@given(days)
def test_every_class_of_a_decade_is_large_enough_to_hide_in(day: dt.date) -> None:
    """The smallest is the 10th to 12th of October to December: ninety dates."""
    assert len(class_of(day, decade(day))) >= 90


def test_ranks_follow_the_calendar() -> None:
    group = class_of(dt.date(1984, 2, 29), (1980, 1989))

    dates = [group.date(rank) for rank in range(len(group))]

    assert dates == sorted(dates)
    assert dt.date(1984, 2, 29) in dates


def test_a_date_of_another_class_has_no_rank() -> None:
    with pytest.raises(NotADate):
        class_of(dt.date(1984, 2, 29), (1980, 1989)).rank(dt.date(1984, 2, 1))


def test_the_ends_of_the_calendar_have_classes_too() -> None:
    """9999-12-31 is a date that programs write for "never"."""
    last, first = dt.date.max, dt.date.min

    assert class_of(last, century(last)).date(len(class_of(last, century(last))) - 1) == last
    assert class_of(first, century(first)).date(0) == first
