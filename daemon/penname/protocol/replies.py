"""What the daemon answers. The other half of `messages.py`, which says who gets which."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from penname.protocol.parts import (
    Counts,
    DaemonState,
    DateShift,
    Detail,
    Exposure,
    Figures,
    Leaf,
    RestorationForm,
    SentTurn,
    Verdict,
    private,
)


@dataclass(frozen=True, slots=True)
class Welcome:
    version: int
    daemon: str  # release, "0.1.0"
    state: DaemonState


@dataclass(frozen=True, slots=True)
class Protected:
    """Only the leaves that changed. `ask` `re-root`: hold the request until the person has answered.

    `serial` rises when the conversation has new restorations. `as_typed`: nothing was looked at, since
    the person paused Penname or switched this site off, and the request may leave as it is.
    """

    request: str
    changed: tuple[Leaf, ...] = private()
    verdict: Verdict = "send"
    exposure: Exposure | None = None
    counts: Counts | None = None
    serial: int = 0
    ask: Literal["", "re-root"] = ""
    as_typed: Literal["", "paused", "off"] = ""


@dataclass(frozen=True, slots=True)
class Confirmed:
    request: str
    figures: Figures | None = None


@dataclass(frozen=True, slots=True)
class Previewed:
    """The words that would be replaced, as they stand in the draft, without offsets."""

    words: tuple[str, ...] = private()
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Restored:
    """`originals`: the real values known in the conversation; the guard looks for them in what goes out.

    `dates` brings worked-out dates back; null where dates are enciphered or none is known.
    """

    serial: int
    forms: tuple[RestorationForm, ...] = private()
    originals: tuple[str, ...] = private()
    dates: DateShift | None = None


@dataclass(frozen=True, slots=True)
class Noted:
    """Done; nothing to say."""


@dataclass(frozen=True, slots=True)
class Watched:
    serial: int
    state: DaemonState
    paused_seconds: int = 0
    conversations: tuple[Figures, ...] = ()


@dataclass(frozen=True, slots=True)
class Detailed:
    details: tuple[Detail, ...] = private()
    exposure: Exposure | None = None
    edges: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SentTurns:
    turns: tuple[SentTurn, ...] = private()


@dataclass(frozen=True, slots=True)
class State:
    """How the daemon is."""

    version: int
    daemon: str
    state: DaemonState
    sentence: str  # the state in plain words, and what to do
    paused_seconds: int = 0
    conversations: int = 0


@dataclass(frozen=True, slots=True)
class SettingsAre:
    settings: dict[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Canaried:
    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """Something was not done, so nothing may leave. `message` is for people; no parameter holds a value."""

    code: str
    message: str
    parameters: dict[str, str] = field(default_factory=dict)
