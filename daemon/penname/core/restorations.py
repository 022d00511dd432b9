"""The way back: every form in which a model may write a surrogate, and the original that belongs there.

`Restorer` makes one pass over a text: it reads the text (`notation`), finds every known form in one
multi-pattern search (`form_index`), takes from left to right the longest that fits its surroundings
(`boundaries`, `neighbours`), and writes the original as the surrogate was written (`spelling`). What it
wrote is not looked at again. `extension/src/lib/restorer.js` is this file for the browser; both read the
same golden examples.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from penname.core import neighbours, stream
from penname.core.boundaries import Fit, closes, opens
from penname.core.computed_dates import ComputedDates
from penname.core.form_index import FormIndex, Known
from penname.core.notation import Legible, partial, read
from penname.core.spelling import notation_of, spelt_alike
from penname.core.surrogate import Form, Guard


def agreed(exact: Iterable[Form], derived: Iterable[Iterable[Form]]) -> tuple[Form, ...]:
    """The forms that have one meaning: pairs as they left, then derived ones that no other entity shares.

    Args:
        exact: The pairs as written. They win over whatever is derived.
        derived: The forms of each mention, in order of preference: of two with one text the first counts.
            Where two mentions give one text two meanings, it has none: a wrong person is worse than a
            stand-in that stays. Letter case and leading zeros make no other meaning. Nor does a derived
            form of words count that is a form of an original too: restored, it would be restored again.
    """
    chosen = _first_of_each(exact)
    meanings: dict[str, Form | None] = {}
    originals: set[str] = set()
    for forms in derived:
        for text, form in _first_of_each(forms).items():
            originals.add(form.original.casefold())
            known = meanings.setdefault(text, form)
            if known is not None and _meaning(known) != _meaning(form):
                meanings[text] = None
    clear = (
        form
        for text, form in meanings.items()
        if form and text not in chosen and (_DIGIT.search(text) or text.casefold() not in originals)
    )
    return (*chosen.values(), *clear)


def _first_of_each(forms: Iterable[Form]) -> dict[str, Form]:
    first: dict[str, Form] = {}
    for form in forms:
        first.setdefault(form.text, form)
    return first


def _meaning(form: Form) -> str:
    return _LEADING_ZEROS.sub("", form.original).casefold()


_LONE = (Guard.LONE, Guard.FAMILY)
_DIGIT = re.compile(r"\d")
_LEADING_ZEROS = re.compile(r"(?<!\d)0+(?=\d)")


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """A stretch of a source and what must be read instead. `form` is None for a date that was worked out.

    `fit` is OPEN where what follows decides whether it is a match at all.
    """

    start: int
    end: int
    written: str
    form: Form | None = None
    fit: Fit = Fit.YES


class Restorer:
    """Brings surrogates back to originals in the texts and streams of one conversation.

    Args:
        forms: Every form with its original. Of two with the same text, or that differ in letter case only
            where the text agrees with neither, the first counts.
        computed: Finds the dates that a model works out; None where dates are enciphered.
    """

    def __init__(self, forms: Sequence[Form], computed: ComputedDates | None = None) -> None:
        unique = _first_of_each(form for form in forms if form.text and form.text != form.original)
        self.forms = tuple(sorted(unique.values(), key=lambda form: -len(form.text)))
        self._computed = computed
        self._glued = [form for form in self.forms if form.guard is Guard.ANYWHERE]
        self._index = FormIndex(form for form in self.forms if form.guard is not Guard.ANYWHERE)

    def restore(self, text: str) -> str:
        """`text` with every form of a surrogate replaced by that form of its original."""
        return self.advance(text, 0, final=True)[0]

    def matches(self, text: str) -> tuple[Match, ...]:
        """What `restore` would replace in `text`, from left to right, none overlapping another."""
        found: list[Match] = []
        for match in self._matches(_View(read(text), text, final=True), 0, len(text)):
            if not found or match.start >= found[-1].end:
                found.append(match)
        return tuple(found)

    def stream(self, chunks: Iterable[str]) -> Iterator[str]:
        """Like `restore`, for a text that arrives in pieces. Holds back only what may become a form."""
        return stream.restore_stream(self, chunks)

    def advance(self, text: str, done: int, *, final: bool) -> tuple[str, int]:
        """What follows `done`, restored as far as it is certain, and how far in `text` that is.

        Args:
            text: What has arrived; what stands before `done` is looked at and not written again.
            final: Nothing more will arrive, so everything is certain.
        """
        legible = read(text)
        view = _View(legible, text, final=final)
        certain = len(text) if final else self._certain(view, done)
        out: list[str] = []
        for match in self._matches(view, done, certain):
            if match.start < done:
                continue
            if match.fit is Fit.OPEN:
                certain = match.start
                break
            out += text[done : match.start], match.written
            done = match.end
        out.append(text[done:certain])
        return "".join(out), max(done, certain)

    def _matches(self, view: _View, done: int, certain: int) -> Iterator[Match]:
        """For each position in order, the longest form that fits there or may yet fit."""
        legible = view.legible
        begin = legible.plain_start(done)
        others = [*self._glued_in(legible.source, done), *self._worked_out(view, begin)]
        others = sorted((m for m in others if m.start < certain), key=lambda m: (m.start, -m.end))
        found = self._index.found(legible.folded, begin)
        free = done
        for start in sorted(found):
            at = legible.source_start(start)
            if free <= at < certain and opens(legible.plain, start):
                matches = (self._match(view, start, end) for end in found[start])
                match = next((match for match in matches if match.fit is not Fit.NO), None)
                while others and others[0].start <= at and (match is None or _goes_first(others[0], match)):
                    yield others.pop(0)
                if match is not None:
                    yield match
                    free = match.end
        yield from others

    def _match(self, view: _View, start: int, end: int) -> Match:
        legible = view.legible
        shown = legible.plain[start:end]
        source = legible.source_start(start), legible.source_end(end)
        for known in self._index.known(legible.folded[start:end], shown):
            if known.may_be(shown) and (fit := view.fit(known, start, end)) is not Fit.NO:
                return Match(*source, _written(legible, start, end, known), known.form, fit)
        return Match(*source, "", fit=Fit.NO)

    def _glued_in(self, source: str, done: int) -> Iterator[Match]:
        """The pairs that may stand anywhere, where they stand verbatim."""
        for form in self._glued:
            at = source.find(form.text, done)
            while at >= 0:
                yield Match(at, at + len(form.text), form.original, form)
                at = source.find(form.text, at + len(form.text))

    def _worked_out(self, view: _View, begin: int) -> Iterator[Match]:
        """The dates that a model has worked out."""
        legible = view.legible
        for start, end, written in self._computed.found(legible.plain, begin) if self._computed else ():
            fit = Fit.OPEN if end > view.edge else closes(view.plain, start, end, final=view.final)
            if fit is not Fit.NO and opens(legible.plain, start):
                yield Match(legible.source_start(start), legible.source_end(end), written, None, fit)

    def _certain(self, view: _View, done: int) -> int:
        """Where the first stretch begins that may become a form, or a longer one, when more arrives."""
        legible, folded = view.legible, view.legible.folded
        least = max(legible.plain_start(done), view.edge - self._index.longest)
        for start in range(least, len(folded) + 1):
            if self._alive(view, start) and (start == len(folded) or opens(legible.plain, start)):
                return min(legible.source_start(start), self._others_begun(view, done))
        return self._others_begun(view, done)

    def _others_begun(self, view: _View, done: int) -> int:
        """Where a worked-out date, or a pair that may stand anywhere, has begun and not ended."""
        legible = view.legible
        date = len(legible.source)
        if self._computed:
            begun = self._computed.begun(legible.plain[: view.edge] + view.next)
            date = legible.source_start(begun) if begun < view.edge else date
        return max(done, min(date, self._glued_tail(legible.source, done)))

    def _alive(self, view: _View, start: int) -> bool:
        folded = view.legible.folded
        if start >= view.edge:
            escape = start == view.edge and view.tail[:1] in ("&", "\\", "%")
            return escape or (start < len(folded) and self._index.grows(folded[start:]))
        certain = folded[start : view.edge]
        return self._index.grows(certain + view.next) or self._index.grows(folded[start:])

    def _glued_tail(self, source: str, done: int) -> int:
        """Where a pair that may stand anywhere has begun and not ended."""
        return min(
            (
                len(source) - size
                for form in self._glued
                for size in range(1, min(len(form.text), len(source) - done + 1))
                if source.endswith(form.text[:size])
            ),
            default=len(source),
        )


class _View:
    """A text as far as it is certain: up to `edge`; `tail` may be read otherwise once more arrives."""

    def __init__(self, legible: Legible, source: str, *, final: bool) -> None:
        self.legible, self.final = legible, final
        self.tail = "" if final else partial(source)
        self.edge = legible.plain_end(len(source) - len(self.tail)) if self.tail else len(legible.plain)
        gap = self.tail and self.tail[0] not in "&\\%"
        self.next = " " if gap else ""
        self.plain = legible.plain[: self.edge] + ("_" if self.tail[:1] == "_" else self.next)
        if not self.tail:
            self.plain = legible.plain

    def fit(self, known: Known, start: int, end: int) -> Fit:
        """Whether a form fits between `start` and `end`, for all that its guard asks."""
        if end > self.edge:
            return Fit.OPEN
        plain, final, guard = self.plain, self.final, known.form.guard
        if guard is Guard.FAMILY and not neighbours.precedes_no_name(plain, start):
            return Fit.NO
        if guard in _LONE and neighbours.within_han(plain, start):
            return Fit.NO
        if guard is Guard.ENDING and not neighbours.after_ending(plain, start):
            return Fit.NO
        fit = closes(plain, start, end, final=final)
        if fit is Fit.YES and guard in _LONE:
            return neighbours.follows_no_name(plain, end, final=final)
        if fit is Fit.YES and guard is Guard.DAY:
            return neighbours.beside_no_year(plain, start, end, final=final)
        return fit


def _goes_first(other: Match, match: Match) -> bool:
    """Whether another sort of match stands before a known form: earlier, or longer from the same start."""
    return other.start < match.start or other.end >= match.end + (other.form is None)


def _written(legible: Legible, start: int, end: int, known: Known) -> str:
    """The original, as the characters `start` to `end` spell its surrogate."""
    form, source = known.form, legible.source[legible.source_start(start) : legible.source_end(end)]
    if source == form.text or known.verbatim:
        return form.original
    gaps = [
        legible.source[legible.source_start(at) : legible.source_end(at + 1)]
        for at in range(start, end)
        if legible.plain[at] in " \n"
    ]
    notation = notation_of(legible, start, end, known.plain)
    return spelt_alike(legible.plain[start:end], known.plain, form.original, gaps, notation)
