"""From the models' labels to findings."""

from __future__ import annotations

from penname.adapters.bioes import Label
from penname.adapters.labels import from_neural, from_spacy
from penname.core.kinds import Kind


def label(text: str, name: str, value: str, score: float = 0.99) -> Label:
    start = text.index(value)
    return Label(name, start, start + len(value), score)


def test_a_label_is_a_finding_of_its_kind() -> None:
    text = "at 2218 Alder Creek Rd, Bend, OR 97701 with lupus"
    labels = [
        label(text, "ADDRESS", "2218 Alder Creek Rd, Bend, OR 97701"),
        label(text, "MEDICAL_CONDITION", "lupus"),
    ]

    assert [(f.kind, text[f.start : f.end]) for f in from_neural(text, labels)] == [
        (Kind.ADDRESS, "2218 Alder Creek Rd, Bend, OR 97701"),
        (Kind.MEDICAL_CONDITION, "lupus"),
    ]


def test_an_age_is_its_number() -> None:
    text = "a 47-year-old woman"
    [finding] = from_neural(text, [label(text, "AGE", "47-year-old")])

    assert text[finding.start : finding.end] == "47"


def test_a_language_the_model_was_not_tuned_on_needs_a_surer_label() -> None:
    text = "Havayı yazmadım ve bugün de çok yağmur var, bana göre benim için"

    assert from_neural(text, [label(text, "ORGANIZATION", "Havayı yazmadım", 0.95)]) == []


def test_numbers_that_the_model_takes_for_names_are_left_out() -> None:
    text = "user x9_ab7 here"
    assert from_neural(text, [label(text, "PERSON", "x9_ab7")]) == []


def test_an_unsure_label_is_left_out() -> None:
    text = "in Bend"
    assert from_neural(text, [label(text, "LOCATION", "Bend", 0.3)]) == []


def test_spacy_takes_the_requests_verb_along_and_we_do_not() -> None:
    text = "Please help me, I work there and it is hard. Compare Kubernetes with the rest"
    [finding] = from_spacy(text, [label(text, "ORG", "Compare Kubernetes")])
    assert text[finding.start : finding.end] == "Kubernetes"


def test_the_english_model_is_not_asked_about_german() -> None:
    text = "Die Wohnung ist im Haus und der Mieter zahlt mit mir."
    assert from_spacy(text, [label(text, "ORG", "Wohnung")]) == []


def test_a_reference_is_no_organization() -> None:
    text = "Please check my customer reference FC-13436-I for me and the others"

    assert from_spacy(text, [label(text, "ORG", "FC-13436-I")]) == []
    assert from_neural(text, [label(text, "ORGANIZATION", "FC-13436-I")]) == []
