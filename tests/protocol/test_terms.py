"""Versions and sizes that both sides rely on."""

from __future__ import annotations

import tomllib
from pathlib import Path

from penname.protocol.terms import LARGEST_FRAME, LARGEST_REQUEST, REFUSALS, RELEASE


def test_the_release_is_that_of_the_distribution() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == RELEASE


def test_frames_stay_below_what_browsers_take() -> None:
    assert LARGEST_FRAME < 1024 * 1024
    assert 2 * LARGEST_REQUEST < 64 * 1024 * 1024


def test_every_refusal_is_a_sentence_that_says_something_else() -> None:
    assert all(sentence[0].isupper() and sentence.rstrip(".")[-1].isalnum() for sentence in REFUSALS.values())
    assert len(set(REFUSALS.values())) == len(REFUSALS)
