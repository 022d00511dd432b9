"""Known values in every form they are written in: other letter case, parts of a name, other digit layouts.

One multi-pattern pass finds them all, so that a value found once is found in every later mention. A second
look at capitalised words finds what is nearly a known name: misspelt, or with a case ending.

Source: PII-TRACE (consistent detection); Aho and Corasick, 1975, for the pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import ahocorasick
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.known_forms import Form, compact, forms_of, numbers_of

KNOWN = "known"
_WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|['’-](?=[^\W\d_]))+")
_GROUP = re.compile(
    r"(?<![A-Za-z0-9_])\+?\(?[A-Za-z0-9]*\d[A-Za-z0-9]*\)?(?![A-Za-z0-9_])|"
    r"(?<![A-Za-z0-9_])[A-Za-z]{1,3}(?=[ -]\d)"
)
_GLUE = re.compile(r"[ ()./-]{0,3}")
_MOST_GROUPS = 10  # of one number: an IBAN has nine
_ENDING = re.compile(
    r"(?:ending(?: in| with)?|last (?:four|4)(?: digits)?|endet auf|endend auf|terminad[oa] "
    r"en|finissant par|che termina con|final|尾号|末尾)[\s,:]*(?:[^\d\n]{0,24})?$",
    re.IGNORECASE,
)
_FOUR = re.compile(r"(?<![\w.])\d{4}(?![\w]|\.\d)")
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_NEAR_LENGTH = 5  # letters: shorter names have too many neighbours
_CASE_ENDINGS = re.compile(
    r"(?:[aąeęioóuyаеиоуыюяй]|em|om|ą|ie|iem|owi|owa|ej|ego|emu|ym|im|ami|ом|ем|ой|ей|ою|ым|"
    r"ам|ами|ах|ого|ому|ну|ной)?"
)


class Known:
    """Finds known (value, kind) pairs in folded texts."""

    def __init__(
        self, known: Iterable[tuple[str, str]], is_ordinary: Callable[[str], bool], language: str = ""
    ) -> None:
        self._automaton: Any = ahocorasick.Automaton()
        self._is_ordinary = is_ordinary
        self._inflects = language in {"pl", "ru", "uk", "cs"}
        self._forms: dict[str, Form] = {}
        self._numbers: dict[str, Kind] = {}
        self._endings: dict[str, Kind] = {}
        self._names: set[str] = set()
        for value, name in known:
            self._learn(value, Kind(name))
        add_word: Any = self._automaton.add_word  # its types know integers only
        for key, form in self._forms.items():
            add_word(key, form)
        if self._forms:
            self._automaton.make_automaton()

    def _learn(self, value: str, kind: Kind) -> None:
        for form in forms_of(value, kind, self._is_ordinary):
            key = _lower(form.text)
            before = self._forms.get(key)
            if before is None or (before.cased and not form.cased):
                self._forms[key] = form
            if kind is Kind.PERSON and " " not in key and len(key) >= _NEAR_LENGTH - 1 and not form.cased:
                self._names.add(key)
        for number in numbers_of(value, kind):
            self._numbers.setdefault(number, kind)
            digits = "".join(c for c in number if c.isdigit())
            if len(digits) >= 7 and kind is not Kind.PHONE:
                self._endings.setdefault(digits[-4:], kind)

    def find(self, text: str) -> list[Finding]:
        """Every mention in a folded text; they may overlap."""
        found = list(self._by_letters(text)) if self._forms else []
        if self._numbers:
            found.extend(self._by_digits(text))
        if self._names:
            found.extend(self._nearly(text, {f.start for f in found}))
        return found

    def _by_letters(self, text: str) -> Iterator[Finding]:
        casual = _is_casual(text)
        for last, form in self._automaton.iter(_lower(text)):
            start, end = last + 1 - len(form.text), last + 1
            first = text[start]
            small = first.islower() and not form.text[0].islower()
            if _joined(text, start, end) or (small and (form.cased or (form.part and not casual))):
                continue
            if form.cased and first.islower():
                continue
            yield Finding(form.kind, start, end, 0.97, KNOWN)

    def _by_digits(self, text: str) -> Iterator[Finding]:
        groups = [match.span() for match in _GROUP.finditer(text)]
        first = 0
        while first < len(groups):
            last = self._number_at(text, groups, first)
            if last is None:
                first += 1
                continue
            start, end = groups[first][0], groups[last][1]
            yield Finding(self._numbers[compact(text[start:end])], start, end, 0.97, KNOWN)
            first = last + 1
        for match in _FOUR.finditer(text):
            kind = self._endings.get(match.group())
            if kind is not None and _ENDING.search(text[max(0, match.start() - 48) : match.start()]):
                yield Finding(kind, match.start(), match.end(), 0.97, KNOWN)

    def _number_at(self, text: str, groups: list[tuple[int, int]], first: int) -> int | None:
        """The last group of the longest known number that starts with group `first`, or None."""
        longest = None
        for last in range(first, min(first + _MOST_GROUPS, len(groups))):
            if last > first and not _GLUE.fullmatch(text, groups[last - 1][1], groups[last][0]):
                break
            if compact(text[groups[first][0] : groups[last][1]]) in self._numbers:
                longest = last
        return longest

    def _nearly(self, text: str, taken: set[int]) -> Iterator[Finding]:
        for match in _WORD.finditer(text):
            word = match.group()
            if match.start() in taken or not word[0].isupper() or len(word) < _NEAR_LENGTH - 1:
                continue
            low = _lower(word)
            if self._is_ordinary(low) or low in self._forms:
                continue
            if any(self._is_near(low, name) for name in self._names):
                yield Finding(Kind.PERSON, match.start(), match.end(), 0.9, KNOWN)

    def _is_near(self, word: str, name: str) -> bool:
        if word[0] != name[0]:
            return False
        if self._inflects:
            stem = re.sub(r"[aąeęoóiyuаеиоуыюяй]{1,2}$", "", name)
            if len(stem) >= 3 and word.startswith(stem) and _CASE_ENDINGS.fullmatch(word, len(stem)):
                return True
        return len(name) > _NEAR_LENGTH and abs(len(word) - len(name)) <= 1 and _one_edit(word, name)


def _one_edit(a: str, b: str) -> bool:
    """Whether one letter more, less, other, or two swapped make `a` into `b`."""
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    rest_a, rest_b = a[start:], b[start:]
    if not rest_a or not rest_b:
        return len(rest_a) + len(rest_b) == 1
    swapped = len(rest_a) > 1 and rest_a[1] + rest_a[0] + rest_a[2:] == rest_b
    return rest_a[1:] == rest_b or rest_a == rest_b[1:] or rest_a[1:] == rest_b[1:] or swapped


def _is_casual(text: str) -> bool:
    """Whether a text is written without capitals, so that a small letter says nothing."""
    letters = [c for c in text if c.isalpha()]
    return bool(letters) and (letters[0].islower() or not any(c.isupper() for c in letters[:400]))


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
