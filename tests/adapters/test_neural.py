"""The neural model reads a text of any length in windows."""

from __future__ import annotations

import pytest

from penname.adapters.neural import Neural


@pytest.fixture(scope="module")
def neural() -> Neural:
    return Neural()


def test_people_employers_places_and_conditions_are_labelled(neural: Neural) -> None:
    text = "I'm Anneliese Vogt, I work at Hartwell Logistics in Fresno, and I have epilepsy."
    labels = {label.name: text[label.start : label.end] for label in neural.read(text)}

    assert labels["PERSON"] == "Anneliese Vogt"
    assert labels["ORGANIZATION"] == "Hartwell Logistics"
    assert labels["LOCATION"] == "Fresno"
    assert labels["MEDICAL_CONDITION"] == "epilepsy"


def test_an_address_is_one_label(neural: Neural) -> None:
    text = "Name: Benjamin O'Rourke, 77 Hawthorne Street, Cambridge, MA 02140"

    assert any(text[label.start : label.end].startswith("77 Hawthorne Street") for label in neural.read(text))


def test_a_name_at_the_end_of_a_long_text_is_read(neural: Neural) -> None:
    text = "Nothing of interest happened on that day. " * 100 + "Regards, Benjamin O'Rourke"

    assert any("Benjamin" in text[label.start : label.end] for label in neural.read(text))


def test_labels_are_in_order_and_of_whole_words(neural: Neural) -> None:
    text = "Ask Anneliese Vogt and Terrence Boyd Walsh, or Consuelo Ibarra-Reyes."
    labels = neural.read(text)

    assert [label.start for label in labels] == sorted(label.start for label in labels)
    assert all(label.start == 0 or not text[label.start - 1].isalnum() for label in labels)


def test_a_general_question_has_no_labels(neural: Neural) -> None:
    assert neural.read("Who was Ada Lovelace, and what is the capital of Australia?") == []


def test_an_empty_text_has_no_labels(neural: Neural) -> None:
    assert neural.read("") == []
