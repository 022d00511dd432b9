"""Penname before the restoration challenge: a conversation a case, its gold values given, no detection.

    python $PENNAME_SHARED/data/restoration/evaluate_restoration.py \
        --adapter tests.bench.restoration_adapter:open_conversation --gate
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from penname import offline
from penname.adapters import needs
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.needs import Needs
from penname.ports import Detected, Heard

KEY = bytes(range(32))

KINDS = {"url": Kind.PERSONAL_URL}
"""Where the challenge has another word for a kind."""


class GoldDetector:
    """Finds the gold values of a case wherever they stand, the longest first, and nothing else."""

    def __init__(self, entities: Iterable[Mapping[str, Any]], language: str) -> None:
        self._kinds = {e["value"]: KINDS.get(e["kind"]) or Kind(e["kind"]) for e in entities}
        self._language = language
        longest_first = sorted(self._kinds, key=len, reverse=True)
        self._values = re.compile(
            "|".join(f"(?<![A-Za-z0-9]){re.escape(value)}(?![A-Za-z0-9])" for value in longest_first)
        )

    def detect(self, text: str, heard: Heard) -> Detected:
        """Every gold value in `text`."""
        found = tuple(
            Finding(self._kinds[each[0]], *each.span(), 1.0, "gold") for each in self._values.finditer(text)
        )
        return Detected(found, self._language)


class Opened:
    """A conversation whose only turn is the prompt of a case."""

    dates = "translation"

    def __init__(self, prompt: str, entities: Sequence[Mapping[str, Any]], language: str) -> None:
        self._chat = offline.Conversation(
            KEY, prompt, "strict", lang=language, detector=GoldDetector(entities, language), needs=_needs()
        )
        turn = self._chat.protect(prompt)
        self.mapping = {each.value: each.surrogate for each in turn.findings if each.surrogate}
        self.restore = self._chat.restore

    def restore_stream(self, chunks: Iterable[str]) -> Iterator[str]:
        """The restored reply, piece by piece."""
        return self._chat.restore_stream(chunks)


def open_conversation(prompt: str, entities: Sequence[Mapping[str, Any]], language: str) -> Opened:
    """What the evaluator calls for every case."""
    return Opened(prompt, entities, language)


@cache
def _needs() -> Needs:
    return needs.load()
