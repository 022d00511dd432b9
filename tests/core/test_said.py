"""What stands in clear in a conversation, found by whole words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.said import Said, words


def said(*texts: str) -> Said:
    everything = Said()
    for text in texts:
        everything.add(text)
    return everything


@pytest.mark.parametrize("phrase", ["Elena", "ELENA vargas", "vargas", "Elena  Vargas", "佐久間"])
def test_words_are_found_in_any_case_and_spacing(phrase: str) -> None:
    assert phrase in said("Dear Elena\nVargas, hi", "佐久間さんへ")


@pytest.mark.parametrize("phrase", ["Elen", "Vargas hi hi", "hi Elena", "", "!"])
def test_parts_of_words_and_other_orders_are_not(phrase: str) -> None:
    assert phrase not in said("Dear Elena Vargas, hi")


def test_two_texts_do_not_run_into_one_phrase_backwards() -> None:
    assert "vargas elena" not in said("elena", "vargas")


@given(st.lists(st.text()), st.text())
def test_every_word_that_was_said_is_always_found(before: list[str], text: str) -> None:
    everything = said(*before, text)

    assert all(word in everything for word in words(text) if words(word) == (word,))
