"""A finding is one mention of personal data in one text."""

from __future__ import annotations

from dataclasses import dataclass

from penname.core.kinds import Kind


@dataclass(frozen=True, slots=True)
class Finding:
    """One mention of personal data in one text.

    Offsets count Unicode code points, end exclusive, as Python slices do.
    The browser counts UTF-16 units instead, so offsets stay in the daemon
    and whole texts cross the border (decision 0005).

    Raises:
        ValueError: The offsets are no stretch of text, or the confidence is not in (0, 1].
    """

    kind: Kind
    start: int
    end: int
    confidence: float
    found_by: str  # recognizer name, for the person who asks "why?"

    def __post_init__(self) -> None:
        if not 0 <= self.start < self.end:
            raise ValueError(f"a finding needs 0 <= start < end, got {self.start}..{self.end}")
        if not 0 < self.confidence <= 1:
            raise ValueError(f"confidence is in (0, 1], got {self.confidence}")

    def overlaps(self, other: Finding) -> bool:
        """Whether the two share at least one character."""
        return self.start < other.end and other.start < self.end
