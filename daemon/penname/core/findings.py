"""A finding is one mention of personal data in one text.

Findings come from several recognizers at once. `settle` makes one tidy list of them, `spread` adds every
mention of what is already known.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush
from itertools import takewhile

from penname.core.kinds import Kind

KNOWN = "known"
"""`found_by` of a finding that is a mention of a value found before."""


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


def settle(text: str, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings in order of the text, none overlapping another.

    A validated pattern (confidence 1) wins over a known value, that over any other; among equals the longer
    wins. What of the loser stands outside the winner stays a finding when it holds a word, so that settling
    uncovers nothing. Neighbours that are parts of one name, address or date join.
    """
    settled: list[Finding] = []  # in order of the text
    won: dict[Finding, int] = {}  # the same, in the order of their rank
    waiting = [(_rank(each), number, each) for number, each in enumerate(findings)]
    heapify(waiting)
    number = len(waiting)
    while waiting:
        best = heappop(waiting)[-1]
        place = bisect_left(settled, best.end, key=_start)
        rivals = list(takewhile(best.overlaps, (settled[at] for at in range(place - 1, -1, -1))))
        if not rivals:
            settled.insert(place, best)
            won[best] = len(won)
            continue
        for part in _outside(text, best, min(rivals, key=won.__getitem__)):
            heappush(waiting, (_rank(part), number, part))
            number += 1
    return tuple(_joined(text, settled))


def spread(text: str, findings: Sequence[Finding], mentions: Iterable[Finding]) -> tuple[Finding, ...]:
    """Settled findings and those `mentions` of known values that they leave uncovered, longest first.

    Parts of one name or address join as in `settle`: "Ana" beside a known "Torres" is Ana Torres.

    Args:
        text: What all of them lie in.
        findings: Settled, in order of the text.
        mentions: Every mention of a known value; they may overlap.
    """
    taken = list(findings)
    for mention in sorted(mentions, key=lambda mention: (mention.start - mention.end, mention.start)):
        place = bisect_left(taken, mention.end, key=_start)
        if place == 0 or taken[place - 1].end <= mention.start:
            taken.insert(place, mention)
    return tuple(findings) if len(taken) == len(findings) else tuple(_joined(text, taken))


def _start(finding: Finding) -> int:
    return finding.start


def _rank(finding: Finding) -> tuple[int, int, float, int]:
    order = 0 if finding.confidence == 1 else 1 if finding.found_by.startswith(KNOWN) else 2
    return (order, finding.start - finding.end, -finding.confidence, finding.start)


_A_WORD = re.compile(r"[^\W_]{2,}")


def _outside(text: str, loser: Finding, winner: Finding) -> list[Finding]:
    """The parts of `loser` before and after `winner` that hold a word or the rest of one, without blanks."""
    parts = []
    for start, end, edge in ((loser.start, winner.start, winner.start), (winner.end, loser.end, winner.end)):
        if start < end and (_A_WORD.search(text, start, end) or text[edge - 1 : edge + 1].isalnum()):
            inner = text[start:end]
            left = len(inner) - len(re.sub(r"^[\W_]+", "", inner))
            right = len(inner) - len(re.sub(r"[\W_]+$", "", inner))
            parts.append(replace(loser, start=start + left, end=end - right))
    return parts


_BETWEEN_PARTS = {
    Kind.PERSON: re.compile(r" "),
    Kind.ADDRESS: re.compile(r"[ ,\n]{1,3}"),
    Kind.DATE: re.compile(r",? "),
    Kind.DATE_OF_BIRTH: re.compile(r",? "),
}


def _joined(text: str, findings: Sequence[Finding]) -> list[Finding]:
    """Neighbours of one kind that only a blank or a comma parts, as one finding."""
    joined: list[Finding] = []
    for finding in findings:
        before = joined[-1] if joined else finding
        glue = _BETWEEN_PARTS.get(finding.kind)
        if before.kind is finding.kind and glue and glue.fullmatch(text, before.end, finding.start):
            confidence = max(before.confidence, finding.confidence)
            joined[-1] = replace(before, end=finding.end, confidence=confidence)
        else:
            joined.append(finding)
    return joined
