"""Whether the words beside a lone name make it somebody else's.

"Elena" may come back, "Elena Ferrante" is another person; "Ms. Vargas" may come back, "Carlos Vargas" is
another; "May 3" may come back, "May 3, 1984" is another day. Words that are never names (articles, titles,
weekdays…) change nothing. `extension/src/lib/restorer-neighbours.js` is this file, line for line.
"""

from __future__ import annotations

import re

from penname.core.boundaries import Fit, is_word
from penname.core.neighbour_words import NO_NAMES

_LONGEST = max(map(len, NO_NAMES))
_STARTS = frozenset(word[:size] for word in NO_NAMES for size in range(1, len(word) + 1))
_HAN = re.compile("[\u3400-\u9fff\uf900-\ufaff々]")
_YEAR_AFTER = re.compile(r",? ?(?:(?:de|del|of) )?\d{4}")
_YEAR_TO_COME = re.compile(r"(?:,? ?(?:d|de|del|o|of|de |del |of )?|,? ?(?:(?:de|del|of) )?\d{1,3})$")
_YEAR_BEFORE = re.compile(r"(?:\d{4}[年년]|\d{4}) ?$")
_ENDING = re.compile(
    r"(?:\b(?:end(?:ing|s|ed)?|finish(?:ing|es)|terminat(?:ing|es)|last (?:four|4)(?: digits)?|digits|tail)"
    r"(?: (?:in|with|on|of|are|is))?|\b(?:ende[tn]d?) (?:auf|mit)|letzten? (?:vier|4) (?:ziffern|stellen)"
    r"|\b(?:se termin\w+|termin\w+|finiss\w+|acab\w+|finisc\w+|eindig\w+|kończ[a-ząęć]*(?: się)?)"
    r" (?:par|en|em|in|con|com|op|na)|[*x•.…#]{2,})[ :(\-\"'“]{0,3}$",
    re.IGNORECASE | re.ASCII,
)


def follows_no_name(plain: str, end: int, *, final: bool) -> Fit:
    """Whether what stands after a lone name leaves it alone: no capitalised word that may be a name."""
    if end >= len(plain):
        return Fit.YES if final else Fit.OPEN
    joined = plain[end] == "-"
    if not joined and plain[end] != " ":
        return Fit.YES
    at = end + 1
    if at == len(plain):
        return Fit.YES if final else Fit.OPEN
    if not plain[at].isupper():
        return Fit.YES
    if joined:
        return Fit.NO
    stop = at
    while stop < len(plain) and (is_word(plain[stop]) or plain[stop] in "'’"):
        stop += 1
    word = _key(plain[at:stop])
    if stop < len(plain) or final:
        return Fit.YES if word in NO_NAMES else Fit.NO
    return Fit.OPEN if word in _STARTS else Fit.NO


def within_han(plain: str, start: int) -> bool:
    """Whether a lone name in Han goes on to its left: 田村 in 中田村さん is half of another family's name."""
    return start > 0 and bool(_HAN.match(plain[start]) and _HAN.match(plain[start - 1]))


def precedes_no_name(plain: str, start: int) -> bool:
    """Whether what stands before a lone family name leaves it alone: no given name, no other initial."""
    if start < 2 or plain[start - 1] != " ":
        return True
    end = start - 1
    dotted = plain[end - 1] == "."
    end -= dotted
    begin = end
    while begin > 0 and end - begin <= _LONGEST and (is_word(plain[begin - 1]) or plain[begin - 1] in "'’-"):
        begin -= 1
    word = plain[begin:end]
    if not word[:1].isupper() or _key(word) in NO_NAMES:
        return True
    if dotted:
        return len(word) > 1  # "in Rome. Vargas…" is a new sentence, "J. Vargas" is another person
    return len(word) > 1 and word == word.upper()  # CEO Vargas


def beside_no_year(plain: str, start: int, end: int, *, final: bool) -> Fit:
    """Whether a day and month stand without a year."""
    if _YEAR_BEFORE.search(plain, max(0, start - 6), start):
        return Fit.NO
    if _YEAR_AFTER.match(plain, end):
        return Fit.NO
    if final or not _YEAR_TO_COME.match(plain, end):
        return Fit.YES
    return Fit.OPEN


def after_ending(plain: str, start: int) -> bool:
    """Whether words like "ending in" stand before a few digits, or the stars of a masked number."""
    return _ENDING.search(plain, max(0, start - 40), start) is not None


def _key(word: str) -> str:
    return word.lower().replace("’", "'").removesuffix("'s")
