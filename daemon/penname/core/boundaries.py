"""Where a form may begin and end: never inside a longer word, number, address or name.

Boundaries differ by script. Han, Kana and Thai have none; Hangul takes particles on its right; Latin ends at
an apostrophe when an ending follows (Elif'in) or an elided article stands before (d'Élise), but O'Brien is
one word. `extension/src/lib/restorer-boundaries.js` is this file, line for line.
"""

from __future__ import annotations

import re
import unicodedata
from enum import Enum


class Fit(Enum):
    """Whether a form fits its surroundings. OPEN: what has not arrived yet decides."""

    NO = 0
    YES = 1
    OPEN = 2


APOSTROPHES = "'’ʼ＇"
ENDS = "." + APOSTROPHES
_ELIDED = "d l j m n s t c qu jusqu lorsqu puisqu quoiqu dell all nell sull dall coll un bell quell sant"
_PREFIXED = "non nicht pro anti ex pre post vor nach semi co multi inter re un no sin"
ELISIONS = frozenset(_ELIDED.split())
PREFIXES = frozenset(_PREFIXED.split())
PARTICLES = frozenset("은는이가을를의에와과도만로으씨님야아라랑께한처보부까마군양측네입")
PROCLITICS = frozenset("وفبلكושבלמהכ")
_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff々〆]"
)
_HANGUL = re.compile("[\uac00-\ud7a3]")
_QUOTE_OPENED = re.compile(r"(?<![^\W_])['‘](?=[^\W_])")
_INVISIBLE = frozenset("\ufe0e\ufe0f\u200d\u20e3")  # emoji presentation: no part of a word


def is_mark(c: str) -> bool:
    """Whether `c` belongs to the letter before it: an accent, a vowel sign."""
    return c > "\u02ff" and c not in _INVISIBLE and unicodedata.category(c)[0] == "M"


def is_word(c: str) -> bool:
    """Whether `c` is part of a word or number in any script."""
    return c.isalnum() or is_mark(c)


def is_digit(c: str) -> bool:
    """Whether `c` is one of 0 to 9."""
    return "0" <= c <= "9"


def opens(plain: str, start: int) -> bool:
    """Whether a word or number may begin at `start`, for what stands before it."""
    first = plain[start]
    if start == 0 or not is_word(first):
        return True
    before = plain[start - 1]
    if is_digit(first) and _inside_number(plain, start):
        return False
    if before == "_":
        at = _over(plain, start - 1, -1, "_")
        return at < 0 or not is_word(plain[at])
    if before in APOSTROPHES:
        word = _word_before(plain, start - 1)
        return word == "" or word.lower() in ELISIONS
    if before == "-":
        return not _half_of_a_name(plain, start)
    at = start - 1
    while at >= 0 and is_mark(plain[at]):
        at -= 1
    if at < 0 or not is_word(plain[at]):
        return True
    if _parted(plain[at], first):
        return True
    return before in PROCLITICS and first.isalpha() and (at == 0 or not is_word(plain[at - 1]))


def closes(plain: str, start: int, end: int, *, final: bool) -> Fit:
    """Whether a word or number may end before `end`, for what stands there.

    Args:
        final: Nothing follows `plain`; otherwise the answer may be OPEN.
    """
    last = plain[end - 1]
    if last in APOSTROPHES and _in_quotes(plain, start):
        return Fit.NO
    if end == len(plain):
        return Fit.YES if final or not (is_word(last) or last in ENDS) else Fit.OPEN
    after = plain[end]
    if last in APOSTROPHES and is_word(after):
        return Fit.NO  # Ojas' is no part of Ojas's
    if not is_word(last):
        return Fit.NO if last == "." and after.isalpha() and not _parted(last, after) else Fit.YES
    if is_word(after):
        if _HANGUL.match(last) and _HANGUL.match(after):
            return Fit.YES if after in PARTICLES else Fit.NO
        if not is_mark(after) and _parted(last, after):
            return Fit.YES
        if is_digit(last) and after == "T":
            return _then_digit(plain, end + 1, Fit.YES, Fit.NO, final=final)
        return Fit.NO
    if is_digit(last) and after in ".-+":
        return _then_digit(plain, end + 1, Fit.NO, Fit.YES, final=final)
    if after == "_":
        at = _over(plain, end, 1, "_")
        if at == len(plain):
            return Fit.YES if final or at - end > 2 else Fit.OPEN
        return Fit.NO if is_word(plain[at]) else Fit.YES
    if after in APOSTROPHES and plain[start:end] != plain[start:end].upper():
        if end + 1 == len(plain):
            return Fit.YES if final else Fit.OPEN
        return Fit.NO if plain[end + 1].isupper() else Fit.YES  # Dall'Asta
    return Fit.YES


def _in_quotes(plain: str, start: int) -> bool:
    """Whether a single quotation mark was opened before: then the next one closes it and is no ending."""
    return _QUOTE_OPENED.search(plain[max(0, start - 60) : start + 1]) is not None


def _then_digit(plain: str, at: int, yes: Fit, no: Fit, *, final: bool) -> Fit:
    if at == len(plain):
        return no if final else Fit.OPEN
    return yes if is_digit(plain[at]) else no


def _inside_number(plain: str, start: int) -> bool:
    before = plain[start - 1]
    return before == "+" or (before in ".-" and start > 1 and is_digit(plain[start - 2]))


def _parted(a: str, b: str) -> bool:
    """Whether two neighbouring letters belong to two words though nothing stands between them."""
    if _UNSPACED.match(a) or _UNSPACED.match(b):
        return True
    return bool(_HANGUL.match(a)) != bool(_HANGUL.match(b))


def _over(plain: str, at: int, step: int, what: str) -> int:
    while 0 <= at < len(plain) and plain[at] == what:
        at += step
    return at


def _word_before(plain: str, end: int) -> str:
    start = end
    while start > 0 and end - start < 24 and is_word(plain[start - 1]):
        start -= 1
    return plain[start:end]


def _half_of_a_name(plain: str, start: int) -> bool:
    """Whether a capitalised word is joined to the one at `start` by a hyphen: Anna-|Lena, but Non-|Lena."""
    word = _word_before(plain, start - 1)
    named = plain[start].isupper() and word[:1].isupper() and word[1:2].islower()
    return named and word.lower() not in PREFIXES
