"""Placeholders as models deform them: `[CARD 1]`, `CARD 1`, `[CARD_1]`, `<CARD 1>`.

Letter case inside brackets, escapes and entities are read through; without brackets only capitals count,
because "card 2" in prose is not a card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from penname.core.surrogate import Form, Guard, Scope

_PLACEHOLDER = re.compile(r"\[([A-Z][A-Z ]*) (\d+[a-z]?)\]")


def is_placeholder(surrogate: str) -> bool:
    """Whether a surrogate is a numbered placeholder."""
    return _PLACEHOLDER.fullmatch(surrogate) is not None


def forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """The deformations of a placeholder; all of them stand for `value` as it was written."""
    found = _PLACEHOLDER.fullmatch(surrogate)
    if found is None:
        return
    label, number = found[1], found[2]
    joined = label.replace(" ", "_")
    yield Form(surrogate, value)
    for text in (f"[{joined}_{number}]", f"[{label}{number}]", f"[{label}-{number}]", f"[{label} #{number}]"):
        yield Form(text, value)
    yield Form(f"<{label} {number}>", value)
    yield Form(f"{label} {number}", value, Guard.EXACT)
    yield Form(f"{joined}_{number}", value, Guard.EXACT)
