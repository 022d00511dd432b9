"""A corpus sent through the product: what was found, what left, whether it came back, how long it took.

Source: VTR §5 for leaked, retained, valid and round trip.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from penname import offline
from penname.core.kinds import Kind
from penname.measure.corpus import Record
from penname.measure.metrics import Place, Tally, ratio

_WORD = re.compile(r"\w+")
SHORT = 600  # characters of a prompt whose time counts as a short one's
_VALID: dict[Kind, re.Pattern[str]] = {
    Kind.EMAIL: re.compile(r"[^\s@]+@[^\s@]+\.[^\s@.]{2,}"),
    Kind.PERSONAL_URL: re.compile(r"\S+\.\S+"),
    Kind.IP_ADDRESS: re.compile(r"[\da-fA-F.:/%]+"),
    Kind.MAC_ADDRESS: re.compile(r"[\da-fA-F.:-]+"),
    Kind.PHONE: re.compile(r"(?=(?:\D*\d){6})[^A-Za-z]*(?:x|ext)?[\d ]*"),
    Kind.DATE: re.compile(r".*[\d一-龥].*"),
    Kind.DATE_OF_BIRTH: re.compile(r".*[\d一-龥].*"),
    Kind.PERSON: re.compile(r"[^\d@<>]{1,80}"),
    Kind.ADDRESS: re.compile(r"(?s)[^@<>]{3,200}"),
}


@dataclass(slots=True)
class Passage:
    """The counts of one corpus under one policy."""

    policy: str
    everything: Tally
    replaced: Tally
    vtr: Counter[str] = field(default_factory=Counter)
    leaked_by_label: Counter[str] = field(default_factory=Counter)
    ms: list[tuple[int, float]] = field(default_factory=list)  # characters, CPU ms

    def run(self, records: Iterable[Record], conversation: Callable[[Record], offline.Conversation]) -> None:
        """Sends every record through a conversation of its own."""
        for record in records:
            self._one(record, conversation(record))

    def _one(self, record: Record, chat: offline.Conversation) -> None:
        turn: offline.Turn | None = None
        for role, text in zip(record.roles, record.texts, strict=True):
            started = time.process_time()
            turn = chat.protect(text, role=role if role in {"user", "assistant"} else "user")
            self.ms.append((len(text), (time.process_time() - started) * 1000))
        if turn is None:
            return
        found = [(i, f) for i, turn_findings in enumerate(turn.all_findings) for f in turn_findings]
        if record.labelled == "full":
            self.everything.add(record, [(i, f.start, f.end) for i, f in found])
            self.replaced.add(record, [(i, f.start, f.end) for i, f in found if f.surrogate is not None])
        self._counts(record, turn, found, chat)

    def _counts(
        self,
        record: Record,
        turn: offline.Turn,
        found: list[tuple[int, offline.Finding]],
        chat: offline.Conversation,
    ) -> None:
        for span in record.spans:
            value = record.texts[span.turn][span.start : span.end]
            leaks = bool(re.search(rf"(?<!\w){re.escape(value)}(?!\w)", turn.history[span.turn]))
            self.vtr.update(values=1, leaked=leaks)
            self.leaked_by_label[span.label] += leaks
        for place, (role, text) in enumerate(zip(record.roles, record.texts, strict=True)):
            if role == "user":
                self.vtr.update(texts=1, round_trip=chat.restore(turn.history[place]) == text)
            gold = {c for s in record.spans if s.turn == place for c in range(s.outer_start, s.outer_end)}
            swapped = {
                c for i, f in found if i == place and f.surrogate is not None for c in range(f.start, f.end)
            }
            for word in _WORD.finditer(text):
                if not gold.intersection(range(*word.span())):
                    self.vtr.update(tokens=1, retained=not swapped.intersection(range(*word.span())))
        for _, finding in found:
            if finding.surrogate is not None:
                self.vtr.update(surrogates=1, valid=_is_valid(finding.kind, finding.surrogate))

    def report(self) -> dict[str, object]:
        """Both papers' measures as plain data."""
        v = self.vtr
        return {
            "policy": self.policy,
            "findings": self.everything.report(),
            "replaced": self.replaced.report(),
            "vtr": {
                "leaked": ratio(v["leaked"], v["values"]),
                "leaked_by_label": {k: n for k, n in sorted(self.leaked_by_label.items()) if n},
                "retained": ratio(v["retained"], v["tokens"]),
                "valid": ratio(v["valid"], v["surrogates"]),
                "round_trip": ratio(v["round_trip"], v["texts"]),
            },
            "ms": {
                "short_p50": percentile([ms for size, ms in self.ms if size < SHORT], 50),
                "short_p95": percentile([ms for size, ms in self.ms if size < SHORT], 95),
                "p50": percentile([ms for _, ms in self.ms], 50),
                "p95": percentile([ms for _, ms in self.ms], 95),
            },
        }


def percentile(values: list[float], percent: int) -> float | None:
    """The value that `percent` of the values do not exceed; None of none."""
    if not values:
        return None
    return round(sorted(values)[min(len(values) - 1, len(values) * percent // 100)], 2)


def _is_valid(kind: Kind, surrogate: str) -> bool:
    """Whether a surrogate reads as its kind: the layout that the kind asks for, or a numbered placeholder."""
    if re.fullmatch(r"\[[A-Z _]+ \d+\]", surrogate):
        return True
    pattern = _VALID.get(kind)
    return bool(pattern.fullmatch(surrogate)) if pattern else bool(surrogate.strip())


__all__ = ["Passage", "Place", "percentile"]
