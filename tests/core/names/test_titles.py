"""Titles, suffixes and particles are compared folded, so the tables must be folded too."""

from __future__ import annotations

import pytest

from penname.core.names import titles
from penname.core.names.letters import fold


@pytest.mark.parametrize("table", [titles.TITLES, titles.SUFFIXES, titles.PARTICLES, titles.HONORIFICS_AFTER])
def test_every_word_of_a_table_is_its_own_key(table: frozenset[str]) -> None:
    assert {word for word in table if fold(word) != word} == set()


def test_no_given_name_hides_behind_a_title() -> None:
    assert not titles.TITLES & {fold(name) for name in ("Dean", "Don", "Earl", "King", "Prince", "Dom")}
