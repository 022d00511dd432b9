"""Which candidates are personal here, and which only look like it.

Patterns with a check digit need no context. A name, a place, a firm, a date, an illness do: they are
personal when the conversation is about somebody's own affairs, and general knowledge otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.placeholders import (
    DOCUMENTATION_NETS,
    PLACEHOLDER_NUMBERS,
    TEST_CARDS,
    is_documentation,
    is_made_up_phone,
    is_placeholder,
)
from penname.core.scene import Scene
from penname.core.setting import Lore, Setting
from penname.core.surroundings import (
    BELONGS,
    ERROR_NAME,
    IDENTIFIER,
    LIVES,
    MACHINE,
    NO_ADDRESS,
    NO_NAMES,
    SAID_OF,
    SAID_PLACES,
    TRAVEL,
    code_places,
    fenced_places,
    line_of,
)

PRIVATE_FACTS = frozenset(
    {
        Kind.NATIONAL_ID,
        Kind.PAYMENT_CARD,
        Kind.IBAN,
        Kind.BANK_ACCOUNT,
        Kind.PASSPORT,
        Kind.DRIVING_LICENCE,
        Kind.EMAIL,
        Kind.PHONE,
        Kind.ADDRESS,
        Kind.USERNAME,
        Kind.PERSONAL_URL,
    }
)
"""What ties a text to a private person by itself."""


_SAID_OF_SELF = frozenset({Kind.ETHNICITY, Kind.RELIGION})
"""What a person says to be: "I'm Nigerian" is no name."""


def judge(
    text: str, candidates: Iterable[Finding], scene: Scene, lore: Lore, own: Scene | None = None
) -> list[Finding]:
    """The candidates that are personal in a text of this scene. They may still overlap.

    Args:
        text: Folded.
        candidates: From patterns, models and lists, with the names of what found them.
        scene: Of the whole conversation so far, this text included.
        lore: The world's knowledge.
        own: Of this text alone, where that differs.
    """
    found = [c for c in candidates if not is_placeholder(c.kind, text[c.start : c.end])]
    asks = (own or scene).asks
    setting = Setting(
        scene, scene.private, scene.facts > 0, code_places(text), fenced_places(text), lore, asks=asks
    )
    said = [c for c in found if c.kind in _SAID_OF_SELF and text[c.start : c.end].casefold() != "christian"]
    people = [
        c
        for c in found
        if c.kind is Kind.PERSON
        and not any(t.start <= c.start and c.end <= t.end for t in said)
        and _decided(text, c, setting)
    ]
    if people and not scene.general and not scene.invented:
        setting = replace(setting, private=True, people=True)
    people.extend(c for c in found if c.found_by == "people.list" and any(c.overlaps(p) for p in people))
    rest = [c for c in found if c.kind is not Kind.PERSON and _decided(text, c, setting)]
    return [*people, *rest]


def facts_in(text: str, candidates: Iterable[Finding]) -> int:
    """How many candidates tie the text to a private person by themselves."""
    return sum(
        c.kind in PRIVATE_FACTS
        and c.confidence >= 0.7
        and not is_placeholder(c.kind, text[c.start : c.end])
        and not is_documentation(c.kind, text[c.start : c.end])
        for c in candidates
    )


def _decided(text: str, candidate: Finding, setting: Setting) -> bool:
    decide = _DECIDE.get(candidate.kind)
    return decide is None or decide(text, text[candidate.start : candidate.end], candidate, setting)


def _person(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    scene, lore, by = setting.scene, setting.lore, candidate.found_by
    cued = by == "people.cue" and candidate.confidence > 0.65
    words = re.findall(r"[^\W\d_][\w'’-]*", value)
    if not words:
        return False
    least = 0.6 if scene.personal else 0.9
    sure = candidate.confidence >= least and len(words) > 1 and value.istitle() and by != "spacy.person"
    if (
        setting.in_code(candidate)
        and not setting.facts
        and not cued
        and not (sure and not setting.quoted(candidate))
    ):
        return False
    if scene.invented:
        return False
    called = cued and len(words) == 1 and not scene.general  # "Mr. May" outside a talk of history
    public = not setting.private or setting.asks or (len(words) > 1 and not cued)
    if lore.is_famous(value) and public and not called:
        return False
    if not setting.private and scene.general and not cued:
        return False
    if len(words) == 1 and IDENTIFIER.fullmatch(value) and not setting.private:
        return False
    if len(words) == 1 and by != "table" and (lore.is_public(value) or words[0].casefold() in NO_NAMES):
        return False
    if by == "neural":
        if not value[0].isupper() and not (setting.private and any(lore.is_name(w) for w in words)):
            return False
        least = 0.7 if setting.private else 0.9
        ordinary = len(words) == 1 and lore.is_ordinary(words[0])
        if ordinary and (candidate.confidence < least or not lore.is_listed(words[0])):
            return False
        return candidate.confidence >= 0.6 or (setting.private and any(lore.is_name(w) for w in words))
    if by == "spacy.person":
        return (
            setting.private
            and len(words) > 1
            and any(lore.is_name(w) for w in words)
            and not lore.is_place(value)
        )
    if by == "people.list":
        return setting.private or candidate.confidence > 0.7 or not scene.general
    if by == "table":
        return setting.private or any(lore.is_name(w) for w in words)
    return True


def _place(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    if candidate.found_by in SAID_PLACES:
        return (
            not setting.scene.invented
            and not setting.lore.is_public(value)
            and not setting.in_code(candidate)
        )
    if candidate.found_by.startswith("address."):
        return setting.private or candidate.confidence > 0.95 or text.strip() == value
    if setting.in_code(candidate) or not setting.private or setting.asks:
        return False
    before = text[max(0, candidate.start - 70) : candidate.start]
    if (
        setting.scene.invented
        or (
            candidate.kind is Kind.LOCATION
            and candidate.confidence < 0.7
            and setting.lore.is_ordinary(value)
            and not setting.lore.is_place(value)
        )
        or not value[:1].isupper()
    ):
        return False
    if re.search(
        r"(?:flying|drive|driving|leaving|setting out|travel\w*|coming|train|fly) from $",
        before,
        re.IGNORECASE,
    ):
        return True
    if TRAVEL.search(before):
        return False
    lives = bool(LIVES.search(before))
    if candidate.found_by.startswith("spacy"):
        return (lives or setting.facts or setting.scene.personal > 1) and setting.lore.is_place(value)
    return (
        lives
        or setting.facts
        or (candidate.confidence > 0.6 and setting.scene.personal > 1)
        or (candidate.confidence >= 0.75 and setting.people)
    )


def _address(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    if candidate.found_by != "neural":
        return True
    code = setting.in_code(candidate) and not setting.facts
    return not (code or NO_ADDRESS.search(value) or MACHINE.search(line_of(text, candidate)))


def _organization(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    scene = setting.scene
    if setting.in_code(candidate) or scene.invented or ERROR_NAME.fullmatch(value):
        return False
    if setting.asks and candidate.found_by.startswith(("neural", "spacy")):
        return False
    if not setting.private and not BELONGS.search(text, max(0, candidate.start - 70), candidate.start):
        return False
    if candidate.found_by.startswith("spacy"):
        words = re.findall(r"[^\W\d_][\w'’&-]*", value)
        if setting.lore.is_public(value) or not words:
            return False
        return not all(setting.lore.is_ordinary(w) for w in words) or (len(words) > 1 and value.istitle())
    return not setting.lore.is_public(value) or candidate.found_by == "organization.employer"


def _date(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    if MACHINE.search(line_of(text, candidate)):
        return False
    return setting.private and not setting.in_code(candidate) and not setting.scene.invented


def _medical(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    if not setting.private or setting.scene.invented or setting.in_code(candidate):
        return False
    return (
        setting.facts
        or bool(SAID_OF.search(text[max(0, candidate.start - 160) : candidate.end + 60]))
        or setting.scene.personal > 1
    )


def _reference(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    return setting.private or not (setting.in_code(candidate) or MACHINE.search(line_of(text, candidate)))


def _contact(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    return not (setting.scene.sample and PLACEHOLDER_NUMBERS.fullmatch(value)) and not (
        candidate.kind is Kind.PHONE and is_made_up_phone(value) and setting.scene.sample > 0
    )


def _attribute(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    return not setting.in_code(candidate) and not setting.scene.invented


def _machine(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    return not DOCUMENTATION_NETS.match(value) or setting.facts


def _card(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    number = "".join(c for c in value if c.isdecimal())
    return not (
        number in TEST_CARDS
        and (setting.scene.sample or re.search(r"test|example|docs", text, re.IGNORECASE))
    )


def _birth(text: str, value: str, candidate: Finding, setting: Setting) -> bool:
    return not (setting.scene.sample and not setting.scene.personal)


_DECIDE: dict[Kind, Callable[[str, str, Finding, Setting], bool]] = {
    Kind.PERSON: _person,
    Kind.LOCATION: _place,
    Kind.REGION: _place,
    Kind.ADDRESS: _address,
    Kind.ORGANIZATION: _organization,
    Kind.DATE: _date,
    Kind.MEDICAL_CONDITION: _medical,
    Kind.REFERENCE: _reference,
    Kind.PAYMENT_CARD: _card,
    Kind.IP_ADDRESS: _machine,
    Kind.DATE_OF_BIRTH: _birth,
    Kind.PHONE: _contact,
    Kind.EMAIL: _contact,
    Kind.AGE: _attribute,
    Kind.ETHNICITY: _attribute,
    Kind.RELIGION: _attribute,
    Kind.SEXUALITY: _attribute,
    Kind.POLITICS: _attribute,
    Kind.DISABILITY: _attribute,
    Kind.GENDER: _attribute,
}

__all__ = ["PRIVATE_FACTS", "Lore", "facts_in", "judge"]
