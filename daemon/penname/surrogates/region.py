"""A country becomes another of its continent, a state another of its country; only where a person asks for it."""

from __future__ import annotations

from penname.core.errors import DomainTooSmall
from penname.core.forms import location
from penname.core.kinds import Kind
from penname.core.names import word
from penname.core.names.letters import fold
from penname.core.pools import pick
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import or_placeholder

_SLOT = "region/name"


def identity(value: str) -> str:
    """The name without letter case and accents."""
    return fold(value.strip())


def make(value: str, scope: Scope) -> str:
    """Another region of the same sort, dressed as `value` is.

    Raises:
        DomainTooSmall: No list of regions has it.
        NoSurrogateLeft: All others are taken.
    """
    others = scope.needs.places.regions_like(value)
    if not others:
        raise DomainTooSmall(Kind.REGION, 1, 2)

    def base(nth: int) -> str:
        key = fold(value) if nth == 0 else f"{fold(value)}#{value}#{nth}"
        return scope.keep(_SLOT, key, lambda attempt: pick(scope, _SLOT, key, attempt, others))

    return word.sole(value, scope, base, lambda other: word.cased(other, value))


REGION = Surrogate(
    kind=Kind.REGION,
    identity=identity,
    make=or_placeholder(Kind.REGION, identity, make),
    forms=location.forms,
    example=("Oregon", "Minnesota"),
)
