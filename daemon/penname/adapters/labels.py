"""From the labels of the two models to findings: parts of names and addresses join, noise is left out."""

from __future__ import annotations

import re

from penname.adapters.language import language_of
from penname.adapters.neural import Label
from penname.core.findings import Finding
from penname.core.kinds import Kind

NEURAL, SPACY = "neural", "spacy"
_NAMES = frozenset({"GIVEN_NAME", "SURNAME"})
_STREET = frozenset({"BUILDING_NUMBER", "STREET_NAME", "SECONDARY_ADDRESS"})
_PLACE = frozenset({"CITY", "STATE", "ZIP_CODE"})
_BETWEEN_NAMES = re.compile(
    r"(?:[ ]|-|'|, |\. | (?:van|von|de|der|den|di|da|dos|das|del|la|le|el|al|bin|ter|ten|zu|"
    r"of|y) )?"
)
_BETWEEN_PARTS = re.compile(r"[\s,.·|#-]{1,4}(?:(?:apt|unit|in|no\.?|à|c/o|#)\s?)?", re.IGNORECASE)
_ORGANIZATION_NOISE = re.compile(r"[{}()\[\]<>=_`|\\/#*:;@$%]|https?:|^\W|^\d+$|\n")
LEAST = 0.45
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


def from_neural(text: str, labels: list[Label]) -> list[Finding]:
    """Names, addresses and places that the neural model saw in a folded text."""
    labels = [label for label in labels if label.score >= LEAST]
    return [*_people(text, labels), *_addresses(text, labels)]


def _people(text: str, labels: list[Label]) -> list[Finding]:
    people: list[Finding] = []
    for label in labels:
        if label.name not in _NAMES:
            continue
        last = people[-1] if people else None
        if last and last.end <= label.start and _BETWEEN_NAMES.fullmatch(text, last.end, label.start):
            score = max(last.confidence, label.score)
            people[-1] = Finding(Kind.PERSON, last.start, label.end, min(score, 0.98), NEURAL)
        else:
            people.append(Finding(Kind.PERSON, label.start, label.end, min(label.score, 0.98), NEURAL))
    return [p for p in people if _is_name(text[p.start : p.end])]


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


def _addresses(text: str, labels: list[Label]) -> list[Finding]:
    """Runs of address parts; without a street they are places."""
    found: list[Finding] = []
    run: list[Label] = []
    for label in [*labels, None]:
        part = label is not None and (label.name in _STREET or label.name in _PLACE)
        if (
            part
            and label
            and run
            and label.start >= run[-1].end
            and _BETWEEN_PARTS.fullmatch(text, run[-1].end, label.start)
        ):
            run.append(label)
            continue
        if run and (part or label is None or label.start > run[-1].end):
            found.extend(_of_run(text, run))
            run = []
        if part and label:
            run = [label]
    return found


def _of_run(text: str, run: list[Label]) -> list[Finding]:
    names = {label.name for label in run}
    if "STREET_NAME" in names and (
        "BUILDING_NUMBER" in names or names & _PLACE or "SECONDARY_ADDRESS" in names
    ):
        score = sum(label.score for label in run) / len(run)
        return [Finding(Kind.ADDRESS, run[0].start, run[-1].end, min(score, 0.95), NEURAL)]
    places = []
    for label in run:
        value = text[label.start : label.end]
        if label.name == "CITY" and value[:1].isalpha() and label.score >= 0.5:
            places.append(Finding(Kind.LOCATION, label.start, label.end, min(label.score, 0.9), NEURAL))
        elif label.name == "STATE" and value[:1].isalpha() and label.score >= 0.6:
            places.append(Finding(Kind.REGION, label.start, label.end, min(label.score, 0.9), NEURAL))
    return places


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
        if _ORGANIZATION_NOISE.search(value) or len(value) < 3 or not value[0].isupper():
            continue
        kind, confidence = kinds[label.name]
        end = label.end - 2 if value.endswith("'s") and kind is Kind.PERSON else label.end
        found.append(Finding(kind, label.start, end, confidence, f"{SPACY}.{label.name.lower()}"))
    return found
