"""A store in memory, settings that hold still, and a clock that is set by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from penname.core.kinds import Kind
from penname.ports import Preferences


@dataclass
class FakeVaults:
    """Keeps sealed rows by conversation, with the time of their last use."""

    rows: dict[bytes, dict[str, bytes]] = field(default_factory=dict)
    used: dict[bytes, datetime] = field(default_factory=dict)
    clock: FakeClock | None = None
    days: dict[bytes, int | None] = field(default_factory=dict)

    def load(self, conversation: bytes) -> Sequence[tuple[str, bytes]]:
        return list(self.rows.get(conversation, {}).items())

    def save(self, conversation: bytes, rows: Sequence[tuple[str, bytes]], days: int | None = None) -> None:
        self.days[conversation] = days
        self.rows.setdefault(conversation, {}).update(rows)
        if self.clock:
            self.used[conversation] = self.clock.now()

    def forget(self, conversation: bytes) -> None:
        self.rows.pop(conversation, None)

    def forget_everything(self) -> None:
        self.rows.clear()

    def forget_unused_since(self, moment: datetime) -> None:
        for conversation in [each for each, used in self.used.items() if used < moment]:
            self.forget(conversation)


@dataclass
class FakeSettings:
    """The same preferences for every site; lists can be added to."""

    preferences: Preferences = field(default_factory=Preferences)

    def of(self, site: str) -> Preferences:
        return self.preferences

    def always_mask(self, value: str, kind: Kind) -> None:
        now = self.preferences
        self.preferences = replace(now, mask=(*now.mask, (value, kind)), keep=now.keep - {value})

    def never_mask(self, value: str) -> None:
        now = self.preferences
        mask = tuple(pair for pair in now.mask if pair[0] != value)
        self.preferences = replace(now, mask=mask, keep=now.keep | {value})

    def neither(self, value: str) -> None:
        now = self.preferences
        mask = tuple(pair for pair in now.mask if pair[0] != value)
        self.preferences = replace(now, mask=mask, keep=now.keep - {value})


@dataclass
class FakeClock:
    time: datetime = datetime(2026, 11, 30, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time
