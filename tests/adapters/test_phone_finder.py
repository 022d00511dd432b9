"""Telephone numbers, national and international, and what only looks like one."""

from __future__ import annotations

import pytest

from penname.adapters.phone_finder import find_phones


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Call me at (415) 730-2264.", "(415) 730-2264"),
        ("his cell is 312 664 9081. write", "312 664 9081"),
        ("ring 07700 900318 after four", "07700 900318"),
        ("Meine Telefonnummer ist +49 89 5403 1177.", "+49 89 5403 1177"),
        ("Mon numéro : 06 39 98 14 27, fixe", "06 39 98 14 27"),
        ("Ligue 912 000 417 para falar com a receção, por favor.", "912 000 417"),
        ("name,email,phone\nSandra,s@yahoo.com,2065550187", "2065550187"),
        ("email or 1-888-432-7719 ext 12", "1-888-432-7719 ext 12"),
        ("090-1234-5678に電話してください", "090-1234-5678"),
    ],
)
def test_a_number_is_found_as_written(text: str, number: str) -> None:
    assert number in [text[f.start : f.end] for f in find_phones(text)]


@pytest.mark.parametrize(
    "text",
    [
        "from 84.17.52.201 port 51122",
        "SSN 536-22-8714",
        "on 2026-03-18 at 14:30",
        "between 2015-2019 and 2021",
        'values="0 0 0 0 0 0 0 0 1 0"',
        "there are 1 250 000 people",
        "routing 021000021",
        "it costs $12,500,000 or 12500000 euros",
        "flushed 48213 rows in 913ms",
    ],
)
def test_other_numbers_are_no_phones(text: str) -> None:
    assert find_phones(text) == []


def test_digits_that_a_word_calls_the_number_of_something_else_are_no_telephone() -> None:
    for text in (
        "My customer reference number is 42074841.",
        "The order number is 4155550142, please.",
        "Meine Kundennummer lautet 030 5557342.",
    ):
        assert find_phones(text) == []


def test_a_word_for_a_telephone_number_still_tells_one() -> None:
    assert find_phones("Meine Telefonnummer ist 030 5557342.")
    assert find_phones("I am a customer; my number is (415) 730-2264.")
