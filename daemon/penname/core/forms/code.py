"""References, user names, addresses of machines, wallets: written as they are, or with blanks for hyphens."""

from __future__ import annotations

from collections.abc import Iterator

from penname.core.forms import placeholder
from penname.core.surrogate import Form, Guard, Scope

_LEAST_DIGITS = 8


def forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """The surrogate itself, spaced, and the last four digits of a long one after words like "ending in"."""
    if placeholder.is_placeholder(surrogate):
        yield from placeholder.forms(value, surrogate, scope)
        return
    yield Form(surrogate, value)
    if "-" in surrogate:
        yield Form(surrogate.replace("-", " "), value.replace("-", " "))
    digits, own = ("".join(c for c in text if c.isascii() and c.isdigit()) for text in (surrogate, value))
    if len(digits) >= _LEAST_DIGITS and len(own) >= _LEAST_DIGITS:
        yield Form(digits[-4:], own[-4:], Guard.ENDING)
