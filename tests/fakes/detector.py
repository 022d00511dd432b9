"""A detector that finds what it was told to find, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from penname.core.findings import Finding, settle
from penname.core.kinds import Kind
from penname.ports import Detected, Heard


@dataclass
class FakeDetector:
    """Finds each of `values`, exactly as written, wherever it stands; remembers what it was asked."""

    values: Mapping[str, Kind]
    language: str = "en"
    heard: list[Heard] = field(default_factory=list)

    def detect(self, text: str, heard: Heard) -> Detected:
        self.heard.append(heard)
        watched = {**dict(heard.known), **self.values}
        found = [
            Finding(Kind(kind), start, start + len(value), 0.9, "fake")
            for value, kind in watched.items()
            if value not in heard.never
            for start in _places(text, value)
        ]
        return Detected(settle(text, found), self.language)


def _places(text: str, value: str) -> list[int]:
    places, start = [], text.find(value)
    while start >= 0:
        places.append(start)
        start = text.find(value, start + len(value))
    return places
