"""From tag scores to spans: the likeliest valid BIOES sequence, with two biases at the boundaries.

`enter` is added to every step from background into a span (more recall), `leave` to every step out (shorter
spans). Source: PII-TRACE (arXiv 2609.22200), §3.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from labels import TAGS

FORBIDDEN = -1e9


@dataclass(frozen=True, slots=True)
class Span:
    """A typed stretch of text in characters, end exclusive, with the mean chance of its tags."""

    kind: str
    start: int
    end: int
    score: float


def _transitions(enter: float, leave: float) -> np.ndarray:
    """Scores of going from tag to tag; what BIOES does not allow is forbidden."""
    scores = np.full((len(TAGS), len(TAGS)), FORBIDDEN)
    for i, before in enumerate(TAGS):
        for j, after in enumerate(TAGS):
            inside = before[0] in "BI"
            if inside and after[0] in "IE" and before[2:] == after[2:]:
                scores[i, j] = 0.0
            elif not inside and after[0] in "OBS":
                entering = before == "O" and after != "O"
                leaving = before != "O" and after == "O"
                scores[i, j] = enter * entering + leave * leaving
    return scores


class Decoder:
    """Decodes with fixed biases."""

    def __init__(self, enter: float = 0.0, leave: float = 0.0) -> None:
        self._steps = _transitions(enter, leave)
        self._first = np.array([0.0 if tag[0] in "OBS" else FORBIDDEN for tag in TAGS])
        self._last = np.array([0.0 if tag[0] in "OES" else FORBIDDEN for tag in TAGS])

    def spans(self, logits: np.ndarray, offsets: list[tuple[int, int]]) -> list[Span]:
        """Spans of one window. `logits` is (tokens, tags); tokens without characters are left out."""
        kept = [n for n, (start, end) in enumerate(offsets) if end > start]
        if not kept:
            return []
        rows = logits[kept] - logits[kept].max(axis=1, keepdims=True)
        chances = np.log(np.exp(rows) / np.exp(rows).sum(axis=1, keepdims=True))
        path = self._path(chances)
        found: list[Span] = []
        begun = 0
        for place, tag in enumerate(path):
            name = TAGS[tag]
            if name[0] in "BS":
                begun = place
            if name[0] in "ES":
                tags = path[begun : place + 1]
                score = float(np.exp(np.mean([chances[begun + n, t] for n, t in enumerate(tags)])))
                found.append(Span(name[2:], offsets[kept[begun]][0], offsets[kept[place]][1], score))
        return found

    def _path(self, chances: np.ndarray) -> list[int]:
        best = chances[0] + self._first
        back = np.zeros(chances.shape, dtype=np.int64)
        for place in range(1, len(chances)):
            totals = best[:, None] + self._steps
            back[place] = totals.argmax(axis=0)
            best = totals.max(axis=0) + chances[place]
        path = [int((best + self._last).argmax())]
        for place in range(len(chances) - 1, 0, -1):
            path.append(int(back[place][path[-1]]))
        return path[::-1]
