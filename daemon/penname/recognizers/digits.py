"""Check digits that several rows share. Each function takes a value as written and ignores its separators."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def digits(value: str) -> str:
    """The decimal digits of a value, in order."""
    return "".join(c for c in value if c.isdecimal())


def compact(value: str) -> str:
    """Letters and digits of a value, upper case."""
    return "".join(c for c in value if c.isalnum()).upper()


def luhn(value: str) -> bool:
    """Whether the digits pass the Luhn check and are not all the same. Source: ISO/IEC 7812-1, annex B."""
    number = digits(value)
    if len(set(number)) < 2:
        return False
    total = 0
    for place, digit in enumerate(reversed(number)):
        doubled = int(digit) * 2 if place % 2 else int(digit)
        total += doubled - 9 if doubled > 9 else doubled
    return total % 10 == 0


def weighted(value: str, weights: tuple[int, ...], modulus: int) -> int:
    """The weighted sum of the first digits, modulo `modulus`."""
    return sum(int(d) * w for d, w in zip(digits(value), weights, strict=False)) % modulus


def by(module: Any) -> Callable[[str], bool]:
    """A `confirm` that asks a python-stdnum module about the compacted value."""

    def confirm(value: str) -> bool:
        return bool(module.is_valid(compact(value)))

    return confirm
