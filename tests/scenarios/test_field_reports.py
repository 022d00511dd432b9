"""What users of other tools reported, re-made with invented inputs: none of it happens here.

Each report says what must not leave as it is and what must stay as it is. Reports of whole scenarios are
tested where their scenario is played.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from penname import offline

REPORTS = (
    Path(os.environ.get("PENNAME_SHARED", Path(__file__).parents[3] / "shared"))
    / "data"
    / "field_reports.jsonl"
)


def _reports() -> list[dict[str, Any]]:
    if not REPORTS.is_file():
        return []
    rows = [json.loads(line) for line in REPORTS.read_text("utf-8").splitlines()]
    return [row for row in rows if row["kind"] in ("prompt", "turns", "generated")]


def _turns(report: dict[str, Any]) -> list[tuple[str, str]]:
    """(role, text) of every turn of a report."""
    if report["kind"] == "turns":
        return [(turn["role"], turn["text"]) for turn in report["input"]]
    if report["kind"] == "prompt":
        return [("user", report["input"])]
    made = report["gen"]
    lines = [made["template"].format(n=number) for number in range(made["lines"])]
    lines[made["at"]] = made["line"]
    return [("user", "\n".join(lines))]


@pytest.mark.skipif(
    not REPORTS.is_file(), reason="no shared folder beside this checkout (set PENNAME_SHARED)"
)
@pytest.mark.parametrize("report", _reports(), ids=lambda report: report["id"])
def test_the_reported_fault_does_not_happen(report: dict[str, Any]) -> None:
    chat = offline.Conversation(key=bytes(32), id=report["id"], policy="strict")
    left = []
    for role, text in _turns(report):
        turn = chat.protect(text, role=role)
        if role == "user":
            assert chat.restore(turn.text) == text
            left.append(turn.text)
    everything = "\n".join(left)

    assert [value for value in report.get("must_mask", ()) if value in everything] == []
    assert [text for text in report.get("must_keep", ()) if text not in everything] == []
    everything.encode("utf-8")  # no half of a pair stands alone
