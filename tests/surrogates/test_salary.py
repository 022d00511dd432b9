"""Amounts move by about one share of themselves, and stay as round and as written as they were."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import Mentions

from penname.surrogates.salary import SALARY


def number(text: str) -> float:
    return float(re.sub(r"[^\d]", "", text))


@given(st.integers(20_000, 300_000), st.integers(0, 200))
def test_a_salary_always_moves_by_four_to_fifteen_percent(amount: int, seed: int) -> None:
    conversation = Mentions(seed)
    value = f"${amount:,}"

    surrogate = conversation.of(SALARY, value)

    assert 0.03 <= abs(number(surrogate) / amount - 1) <= 0.20
    assert re.fullmatch(r"\$\d{2,3},\d{3}", surrogate)
    assert conversation.restored(surrogate) == value


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        ("$58k", r"\$\d\dk"),
        ("NOK 780,000", r"NOK \d{3},000"),
        ("$6,200 a month", r"\$\d,\d00 a month"),
        ("1 480 €", r"1 \d\d0 €"),
        ("520万円", r"\d{3}万円"),
        ("€1.250,50", r"€[\d.]+,\d\d"),
        ("£12.40", r"£\d\d\.\d0"),
        ("$2.3M a year", r"\$\d\.\dM a year"),
    ],
)
def test_currency_separators_unit_and_roundness_stay(value: str, shape: str) -> None:
    for seed in range(20):
        assert re.fullmatch(shape, Mentions(seed).of(SALARY, value))


def test_one_amount_written_twice_moves_alike() -> None:
    conversation = Mentions()

    assert number(conversation.of(SALARY, "$58k")) * 1_000 == number(conversation.of(SALARY, "$58,000"))


@given(st.lists(st.integers(200, 3_000), min_size=2, max_size=5, unique=True), st.integers(0, 50))
def test_the_order_of_salaries_stays(hundreds: list[int], seed: int) -> None:
    """They all move by one share; amounts nearer than their last digit may meet and step aside."""
    told = sorted(hundreds)
    told = [amount for place, amount in enumerate(told) if place == 0 or amount - told[place - 1] > 5]
    conversation = Mentions(seed)

    moved = [number(conversation.of(SALARY, f"${amount}00")) for amount in told]

    assert moved == sorted(moved)


@pytest.mark.parametrize("value", ["five", "a lot", "58", "580"])
def test_an_amount_in_words_or_a_bare_short_number_gets_a_placeholder(value: str) -> None:
    assert Mentions().of(SALARY, value) == "[AMOUNT 1]"
