"""An age is valid when it is another one of the same stage of life, a few years away."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind
from penname.surrogates.age import FARTHEST, STAGES

KIND = Kind.AGE
PER_CONVERSATION = 3  # a conversation speaks of few ages, and a stage of life has few years


def values(n: int) -> Iterator[Sample]:
    """Ages from 3 to 95 in the usual words."""
    throw = dice("age")
    for _ in range(n):
        yield Sample(
            throw.choice(("{} years old", "{}-year-old", "aged {}", "{} ans")).format(throw.randint(3, 95))
        )


def valid(value: Sample, surrogate: str) -> bool:
    """Another age of the same stage within four years, between the same words."""
    if re.sub(r"\d+", "#", value.text) != re.sub(r"\d+", "#", surrogate):
        return False
    old, new = (int(re.findall(r"\d+", text)[0]) for text in (value.text, surrogate))
    same_stage = any(first <= old <= last and first <= new <= last for first, last in STAGES)
    return 1 <= abs(old - new) <= FARTHEST and same_stage
