"""A region is valid as another of its like."""

from __future__ import annotations

from collections.abc import Iterator

from tests.fakes.sample import Sample, dice
from tests.fakes.world import world

from penname.core.kinds import Kind

KIND = Kind.REGION
PER_CONVERSATION = 5  # a conversation speaks of few regions


def values(n: int) -> Iterator[Sample]:
    """American states, their codes, and countries of two continents."""
    throw = dice("region")
    places = world().places
    names = [*places.regions_like("Oregon"), *places.regions_like("OR"), *places.regions_like("France")]
    for _ in range(n):
        yield Sample(throw.choice(names))


def valid(value: Sample, surrogate: str) -> bool:
    """Named in the same list."""
    return surrogate in world().places.regions_like(value.text)
