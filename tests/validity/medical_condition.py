"""A condition is valid when it is another one of the same family, no synonym."""

from __future__ import annotations

from collections.abc import Iterator

from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind
from penname.surrogates.medical_condition import FAMILIES

KIND = Kind.MEDICAL_CONDITION
PER_CONVERSATION = 3


def values(n: int) -> Iterator[Sample]:
    """Terms of the families; what is none of them gets a placeholder and is not counted here."""
    throw = dice("condition")
    for _ in range(n):
        yield Sample(throw.choice(throw.choice(throw.choice(FAMILIES)).split("=")))


def valid(value: Sample, surrogate: str) -> bool:
    """In the family, and not another name of the same thing."""
    member = next(each for family in FAMILIES for each in family if value.text in each.split("="))
    family = next(each for each in FAMILIES if member in each)
    return surrogate not in member.split("=") and any(surrogate in each.split("=") for each in family)
