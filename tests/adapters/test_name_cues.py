"""Which of the words before a name say by themselves that one follows."""

from __future__ import annotations

from penname.adapters.name_cues import CASED, CONTRACTED, LISTED_ONLY, SURE


def test_weak_cues_are_never_sure_ones() -> None:
    assert max(LISTED_ONLY) < SURE


def test_every_cue_marks_the_name() -> None:
    assert all("value" in pattern.groupindex for _, pattern in CASED)


def test_contractions_are_told_from_names() -> None:
    assert CONTRACTED.search("i'm")
    assert not CONTRACTED.search("o'rourke")
