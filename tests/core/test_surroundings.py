"""What stands around a candidate."""

from __future__ import annotations

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.surroundings import LIVES, MACHINE, TRAVEL, code_places, line_of


def test_living_somewhere_and_travelling_there_are_told_apart() -> None:
    assert LIVES.search("we are staying in ")
    assert TRAVEL.search("a 3-day trip to ")
    assert not TRAVEL.search("I live in ")


def test_a_log_line_is_a_machines() -> None:
    assert MACHINE.search("2026-03-01T01:06:24Z INFO ready")
    assert not MACHINE.search("we met on 1 March at noon")


def test_fenced_code_and_code_lines_are_code() -> None:
    text = "see:\n```\nx = 1\n```\nfor item in items:\nplain words"
    covered = {text[start:end].strip() for start, end in code_places(text)}
    assert "for item in items:" in covered
    assert not any("plain words" in part for part in covered)


def test_the_line_of_a_candidate() -> None:
    assert line_of("one\ntwo three\nfour", Finding(Kind.DATE, 8, 13, 0.6, "test")) == "two three"
