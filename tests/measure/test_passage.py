"""A corpus sent through the product: what leaves, and whether it comes back."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.measure.passage import _is_valid, percentile


def test_percentiles_are_values_that_were_measured() -> None:
    assert percentile([5.0, 1.0, 3.0], 50) == 3.0
    assert percentile([], 95) is None


def test_a_surrogate_must_read_as_its_kind() -> None:
    assert _is_valid(Kind.EMAIL, "ana.vargas@firm.example")
    assert not _is_valid(Kind.EMAIL, "ana.vargas")
    assert _is_valid(Kind.NATIONAL_ID, "[SSN 1]")
    assert not _is_valid(Kind.PERSON, "x1234")
