"""Every mention of what is already known, found in one pass over a text.

A value found once is found in every later mention and, where earlier texts are at hand, in every earlier
one. Names are also found by their parts: "Maria Torres" once, "Torres" and "maria" ever after.

Source: PII-TRACE §4.1, consistent detection; the multi-pattern pass is Aho and Corasick's (1975).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import ahocorasick
from penname.core.entities import FAMILY, GIVEN, Entity
from penname.core.kinds import ATTRIBUTES, Kind
from penname.core.names.letters import fold
from penname.core.needs import Words

_NAME = re.compile(r"[^\W\d_](?:[^\W\d_]|['’-](?=[^\W\d_]))*")
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


class Mentions:
    """Finds the values of `entities` in texts, in any letter case, between word boundaries.

    A part of a name that is also a common word (Will, Grace, Rose) is found only when capitalised.
    """

    def __init__(self, entities: Iterable[Entity], words: Words, language: str) -> None:
        self._automaton: Any = ahocorasick.Automaton()
        self._capitalised: set[str] = set()
        for entity in entities:
            for value in entity.values:
                if _tells_enough(value, entity.kind):
                    self._watch(value, entity.kind)
            for name in _names(entity):
                self._watch(name, Kind.PERSON)
                if words.is_common(name, language):
                    self._capitalised.add(_lower(name))
        self._automaton.make_automaton()

    def find(self, text: str) -> Iterator[tuple[int, int, Kind]]:
        """Start, end and kind of every mention; they may overlap."""
        if not len(self._automaton):
            return
        for last, (length, kind) in self._automaton.iter(_lower(text)):
            start, end = last + 1 - length, last + 1
            if _stands_alone(text, start, end) and not self._is_mere_word(text[start:end]):
                yield start, end, kind

    def _watch(self, value: str, kind: Kind) -> None:
        self._automaton.add_word(_lower(value), (len(value), kind))

    def _is_mere_word(self, found: str) -> bool:
        return found[0].islower() and _lower(found) in self._capitalised


def _names(entity: Entity) -> set[str]:
    """The given and family names of a person as they were written, without titles, particles and initials."""
    if entity.kind is not Kind.PERSON:
        return set()
    known = {mark[len(sort) :] for mark in entity.marks for sort in (GIVEN, FAMILY) if mark.startswith(sort)}
    spelt = {name for value in entity.values for name in _NAME.findall(value)}
    return {name for name in spelt if _tells_enough(name, Kind.PERSON) and fold(name) in known}


def _tells_enough(value: str, kind: Kind) -> bool:
    """Whether a value may be looked for by its letters alone: "42" or "he" may stand anywhere."""
    if _UNSPACED.search(value):
        return len(value) > 1
    signs = sum(c.isalnum() for c in value)
    return signs > 3 and any(c.isalpha() for c in value) if kind in ATTRIBUTES else signs > 2


def _lower(text: str) -> str:
    """`text` in small letters, as long as it was: İ, whose small form is two characters, stays."""
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(small if len(small := c.lower()) == 1 else c for c in text)


def _stands_alone(text: str, start: int, end: int) -> bool:
    """Whether no longer word or number holds the mention. Scripts without blanks have no such borders."""
    opens = start == 0 or not (_joins(text[start]) and _joins(text[start - 1]))
    closes = end == len(text) or not (_joins(text[end - 1]) and _joins(text[end]))
    return opens and closes


def _joins(c: str) -> bool:
    return (c.isalnum() or c == "_") and not _UNSPACED.match(c)
