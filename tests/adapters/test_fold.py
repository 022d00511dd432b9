"""The plain copy for matching, and the way back from every place in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.adapters.fold import fold


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("lena．osei＠example．org", "lena.osei@example.org"),
        ("lena.osei@exаmple.org", "lena.osei@example.org"),  # a Cyrillic а
        ("hugo.salt%40example.com", "hugo.salt@example.com"),
        ("Kata\u00adrina", "Katarina"),
        ("\u200eDE6800\u200f0000", "DE68000000"),
        ("Tom &amp; Ana", "Tom & Ana"),
        ("+44\u00a07700\u202f900", "+44 7700 900"),
        ("O’Rourke", "O'Rourke"),
        ("٠١٢", "012"),
    ],
)
def test_dressed_up_text_becomes_plain(text: str, plain: str) -> None:
    assert fold(text).text == plain


def test_a_finding_covers_all_of_the_original_that_it_stands_for() -> None:
    text = "x Kata\u00adrina y"
    folded = fold(text)
    start = folded.text.index("Katarina")
    assert text[slice(*folded.original(start, start + 8))] == "Kata\u00adrina"


def test_an_encoded_sign_maps_to_all_of_its_code() -> None:
    text = "a%40b"
    folded = fold(text)
    assert folded.original(1, 2) == (1, 4)


def test_words_of_one_script_keep_their_letters() -> None:
    assert fold("Надежда Верховцева").text == "Надежда Верховцева"


@given(st.text(max_size=200))
def test_whatever_the_text_the_way_back_is_inside_it_and_in_order(text: str) -> None:
    folded = fold(text)
    assert len(folded.text) == len(folded.starts) == len(folded.ends)
    for place in range(len(folded.text)):
        start, end = folded.original(place, place + 1)
        assert 0 <= start < end <= len(text)
    assert list(folded.starts) == sorted(folded.starts)


@given(st.text(alphabet=st.characters(max_codepoint=127, exclude_characters="%&"), max_size=100))
def test_plain_text_is_left_as_it_is(text: str) -> None:
    assert fold(text).text == text
