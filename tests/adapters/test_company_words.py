"""Coined words mean nothing and are many."""

from __future__ import annotations

from tests.fakes.world import world

from penname.adapters.company_words import COINED


def test_there_are_many_and_no_two_are_one() -> None:
    assert len(COINED) > 500
    assert len(set(COINED)) == len(COINED)


def test_hardly_any_is_a_word_of_english() -> None:
    assert sum(world().words.is_common(word, "en") for word in COINED) < 10
