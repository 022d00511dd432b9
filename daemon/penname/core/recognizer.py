"""The shape of a row on the recognizer shelf: a pattern that carries its own evidence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from penname.core.kinds import Kind


@dataclass(frozen=True, slots=True)
class Recognizer:
    """Finds one sort of detail by its pattern.

    `pattern` is matched (case-insensitive unless `cased`) on the folded text. When it has a group named
    `value`, that group is the finding, else the whole match. `confirm`, where there is one, gets the
    matched value: True raises the confidence to 1.0, False drops the match. A word of `near` within
    `reach` characters before or `reach // 2` after raises the confidence by 0.35; with `needs_near`
    the match is dropped without one.
    """

    name: str
    kind: Kind
    pattern: str
    confidence: float = 0.5
    confirm: Callable[[str], bool] | None = None
    near: tuple[str, ...] = ()
    needs_near: bool = False
    reach: int = 60
    cased: bool = False
    finds: tuple[str, ...] = field(default=())
    spares: tuple[str, ...] = field(default=())
