"""A text as it may leave, and what became of each mention in it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from penname.core.findings import Finding
from penname.core.message import Message


@dataclass(frozen=True, slots=True, repr=False)
class Mention:
    """A finding and what became of it: `surrogate` is None where it was kept in clear."""

    finding: Finding
    value: str
    surrogate: str | None = None

    @property
    def written(self) -> str:
        """What stands in the text that may leave."""
        return self.value if self.surrogate is None else self.surrogate


@dataclass(frozen=True, slots=True, repr=False)
class Written:
    """A message as it may leave, and its mentions in order of the text."""

    message: Message
    text: str
    mentions: tuple[Mention, ...]

    def as_found(self) -> Message:
        """The message with all its findings, those that only writing brought to light among them."""
        return replace(self.message, findings=tuple(mention.finding for mention in self.mentions))
