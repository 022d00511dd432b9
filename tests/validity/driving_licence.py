"""A licence number is valid when its letters are letters and its digits digits."""

from __future__ import annotations

import string
from collections.abc import Iterator

from tests.fakes.sample import Sample, dice

from penname.core.digits import alphabet_of
from penname.core.kinds import Kind

KIND = Kind.DRIVING_LICENCE
SHAPES = ("A###-####-####", "AAAAA######AA#AA", "A#######", "#########", "A###AAA#A##")


def values(n: int) -> Iterator[Sample]:
    """Licences in shapes of the USA, the United Kingdom and Germany."""
    throw = dice("licence")
    pools = {"#": string.digits, "A": string.ascii_uppercase}
    for _ in range(n):
        yield Sample("".join(throw.choice(pools.get(each, each)) for each in throw.choice(SHAPES)))


def valid(value: Sample, surrogate: str) -> bool:
    """The same alphabet in every place; not the same text."""
    same = [alphabet_of(each) for each in surrogate] == [alphabet_of(each) for each in value.text]
    return same and surrogate != value.text
