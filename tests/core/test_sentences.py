"""No name, place or firm goes on into the next sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.sentences import within_sentences


def parts(text: str, kind: Kind = Kind.PERSON) -> list[str]:
    return [text[f.start : f.end] for f in within_sentences(text, [Finding(kind, 0, len(text), 0.98, "x")])]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Hardly. Brookfield Family Clinic", ["Hardly", "Brookfield Family Clinic"]),
        ("Arjun. School", ["Arjun", "School"]),
        ("Lindqvist! Thanks", ["Lindqvist", "Thanks"]),
        ('Kim." Novak', ["Kim", "Novak"]),
    ],
)
def test_what_crosses_the_end_of_a_sentence_is_cut_there(text: str, expected: list[str]) -> None:
    assert parts(text) == expected


@pytest.mark.parametrize(
    "text", ["Dr. Haddad", "J. R. Ewing", "St. Mary's Hospital", "Wm. Turner", "Sr. Ortiz"]
)
def test_a_stop_after_an_initial_or_a_title_ends_nothing(text: str) -> None:
    assert parts(text) == [text]


def test_an_address_and_a_date_keep_their_stops() -> None:
    assert parts("12 High Street. Leeds", Kind.ADDRESS) == ["12 High Street. Leeds"]


def test_a_part_is_less_sure_than_the_whole_was() -> None:
    text = "Arjun. School"
    assert {f.confidence for f in within_sentences(text, [Finding(Kind.PERSON, 0, 13, 0.98, "x")])} == {0.6}


@given(st.text(alphabet="Abc .!?\n", min_size=1, max_size=40))
def test_parts_never_leave_the_finding_and_never_overlap(text: str) -> None:
    made = within_sentences(text, [Finding(Kind.PERSON, 0, len(text), 0.9, "x")])
    ends = [0, *(f.end for f in made)]
    assert all(before <= f.start for before, f in zip(ends, made, strict=False))
    assert all(f.end <= len(text) for f in made)
