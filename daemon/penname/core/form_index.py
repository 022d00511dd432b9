"""Known forms by the key under which every spelling of them meets, in one Aho–Corasick automaton."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import ahocorasick
from penname.core.notation import fold, read, straight
from penname.core.surrogate import Form, Guard

_ONE_NAME = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")


@dataclass(frozen=True, slots=True, repr=False)
class Known:
    """A form as it is looked up. `plain` is its text as read.

    `capital`: one capitalised word, which in small letters is an ordinary word ("saffron rice"). `verbatim`:
    the original is written as it is, whatever letter case or escapes the form was shown in.
    """

    form: Form
    plain: str
    capital: bool
    verbatim: bool

    def may_be(self, shown: str) -> bool:
        """Whether `shown`, of the same key, is this form: in another letter case, accents at most dropped."""
        if shown == self.plain:
            return True
        if self.form.guard is Guard.EXACT:
            return straight(shown) == straight(self.plain)
        if self.capital and not shown[0].isupper():
            return False
        return all(a == b or _same_letter(a, b) for a, b in zip(shown, self.plain, strict=True))


def _same_letter(shown: str, own: str) -> bool:
    if shown.lower() == own.lower() or shown in "İı":
        return True
    return straight(shown) == straight(own) or fold(shown) == shown.lower()


def _distance(own: str, shown: str) -> int:
    """0 where two spellings are the same, 1 where letter case differs, 2 where accents do."""
    own, shown = straight(own), straight(shown)
    return 0 if own == shown else 1 if own.casefold() == shown.casefold() else 2


class FormIndex:
    """Finds forms in folded text, and tells what may still become one."""

    def __init__(self, forms: Iterable[Form]) -> None:
        self._known: dict[str, list[Known]] = defaultdict(list)
        for form in forms:
            plain = read(form.text).plain
            capital = plain[:1].isupper() and _ONE_NAME.fullmatch(plain) is not None
            verbatim = form.guard is Guard.EXACT or form.text[0] in "[<"
            if plain:
                self._known[fold(plain)].append(Known(form, plain, capital, verbatim))
        self._automaton = ahocorasick.Automaton()
        for key in self._known:
            self._automaton.add_word(key, len(key))
        if self._known:
            self._automaton.make_automaton()
        keys = sorted(self._known)
        self._growing = {a for a, b in pairwise(keys) if b.startswith(a)}
        self.longest = max(map(len, keys), default=0)

    def known(self, key: str, shown: str) -> Sequence[Known]:
        """The forms with this key that are written most like `shown`.

        "Olga" is the name itself wherever there is one, and no "Olgą" that has lost its accent.
        """
        known = self._known[key]
        if len(known) == 1:
            return known
        least = min(_distance(each.plain, shown) for each in known)
        return [each for each in known if _distance(each.plain, shown) == least]

    def found(self, folded: str, begin: int) -> dict[int, list[int]]:
        """For each position from `begin` on where forms start, where they end, the longest first."""
        ends: dict[int, list[int]] = {}
        if self._known:
            for last, length in self._automaton.iter(folded, begin):
                ends.setdefault(last + 1 - length, []).insert(0, last + 1)
        return ends

    def grows(self, start: str) -> bool:
        """Whether `start` is the beginning of a longer form."""
        if not start or not self._known:
            return bool(self._known)
        return self._automaton.match(start) and (start not in self._known or start in self._growing)
