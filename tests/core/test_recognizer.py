"""How a row is matched: its pattern, the words near it, its check."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from penname.core.kinds import Kind
from penname.core.recognizer import ENOUGH, Recognizer, find
from penname.recognizers import RECOGNIZERS

BADGE = Recognizer("badge", Kind.REFERENCE, r"\b\d{6}\b", 0.55, near=("badge",), needs_near=True)


def test_a_number_without_its_word_is_only_a_number() -> None:
    assert find(BADGE, "we shipped 482913 units") == []


def test_a_word_nearby_makes_it_a_finding() -> None:
    [finding] = find(BADGE, "my badge is 482913")
    assert (finding.start, finding.end, finding.kind) == (12, 18, Kind.REFERENCE)


def test_the_word_must_be_a_whole_word() -> None:
    assert find(BADGE, "my badger weighs 482913 grams") == []


def test_a_group_named_value_is_the_finding() -> None:
    row = Recognizer("code", Kind.SECRET, r"code: (?P<value>\d+)", 0.7)
    [finding] = find(row, "code: 4417.")
    assert "code: 4417."[finding.start : finding.end] == "4417"


def test_a_check_that_fails_drops_the_match_and_one_that_holds_is_certain() -> None:
    row = Recognizer("even", Kind.REFERENCE, r"\d+", confirm=lambda value: int(value) % 2 == 0)
    assert [f.confidence for f in find(row, "12 13")] == [1.0]


def test_a_value_that_proves_itself_may_be_the_whole_message() -> None:
    row = Recognizer("even", Kind.REFERENCE, r"\d+", confirm=lambda v: True, near=("no",), needs_near=True)
    assert len(find(row, " 12. ")) == 1
    assert find(row, "give me 12 words") == []


@given(st.text(max_size=200))
def test_whatever_the_text_findings_lie_inside_it_and_are_confident_enough(text: str) -> None:
    for row in RECOGNIZERS[:40]:
        for finding in find(row, text):
            assert 0 <= finding.start < finding.end <= len(text)
            assert finding.confidence >= ENOUGH
