"""What became of each text of a conversation, so that a turn costs what is new and nothing changes twice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.known import Known
from penname.core.message import Message
from penname.core.written import Written

Stretch: TypeAlias = tuple[int, int]
"""Start and end in a text."""


@dataclass(frozen=True, slots=True, repr=False)
class Ours:
    """What is known of a text that we have written, should the page send it again.

    `kept` are the findings that stand in it in clear. `spared` is what looks like a known value there and
    was none when it was written.
    """

    kept: tuple[Finding, ...]
    surrogates: tuple[Stretch, ...]
    spared: frozenset[Stretch]


@dataclass(slots=True, repr=False)
class Memory:
    """`ours` by text, `heard` by message as it came, `written` by message and by where it was replaced.

    `known` finds the values, read in the language, that it was made for.
    """

    ours: dict[str, Ours] = field(default_factory=dict)
    heard: dict[Message, Message] = field(default_factory=dict)
    written: dict[tuple[Message, frozenset[int]], Written] = field(default_factory=dict)
    known: tuple[tuple[tuple[str, Kind], ...], str, Known] | None = None
