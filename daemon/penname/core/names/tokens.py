"""A name as words and what stands between them, without losing a character."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from penname.core.names.letters import APOSTROPHES

_SCRIPTS = (
    ("HANGUL", "Hang"),
    ("HIRAGANA", "Kana"),
    ("KATAKANA", "Kana"),
    ("HALFWIDTH KATAKANA", "Kana"),
    ("CJK", "Han"),
    ("CYRILLIC", "Cyrl"),
    ("GREEK", "Grek"),
    ("ARABIC", "Arab"),
    ("HEBREW", "Hebr"),
    ("DEVANAGARI", "Deva"),
    ("THAI", "Thai"),
    ("TAMIL", "Taml"),
    ("BENGALI", "Beng"),
    ("GEORGIAN", "Geor"),
    ("ARMENIAN", "Armn"),
    ("LATIN", "Latn"),
)
_ELISIONS = "dl"  # small letters before an apostrophe and a capital: d'Élise, l'Amélie
_ELIDED = 2  # letters before an apostrophe that belongs to the name: O'Brien, D'Angelo, N'Dour, De'Ath
_ENDING = 4  # letters of an ending after an apostrophe: Maria's, Elif'in, Ayşe'nin, Mehmet'ten


@dataclass(frozen=True, slots=True, repr=False)
class Token:
    """A word, or (`word` false) the blanks and punctuation between two words."""

    text: str
    word: bool


def script_of(text: str) -> str:
    """The script of the first letter that has one we know (`Latn`, `Cyrl`, `Han` …), else `Zyyy`."""
    for c in text:
        name = unicodedata.name(c, "")
        for prefix, script in _SCRIPTS:
            if name.startswith(prefix):
                return script
    return "Zyyy"


def in_word(c: str) -> bool:
    """Letters, marks, digits and joiners make words in every script."""
    return unicodedata.category(c)[0] in "LMN" or c in "\u200c\u200d"


def tokens(name: str) -> Iterator[Token]:
    """Words and gaps in turn; their texts joined are `name` again.

    An apostrophe stays inside a word after one or two letters (O'Brien); elsewhere the short
    ending behind it belongs to the gap (Maria's, Elif'in): it is grammar, not name.
    """
    at = 0
    while at < len(name):
        start = at
        if not in_word(name[at]):
            while at < len(name) and not in_word(name[at]):
                at += 1
            yield Token(name[start:at], word=False)
            continue
        if (
            name[at] in _ELISIONS
            and at + 2 < len(name)
            and name[at + 1] in APOSTROPHES
            and name[at + 2].isupper()
        ):
            at += 2
            yield Token(name[start:at], word=False)
            continue
        while at < len(name):
            if in_word(name[at]):
                at += 1
            elif name[at] in APOSTROPHES and at + 1 < len(name) and in_word(name[at + 1]):
                tail = _run(name, at + 1)
                ends = name[at + 1 : tail]
                if at - start > _ELIDED and len(ends) <= _ENDING and ends == ends.lower():
                    break
                at = tail
            else:
                break
        yield Token(name[start:at], word=True)
        if at + 1 < len(name) and name[at] in APOSTROPHES and in_word(name[at + 1]):
            tail = _run(name, at + 1)
            yield Token(name[at:tail], word=False)
            at = tail


def _run(text: str, at: int) -> int:
    """Where the run of word characters that starts at `at` ends."""
    while at < len(text) and in_word(text[at]):
        at += 1
    return at
