"""A text is read as its reader understands it, and every character knows where it came from."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.notation import basic, fold, partial, read


@pytest.mark.parametrize(
    ("source", "plain"),
    [
        ("Zo\\u00eb", "Zoë"),
        ("Zo\\\\u00eb", "Zoë"),
        ("O&#39;Dell &amp; Zo&euml;", "O'Dell & Zoë"),
        ("Elena%20Vargas%C3%A9", "Elena Vargasé"),
        ("a\\_b \\[CARD 1\\]", "a_b [CARD 1]"),
        ("**Elena** Vargas", "**Elena Vargas"),
        ("\\textbf{Elena} Vargas", "\\textbf{Elena Vargas"),
        ("Elena\n> Vargas", "Elena\nVargas"),
        ("Elena\u00a0 Vargas", "Elena Vargas"),
        ("El\u00adena\u200b", "Elena"),
        (unicodedata.normalize("NFD", "Renée"), "Renée"),
        ("snake_case AT&T 100% C:\\temp", "snake_case AT&T 100% C:\\temp"),
        ("&unknown; &#0; \\ud83d", "&unknown; &#0; \\ud83d"),
    ],
)
def test_escapes_markup_and_gaps_are_read_through(source: str, plain: str) -> None:
    assert read(source).plain == plain


@given(st.text(st.sampled_from("aé \n*_&#;\\u00e9%20{}<b>/\u0301\u200b")))
def test_every_character_leads_back_to_its_place_in_order(source: str) -> None:
    legible = read(source)
    end = 0
    for at in range(len(legible.plain)):
        start = legible.source_start(at)
        assert start >= end
        end = legible.source_end(at + 1)
        assert start < end <= len(source)
    assert len(legible.folded) == len(legible.plain)


@given(st.text())
def test_a_key_is_as_long_as_its_text_and_its_own_key(text: str) -> None:
    assert len(fold(text)) == len(text)
    assert fold(fold(text)) == fold(text)


def test_accents_fall_but_letters_of_their_own_stay() -> None:
    assert fold("ÉLODIE Łódź İstanbul ‘Ёж’ Йод Μαρία") == "elodie lodz istanbul 'еж' йод μαρια"
    assert basic("Renée Łódź") == "Renee Lodz"


@pytest.mark.parametrize(
    ("source", "tail"),
    [
        ("Elena &am", "&am"),
        ("Elena \\u00e", "\\u00e"),
        ("Elena** ", "** "),
        ("Elena%C3", "%C3"),
        ("Elena", ""),
    ],
)
def test_the_end_of_a_text_may_be_half_of_something(source: str, tail: str) -> None:
    assert partial(source).endswith(tail)
    assert bool(partial(source)) == bool(tail)
