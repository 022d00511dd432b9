"""A name in words and gaps, without losing a character."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.names.tokens import script_of, tokens


@given(st.text(max_size=40))
def test_words_and_gaps_always_join_to_the_name(name: str) -> None:
    assert "".join(token.text for token in tokens(name)) == name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("O'Brien", ["O'Brien"]),
        ("Maria's", ["Maria"]),
        ("Elif'in", ["Elif"]),
        ("d'Élise", ["Élise"]),
        ("Jean-Luc", ["Jean", "Luc"]),
        ("प्रिया शर्मा", ["प्रिया", "शर्मा"]),
    ],
)
def test_apostrophes_belong_to_the_name_or_to_the_grammar(name: str, words: list[str]) -> None:
    assert [token.text for token in tokens(name) if token.word] == words


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("Maria", "Latn"),
        ("Мария", "Cyrl"),
        ("佐藤", "Han"),
        ("サトウ", "Kana"),
        ("김", "Hang"),
        ("דוד", "Hebr"),
        ("12", "Zyyy"),
    ],
)
def test_the_script_is_that_of_the_first_letter(text: str, script: str) -> None:
    assert script_of(text) == script
