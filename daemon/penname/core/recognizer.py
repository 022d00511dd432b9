"""The shape of a row on the recognizer shelf: a pattern that carries its own evidence."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.word_set import words

_EDGE = re.compile(r"(\(\?<?!\[)\\w")  # at an edge, a letter of a script without blanks is no longer word
_AND = words(
    "and or und et y e en i ve och",
)
NEAR_BONUS = 0.35
ENOUGH = 0.5  # a finding needs this much confidence to count


@dataclass(frozen=True, slots=True)
class Recognizer:
    """Finds one sort of detail by its pattern.

    `pattern` is matched (case-insensitive unless `cased`) on the folded text. When it has a group named
    `value`, that group is the finding, else the whole match. `confirm`, where there is one, gets the
    matched value: True raises the confidence to 1.0, False drops the match. A word of `near` within
    `reach` characters before or `reach // 2` after raises the confidence by 0.35; with `needs_near`
    the match is dropped without one, unless `alone` and the value is the whole message: a value that proves
    itself (by a check digit, unless said otherwise) needs no more context than that.
    """

    name: str
    kind: Kind
    pattern: str
    confidence: float = 0.5
    confirm: Callable[[str], bool] | None = None
    near: tuple[str, ...] = ()
    needs_near: bool = False
    reach: int = 60
    cased: bool = False
    alone: bool | None = None  # None: where there is a `confirm`
    finds: tuple[str, ...] = field(default=())
    spares: tuple[str, ...] = field(default=())


def find(row: Recognizer, text: str) -> list[Finding]:
    """What one row finds in a folded text, in order, each with at least `ENOUGH` confidence."""
    compiled = _compiled(row.pattern, row.cased)
    group: str | int = "value" if "value" in compiled.groupindex else 0
    found = []
    for match in compiled.finditer(text):
        start, end = match.span(group)
        if start >= end:
            continue
        confidence = _confidence(row, text, start, end)
        if confidence >= ENOUGH:
            found.append(Finding(row.kind, start, end, confidence, row.name))
    return found


def _confidence(row: Recognizer, text: str, start: int, end: int) -> float:
    value = text[start:end]
    near = bool(row.near) and _is_near(row, text, start, end)
    if row.needs_near and not near and not (_may_be_alone(row) and _is_alone(text, value)):
        return 0.0
    if row.confirm is not None:
        return 1.0 if row.confirm(value) else 0.0
    return min(0.99, row.confidence + (NEAR_BONUS if near else 0.0))


def _may_be_alone(row: Recognizer) -> bool:
    return row.confirm is not None if row.alone is None else row.alone


def _is_alone(text: str, value: str) -> bool:
    """Whether a message holds nothing but values: no word without a digit but "and"."""
    words = (
        (word.strip(".,;:()") for word in text.replace(value, " ").split())
        if len(text) < 120
        else iter(("long",))
    )
    return not any(word.isalpha() and word.casefold() not in _AND for word in words)


def _is_near(row: Recognizer, text: str, start: int, end: int) -> bool:
    words = _near_words(row.near)
    before = text[max(0, start - row.reach) : start]
    return bool(words.search(before) or words.search(text, end, min(len(text), end + row.reach // 2)))


@cache
def _compiled(pattern: str, cased: bool) -> re.Pattern[str]:
    return re.compile(_EDGE.sub(r"\1A-Za-z0-9_À-ɏͰ-ԯ", pattern), 0 if cased else re.IGNORECASE)


@cache
def _near_words(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(r"(?<![^\W_])(?:" + "|".join(map(re.escape, words)) + r")(?![^\W_])", re.IGNORECASE)
