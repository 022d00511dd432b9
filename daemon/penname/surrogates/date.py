"""Dates keep their layout; all dates of a conversation move together, or each within its class.

A value that is no calendar date ("the week after Easter") gets a placeholder.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from penname.core.dates.classes import century
from penname.core.dates.layouts import FIRST_SHORT_YEAR, DateMention, layouts_for, read, write
from penname.core.dates.replacement import Movement
from penname.core.errors import NoSurrogateLeft
from penname.core.forms import date as date_forms
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import in_any_case, or_placeholder, placeholder

OTHER_KIND = {Kind.DATE: Kind.DATE_OF_BIRTH, Kind.DATE_OF_BIRTH: Kind.DATE}


def make(value: str, scope: Scope) -> str:
    """`value`, a date as written, moved as the conversation's dates move."""
    mention = read(value, scope.needs.calendar, scope.language, scope.country)
    if mention is None:
        return placeholder(Kind.DATE, in_any_case(value), value, scope)
    return moved(Movement(Kind.DATE, scope.date_offset(), century), mention, value, scope)


def moved(
    movement: Movement, mention: DateMention, value: str, scope: Scope, first: int = FIRST_SHORT_YEAR
) -> str:
    """The date that replaces `mention`, in its layout, or in the next usual one where that text is taken.

    "05/03/2024" and "5/3/2024" are one day, and 259 days later both would be "19/11/2024": the second one
    seen is written "19.11.2024" then, since each must find its own way back.

    Args:
        movement: How dates of this kind move.
        mention: What `value` says.
        value: The date as written.
        scope: Keeps the day in `<kind>/day` (and so on), the text in `<kind>/text`.
        first: The first of the hundred years that two digits stand for.

    Raises:
        NoSurrogateLeft: Every usual layout of the day is taken.
    """
    date = _known(movement, mention, scope) or movement.replacement(mention, scope)
    spellings = _spellings(mention, date, scope, first)
    tried: list[str] = []

    def propose(attempt: int) -> str:
        while len(tried) <= attempt:
            spelling = next(spellings, None)
            if spelling is None:
                raise NoSurrogateLeft(movement.kind, len(tried))
            tried.append(spelling)
        return tried[attempt]

    return scope.keep(f"{movement.kind}/text", value, propose)


def _known(movement: Movement, mention: DateMention, scope: Scope) -> dt.date | None:
    """The day that stands for this one already, as a date of the other kind: a birth told as a date."""
    if not mention.complete:
        return None
    other = OTHER_KIND[Kind(movement.kind)]
    kept = scope.kept(f"{other}/day", mention.date.isoformat())
    return dt.date.fromisoformat(kept) if kept else None


def _spellings(mention: DateMention, date: dt.date, scope: Scope, first: int) -> Iterator[str]:
    own = write(date, mention.layout)
    yield own
    fields = {piece.field for piece in mention.layout.pieces}
    calendar = scope.needs.calendar
    for layout in layouts_for(mention.layout.language, calendar):
        if {piece.field for piece in layout.pieces} == fields:
            text = write(date, layout)
            again = read(text, calendar, mention.layout.language, scope.country, first)
            if text != own and again is not None and again.same_day(date):
                yield text


DATE = Surrogate(
    kind=Kind.DATE,
    identity=in_any_case,
    make=or_placeholder(Kind.DATE, in_any_case, make),
    forms=date_forms.forms,
    example=("3 de octubre de 2031", "21 de mayo de 2032"),
)
