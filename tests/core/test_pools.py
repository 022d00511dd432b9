"""A keyed choice visits the whole pool before it repeats, and outlives it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.world import scope

from penname.core.pools import pick, prefer


@given(st.integers(1, 60), st.text(max_size=8), st.integers(0, 99))
def test_every_entry_is_proposed_once_before_any_comes_again(size: int, value: str, seed: int) -> None:
    pool = [f"n{i}" for i in range(size)]
    here = scope(seed=seed)
    assert sorted(pick(here, "person/given", value, n, pool) for n in range(size)) == sorted(pool)


def test_past_its_end_two_entries_are_joined() -> None:
    assert "-" in pick(scope(), "person/given", "maria", 5, ["Ada", "Eva"])


def test_another_conversation_chooses_otherwise() -> None:
    pool = [f"n{i}" for i in range(100)]
    assert len({pick(scope(seed=n), "person/given", "maria", 0, pool) for n in range(30)}) > 15


def test_an_empty_pool_is_refused() -> None:
    with pytest.raises(ValueError, match="no pool"):
        pick(scope(), "person/given", "maria", 0, [])


def test_a_preference_gives_way_where_too_few_fit() -> None:
    assert prefer(["a", "b", "c"], lambda each: each == "a", least=2) == ["a", "b", "c"]
    assert prefer(["a", "b", "c"], lambda each: each != "a", least=2) == ["b", "c"]
