"""Ages move by a few years within a stage of life."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import Mentions

from penname.surrogates.age import AGE, FARTHEST, STAGES


@given(st.integers(0, 120), st.integers(0, 50))
def test_nobody_ever_comes_of_age_by_a_stand_in(age: int, seed: int) -> None:
    conversation = Mentions(seed)
    value = f"{age} years old"

    surrogate = conversation.of(AGE, value)

    assert conversation.restored(surrogate) == value
    if not surrogate.startswith("["):
        other = int(re.findall(r"\d+", surrogate)[0])
        assert 1 <= abs(other - age) <= FARTHEST
        assert any(first <= age <= last and first <= other <= last for first, last in STAGES)


@pytest.mark.parametrize("value", ["68-year-old", "At 29", "aged 34", "im Alter von 41"])
def test_the_words_around_stay(value: str) -> None:
    assert re.sub(r"\d", "#", Mentions().of(AGE, value)) == re.sub(r"\d", "#", value)


@pytest.mark.parametrize("value", ["thirty", "999", "old", "36", " 36 "])
def test_what_states_no_age_beside_a_word_gets_a_placeholder(value: str) -> None:
    assert Mentions().of(AGE, value) == "[AGE 1]"
