"""Coordinates move by some kilometres: still in the region, no longer at the door.

They are of the kind `reference`: its row calls this module where a value is a pair of decimal degrees.
"""

from __future__ import annotations

import re

from penname.core.errors import DomainTooSmall
from penname.core.surrogate import Scope

PAIR = re.compile(
    r"(?P<lat>[-+−]?\d{1,2}\.\d{2,})(?P<between>°?\s?[NS]?\s*[,;/ ]\s*)(?P<lon>[-+−]?\d{1,3}\.\d{2,})"
    r"(?P<after>°?\s?[EWO]?)"
)
FARTHEST = 0.25
"""Degrees: at most 28 km north or south."""

NEAREST = 0.03
"""Degrees: about 3 km; nearer would still name the street."""


def looks_like(value: str) -> bool:
    """Whether `value` is a pair of decimal latitude and longitude: "52.5200, 13.4050"."""
    found = PAIR.fullmatch(value.strip())
    return found is not None and abs(_degrees(found["lat"])) <= 90 and abs(_degrees(found["lon"])) <= 180


def make(value: str, scope: Scope) -> str:
    """`value` with latitude and longitude moved by 0.03 to 0.25 degrees each, decimals and signs in layout.

    Raises:
        DomainTooSmall: `value` is no pair of decimal degrees.
    """
    found = PAIR.fullmatch(value.strip())
    if found is None:
        raise DomainTooSmall("pair of coordinates", 0, 1)

    def propose(attempt: int) -> str:
        parts = [_moved(found[name], name, value, attempt, scope) for name in ("lat", "lon")]
        return f"{parts[0]}{found['between']}{parts[1]}{found['after']}"

    start = value.index(found[0])
    return (
        value[:start]
        + scope.keep("reference/coordinates", found[0], propose)
        + value[start + len(found[0]) :]
    )


def _moved(text: str, axis: str, value: str, attempt: int, scope: Scope) -> str:
    digits = len(text.partition(".")[2])
    unit = 10**digits
    steps = max(int((FARTHEST - NEAREST) * unit), 1)
    pick = scope.choose(f"reference/{axis}", value, attempt, 2 * steps)
    step = int(NEAREST * unit) + 1 + pick // 2
    old = round(_degrees(text) * unit)
    new = old + (step if pick % 2 else -step)
    limit = (90 if axis == "lat" else 180) * unit
    new = 2 * old - new if abs(new) > limit or (new < 0) != (old < 0) else new
    sign = text[0] if text[0] in "-+−" else ""
    return f"{sign}{abs(new) / unit:.{digits}f}"


def _degrees(text: str) -> float:
    return float(text.replace("−", "-"))
