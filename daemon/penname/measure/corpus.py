"""Labelled conversations, one JSON a line, and what their labels mean in our kinds.

{"id", "lang", "turns": [{"role", "text"}], "spans": [{"turn", "start", "end", "label", "entity_id"?}],
 "meta": {"labelled": "full|partial|none"}}
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from penname.core.kinds import Kind

KINDS: Mapping[str, frozenset[Kind]] = {
    "person": frozenset({Kind.PERSON}),
    "email": frozenset({Kind.EMAIL}),
    "phone": frozenset({Kind.PHONE}),
    "address": frozenset({Kind.ADDRESS, Kind.LOCATION}),
    "location": frozenset({Kind.LOCATION, Kind.REGION}),
    "organization": frozenset({Kind.ORGANIZATION}),
    "credit_card": frozenset({Kind.PAYMENT_CARD}),
    "iban": frozenset({Kind.IBAN}),
    "bank_account": frozenset({Kind.BANK_ACCOUNT}),
    "ssn_or_national_id": frozenset({Kind.NATIONAL_ID, Kind.PASSPORT, Kind.DRIVING_LICENCE}),
    "national_id": frozenset({Kind.NATIONAL_ID, Kind.PASSPORT, Kind.DRIVING_LICENCE}),
    "other_id": frozenset({Kind.REFERENCE}),
    "date_of_birth": frozenset({Kind.DATE_OF_BIRTH}),
    "date": frozenset({Kind.DATE}),
    "username": frozenset({Kind.USERNAME}),
    "url": frozenset({Kind.PERSONAL_URL}),
    "ip": frozenset({Kind.IP_ADDRESS}),
    "secret": frozenset({Kind.SECRET}),
    "medical": frozenset({Kind.MEDICAL_CONDITION, Kind.DISABILITY}),
    "salary": frozenset({Kind.SALARY}),
    "age": frozenset({Kind.AGE}),
    "other": frozenset(Kind),
}
"""Our kinds for each label of the corpora. A label that is not here may be any kind."""

BUCKETS = ("<1k", "1-10k", ">10k")


class BadCorpus(ValueError):
    """Raised when a line is no record: names the line and the field, never what it holds."""


@dataclass(frozen=True, slots=True, repr=False)
class Span:
    """One gold mention. `outer_start`..`outer_end` is its extent with title and possessive."""

    turn: int
    start: int
    end: int
    label: str
    entity: str
    outer_start: int
    outer_end: int


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """One labelled conversation."""

    id: str
    lang: str
    roles: tuple[str, ...]
    texts: tuple[str, ...]
    spans: tuple[Span, ...]
    labelled: str

    @property
    def bucket(self) -> str:
        """The length bucket of all turns together."""
        length = sum(map(len, self.texts))
        return BUCKETS[0] if length < 1_000 else BUCKETS[1] if length <= 10_000 else BUCKETS[2]


def read(path: Path) -> Iterator[Record]:
    """The records of a corpus file, in order.

    Raises:
        BadCorpus: A line is no JSON, or lacks a field.
    """
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            if line.strip():
                yield _record(line, number)


def _record(line: str, number: int) -> Record:
    try:
        raw = json.loads(line)
        turns = raw["turns"]
        return Record(
            id=str(raw["id"]),
            lang=str(raw.get("lang") or ""),
            roles=tuple(str(turn.get("role", "user")) for turn in turns),
            texts=tuple(str(turn["text"]) for turn in turns),
            spans=tuple(_span(span) for span in raw.get("spans", ())),
            labelled=str((raw.get("meta") or {}).get("labelled", "full")),
        )
    except json.JSONDecodeError:
        raise BadCorpus(f"line {number} is no JSON") from None
    except (KeyError, TypeError, AttributeError) as error:
        field = error.args[0] if isinstance(error, KeyError) else "turns"
        raise BadCorpus(f"line {number}: field {field} is missing or of the wrong type") from None


def _span(raw: Mapping[str, Any]) -> Span:
    turn, start, end = int(raw["turn"]), int(raw["start"]), int(raw["end"])
    entity = raw.get("entity_id") or f"{raw['label']}/{raw.get('value', '')}"
    return Span(
        turn,
        start,
        end,
        str(raw["label"]),
        str(entity),
        int(raw.get("outer_start", start)),
        int(raw.get("outer_end", end)),
    )
