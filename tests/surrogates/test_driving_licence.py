"""Licence numbers keep their shape."""

from __future__ import annotations

import re

import pytest
from tests.fakes.mentions import Mentions

from penname.surrogates.driving_licence import DRIVING_LICENCE


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        ("D482-1193-7756", r"[A-Z]\d{3}-\d{4}-\d{4}"),
        ("MORGA657054SM9IJ", r"[A-Z]{5}\d{6}[A-Z]{2}\d[A-Z]{2}"),
        ("B072RRE2I55", r"[A-Z]\d{3}[A-Z]{3}\d[A-Z]\d{2}"),
    ],
)
def test_the_shape_stays_and_the_way_back_is_exact(value: str, shape: str) -> None:
    conversation = Mentions()

    surrogate = conversation.of(DRIVING_LICENCE, value)

    assert re.fullmatch(shape, surrogate)
    assert surrogate != value
    assert conversation.restored(surrogate) == value


def test_a_licence_without_a_number_gets_a_placeholder() -> None:
    assert Mentions().of(DRIVING_LICENCE, "7") == "[LICENCE 1]"
