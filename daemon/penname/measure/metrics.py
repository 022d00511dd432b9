"""The measures of PII-TRACE §4.1, over spans that are pooled over conversations. Kinds are ignored.

Two allowances, as in the corpus guide: a title before a name or a possessive after it is neither asked for
nor punished, and the spans of ignored labels are neutral in the same way.

Source: PII-TRACE (arXiv 2609.22200), section 4.1.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from penname.measure.corpus import Record, Span

Place = tuple[int, int, int]
"""Turn, start, end (exclusive)."""


@dataclass(slots=True)
class Tally:
    """Everything that is counted, conversation after conversation. `ignore`: labels made neutral."""

    ignore: frozenset[str] = frozenset()
    n: Counter[str] = field(default_factory=Counter)
    groups: dict[str, dict[str, Counter[str]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(Counter))
    )

    def add(self, record: Record, predicted: Iterable[Place]) -> None:
        """Counts one conversation; `predicted` are the spans of a detector in it."""
        gold = [span for span in record.spans if span.label not in self.ignore]
        neutral = _characters((s.turn, s.outer_start, s.outer_end) for s in record.spans)
        wanted = _characters((s.turn, s.start, s.end) for s in gold)
        spans = sorted(set(predicted))
        marked = _characters(spans)
        counted = [
            s for s in spans if any(_touches(s, _outer(g)) for g in gold) or not _characters([s]) <= neutral
        ]
        self.n["conversations"] += 1
        self.n["char_hit"] += len(marked & wanted)
        self.n["char_gold"] += len(wanted)
        self.n["char_predicted"] += len(marked & wanted) + len(marked - neutral)
        self.n["spans_predicted"] += len(counted)
        self.n["spans_gold"] += len(gold)
        self.n["overlap_p"] += sum(any(_touches(s, _inner(g)) for g in gold) for s in counted)
        self.n["overlap_r"] += sum(any(_touches(_inner(g), s) for s in spans) for g in gold)
        self.n["contain_p"] += sum(any(_inside(s, _outer(g)) for g in gold) for s in counted)
        self.n["contain_r"] += sum(any(_inside(_inner(g), s) for s in spans) for g in gold)
        self.n["has_pii_right"] += bool(gold) == bool(counted)
        if not gold:
            self.n["clean"] += 1
            self.n["clean_flagged"] += bool(counted)
            self.n["clean_spans"] += len(counted)
        self._entities(record, gold, marked)

    def _entities(self, record: Record, gold: Sequence[Span], marked: set[tuple[int, int]]) -> None:
        entities: dict[str, list[Span]] = defaultdict(list)
        for span in gold:
            entities[span.entity].append(span)
            here = _characters([_inner(span)])
            found = len(here & marked)
            self.n["found"] += found >= 0.8 * len(here)
            for group, key in self._keys(record, span.label):
                row = self.groups[group][key]
                row.update(char_hit=found, char_gold=len(here), spans=1, found=found >= 0.8 * len(here))
        for mentions in entities.values():
            whole = all(_characters([_inner(span)]) <= marked for span in mentions)
            cross = len({span.turn for span in mentions}) > 1
            for name, holds in (("cd", True), ("cd_multi", len(mentions) > 1), ("cross_turn_cd", cross)):
                self.n[name + "_all"] += holds
                self.n[name + "_hit"] += holds and whole
            for group, key in self._keys(record, mentions[0].label):
                self.groups[group][key].update(cd_hit=whole, cd_all=1)

    def _keys(self, record: Record, label: str) -> tuple[tuple[str, str], ...]:
        return (("language", record.lang or "?"), ("length", record.bucket), ("label", label))

    def report(self) -> dict[str, object]:
        """The measures as plain data, ready for JSON. None where nothing was there to measure."""
        n = self.n
        groups = {
            group: {
                key: {
                    "recall": ratio(row["char_hit"], row["char_gold"]),
                    "found": ratio(row["found"], row["spans"]),
                    "cd": ratio(row["cd_hit"], row["cd_all"]),
                    "spans": row["spans"],
                }
                for key, row in sorted(rows.items())
            }
            for group, rows in self.groups.items()
        }
        return {
            "conversations": n["conversations"],
            "spans": n["spans_gold"],
            "found": ratio(n["found"], n["spans_gold"]),
            "character": prf(n["char_hit"], n["char_predicted"], n["char_hit"], n["char_gold"]),
            "span_overlap": prf(n["overlap_p"], n["spans_predicted"], n["overlap_r"], n["spans_gold"]),
            "span_containment": prf(n["contain_p"], n["spans_predicted"], n["contain_r"], n["spans_gold"]),
            "cd": ratio(n["cd_hit"], n["cd_all"]),
            "cd_multi": ratio(n["cd_multi_hit"], n["cd_multi_all"]),
            "cross_turn_cd": ratio(n["cross_turn_cd_hit"], n["cross_turn_cd_all"]),
            "has_pii_accuracy": ratio(n["has_pii_right"], n["conversations"]),
            "fp0": ratio(n["clean_flagged"], n["clean"]),
            "per_clean_conversation": ratio(n["clean_spans"], n["clean"]),
            "by": groups,
        }


def ratio(part: float, whole: float) -> float | None:
    """A share rounded to four places, None of nothing."""
    return round(part / whole, 4) if whole else None


def prf(hit_p: int, all_p: int, hit_r: int, all_r: int) -> dict[str, float | None]:
    """Precision, recall and their harmonic mean."""
    precision, recall = ratio(hit_p, all_p), ratio(hit_r, all_r)
    if precision and recall:
        return {
            "precision": precision,
            "recall": recall,
            "f1": round(2 * precision * recall / (precision + recall), 4),
        }
    return {
        "precision": precision,
        "recall": recall,
        "f1": None if precision is None and recall is None else 0.0,
    }


def _characters(places: Iterable[Place]) -> set[tuple[int, int]]:
    return {(turn, place) for turn, start, end in places for place in range(start, end)}


def _inner(span: Span) -> Place:
    return span.turn, span.start, span.end


def _outer(span: Span) -> Place:
    return span.turn, span.outer_start, span.outer_end


def _inside(span: Place, other: Place) -> bool:
    return span[0] == other[0] and other[1] <= span[1] and span[2] <= other[2]


def _touches(span: Place, other: Place) -> bool:
    return span[0] == other[0] and span[1] < other[2] and other[1] < span[2]
