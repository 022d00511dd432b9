"""A text in marks: names resolved, numbers open; None where a word is unknown."""

from __future__ import annotations

import pytest
from tests.fakes.mentions import CALENDAR

from penname.core.dates.marks import marks_of
from penname.core.dates.pieces import Ending, Field
from penname.core.dates.vocabulary import vocabulary


@pytest.mark.parametrize("text", ["5 Maius 2024", "tomorrow", "5 May 2024 sharp"])
def test_an_unknown_word_tells_that_this_is_no_date(text: str) -> None:
    assert marks_of(text, vocabulary(CALENDAR, "en")) is None


def test_a_name_that_is_both_month_and_weekday_is_settled_by_the_other_one() -> None:
    """ "mar" is Tuesday and March in Spanish."""
    alone = marks_of("5 mar 2024", vocabulary(CALENDAR, "es"))
    beside = marks_of("mar 5 marzo 2024", vocabulary(CALENDAR, "es"))

    assert alone is not None
    assert beside is not None
    assert Field.MONTH_NAME in [mark.piece.field for mark in alone]
    assert [mark.piece.field for mark in beside if not mark.width and mark.piece.names] == [
        Field.WEEKDAY,
        Field.MONTH_NAME,
    ]


@pytest.mark.parametrize(
    ("text", "language", "ending"),
    [
        ("3rd", "en", Ending.ENGLISH),
        ("3RD", "en", Ending.ENGLISH_UPPER),
        ("3th", "en", Ending.EVERY),
        ("1er", "fr", Ending.FIRST),
        ("1º", "pt", Ending.FIRST),
        ("5e", "nl", Ending.EVERY),
        ("5", "en", Ending.NONE),
    ],
)
def test_the_ending_of_a_day_is_told(text: str, language: str, ending: Ending) -> None:
    marks = marks_of(text, vocabulary(CALENDAR, language))

    assert marks is not None
    assert marks[0].piece.ending is ending


def test_eight_digits_are_year_month_and_day_at_once() -> None:
    marks = marks_of("20260305", vocabulary(CALENDAR, "en"))

    assert marks is not None
    assert [(mark.piece.field, mark.value) for mark in marks] == [
        (Field.YEAR, 2026),
        (Field.MONTH, 3),
        (Field.DAY, 5),
    ]


def test_a_full_stop_after_a_short_month_belongs_to_it() -> None:
    marks = marks_of("Jan. 5", vocabulary(CALENDAR, "en"))

    assert marks is not None
    assert marks[0].piece.dotted
    assert marks[1].piece.text == " "
