"""A street address becomes another of its region, in the same layout."""

from __future__ import annotations

from penname.core.addresses import compose
from penname.core.forms import address
from penname.core.kinds import Kind
from penname.core.names.letters import fold
from penname.core.surrogate import Surrogate
from penname.surrogates.placeholder import or_placeholder


def identity(value: str) -> str:
    """The address without letter case, accents and punctuation, so that line breaks and commas are one."""
    return " ".join("".join(c if c.isalnum() else " " for c in fold(value)).split())


ADDRESS = Surrogate(
    kind=Kind.ADDRESS,
    identity=identity,
    make=or_placeholder(Kind.ADDRESS, identity, compose),
    forms=address.forms,
    example=("14 Bellweather Lane, Norwich NR3 9QK", "52 Hartwell Lane, Ipswich NR7 4DT"),
)
