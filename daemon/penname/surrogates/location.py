"""A city becomes one of about its size in the same state and country; state and country beside it stay."""

from __future__ import annotations

from penname.core.addresses import places
from penname.core.errors import DomainTooSmall
from penname.core.forms import location
from penname.core.kinds import Kind
from penname.core.names.letters import fold
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import or_placeholder


def identity(value: str) -> str:
    """The name without letter case and accents."""
    return " ".join(fold(value).split())


def make(value: str, scope: Scope) -> str:
    """The stand-in of a city, a district, a postcode, or several of them: "Portland, OR 97205".

    Raises:
        DomainTooSmall: It names nothing but a state or country, or nothing known.
        NoSurrogateLeft: No place was safe.
    """
    written = places(value, scope)
    if written == value:
        raise DomainTooSmall(Kind.LOCATION, 1, 2)
    return written


LOCATION = Surrogate(
    kind=Kind.LOCATION,
    identity=identity,
    make=or_placeholder(Kind.LOCATION, identity, make),
    forms=location.forms,
    example=("Sacramento", "Fresno"),
)
