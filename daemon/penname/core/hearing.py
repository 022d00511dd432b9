"""What a text that comes in holds: real values, known ones among them, apart from surrogates."""

from __future__ import annotations

from dataclasses import replace

from penname.core.findings import spread
from penname.core.known import Known
from penname.core.message import Message, Origin
from penname.core.pen_names import PenNames


def without_surrogates(message: Message, names: PenNames) -> Message:
    """The message with its surrogates marked, and no finding that touches one.

    Only a text that the page sends again can hold surrogates. What a person types and equals a surrogate is
    a real value (see `rewrite`).
    """
    if message.origin is Origin.TYPED:
        return message
    if message in names.heard:
        return names.heard[message]  # a pen name made since is none of its words
    surrogates = names.surrogates_in(message.text)
    findings = (each for each in message.findings if not _touches(each.start, each.end, surrogates))
    names.heard[message] = replace(message, findings=tuple(findings), surrogates=surrogates)
    return names.heard[message]


def with_known(message: Message, known: Known) -> Message:
    """The message with every mention of what is known among its findings."""
    found = known.find(message.text)
    mentions = (each for each in found if not _touches(each.start, each.end, message.surrogates))
    return replace(message, findings=spread(message.findings, mentions))


def _touches(start: int, end: int, stretches: tuple[tuple[int, int], ...]) -> bool:
    return any(start < there and here < end for here, there in stretches)
