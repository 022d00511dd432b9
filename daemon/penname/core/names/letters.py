"""What makes two spellings one name, and how a stand-in is dressed like the spelling it replaces."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import lru_cache

APOSTROPHES = "'’ʼ`´‘"
_PLAIN = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"})
_PLAIN_UPPER = str.maketrans({"Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "Th", "Æ": "Ae", "Œ": "Oe"})
_GERMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
# Marks that are letters of their own in these scripts: removing them would merge different names.
_MARKED_SCRIPTS = ("DEVANAGARI", "HEBREW", "ARABIC", "THAI", "TAMIL", "BENGALI", "HIRAGANA", "KATAKANA")


class Case(StrEnum):
    """How the letters of one word are written."""

    LOWER = "lower"
    UPPER = "upper"
    TITLE = "title"
    MIXED = "mixed"  # McDonald, DeVito, iAn


@lru_cache(maxsize=65536)
def plain(word: str) -> str:
    """`word` in its basic letters, case kept: Muñoz → Munoz, Łukasz → Lukasz, Йордан stays."""
    if word.isascii():
        return word
    decomposed = unicodedata.normalize("NFKD", word.translate(_PLAIN).translate(_PLAIN_UPPER))
    if any(name in unicodedata.name(c, "") for c in decomposed[:1] for name in _MARKED_SCRIPTS):
        return unicodedata.normalize("NFC", word)
    kept: list[str] = []
    for c in decomposed:
        # й, ї and ё are letters: only Latin and Greek marks are accents.
        if unicodedata.combining(c) and kept and not "\u0400" <= kept[-1] <= "\u052f":
            continue
        kept.append(c)
    return unicodedata.normalize("NFC", "".join(kept)).replace("ß", "ss").replace("ς", "σ")


@lru_cache(maxsize=65536)
def fold(word: str) -> str:
    """The key under which every spelling of one name is kept: O’Brien, OBRIEN and obrien are one."""
    if word.isascii():
        return word.lower().replace("'", "").replace("`", "")
    return "".join(c for c in plain(word).casefold() if c not in APOSTROPHES)


def spelled_out(word: str) -> str:
    """`word` as Germans write it without umlauts: Müller → Mueller; other accents removed."""
    return plain(word.translate(_GERMAN))


def is_plain(word: str) -> bool:
    """Whether the word is written without accents (in any script: nothing for `plain` to remove)."""
    return plain(word) == unicodedata.normalize("NFC", word)


def case_of(word: str) -> Case:
    """How `word` is written; scripts without letter case, and single capitals, count as TITLE."""
    if word == titled(word):
        return Case.TITLE
    if word == word.lower():
        return Case.LOWER
    return Case.UPPER if word == word.upper() else Case.MIXED


def titled(word: str) -> str:
    """First letter capital, the rest small, without Python's habit of capitalising after an apostrophe."""
    return word[:1].upper() + word[1:].lower()


def dress(word: str, case: Case) -> str:
    """`word` (as its pool writes it) in `case`; MIXED keeps the pool's own capitals."""
    if case is Case.LOWER:
        return word.lower()
    if case is Case.UPPER:
        return word.upper()
    return titled(word) if case is Case.TITLE else word
