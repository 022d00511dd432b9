"""One expression a language cuts a date into clock, digits, names and fillers."""

from __future__ import annotations

import pytest
from tests.fakes.mentions import CALENDAR

from penname.core.dates.vocabulary import vocabulary


def cut(text: str, language: str) -> list[tuple[str, str]]:
    words = vocabulary(CALENDAR, language)
    return [(found.lastgroup or "", found[0]) for found in words.token.finditer(text)]


def names(text: str, language: str) -> list[str]:
    return [piece for kind, piece in cut(text, language) if kind == "name"]


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "Tuesday 5 May", ["Tuesday", "May"]),
        ("de", "Mo., 5. Sept. 2026", ["Mo.", "Sept."]),
        ("fr", "MARDI 3 FÉVRIER", ["MARDI", "FÉVRIER"]),
        ("pl", "5 października", ["października"]),
        ("tr", "12 NİSAN CUMA", ["NİSAN", "CUMA"]),
        ("zh", "2026年3月5日星期四", ["星期四"]),
        ("en", "Mayor 5 Marching", []),
        ("xx", "5 May", []),
    ],
)
def test_names_are_found_whole_and_in_any_case(language: str, text: str, found: list[str]) -> None:
    assert names(text, language) == found


@pytest.mark.parametrize(
    "clock",
    [
        "14:30",
        "14:30:05.250+01:00",
        "3:30 p.m.",
        "10:00 AM EST",
        "15:07 UTC",
        "03:15:29 PM PST",
        "14h30",
        "3pm",
        "14:30Z",
    ],
)
def test_a_clock_time_is_one_piece(clock: str) -> None:
    assert cut(clock, "en") == [("clock", clock)]


def test_a_dotted_date_is_no_clock_time() -> None:
    assert [kind for kind, _ in cut("12.03.2024", "de")] == ["digits", "other", "digits", "other", "digits"]


def test_the_signs_of_east_asia_belong_to_the_number_before_them() -> None:
    kinds = [kind for kind, _ in cut("5日(日)", "ja")]

    assert kinds == ["digits", "sign", "other", "name", "other"]


def test_a_vocabulary_is_built_once() -> None:
    assert vocabulary(CALENDAR, "de") is vocabulary(CALENDAR, "de")
