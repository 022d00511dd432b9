"""Conversations that know one person, and parts of a daemon that are there at once, or are not."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from penname.conversations.answers import (
    Counts,
    Decision,
    Detail,
    Details,
    Figures,
    Leaf,
    Previewed,
    Protected,
    Purpose,
    Restored,
    SentTurn,
)
from penname.core.errors import NoWayBack
from penname.core.exposure import Exposure
from penname.core.kinds import Kind
from penname.core.policy import Verdict
from penname.core.surrogate import Form, Guard

REAL, STAND_IN = "Maria Torres", "Elena Vargas"


class FakeConversations:
    """Swaps one name, and remembers what was asked. A text with "impossible" has no way back."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.confirmed = 0
        self.hold: threading.Event | None = None  # `protect` waits for it

    def protect(
        self, site: str, conversation: str, request: str, texts: Sequence[Leaf], purpose: Purpose
    ) -> Protected:
        self.asked.append(("protect", site, conversation, request, texts, purpose))
        if self.hold:
            self.hold.wait(20)
        if any("impossible" in leaf.text for leaf in texts):
            raise NoWayBack(1)
        if any("broken" in leaf.text for leaf in texts):
            raise RuntimeError(f"cannot handle {texts[0].text}")
        changed = tuple(
            Leaf(leaf.path, leaf.text.replace(REAL, STAND_IN), leaf.origin, leaf.role)
            for leaf in texts
            if REAL in leaf.text
        )
        return Protected(request, changed, Verdict.REWRITE, self._figures(site, conversation), serial=1)

    def confirm(self, site: str, conversation: str, request: str, sent: Sequence[Leaf]) -> Figures:
        self.confirmed += 1
        return self._figures(site, conversation)

    def unprotected(self, site: str, conversation: str, request: str) -> Figures:
        self.asked.append(("unprotected", site, conversation, request))
        return self._figures(site, conversation)

    def preview(self, site: str, conversation: str, text: str) -> Previewed:
        return Previewed((REAL,), (Kind.PERSON,)) if REAL in text else Previewed((), ())

    def restorations(self, site: str, conversation: str, since: int) -> Restored:
        return Restored(1, (Form(STAND_IN, REAL, Guard.WORD),), (REAL,)) if since < 1 else Restored(1)

    def observed(self, site: str, conversation: str, text: str) -> None:
        self.asked.append(("observed", site, conversation, text))

    def rename(self, site: str, before: str, after: str) -> None:
        self.asked.append(("rename", site, before, after))

    def decide(self, site: str, conversation: str, entity: str, decision: Decision) -> None:
        self.asked.append(("decide", site, conversation, entity, decision))

    def details(self, site: str, conversation: str) -> Details:
        detail = Detail("e1", Kind.PERSON, REAL, STAND_IN, 0)
        return Details((detail,), self._figures(site, conversation), ((Kind.EMAIL, Kind.PERSON),))

    def sent(self, site: str, conversation: str) -> tuple[SentTurn, ...]:
        return (SentTurn(0, (Leaf("p", REAL),), (Leaf("p", STAND_IN),)),)

    def figures(self) -> tuple[Figures, ...]:
        return (self._figures("chatgpt", "c"),)

    def canary(self, site: str, text: str) -> str:
        return text.replace(REAL, STAND_IN)

    def forget(self, site: str, conversation: str) -> None:
        self.asked.append(("forget", site, conversation))

    def forget_everything(self) -> None:
        self.asked.append(("forget everything",))

    def _figures(self, site: str, conversation: str) -> Figures:
        score = Exposure(0.6, 0.0, 2.0, (Kind.PERSON,))
        return Figures(site, conversation, score, Counts(1, 0, 0), (0.6,) * self.confirmed)


class FakeParts:
    """The parts of a daemon. `keys` are called for each try to open; an exception is raised."""

    def __init__(self, load: Callable[[], None] = lambda: None) -> None:
        self.fake = FakeConversations()
        self.trouble: Exception | None = None
        self.tries = 0
        self.passphrases: list[str] = []
        self.off: set[str] = set()
        self.kept: dict[str, Any] = {"policy": "balanced"}
        self.forgotten = self.closed = self.quit = False
        self._load = load

    def load(self) -> None:
        self._load()

    def open(self) -> None:
        self.tries += 1
        if self.trouble:
            raise self.trouble

    def unlock(self, passphrase: str) -> None:
        self.passphrases.append(passphrase)
        self.open()

    def conversations(self) -> FakeConversations:
        return self.fake

    def forget_everything(self) -> None:
        self.forgotten = True
        self.trouble = None

    def is_on(self, site: str) -> bool:
        return site not in self.off

    def settings(self) -> dict[str, Any]:
        return dict(self.kept)

    def change(self, changes: Mapping[str, Any]) -> None:
        self.kept |= changes

    def mark_as_quit(self) -> None:
        self.quit = True

    def close(self) -> None:
        self.closed = True
