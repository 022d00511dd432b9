"""From the labels of the two models to findings: parts of names and addresses join, noise is left out."""

from __future__ import annotations

import re

from penname.adapters.bioes import Label
from penname.adapters.language import language_of
from penname.core.findings import Finding
from penname.core.kinds import Kind

NEURAL, SPACY = "neural", "spacy"
_ORGANIZATION_NOISE = re.compile(r"[{}()\[\]<>=_`|\\/#*:;@$%]|https?:|^\W|^\d+$|\n")
_LEAST = {
    Kind.PERSON: (0.5, 0.6, 0.85),
    Kind.ADDRESS: (0.75, 0.8, 0.9),
    Kind.LOCATION: (0.5, 0.6, 0.9),
    Kind.ORGANIZATION: (0.5, 0.85, 2.0),
    Kind.MEDICAL_CONDITION: (0.6, 0.85, 2.0),
    Kind.ETHNICITY: (0.6, 0.85, 2.0),
    Kind.AGE: (0.6, 0.8, 0.95),
    Kind.SALARY: (0.6, 0.8, 0.95),
    Kind.USERNAME: (0.6, 0.8, 0.95),
    Kind.DATE_OF_BIRTH: (0.7, 0.8, 0.95),
}
"""The least score that counts: in English, in the other languages the model was tuned on, elsewhere."""
_TUNED_ON = frozenset({"de", "fr", "es", "it", "pt", "nl", "pl"})
_TYPES = {kind.name: kind for kind in _LEAST} | {"ATTRIBUTE": Kind.ETHNICITY}
_LOG = re.compile(r"[=<>{}|_]|\b(?:INFO|WARN|ERROR|DEBUG|port|ms)\b|\d\.\d+\.\d")
_DIGITS = re.compile(r"\d+")
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


def from_neural(text: str, labels: list[Label]) -> list[Finding]:
    """What the neural model saw in a folded text, where it is sure enough for the text's language."""
    language = language_of(text)
    trust = 0 if language == "en" else 1 if language in _TUNED_ON else 2
    found = []
    for label in labels:
        kind = _TYPES.get(label.name)
        if kind is None or label.score < _LEAST[kind][trust]:
            continue
        if written := _trimmed(text, label, kind):
            found.append(Finding(kind, written.start, written.end, min(label.score, 0.98), NEURAL))
    return found


def _trimmed(text: str, label: Label, kind: Kind) -> Label | None:
    """The label as its kind is written, or None where it can't be of that kind."""
    value = text[label.start : label.end]
    digits = _DIGITS.search(value)
    if kind is Kind.AGE:
        return digits and Label(
            label.name, label.start + digits.start(), label.start + digits.end(), label.score
        )
    if kind in (Kind.SALARY, Kind.DATE_OF_BIRTH):
        return label if digits else None
    if _UNSPACED.search(value):
        return None  # the model does not read these scripts
    if kind is Kind.ADDRESS:
        return None if _LOG.search(value) else label
    if kind is Kind.PERSON:
        return label if _is_name(value) else None
    if kind in (Kind.ORGANIZATION, Kind.LOCATION):
        return None if _ORGANIZATION_NOISE.search(value) or len(value) < 2 or _is_code(value) else label
    return label if any(c.isalnum() for c in value) else None


def _is_code(value: str) -> bool:
    """Whether it is written as references are: three digits or more, and no small letter."""
    return sum(c.isdecimal() for c in value) >= 3 and not any(c.islower() for c in value)


_VERBS = re.compile(
    r"(?:Reword|Compare|Rewrite|Translate|Summari[sz]e|Proofread|Explain|Draft|Write|Convert|"
    r"Fix|Give|Make|Plan|Help|Tell|Add|Use|Send|Ask|Let|Please|Dear|The|This|That|Our|My) "
)


def _without_verb(text: str, label: Label) -> Label:
    """Without the request's verb, which spaCy takes along: "Compare Kubernetes"."""
    verb = _VERBS.match(text, label.start, label.end)
    return Label(label.name, verb.end(), label.end, label.score) if verb else label


def _is_name(value: str) -> bool:
    letters = sum(c.isalpha() for c in value)
    if _UNSPACED.search(value):
        return False  # the model does not read these scripts
    return (
        letters > 1
        and letters >= 0.7 * len(value.replace(" ", ""))
        and not re.search(r"[@/\\_{}<>=]|\d", value)
    )


def from_spacy(text: str, labels: list[Label]) -> list[Finding]:
    """Organizations, and weaker hints of people and places, that spaCy saw in a folded text."""
    if language_of(text) != "en":
        return []  # an English model on other languages finds nouns
    kinds = {
        "ORG": (Kind.ORGANIZATION, 0.5),
        "PERSON": (Kind.PERSON, 0.5),
        "GPE": (Kind.LOCATION, 0.5),
        "FAC": (Kind.LOCATION, 0.5),
    }
    found = []
    for label in labels:
        if label.name not in kinds:
            continue
        label = _without_verb(text, label)
        value = text[label.start : label.end]
        if _ORGANIZATION_NOISE.search(value) or len(value) < 3 or not value[0].isupper() or _is_code(value):
            continue
        kind, confidence = kinds[label.name]
        end = label.end - 2 if value.endswith("'s") and kind is Kind.PERSON else label.end
        found.append(Finding(kind, label.start, end, confidence, f"{SPACY}.{label.name.lower()}"))
    return found
