"""Training examples: texts with typed spans, from the training half and its re-filled copies, and templates.

Nothing here reads a record that `set_aside.json` names.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from labels import OF_CORPUS
from set_aside import is_set_aside
from values import SLOT_TYPES, Values

REFILLS = {"prompts_main": 14, "conversations_open": 6, "presidio_generated_large": 1, "capid_train": 1}
TEMPLATE_ROUNDS = 22
MOST_CHARACTERS = 900
_SLOT = re.compile(r"\{(\w+)\}")
_REFILL = {"PERSON": "person", "ORGANIZATION": "organization", "LOCATION": "location", "ADDRESS": "address"}


@dataclass(frozen=True, slots=True)
class Example:
    """A text of at most MOST_CHARACTERS and its spans (start, end, type), sorted, not overlapping."""

    text: str
    spans: tuple[tuple[int, int, str], ...]


def examples(shared: Path, seed: int) -> Iterator[Example]:
    """Every training example, in corpus order; shuffle before use."""
    values = Values(seed)
    for corpus in ("prompts_main", "conversations_open", "presidio_generated_large", "capid_train"):
        for record in _records(shared, corpus):
            for example in _windows(record):
                yield example
                if example.spans:
                    for _ in range(REFILLS[corpus]):
                        yield _refilled(example, values, record.get("lang", "en"))
    for record in _records(shared, "mt_vicuna_bench"):
        yield from _windows(record)
    templates = (Path(__file__).parent / "templates.txt").read_text("utf-8").splitlines()
    for _ in range(TEMPLATE_ROUNDS):
        for line in templates:
            language, _, template = line.partition("|")
            yield _filled(template.replace("\\n", "\n"), values, language)


def _records(shared: Path, corpus: str) -> Iterator[dict[str, Any]]:
    with (shared / "data" / f"{corpus}.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if not is_set_aside(record["id"]):
                yield record


def _windows(record: dict[str, Any]) -> Iterator[Example]:
    """The record's turns, joined as a conversation and cut at line ends."""
    text, spans = "", []
    for number, turn in enumerate(record["turns"]):
        for span in record["spans"]:
            kind = OF_CORPUS.get(span.get("orig", ""), OF_CORPUS.get(span["label"]))
            if span["turn"] == number and kind:
                spans.append((len(text) + span["start"], len(text) + span["end"], kind))
        text += turn["text"] + "\n"
    spans.sort()
    start = 0
    while start < len(text):
        end = _cut(text, start, spans)
        inside = tuple((a - start, b - start, kind) for a, b, kind in spans if a >= start and b <= end)
        yield Example(text[start:end], inside)
        start = end


def _cut(text: str, start: int, spans: list[tuple[int, int, str]]) -> int:
    if len(text) - start <= MOST_CHARACTERS:
        return len(text)
    for pattern in (r"\n", r"[.!?] ", r"\s"):
        for match in reversed(list(re.finditer(pattern, text[start : start + MOST_CHARACTERS]))):
            place = start + match.end()
            if match.end() > MOST_CHARACTERS // 3 and not any(a < place < b for a, b, _ in spans):
                return place
    return start + MOST_CHARACTERS


def _refilled(example: Example, values: Values, language: str) -> Example:
    """The same text with other persons, organizations, places and addresses; equal values stay equal."""
    chosen: dict[tuple[str, str], str] = {}
    text, spans, last = "", [], 0
    for start, end, kind in example.spans:
        if start < last:
            continue
        value = example.text[start:end]
        if kind in _REFILL:
            key = (kind, value.casefold())
            if key not in chosen:
                chosen[key] = values.value(_REFILL[kind], language)
            value = chosen[key]
        text += example.text[last:start]
        spans.append((len(text), len(text) + len(value), kind))
        text += value
        last = end
    return Example(text + example.text[last:], tuple(spans))


def _filled(template: str, values: Values, language: str) -> Example:
    text, spans, last = "", [], 0
    template = template.replace("{{", "\0").replace("}}", "\1")
    for slot in _SLOT.finditer(template):
        value = values.value(slot.group(1), language)
        text += template[last : slot.start()]
        if kind := SLOT_TYPES.get(slot.group(1)):
            spans.append((len(text), len(text) + len(value), kind))
        text += value
        last = slot.end()
    whole = (text + template[last:]).replace("\0", "{").replace("\1", "}")
    return Example(whole, tuple(spans))
