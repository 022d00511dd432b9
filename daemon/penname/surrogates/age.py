"""Ages, on request: a few years more or less, within the stage of life that the answer may depend on.

A number without a word beside it ("36") gets a placeholder: any other 36 of a reply would be brought back as
an age, and nobody would see that it is wrong.
"""

from __future__ import annotations

import re

from penname.core.errors import DomainTooSmall
from penname.core.forms import placeholder
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import in_any_case, or_placeholder

YEARS = re.compile(r"\d{1,3}")
STAGES = ((0, 2), (3, 12), (13, 17), (18, 24), (25, 49), (50, 64), (65, 79), (80, 120))
"""First and last age of each: nobody comes of age, retires, or goes back to school by a stand-in."""

FARTHEST = 4


def make(value: str, scope: Scope) -> str:
    """`value` with its number of years moved by one to four.

    Raises:
        DomainTooSmall: No age stands in it in digits, or nothing but the digits.
        NoSurrogateLeft: All ages near by stand for others.
    """
    found = YEARS.search(value)
    if found is None or found[0] == value.strip() or int(found[0]) > STAGES[-1][1]:
        raise DomainTooSmall(Kind.AGE, 0, 1)
    age = int(found[0])
    first, last = next(stage for stage in STAGES if age <= stage[1])
    near = [
        other
        for other in range(max(first, age - FARTHEST), min(last, age + FARTHEST) + 1)
        if other != age and len(str(other)) == len(str(age))
    ]

    def propose(attempt: int) -> str:
        return str(near[scope.choose("age/years", str(age), attempt, len(near))])

    if not near:
        raise DomainTooSmall(Kind.AGE, 0, 1)
    return value[: found.start()] + scope.keep("age/years", str(age), propose) + value[found.end() :]


AGE = Surrogate(
    kind=Kind.AGE,
    identity=in_any_case,
    make=or_placeholder(Kind.AGE, in_any_case, make),
    forms=placeholder.forms,
    example=("37 years old", "39 years old"),
)
