"""A layout writes any day as it was read: padding, case, endings, weekday, digits of its script."""

from __future__ import annotations

import datetime as dt

import pytest
from tests.fakes.mentions import CALENDAR

from penname.core.dates.layouts import read, write
from penname.core.dates.pieces import DAYS, FIRST_DAY, LAST_DAY, Case, case_of, english_ending, lower, upper
from penname.core.errors import NotADate


@pytest.mark.parametrize(
    ("language", "text", "day", "written"),
    [
        ("en", "05/03/2024", "2025-11-19", "11/19/2025"),
        ("en", "5/3/2024", "2025-01-09", "1/9/2025"),
        ("en", "12/11/2024", "2025-01-09", "01/09/2025"),
        ("en", "12 November 2024", "2025-01-09", "9 January 2025"),
        ("en", "2nd May 2024", "2024-06-21", "21st June 2024"),
        ("en", "MAY 2ND, 2024", "2024-06-23", "JUNE 23RD, 2024"),
        ("en", "Jan. 5, 2024", "2024-05-06", "May 6, 2024"),
        ("en", "may 5, 2024", "2024-06-06", "june 6, 2024"),
        ("fr", "2 avril 2024", "2024-03-01", "1er mars 2024"),
        ("fr", "1er avril 2024", "2024-03-02", "2 mars 2024"),
        ("nl", "5e maart 2024", "2024-04-06", "6e april 2024"),
        ("tr", "12 NİSAN 2024", "2024-06-01", "1 HAZİRAN 2024"),
        ("de", "Sa., 09.05.26", "2026-05-11", "Mo., 11.05.26"),
        ("en", "2026-03-05T14:30:00.250+01:00", "2027-01-02", "2027-01-02T14:30:00.250+01:00"),
        ("ja", "2026年3月5日(木)", "2026-12-24", "2026年12月24日(木)"),
        ("ar", "٥ مارس ٢٠٢٤", "2023-12-17", "١٧ ديسمبر ٢٠٢٣"),
    ],
)
def test_the_layout_of_a_date_is_kept_for_another_day(
    language: str, text: str, day: str, written: str
) -> None:
    mention = read(text, CALENDAR, language)

    assert mention is not None
    assert write(dt.date.fromisoformat(day), mention.layout) == written


def test_the_range_is_that_of_the_paper() -> None:
    assert (dt.date(1900, 1, 1), dt.date(2099, 12, 31), 73_049) == (FIRST_DAY, LAST_DAY, DAYS)


def test_an_incomplete_mention_has_no_day() -> None:
    mention = read("March 2024", CALENDAR, "en")

    assert mention is not None
    with pytest.raises(NotADate):
        _ = mention.date


def test_a_mention_never_shows_its_value() -> None:
    mention = read("9. Mai 1990", CALENDAR, "de")

    assert "1990" not in repr(mention)


@pytest.mark.parametrize(
    ("number", "ending"),
    [
        (1, "st"),
        (2, "nd"),
        (3, "rd"),
        (4, "th"),
        (11, "th"),
        (12, "th"),
        (13, "th"),
        (21, "st"),
        (22, "nd"),
        (31, "st"),
    ],
)
def test_english_ordinals_end_as_they_are_spoken(number: int, ending: str) -> None:
    assert english_ending(number) == ending


def test_turkish_keeps_both_its_forms_of_i() -> None:
    assert (upper("nisan", "tr"), lower("NİSAN IŞIK", "tr")) == ("NİSAN", "nisan ışık")
    assert (upper("nisan", "en"), lower("NISAN", "en")) == ("NISAN", "nisan")


@pytest.mark.parametrize(
    ("text", "name", "case"),
    [
        ("May", "May", Case.TABLE),
        ("may", "May", Case.LOWER),
        ("MAY", "May", Case.UPPER),
        ("Mai", "mai", Case.TITLE),
        ("mAy", "May", None),
    ],
)
def test_the_letter_case_of_a_name_is_told(text: str, name: str, case: Case | None) -> None:
    assert case_of(text, name, "en") is case
