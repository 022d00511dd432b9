"""What a text that comes in holds: real values, known ones among them, apart from surrogates."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import accumulate

from penname.core.cuts import cut_in
from penname.core.findings import KNOWN, Finding, settle, spread
from penname.core.known import Known
from penname.core.memory import Ours, Stretch
from penname.core.message import Message, Origin
from penname.core.pen_names import PenNames
from penname.core.registry import Registry
from penname.core.written import Written


def without_surrogates(message: Message, names: PenNames) -> Message:
    """The message with its surrogates marked, and no finding that touches one.

    Only a text that the page sends again can hold surrogates. What a person types and equals a surrogate is
    a real value (see `rewrite`).
    """
    if message.origin is Origin.TYPED:
        return message
    if ours := names.memory.ours.get(message.text):
        return replace(message, findings=ours.kept, surrogates=ours.surrogates)
    heard = names.memory.heard
    if message not in heard:  # what is heard once is not read again: no later pen name is among its words
        surrogates = names.surrogates_in(message.text)
        touches = _touching(surrogates)
        apart = (each for each in message.findings if not touches(each))
        heard[message] = replace(message, findings=tuple(apart), surrogates=surrogates)
    return heard[message]


def known_in(registry: Registry, names: PenNames, language: str) -> Known:
    """Finds every value of the registry, in all its forms; made anew only when there are new ones."""
    values = registry.known()
    if names.memory.known is None or names.memory.known[:2] != (values, language):
        known = Known(values, lambda word: names.words.is_common(word, language), language)
        names.memory.known = values, language, known
    return names.memory.known[2]


def with_known(message: Message, known: Known, names: PenNames) -> Message:
    """The message with every mention of what is known among its findings."""
    ours = None if message.origin is Origin.TYPED else names.memory.ours.get(message.text)
    touches = _touching(message.surrogates)
    mentions = (
        each
        for each in known.find(message.text)
        if not touches(each) and not (ours and (each.start, each.end) in ours.spared)
    )
    return replace(message, findings=spread(message.text, message.findings, mentions))


def with_cut(message: Message, registry: Registry, names: PenNames) -> Message:
    """The message with the value among its findings that its text is cut inside, where it may be cut.

    Values of a request that has not left yet count as known too: its title may be on its way before it.
    """
    if not message.may_be_cut or message.text in names.memory.ours:
        return message
    made = ((entry.value, entry.kind) for entry in names.vault if not entry.is_cut)
    known = dict.fromkeys((*registry.known(), *made))
    cut = cut_in(message.text, known, lambda word: names.words.is_common(word, message.language))
    if cut is None:
        return message
    finding = Finding(cut.kind, cut.start, len(message.text), 0.97, KNOWN)
    if _touching(message.surrogates)(finding):
        return message
    return replace(message, findings=settle(message.text, (*message.findings, finding)), cut=cut)


def remember(written: Iterable[Written], known: Known, names: PenNames) -> None:
    """Notes texts that we have written, so that they stay as they are when the page sends them again."""
    for each in written:
        if each.text not in names.memory.ours:
            names.memory.ours[each.text] = _ours(each, known)


def _ours(written: Written, known: Known) -> Ours:
    ends = [each.finding.end for each in written.mentions]
    growth = [0, *accumulate(len(each.written) - len(each.value) for each in written.mentions)]

    def moved(position: int) -> int:
        """Where a position of the original lies in the text as written."""
        return position + growth[bisect_right(ends, position)]

    kept = tuple(
        replace(each.finding, start=moved(each.finding.start), end=moved(each.finding.end))
        for each in written.mentions
        if each.surrogate is None
    )
    replaced = (
        (each.finding.start, each.finding.end) for each in written.mentions if each.surrogate is not None
    )
    surrogates = tuple((moved(start), moved(end)) for start, end in (*written.message.surrogates, *replaced))
    clear = ((each.start, each.end) for each in kept)
    touches = _touching((*surrogates, *clear))
    spared = (each for each in known.find(written.text) if not touches(each))
    return Ours(kept, surrogates, frozenset((each.start, each.end) for each in spared))


def _touching(stretches: Iterable[Stretch]) -> Callable[[Finding], bool]:
    """Tells of a finding whether it shares a character with one of `stretches`."""
    ordered = sorted(stretches)
    starts = [start for start, _ in ordered]
    reach = list(accumulate((end for _, end in ordered), max))

    def touches(finding: Finding) -> bool:
        before = bisect_left(starts, finding.end)
        return before > 0 and reach[before - 1] > finding.start

    return touches
