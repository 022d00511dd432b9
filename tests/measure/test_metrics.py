"""PII-TRACE's measures, on the conversation of its own figure 5 and by hand."""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.measure.corpus import Record, Span, read
from penname.measure.metrics import Tally

TEXTS = ("I am Dana Okoye, 555 7000.", "Hello Ms. Okoye, aged 40.")
RECORD = Record(
    "a",
    "en",
    ("user", "assistant"),
    TEXTS,
    (
        Span(0, 5, 15, "person", "p1", 5, 15),
        Span(0, 17, 25, "phone", "t1", 17, 25),
        Span(1, 10, 15, "person", "p1", 6, 15),
        Span(1, 22, 24, "age", "a1", 22, 24),
    ),
    "full",
)
CLEAN = Record("b", "fr", ("user",), ("Paris est belle.",), (), "full")


def test_finding_everything_scores_one_everywhere() -> None:
    tally = Tally()
    tally.add(RECORD, [(s.turn, s.start, s.end) for s in RECORD.spans])
    tally.add(CLEAN, [])
    report = tally.report()
    assert report["character"] == {"precision": 1.0, "recall": 1.0, "f1": 1.0}
    assert (report["cd"], report["cd_multi"], report["cross_turn_cd"], report["fp0"]) == (1.0, 1.0, 1.0, 0.0)


def test_half_a_name_breaks_consistency_and_a_title_is_neutral() -> None:
    tally = Tally()
    tally.add(RECORD, [(0, 5, 9), (0, 16, 25), (1, 6, 15)])
    tally.add(CLEAN, [(0, 0, 5)])
    report = tally.report()
    assert report["character"] == {"precision": 0.7391, "recall": 0.68, "f1": 0.7083}
    assert report["span_overlap"]["precision"] == 0.75  # type: ignore[index]
    assert (report["cd"], report["cd_multi"], report["fp0"]) == (0.3333, 0.0, 1.0)


def test_ignored_labels_are_neither_missed_nor_false() -> None:
    tally = Tally(frozenset({"age"}))
    tally.add(RECORD, [(s.turn, s.start, s.end) for s in RECORD.spans])
    assert tally.report()["character"] == {"precision": 1.0, "recall": 1.0, "f1": 1.0}


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(0, 12), st.integers(13, 24)), max_size=6))
def test_whatever_is_predicted_every_share_lies_between_nought_and_one(
    spans: list[tuple[int, int, int]],
) -> None:
    tally = Tally()
    tally.add(RECORD, spans)
    report = tally.report()
    for name in ("found", "cd", "cd_multi", "cross_turn_cd", "has_pii_accuracy"):
        assert 0 <= report[name] <= 1  # type: ignore[operator]


def test_the_figures_are_those_of_the_independent_scorer() -> None:
    shared = Path(os.environ.get("PENNAME_SHARED", "../shared")) / "data"
    if not (shared / "score_pii_trace.py").exists():
        pytest.skip("the independent scorer is not at hand")
    spec = importlib.util.spec_from_file_location("score_pii_trace", shared / "score_pii_trace.py")
    assert spec is not None
    assert spec.loader is not None
    theirs = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(theirs)
    raw = [json.loads(line) for line in (shared / "conversations_open.jsonl").open(encoding="utf-8")]
    shifted = {
        r["id"]: [
            {"turn": s["turn"], "start": s["start"], "end": s["end"] + i % 3}
            for i, s in enumerate(r["spans"])
        ][::2]
        for r in raw
    }
    tally = Tally(frozenset({"medical"}))
    for record in read(shared / "conversations_open.jsonl"):
        inside = [s for s in shifted[record.id] if s["end"] <= len(record.texts[s["turn"]])]
        tally.add(record, [(s["turn"], s["start"], s["end"]) for s in inside])
    ours, independent = tally.report(), theirs.score(raw, shifted, {"medical"})
    for name in ("character", "span_overlap", "span_containment", "cd", "cd_multi", "cross_turn_cd", "fp0"):
        assert ours[name] == independent[name]
