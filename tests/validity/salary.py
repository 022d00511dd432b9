"""A salary is valid when it keeps currency and layout and moves by a fifth at most."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind

KIND = Kind.SALARY
SHAPES = ("${:,}", "£{:,}", "NOK {:,}", "{:,} EUR", "€{:,} a year", "{} dollars")


def values(n: int) -> Iterator[Sample]:
    """Yearly salaries as round as people tell them."""
    throw = dice("salary")
    for _ in range(n):
        step = throw.choice((100, 500, 1_000, 5_000))
        yield Sample(throw.choice(SHAPES).format(throw.randrange(20_000, 250_000) // step * step))


def valid(value: Sample, surrogate: str) -> bool:
    """Another amount within a fifth, between the same words and signs."""
    old, new = (int(re.sub(r"\D", "", text) or 0) for text in (value.text, surrogate))
    words = [re.sub(r"[\d,]+", "#", text) for text in (value.text, surrogate)]
    return words[0] == words[1] and old != new and abs(new / old - 1) <= 0.2
