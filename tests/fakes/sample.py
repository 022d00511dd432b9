"""A made-up value with the message it stands in, for the validity table."""

from __future__ import annotations

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sample:
    """`text` as written; language and country are what the message would tell."""

    text: str
    language: str = "en"
    country: str = ""


def dice(name: str) -> random.Random:
    """The same dice on every run, other ones for every name."""
    return random.Random(f"validity/{name}")
