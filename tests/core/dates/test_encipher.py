"""Enciphering moves a date within its class: valid, one to one, and exactly reversible."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.dates.classes import century, class_of, decade
from penname.core.dates.encipher import another_day, decipher, encipher
from penname.core.dates.pieces import DAYS, FIRST_DAY, LAST_DAY
from penname.core.errors import DomainTooSmall

KEY = bytes(range(32))
days = st.dates(FIRST_DAY, LAST_DAY)
spans = st.sampled_from([century, decade])


@pytest.mark.parametrize("span", [century, decade])
def test_all_days_of_two_centuries_are_permuted(span: object) -> None:
    """Every day has one surrogate, every surrogate one day, and the way back is exact: 73,049 times."""
    every_day = [FIRST_DAY + dt.timedelta(days=number) for number in range(DAYS)]

    images = [encipher(KEY, day, span(day)) for day in every_day]  # type: ignore[operator]

    assert len(set(images)) == DAYS
    assert [decipher(KEY, image, span(image)) for image in images] == every_day  # type: ignore[operator]


@given(days, spans, st.integers(0, 5))
def test_the_class_is_always_kept(day: dt.date, span: object, attempt: int) -> None:
    image = encipher(KEY, day, span(day), attempt)  # type: ignore[operator]

    assert class_of(image, span(day)) == class_of(day, span(day))  # type: ignore[operator]


@given(days)
def test_a_birth_always_stays_in_its_decade(day: dt.date) -> None:
    assert encipher(KEY, day, decade(day)).year // 10 == day.year // 10


@given(days, spans, st.binary(min_size=32, max_size=32))
def test_no_day_is_ever_its_own_surrogate(day: dt.date, span: object, key: bytes) -> None:
    assert another_day(key, day, span(day)) != day  # type: ignore[operator]


def test_a_fixed_point_takes_the_next_attempt() -> None:
    """A permutation of ninety dates has one on average, so some key among many fixes this day."""
    day = dt.date(1985, 11, 11)
    keys = (number.to_bytes(32, "big") for number in range(2_000))
    key = next(key for key in keys if encipher(key, day, decade(day)) == day)

    assert another_day(key, day, decade(day)) == encipher(key, day, decade(day), attempt=1)


def test_another_key_or_attempt_gives_an_unrelated_date() -> None:
    days = [dt.date(1980, 1, 1) + dt.timedelta(days=13 * number) for number in range(500)]

    same = sum(encipher(KEY, day, century(day)) == encipher(bytes(32), day, century(day)) for day in days)
    again = sum(encipher(KEY, day, century(day)) == encipher(KEY, day, century(day), 1) for day in days)

    assert (same, again) <= (3, 3)


def test_a_span_of_one_year_is_too_small_for_some_dates() -> None:
    with pytest.raises(DomainTooSmall):
        encipher(KEY, dt.date(1985, 11, 11), (1985, 1985))
