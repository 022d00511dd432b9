"""Known values in every form they are written in: other letter case, parts of a name, digits in another layout.

One multi-pattern pass finds them all, so that a value found once is found in every later mention.

Source: PII-TRACE (consistent detection); Aho and Corasick, 1975, for the pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import ahocorasick

from penname.core.findings import Finding
from penname.core.kinds import Kind

KNOWN = "known"
_TOKEN = re.compile(r"[^\W\d_](?:[^\W\d_]|['’-](?=[^\W\d_]))+")
_PARTICLES = frozenset("van von der den de la le el al di da dos das del della du ter ten bin ibn zu y e the and of und et".split())
_TITLES = frozenset("mr mrs ms miss dr prof sir lady judge uncle aunt herr frau mme madame monsieur docteur señor señora sra sr principal sig dott meneer mevrouw pan pani jr".split())
_NUMBERED = frozenset({Kind.PHONE, Kind.PAYMENT_CARD, Kind.NATIONAL_ID, Kind.IBAN, Kind.BANK_ACCOUNT, Kind.PASSPORT, Kind.REFERENCE, Kind.DRIVING_LICENCE})
_LEGAL = re.compile(r",? (?:inc|llc|ltd|limited|llp|plc|corp|co|gmbh|ag|kg|sarl|sas|s\.?a|s\.?l|s\.?p\.?a|s\.?r\.?l|lda|b\.?v|n\.?v|ab|as|oy)\.?$", re.IGNORECASE)
_COMPACT_RUN = re.compile(r"(?<![A-Za-z0-9_])\+?\(?[A-Za-z]{0,3}[ -]?\d(?:[A-Za-z0-9]|[ ()./-](?=[A-Za-z0-9(]))*[A-Za-z0-9](?![A-Za-z0-9_])")
LEAST_DIGITS = 6
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


class Known:
    """Finds known (value, kind) pairs in folded texts."""

    def __init__(self, known: Iterable[tuple[str, str]], is_ordinary: Callable[[str], bool]) -> None:
        self._automaton = ahocorasick.Automaton()
        self._cased: set[str] = set()
        self._numbers: dict[str, Kind] = {}
        for value, name in known:
            kind = Kind(name)
            for form, cased in _forms(value, kind, is_ordinary):
                self._automaton.add_word(_lower(form), (len(form), kind))
                if cased:
                    self._cased.add(_lower(form))
            if kind in _NUMBERED:
                self._numbers.update((number, kind) for number in _numbers(value, kind))
        if len(self._automaton):
            self._automaton.make_automaton()

    def find(self, text: str) -> list[Finding]:
        """Every mention in a folded text; they may overlap."""
        found = list(self._by_letters(text)) if len(self._automaton) else []
        if self._numbers:
            found.extend(self._by_digits(text))
        return found

    def _by_letters(self, text: str) -> Iterator[Finding]:
        for last, (length, kind) in self._automaton.iter(_lower(text)):
            start, end = last + 1 - length, last + 1
            value = text[start:end]
            if _joined(text, start, end) or (value[0].islower() and _lower(value) in self._cased):
                continue
            yield Finding(kind, start, end, 0.97, KNOWN)

    def _by_digits(self, text: str) -> Iterator[Finding]:
        for match in _COMPACT_RUN.finditer(text):
            kind = self._numbers.get(_compact(match.group()))
            if kind is not None:
                yield Finding(kind, match.start(), match.end(), 0.97, KNOWN)


def _forms(value: str, kind: Kind, is_ordinary: Callable[[str], bool]) -> Iterator[tuple[str, bool]]:
    """The forms to look for, and whether each is found only when it starts with a capital."""
    whole = value.strip()
    if sum(c.isalnum() for c in whole) >= 3 or _UNSPACED.search(whole) and len(whole) > 1:
        yield whole, kind is Kind.PERSON and is_ordinary(whole)
    if kind is Kind.PERSON:
        for match in _TOKEN.finditer(whole):
            name = match.group()
            low = name.casefold()
            if len(name) < 3 and not _UNSPACED.search(name) or low in _PARTICLES or low in _TITLES:
                continue
            yield name, is_ordinary(name)
            if "-" in name:
                yield name.replace("-", " "), False
    elif kind is Kind.ORGANIZATION:
        bare = _LEGAL.sub("", whole)
        if bare != whole and len(bare) > 3:
            yield bare, True
    elif kind is Kind.ADDRESS:
        street = re.split(r"[,\n]", whole)[0].strip()
        if street != whole and re.search(r"\d", street) and len(street) > 6:
            yield street, False


def _numbers(value: str, kind: Kind) -> Iterator[str]:
    compact = _compact(value)
    if len(compact) < LEAST_DIGITS:
        return
    yield compact
    if kind is Kind.PHONE:
        digits = compact.removeprefix("00")
        yield digits.lstrip("0")
        for code in ("1", "44", "49", "33", "34", "39", "351", "31", "48", "41", "43", "32", "353", "46", "90", "7", "81", "82", "86", "91", "61", "64"):
            if digits.startswith(code) and len(digits) - len(code) >= 7:
                yield digits[len(code) :]
                yield "0" + digits[len(code) :]
            yield code + digits.lstrip("0")


def _compact(value: str) -> str:
    return "".join(c for c in value if c.isalnum()).upper()


def _lower(text: str) -> str:
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(c.lower() if len(c.lower()) == 1 else c for c in text)


def _joined(text: str, start: int, end: int) -> bool:
    """Whether a longer word or number holds the stretch."""
    before = start and _sticks(text[start]) and _sticks(text[start - 1])
    after = end < len(text) and _sticks(text[end - 1]) and _sticks(text[end])
    return bool(before or after)


def _sticks(c: str) -> bool:
    return (c.isalnum() or c == "_") and not _UNSPACED.match(c)
