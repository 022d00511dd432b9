"""Common words and famous names are told from names that nobody would take for either."""

from __future__ import annotations

import pytest
from tests.fakes.world import world

WORDS = world().words


@pytest.mark.parametrize(
    ("word", "language"), [("table", "en"), ("Rose", "en"), ("MARK", "de"), ("straße", "de"), ("mesa", "es")]
)
def test_words_are_common_in_any_case_and_also_in_english(word: str, language: str) -> None:
    assert WORDS.is_common(word, language)


@pytest.mark.parametrize("word", ["Emily", "Vargas", "Fresno", "Quillhaven"])
def test_names_and_coined_words_are_not(word: str) -> None:
    assert not WORDS.is_common(word, "en")


@pytest.mark.parametrize("name", ["Albert Einstein", "einstein", "Obama", "Владимир Путин", "DVORAK"])
def test_public_figures_are_famous_alone_and_in_full(name: str) -> None:
    assert WORDS.is_famous(name)


def test_nobody_is_famous_for_a_given_name() -> None:
    assert not WORDS.is_famous("Albert")
    assert not WORDS.is_famous("Karen Whitfield")


@pytest.mark.parametrize(
    ("name", "often"), [("Ellis", True), ("Miller", True), ("Penhallow", False), ("李", False)]
)
def test_names_that_any_text_may_hold_are_known(name: str, often: bool) -> None:
    assert world().words.is_met_often(name, "en") is often
