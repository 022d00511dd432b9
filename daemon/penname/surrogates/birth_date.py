"""Dates of birth are permuted within their decade: the layout stays, and an adult stays an adult."""

from __future__ import annotations

from penname.core.dates.classes import century, decade
from penname.core.dates.layouts import FIRST_SHORT_YEAR_OF_A_BIRTH as FIRST_SHORT_YEAR
from penname.core.dates.layouts import read
from penname.core.dates.replacement import Movement
from penname.core.forms import date as date_forms
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.date import moved
from penname.surrogates.placeholder import in_any_case, or_placeholder, placeholder


def make(value: str, scope: Scope) -> str:
    """`value`, a date of birth as written, on another day of its decade, or of its century (`full-range`)."""
    mention = read(value, scope.needs.calendar, scope.language, scope.country, FIRST_SHORT_YEAR)
    if mention is None:
        return placeholder(Kind.DATE_OF_BIRTH, in_any_case(value), value, scope)
    span = century if scope.birth_dates == "full-range" else decade
    return moved(Movement(Kind.DATE_OF_BIRTH, 0, span), mention, value, scope, FIRST_SHORT_YEAR)


BIRTH_DATE = Surrogate(
    kind=Kind.DATE_OF_BIRTH,
    identity=in_any_case,
    make=or_placeholder(Kind.DATE_OF_BIRTH, in_any_case, make),
    forms=date_forms.birth_forms,
    example=("04/17/1986", "07/28/1981"),
)
