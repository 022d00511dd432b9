"""One offset moves all dates of a conversation: intervals stay, and what the model computes comes back."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.dates import translation
from penname.core.dates.pieces import FIRST_DAY, LAST_DAY
from penname.core.dates.translation import is_admissible, offset_for, offsets, today_in, translate

KEY = bytes(range(32))
days = st.dates(FIRST_DAY, LAST_DAY)
any_day = st.dates(dt.date.min, dt.date.max)
admissible = st.sampled_from(offsets("shift"))


@pytest.mark.parametrize(
    ("mode", "count", "farthest"), [("auto", 576, 365), ("shift", 6_322, 4_000), ("shift-capped", 80, 60)]
)
def test_each_mode_draws_from_as_many_offsets_as_specified(mode: str, count: int, farthest: int) -> None:
    pool = offsets(mode)

    assert len(pool) == count
    assert max(map(abs, pool)) <= farthest


def test_shift_accepts_the_share_that_the_paper_enumerates() -> None:
    """VTR C.3: 6,322 of 8,001, a rate of 0.790."""
    assert round(len(offsets("shift")) / (2 * translation.FARTHEST + 1), 3) == 0.790
    assert offsets("shift-today") == offsets("shift")


@given(st.integers(-4_000, 4_000))
def test_admissible_offsets_never_keep_the_weekday_nor_come_near_whole_years(offset: int) -> None:
    nearest_year = min(abs(offset - 365.25 * years) for years in range(-12, 13))

    assert is_admissible(offset) == (offset % 7 != 0 and nearest_year >= 15)


@given(st.binary(min_size=32, max_size=32), st.sampled_from(sorted(translation.REACH)))
def test_a_key_always_gives_an_admissible_offset(key: bytes, mode: str) -> None:
    assert offset_for(key, mode) in offsets(mode)
    assert offset_for(key, mode) == offset_for(key, mode)


def test_offsets_are_drawn_evenly() -> None:
    counts = Counter(offset_for(number.to_bytes(32, "big"), "shift-capped") for number in range(8_000))

    chi_squared = sum((counts[offset] - 100) ** 2 / 100 for offset in offsets("shift-capped"))
    assert chi_squared < 124  # one in a thousand is larger, at 79 degrees of freedom


def test_encipher_has_no_offset_and_an_unknown_mode_is_refused() -> None:
    assert offset_for(KEY, "encipher") == 0
    with pytest.raises(ValueError, match="modes"):
        offset_for(KEY, "sideways")
    with pytest.raises(ValueError, match="modes"):
        offsets("encipher")


@given(any_day, admissible)
def test_the_way_back_is_always_exact(day: dt.date, offset: int) -> None:
    assert translate(translate(day, offset), -offset) == day


@given(days, admissible)
def test_the_range_is_never_left_and_no_day_stays(day: dt.date, offset: int) -> None:
    moved = translate(day, offset)

    assert FIRST_DAY <= moved <= LAST_DAY
    assert moved != day


inside = st.dates(dt.date(1910, 12, 15), dt.date(2089, 1, 17))


@given(st.lists(inside, min_size=2, max_size=8), admissible)
def test_intervals_and_order_always_stay_where_nothing_wraps(told: list[dt.date], offset: int) -> None:
    """The bounds are those of VTR C.5 for S = 4000."""
    moved = [translate(day, offset) for day in told]

    assert [b - a for a, b in pairwise(moved)] == [b - a for a, b in pairwise(told)]


def test_a_date_at_the_end_of_the_range_wraps_and_comes_back() -> None:
    wrapped = translate(dt.date(1902, 3, 1), -2_000)

    assert wrapped == dt.date(2096, 9, 7)
    assert translate(wrapped, 2_000) == dt.date(1902, 3, 1)


@given(st.dates(dt.date(1912, 1, 19), dt.date(2087, 12, 13)), st.integers(-400, 400), admissible)
def test_a_date_worked_out_from_a_surrogate_always_comes_back_as_far_from_the_real_one(
    day: dt.date, days_later: int, offset: int
) -> None:
    later = dt.timedelta(days=days_later)

    assert translate(translate(day, offset) + later, -offset) == day + later


def test_the_worked_example_of_the_paper() -> None:
    """VTR C.5: 2017-07-19 inverts to 2026-08-29, thirty days after the real visit, under 3,328 days."""
    visit = dt.date(2026, 7, 30)

    assert translate(visit, -3_328) == dt.date(2017, 6, 19)
    assert translate(dt.date(2017, 7, 19), 3_328) == dt.date(2026, 8, 29)


def test_a_date_worked_out_from_a_wrapped_surrogate_comes_back_too() -> None:
    real = dt.date(1902, 3, 1)

    assert translate(translate(real, -2_000) + dt.timedelta(days=30), 2_000) == dt.date(1902, 3, 31)


def test_today_moves_along() -> None:
    assert today_in(dt.date(2026, 11, 30), 3_328) - dt.date(2026, 11, 30) == dt.timedelta(days=3_328)


@given(st.integers(1900, 2099), st.integers(1, 12), admissible)
def test_a_month_or_year_alone_never_stays_and_moves_like_the_days(
    year: int, month: int, offset: int
) -> None:
    moved_year, moved_month = translation.translate_month(year, month, offset)
    months = (moved_year - year) * 12 + moved_month - month

    assert months != 0
    assert abs(months * translation.MONTH - offset) <= translation.MONTH
    assert translation.translate_year(year, offset) != year


@given(st.integers(1, 12), st.integers(1, 31), st.sampled_from(offsets("auto")))
def test_a_day_without_its_year_always_stays_a_day_of_the_year(month: int, day: int, offset: int) -> None:
    try:
        dt.date(2000, month, day)
    except ValueError:
        return

    moved = translation.translate_day_of_year(month, day, offset)

    assert dt.date(2000, *moved)
    assert moved != (month, day)


def test_days_without_their_year_are_moved_one_to_one() -> None:
    year = [dt.date(2001, 1, 1) + dt.timedelta(days=number) for number in range(365)]

    for offset in offsets("auto")[::37]:
        moved = {translation.translate_day_of_year(day.month, day.day, offset) for day in year}
        assert len(moved) == 365
