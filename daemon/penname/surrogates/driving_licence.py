"""Driving licence numbers keep their layout; letters become letters, digits digits."""

from __future__ import annotations

from penname.core.forms import code
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import compact, or_placeholder
from penname.surrogates.reference import exchanged


def make(value: str, scope: Scope) -> str:
    """`value` with other letters and digits in the same places."""
    return exchanged(Kind.DRIVING_LICENCE, value, scope)


DRIVING_LICENCE = Surrogate(
    kind=Kind.DRIVING_LICENCE,
    identity=compact,
    make=or_placeholder(Kind.DRIVING_LICENCE, compact, make),
    forms=code.forms,
    example=("D482-1193-7756", "K905-6641-2087"),
)
