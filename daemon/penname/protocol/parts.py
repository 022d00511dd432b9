"""What messages are made of: the closed sets of words, and the shapes that several messages share.

Everything that can hold a user's value is marked `private()` and has no repr.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Origin = Literal["typed", "page", "history"]
"""`typed`: trusted input on this page; `page`: the page sends it again; `history`: read from the site."""

Role = Literal["user", "assistant"]
Purpose = Literal["prompt", "draft", "title", "edit", "retry", "search", "other"]
"""`prompt` is a turn; the others go along with one."""

Band = Literal["low", "elevated", "high", "critical"]
Verdict = Literal["send", "rewrite", "block"]
Guard = Literal["word", "lone", "family", "day", "ending", "exact", "anywhere"]
"""When a form may be brought back (core/surrogate.py, Guard)."""

Decision = Literal["", "keep-once", "keep-always", "mask-once", "mask-always"]
DaemonState = Literal["loading", "ready", "paused", "locked", "no-key", "refused", "failed"]
"""`locked`: keyring or passphrase; `no-key`: no keyring here; `refused`: the keyring said no."""


def private() -> Any:
    """A field that may hold somebody's details: never in a repr."""
    return field(repr=False)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One text of a request body, under the path it was taken from (`messages[0].content.parts[0]`).

    Texts of role `assistant` are protected and never scored.
    """

    path: str
    text: str = private()
    origin: Origin = "typed"
    role: Role = "user"


@dataclass(frozen=True, slots=True)
class Exposure:
    """How identifiable the conversation has become. Scores have no unit.

    `band` and `reasons` belong to `revealed`; reasons are kinds, heaviest first. `by_turn` is `revealed`
    after each confirmed turn.
    """

    revealed: float
    exposed: float
    threshold: float
    band: Band
    reasons: tuple[str, ...] = ()
    by_turn: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Counts:
    """How many details (entities, not mentions) were replaced, kept in clear, blocked by a placeholder."""

    replaced: int
    kept: int
    blocked: int


@dataclass(frozen=True, slots=True)
class RestorationForm:
    """One way a surrogate may be written, and what must then be read instead."""

    text: str = private()
    original: str = private()
    guard: Guard = "word"


@dataclass(frozen=True, slots=True)
class DateNames:
    """The names that dates of one language are written with. A table is its names joined by `|`.

    Twelve months, or seven weekdays from Monday; full months in their cases, the usual one first.
    """

    language: str  # ISO 639-1
    months: tuple[str, ...] = ()
    short_months: tuple[str, ...] = ()
    weekdays: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DateShift:
    """How dates are brought back that a model worked out from surrogate dates. Days are ISO 8601.

    `offset` is in days from a real date to its surrogate; `surrogates` are the dates worked out from, `real`
    those that stay as they are. `day_first`: how 03/05/2026 is written back. `names` in order of preference.
    """

    day_first: bool
    offset: int = private()
    surrogates: tuple[str, ...] = private()
    real: tuple[str, ...] = private()
    names: tuple[DateNames, ...] = ()


@dataclass(frozen=True, slots=True)
class Figures:
    """The live figures of one conversation."""

    site: str
    conversation: str
    exposure: Exposure
    counts: Counts


@dataclass(frozen=True, slots=True)
class Detail:
    """One entity of a conversation as the panel lists it."""

    entity: str  # an opaque id, the name used by `decide`
    kind: str
    value: str = private()
    surrogate: str = private()  # "" while kept in clear
    first_turn: int = 0
    decision: Decision = ""


@dataclass(frozen=True, slots=True)
class SentTurn:
    """One turn that left: what was typed and the bytes' text that left, by path."""

    turn: int
    typed: tuple[Leaf, ...] = private()
    sent: tuple[Leaf, ...] = private()
