"""Choosing from a pool by key: the same key, value and attempt always give the same choice.

Source: Veil-Then-Reveal §4.2.2 (keyed semantic pools).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd

from penname.core.surrogate import Scope


def pick(scope: Scope, slot: str, original: str, attempt: int, pool: Sequence[str]) -> str:
    """One of `pool`: by key at attempt 0, then the others in turn, so that every entry gets its chance.

    Past the end of the pool two entries are joined by a hyphen, so that a long list of people never runs out.

    Raises:
        ValueError: The pool is empty.
    """
    if not pool:
        raise ValueError(f"no pool for {slot}")
    start = scope.choose(slot, original, 0, len(pool))
    # A step without a common divisor visits every entry once before the first comes again.
    step = _coprime(1 + scope.choose(slot, original, 1, max(len(pool) - 1, 1)), len(pool))
    first = pool[(start + attempt * step) % len(pool)]
    if attempt < len(pool):
        return first
    return f"{first}-{pool[(start + (attempt // len(pool)) * step + 1) % len(pool)]}"


def prefer(pool: Sequence[str], fits: Callable[[str], bool], least: int = 12) -> Sequence[str]:
    """The entries that fit, or the whole pool where too few do to hide in."""
    chosen = [entry for entry in pool if fits(entry)]
    return chosen if len(chosen) >= least else pool


def _coprime(step: int, size: int) -> int:
    while size > 1 and gcd(step, size) != 1:
        step += 1
    return step
