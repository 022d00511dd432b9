"""A value found once is found in every later mention, in whatever form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.known import KNOWN, Known
from penname.core.word_set import words

WORDS = words("will grace price summer long reading the a of and room")


def mentions(text: str, *known: tuple[str, str], language: str = "en") -> list[str]:
    finder = Known(known, lambda word: word.casefold() in WORDS, language)
    return sorted({text[f.start : f.end] for f in finder.find(text)}, key=text.index)


@pytest.mark.parametrize(
    ("value", "kind", "text", "found"),
    [
        ("Maria Torres", "person", "Ask MARIA or Ms. Torres.", "MARIA"),
        ("Desmond Price", "person", "Borrower: PRICE, DESMOND – SSN", "PRICE, DESMOND"),
        ("Wade Summer", "person", '{"sort": "summer, wade"}', "summer, wade"),
        ("Rukmini Sahadevan", "person", "Hi Rukimini, we can meet", "Rukimini"),
        ("312 555 7841", "phone", "call (312) 555-7841 now", "(312) 555-7841"),
        ("07700 900318", "phone", "or +44 7700 900318.", "+44 7700 900318"),
        ("004471982236", "bank_account", "Account for payments: ending 2236 (routing", "2236"),
        ("HK482917", "passport", "as on my passport HK 482917 (", "HK 482917"),
        (
            "1912 Lester River Rd, Duluth, MN 55804",
            "address",
            "at 1912 Lester River Road.",
            "1912 Lester River Road",
        ),
        ("Stroud Lettings Ltd", "organization", "contact Stroud Lettings in writing", "Stroud Lettings"),
    ],
)
def test_a_known_value_is_found_in_another_form(value: str, kind: str, text: str, found: str) -> None:
    assert found in mentions(text, (value, kind))


def test_a_name_that_is_a_word_is_found_with_its_capital_only() -> None:
    assert mentions("The price is fair, Price says", ("Desmond Price", "person")) == ["Price"]


def test_a_part_of_a_longer_word_is_no_mention() -> None:
    assert mentions("bananas in Banater analysis", ("Ana", "person")) == []


def test_polish_and_russian_names_are_found_in_their_cases() -> None:
    assert mentions("Wnoszę o rozwód Krystiana.", ("Krystian Wolny", "person"), language="pl") == [
        "Krystiana"
    ]


@given(st.text(max_size=80), st.text(min_size=1, max_size=30))
def test_whatever_is_known_mentions_lie_inside_the_text(text: str, value: str) -> None:
    finder = Known([(value, "person"), (value, "phone")], lambda word: False)
    for finding in finder.find(text):
        assert 0 <= finding.start < finding.end <= len(text)
        assert finding.found_by == KNOWN
