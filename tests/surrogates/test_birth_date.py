"""A date of birth moves within its decade."""

from __future__ import annotations

import datetime as dt
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import CALENDAR, Mentions

from penname.core.dates.layouts import layouts_for, read, write
from penname.core.dates.vocabulary import LANGUAGES
from penname.surrogates.birth_date import BIRTH_DATE, FIRST_SHORT_YEAR

births = st.dates(dt.date(1930, 1, 1), dt.date(2029, 12, 31))


@given(births, st.sampled_from(LANGUAGES), st.data())
def test_a_birth_always_stays_in_its_decade_and_comes_back(
    day: dt.date, language: str, data: st.DataObject
) -> None:
    conversation = Mentions(language=language, offset=100)
    value = write(day, data.draw(st.sampled_from(layouts_for(language, CALENDAR))))
    told = read(value, CALENDAR, language, first_short_year=FIRST_SHORT_YEAR)

    surrogate = conversation.of(BIRTH_DATE, value)

    shown = read(surrogate, CALENDAR, language, first_short_year=FIRST_SHORT_YEAR)
    assert shown is not None
    assert told is not None
    assert conversation.restored(surrogate) == value
    assert surrogate != value
    assert shown.year is None or told.year is None or shown.year // 10 == told.year // 10


@pytest.mark.parametrize(
    ("value", "layout"),
    [
        ("04/17/1986", r"\d\d/\d\d/198\d"),
        ("June 2, 1951", r"[A-Z][a-z]+ \d, 195\d"),
        ("9. Mai 1990", r"\d\. \w+ 199\d"),
    ],
)
def test_the_layout_stays(value: str, layout: str) -> None:
    assert re.fullmatch(layout, Mentions().of(BIRTH_DATE, value))


def test_full_range_moves_a_birth_within_its_century() -> None:
    years = {
        read(Mentions(seed, birth_dates="full-range").of(BIRTH_DATE, "1984-02-29"), CALENDAR, "en").year  # type: ignore[union-attr]
        for seed in range(40)
    }

    assert len({year // 10 for year in years if year}) > 5
    assert all(1900 <= year <= 1999 for year in years if year)


def test_the_offset_of_other_dates_does_not_move_a_birth() -> None:
    assert Mentions(offset=100).of(BIRTH_DATE, "1984-02-29") == Mentions().of(BIRTH_DATE, "1984-02-29")


def test_an_unreadable_birth_gets_a_placeholder() -> None:
    assert Mentions().of(BIRTH_DATE, "the day of the flood") == "[BIRTH DATE 1]"
