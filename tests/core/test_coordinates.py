"""Coordinates stay in the region and leave the street."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import Mentions

from penname.core import coordinates
from penname.core.errors import DomainTooSmall


@pytest.mark.parametrize(
    ("text", "is_pair"),
    [
        ("52.5200, 13.4050", True),
        ("48.8566° N, 2.3522° E", True),
        ("-33.87,151.21", True),
        ("91.00, 13.00", False),
        ("52.5200, 181.00", False),
        ("52.5200", False),
        ("10.44.7.23", False),
        ("12, 13", False),
    ],
)
def test_decimal_pairs_within_the_globe_are_coordinates(text: str, is_pair: bool) -> None:
    assert coordinates.looks_like(text) is is_pair


@given(st.floats(-89.7, 89.7), st.floats(-179.7, 179.7), st.integers(2, 6), st.integers(0, 1_000))
def test_a_pair_always_moves_by_kilometres_and_keeps_its_decimals(
    lat: float, lon: float, decimals: int, seed: int
) -> None:
    text = f"{lat:.{decimals}f}, {lon:.{decimals}f}"

    moved = coordinates.make(text, Mentions(seed).scope())

    for old, new in zip(re.findall(r"-?[\d.]+", text), re.findall(r"-?[\d.]+", moved), strict=True):
        assert len(new.partition(".")[2]) == decimals
        assert 0.029 < abs(float(new) - float(old)) <= 0.2601
        assert old.startswith("-") == new.startswith("-")


def test_what_is_no_pair_is_refused() -> None:
    with pytest.raises(DomainTooSmall):
        coordinates.make("52.52", Mentions().scope())
