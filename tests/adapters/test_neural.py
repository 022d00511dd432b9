"""The neural model reads a text of any length in windows."""

from __future__ import annotations

import pytest

from penname.adapters import models
from penname.adapters.neural import Neural


@pytest.fixture(scope="module")
def neural() -> Neural:
    if not (models.FOLDER / models.RAMPART).exists():
        pytest.skip("the models are not set up")
    return Neural(models.FOLDER / models.RAMPART)


def test_the_parts_of_a_name_and_an_address_are_labelled(neural: Neural) -> None:
    text = "Name: Benjamin O'Rourke, 77 Hawthorne Street, Cambridge, MA 02140"
    labels = {label.name: text[label.start : label.end] for label in neural.read(text)}
    assert labels["GIVEN_NAME"] == "Benjamin"
    assert labels["SURNAME"] == "O'Rourke"
    assert labels["STREET_NAME"] == "Hawthorne Street"


def test_a_name_at_the_end_of_a_long_text_is_read(neural: Neural) -> None:
    text = "Nothing of interest happened on that day. " * 100 + "Regards, Benjamin O'Rourke"
    assert any(text[label.start : label.end] == "Benjamin" for label in neural.read(text))


def test_labels_are_in_order_and_of_whole_words(neural: Neural) -> None:
    text = "Ask Anneliese Vogt and Terrence Boyd Walsh, or Consuelo Ibarra-Reyes."
    labels = neural.read(text)
    assert [label.start for label in labels] == sorted(label.start for label in labels)
    assert all(
        not (text[label.start - 1 : label.start] + "x")[0].isalnum() or label.start == 0 for label in labels
    )


def test_an_empty_text_has_no_labels(neural: Neural) -> None:
    assert neural.read("") == []
