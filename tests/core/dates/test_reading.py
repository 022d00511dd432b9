"""Which number is the day, which the month, which the year."""

from __future__ import annotations

import pytest
from tests.fakes.mentions import CALENDAR

from penname.core.dates.layouts import read
from penname.core.dates.pieces import Field


def order(text: str, language: str = "en", country: str = "GB") -> str:
    mention = read(text, CALENDAR, language, country)
    letters = {
        Field.DAY: "d",
        Field.MONTH: "m",
        Field.MONTH_NAME: "M",
        Field.YEAR: "y",
        Field.SHORT_YEAR: "s",
    }
    return "" if mention is None else "".join(letters.get(piece.field, "") for piece in mention.layout.pieces)


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("2026-03-05", "ymd"),
        ("2026/23/05", "ydm"),
        ("03-05-2026", "dmy"),
        ("98-03-05", "smd"),
        ("05/03/98", "dms"),
        ("5 March 98", "dMs"),
        ("March 5 98", "Mds"),
        ("2026 March 5", "yMd"),
        ("March '98", "Ms"),
        ("March 5", "Md"),
        ("03/2026", "my"),
        ("2026年3月5日", "ymd"),
        ("26年3月5日", "smd"),
        ("3月5日", "md"),
    ],
)
def test_position_length_and_signs_tell_the_fields(text: str, fields: str) -> None:
    assert order(text) == fields


@pytest.mark.parametrize(
    ("text", "padded"),
    [
        ("05/03/2026", (True, True)),
        ("5/3/2026", (False, False)),
        ("12/3/2026", (False, False)),
        ("12/03/2026", (True, True)),
        ("12/11/2026", (True, True)),
        ("5/03/2026", (False, True)),
    ],
)
def test_padding_that_cannot_be_seen_follows_the_other_number(text: str, padded: tuple[bool, bool]) -> None:
    mention = read(text, CALENDAR, "en", "GB")

    assert mention is not None
    shown = [piece.padded for piece in mention.layout.pieces if piece.field in (Field.DAY, Field.MONTH)]
    assert tuple(shown) == padded


def test_a_weekday_without_a_year_stays_what_it_was() -> None:
    """Nothing tells which year is meant, so no weekday can be recomputed."""
    mention = read("Tuesday, 5 March", CALENDAR, "en")

    assert mention is not None
    assert not mention.layout.has(Field.WEEKDAY)
    assert mention.layout.pieces[0].text == "Tuesday, "


def test_two_months_are_no_date() -> None:
    assert order("May 5 June 2024") == ""


def test_a_mark_repeats_without_confusion() -> None:
    """All three numbers look the same."""
    assert order("05/05/05") == "dms"
