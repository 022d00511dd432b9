"""A country becomes another of its continent, a state another of its country, where a person asks for it."""

from __future__ import annotations

from penname.core.cities import region
from penname.core.forms import location
from penname.core.kinds import Kind
from penname.core.names.letters import fold
from penname.core.surrogate import Surrogate
from penname.surrogates.placeholder import or_placeholder


def identity(value: str) -> str:
    """The name without letter case and accents."""
    return fold(value.strip())


REGION = Surrogate(
    kind=Kind.REGION,
    identity=identity,
    make=or_placeholder(Kind.REGION, identity, region),
    forms=location.forms,
    example=("Oregon", "Minnesota"),
)
