"""Conversations for tests of the core: what is said carries its findings with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tests.fakes.needs import needs
from tests.fakes.shelf import SHELF

from penname.core import turn
from penname.core.findings import Finding, settle
from penname.core.keys import ConversationKeys
from penname.core.kinds import Kind
from penname.core.message import Message, Origin, Role
from penname.core.needs import Needs
from penname.core.pen_names import PenNames
from penname.core.policy import Policy
from penname.core.registry import Registry
from penname.core.turn import Turn
from penname.core.wishes import Wishes
from penname.policies import POLICIES


def said(text: str, found: Mapping[str, Kind] | None = None, **how: object) -> Message:
    """A message in which each of `found` was found wherever it stands."""
    findings = []
    for value, kind in (found or {}).items():
        start = text.find(value)
        while start >= 0:
            findings.append(Finding(kind, start, start + len(value), 0.9, "test"))
            start = text.find(value, start + len(value))
    return Message(text, settle(text, findings), **how)  # type: ignore[arg-type]


def replied(text: str, found: Mapping[str, Kind] | None = None) -> Message:
    """What an assistant said, sent again as history."""
    return said(text, found, origin=Origin.HISTORY, role=Role.ASSISTANT)


@dataclass
class Chat:
    """A conversation of the core, turn by turn."""

    policy: Policy = POLICIES["strict"]
    wishes: Wishes = field(default_factory=Wishes)
    needs: Needs = field(default_factory=needs)
    salt: bytes = bytes(16)

    def __post_init__(self) -> None:
        self.names = PenNames(SHELF, self.needs, ConversationKeys.of(bytes(32), self.salt))
        self.registry = Registry(self.needs.pools, {kind: row.identity for kind, row in SHELF.items()})

    def protect(self, *messages: Message, history: Sequence[Message] = ()) -> Turn:
        """One request; nothing has left yet."""
        registry = self.registry.rerooted() if history else self.registry
        return turn.protect(messages, history, registry, self.names, self.policy, self.wishes)

    def send(self, *messages: Message, history: Sequence[Message] = ()) -> Turn:
        """One request that leaves."""
        made = self.protect(*messages, history=history)
        self.registry = made.left(self.registry)
        return made

    def restore(self, text: str) -> str:
        return self.names.restorer().restore(text)


def texts(made: Turn) -> list[str]:
    """The texts of a request as they may leave, earlier turns first."""
    return [each.text for each in (*made.history, *made.written)]
