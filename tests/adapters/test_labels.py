"""From the models' labels to findings."""

from __future__ import annotations

from penname.adapters.labels import from_neural, from_spacy
from penname.adapters.neural import Label
from penname.core.kinds import Kind


def label(text: str, name: str, value: str, score: float = 0.99) -> Label:
    start = text.index(value)
    return Label(name, start, start + len(value), score)


def test_a_given_and_a_family_name_are_one_person() -> None:
    text = "by Fatima El-Sayed (CFO)"
    labels = [label(text, "GIVEN_NAME", "Fatima"), label(text, "SURNAME", "El-Sayed")]
    assert [(f.kind, text[f.start : f.end]) for f in from_neural(text, labels)] == [
        (Kind.PERSON, "Fatima El-Sayed")
    ]


def test_the_parts_of_an_address_are_one_address() -> None:
    text = "at 2218 Alder Creek Rd, Bend, OR 97701."
    labels = [
        label(text, "BUILDING_NUMBER", "2218"),
        label(text, "STREET_NAME", "Alder Creek Rd"),
        label(text, "CITY", "Bend"),
        label(text, "STATE", "OR"),
        label(text, "ZIP_CODE", "97701"),
    ]
    [finding] = from_neural(text, labels)
    assert (finding.kind, text[finding.start : finding.end]) == (
        Kind.ADDRESS,
        "2218 Alder Creek Rd, Bend, OR 97701",
    )


def test_a_city_alone_is_a_place() -> None:
    text = "in Sacramento now"
    assert [f.kind for f in from_neural(text, [label(text, "CITY", "Sacramento")])] == [Kind.LOCATION]


def test_numbers_that_the_model_takes_for_names_are_left_out() -> None:
    text = "user x9_ab7 here"
    assert from_neural(text, [label(text, "GIVEN_NAME", "x9_ab7")]) == []


def test_an_unsure_label_is_left_out() -> None:
    text = "in Bend"
    assert from_neural(text, [label(text, "CITY", "Bend", 0.3)]) == []


def test_spacy_takes_the_requests_verb_along_and_we_do_not() -> None:
    text = "Please help me, I work there and it is hard. Compare Kubernetes with the rest"
    [finding] = from_spacy(text, [label(text, "ORG", "Compare Kubernetes")])
    assert text[finding.start : finding.end] == "Kubernetes"


def test_the_english_model_is_not_asked_about_german() -> None:
    text = "Die Wohnung ist im Haus und der Mieter zahlt mit mir."
    assert from_spacy(text, [label(text, "ORG", "Wohnung")]) == []
