"""A declined name is read as a form of its citation form, and a stand-in of the class takes the same form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.names.endings import FAMILY, GIVEN, readings


@pytest.mark.parametrize(
    ("culture", "part", "word", "citation", "other", "form"),
    [
        ("pl", "family", "kowalska", "kowalski", "Wiśniewski", "Wiśniewska"),
        ("pl", "family", "kowalskiego", "kowalski", "Nawrocki", "Nawrockiego"),
        ("pl", "given", "hani", "hania", "Gosia", "Gosi"),
        ("cs", "family", "nováková", "novák", "Dvořák", "Dvořáková"),
        ("ru", "family", "ивановой", "иванов", "Петров", "Петровой"),
        ("ru", "given", "сергею", "сергей", "Андрей", "Андрею"),
        ("el", "family", "παπαδοπούλου", "παπαδόπουλος", "Μασόπουλος", "Μασοπούλου"),
    ],
)
def test_a_form_is_read_and_written(
    culture: str, part: str, word: str, citation: str, other: str, form: str
) -> None:
    reading = next(r for r in readings(word, part, culture, culture) if r.citation == citation)
    assert reading.apply(other) == form


def test_the_first_reading_is_the_word_itself() -> None:
    assert readings("torres", "family", "es", "es")[0].citation == "torres"


def test_a_german_genitive_is_a_form_of_the_name() -> None:
    assert "sommer" in [reading.citation for reading in readings("sommers", "family", "de", "de")]


@given(
    st.sampled_from(
        [(c, p, row) for p, t in (("family", FAMILY), ("given", GIVEN)) for c in t for row in t[c]]
    ),
    st.data(),
)
def test_every_ending_of_every_class_leads_back_to_its_citation(case: tuple, data: st.DataObject) -> None:  # type: ignore[type-arg]
    culture, part, row = case
    stem = "bar" + data.draw(
        st.sampled_from(row.after or ("д" if culture in ("ru", "uk", "bg", "mk") else "d",))
    )
    ending = data.draw(st.sampled_from(row.endings))
    if row.stem(stem + row.endings[0], row.endings[0]) is None:
        return
    citations = [reading.citation for reading in readings(stem + ending, part, culture, culture)]
    assert stem + row.endings[0] in citations
