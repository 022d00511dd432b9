"""From tag scores to typed spans: the likeliest valid BIOES sequence, with two biases at the boundaries.

`enter` is added to every step from background into a span (more recall), `leave` to every step out of one
(shorter spans). Source: PII-TRACE (arXiv 2609.22200), §3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

FORBIDDEN = -1e9
"""Added to a step that BIOES does not allow."""


@dataclass(frozen=True, slots=True)
class Label:
    """One labelled stretch. Offsets count characters of the text that was read, end exclusive.

    `score` is the geometric mean, over its tokens, of the chance that the token is of this type at all, in
    (0, 1]: whether a name of one word is a whole or a beginning is no reason to doubt that it is a name.
    """

    name: str
    start: int
    end: int
    score: float

    def moved(self, by: int) -> Label:
        """The same stretch of a longer text in which this one begins at `by`."""
        return Label(self.name, self.start + by, self.end + by, self.score)


class Decoder:
    """Reads scores of `tags`, each `O` or one of B, I, E, S, a dash and a type."""

    def __init__(self, tags: Sequence[str], enter: float = 0.0, leave: float = 0.0) -> None:
        self._tags = tuple(tags)
        self._steps = _steps(self._tags, enter, leave)
        self._first = np.array([0.0 if tag[0] in "OBS" else FORBIDDEN for tag in tags])
        self._last = np.array([0.0 if tag[0] in "OES" else FORBIDDEN for tag in tags])
        types = {tag[2:] for tag in tags if tag != "O"}
        self._of_type = {name: [n for n, tag in enumerate(tags) if tag[2:] == name] for name in types}
        self._biased = enter != 0 or leave != 0

    def labels(self, logits: np.ndarray, offsets: Sequence[tuple[int, int]]) -> list[Label]:
        """The labels of one window, in order.

        Args:
            logits: Shape (tokens, tags).
            offsets: For each token, the characters it stands for; tokens without characters are left out.
        """
        kept = [number for number, (start, end) in enumerate(offsets) if end > start]
        if not kept:
            return []
        rows = logits[kept] - logits[kept].max(axis=1, keepdims=True)
        chances = rows - np.log(np.exp(rows).sum(axis=1, keepdims=True))
        path = self._path(chances)
        found: list[Label] = []
        begun = 0
        for place, tag in enumerate(path):
            name = self._tags[tag]
            if name[0] in "BS":
                begun = place
            if name[0] in "ES":
                of_type = np.log(np.exp(chances[begun : place + 1, self._of_type[name[2:]]]).sum(axis=1))
                score = min(1.0, float(np.exp(of_type.mean())))
                found.append(Label(name[2:], offsets[kept[begun]][0], offsets[kept[place]][1], score))
        return found

    def _path(self, chances: np.ndarray) -> list[int]:
        """The best allowed sequence. The best tags one by one, where they are allowed, are it."""
        greedy = chances.argmax(axis=1)
        if not self._biased and self._is_allowed(greedy):
            return [int(tag) for tag in greedy]
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

    def _is_allowed(self, path: np.ndarray) -> bool:
        inner = self._steps[path[:-1], path[1:]]
        ends = self._first[path[0]] + self._last[path[-1]]
        return bool((inner > FORBIDDEN / 2).all() and ends > FORBIDDEN / 2)


def _steps(tags: tuple[str, ...], enter: float, leave: float) -> np.ndarray:
    """Shape (tags, tags): what is added when the column's tag follows the row's."""
    scores = np.full((len(tags), len(tags)), FORBIDDEN)
    for i, before in enumerate(tags):
        for j, after in enumerate(tags):
            inside = before[0] in "BI"
            if inside and after[0] in "IE" and before[2:] == after[2:]:
                scores[i, j] = 0.0
            elif not inside and after[0] in "OBS":
                scores[i, j] = enter * (before == "O" and after != "O") + leave * (
                    before != "O" and after == "O"
                )
    return scores
