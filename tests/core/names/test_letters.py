"""Spellings that are one name have one key, and a stand-in is dressed like what it replaces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.names.letters import Case, case_of, dress, fold, is_plain, plain, spelled_out


@pytest.mark.parametrize(
    ("one", "other"),
    [("Muñoz", "MUNOZ"), ("O’Brien", "obrien"), ("Łukasz", "lukasz"), ("Γιώργος", "γιωργοσ")],
)
def test_spellings_of_one_name_share_a_key(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@pytest.mark.parametrize(("one", "other"), [("Мария", "Мариа"), ("Йордан", "Иордан"), ("शर्मा", "शरमा")])
def test_letters_that_only_look_like_accents_tell_names_apart(one: str, other: str) -> None:
    assert fold(one) != fold(other)


def test_umlauts_are_written_out_as_germans_do() -> None:
    assert spelled_out("Müller") == "Mueller"
    assert plain("Müller") == "Muller"


@pytest.mark.parametrize(
    ("word", "case"),
    [
        ("maria", Case.LOWER),
        ("MARIA", Case.UPPER),
        ("Maria", Case.TITLE),
        ("McDonald", Case.MIXED),
        ("佐藤", Case.TITLE),
    ],
)
def test_letter_case_is_read_from_the_word(word: str, case: Case) -> None:
    assert case_of(word) is case


def test_mixed_case_keeps_the_capitals_of_the_pool() -> None:
    assert dress("McKenzie", Case.MIXED) == "McKenzie"
    assert dress("McKenzie", Case.TITLE) == "Mckenzie"


@given(st.text(max_size=12))
def test_a_plain_word_is_always_its_own_plain_form(word: str) -> None:
    assert not is_plain(word) or plain(plain(word)) == plain(word)
