"""A set of words from lines of prose."""

from __future__ import annotations

from penname.core.word_set import words


def test_lines_of_words_are_one_set() -> None:
    assert words("a b", " b  c ") == {"a", "b", "c"}
