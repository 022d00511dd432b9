"""Every recognizer carries its own evidence; this runs all of it."""

from __future__ import annotations

from collections import Counter

import pytest

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer, find
from penname.recognizers import RECOGNIZERS


@pytest.mark.parametrize("row", RECOGNIZERS, ids=lambda row: row.name)
def test_finds_what_it_says_it_finds(row: Recognizer) -> None:
    assert [text for text in row.finds if not find(row, text)] == []


@pytest.mark.parametrize("row", RECOGNIZERS, ids=lambda row: row.name)
def test_spares_what_it_says_it_spares(row: Recognizer) -> None:
    assert [text for text in row.spares if find(row, text)] == []


def test_no_two_recognizers_share_a_name() -> None:
    assert [name for name, n in Counter(row.name for row in RECOGNIZERS).items() if n > 1] == []


def test_every_kind_but_the_region_has_a_recognizer() -> None:
    """States and countries come from the neural model and the list of places."""
    assert set(Kind) - {row.kind for row in RECOGNIZERS} == {Kind.REGION}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("order 536228714 shipped", "us.ssn_plain"),
        ("2031-04-09T11:02:44Z flushed 48213 rows", "date.full"),
        ('<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0"/>', "payment.card"),
        ("Batch 96c and lot 41f passed QA", "reference.named"),
    ],
)
def test_numbers_of_everyday_texts_are_spared(text: str, name: str) -> None:
    row = next(row for row in RECOGNIZERS if row.name == name)
    assert find(row, text) == []
