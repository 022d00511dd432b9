"""What a text that comes in holds: real values, known ones among them, apart from surrogates."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from penname.core.findings import Finding, spread
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
        apart = (each for each in message.findings if not _touches(each, surrogates))
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
    mentions = (
        each
        for each in known.find(message.text)
        if not _touches(each, message.surrogates) and not (ours and (each.start, each.end) in ours.spared)
    )
    return replace(message, findings=spread(message.text, message.findings, mentions))


def remember(written: Iterable[Written], known: Known, names: PenNames) -> None:
    """Notes texts that we have written, so that they stay as they are when the page sends them again."""
    for each in written:
        if each.text not in names.memory.ours:
            names.memory.ours[each.text] = _ours(each, known)


def _ours(written: Written, known: Known) -> Ours:
    def moved(position: int) -> int:
        """Where a position of the original lies in the text as written."""
        before = (each for each in written.mentions if each.finding.end <= position)
        return position + sum(len(each.written) - len(each.value) for each in before)

    kept = tuple(
        replace(each.finding, start=moved(each.finding.start), end=moved(each.finding.end))
        for each in written.mentions
        if each.surrogate is None
    )
    replaced = (
        (each.finding.start, each.finding.end) for each in written.mentions if each.surrogate is not None
    )
    surrogates = tuple((moved(start), moved(end)) for start, end in (*written.message.surrogates, *replaced))
    spared = (each for each in known.find(written.text) if not _touches(each, surrogates))
    clear = [(each.start, each.end) for each in kept]
    return Ours(
        kept, surrogates, frozenset((each.start, each.end) for each in spared if not _touches(each, clear))
    )


def _touches(finding: Finding, stretches: Iterable[Stretch]) -> bool:
    return any(start < finding.end and finding.start < end for start, end in stretches)
