"""An organization becomes another of the same legal form and trade: a hospital stays a hospital."""

from __future__ import annotations

from penname.core.forms import organization
from penname.core.kinds import Kind
from penname.core.names.letters import fold
from penname.core.organizations import compose
from penname.core.surrogate import Surrogate
from penname.surrogates.placeholder import or_placeholder


def identity(value: str) -> str:
    """The name without letter case, accents and punctuation."""
    return " ".join("".join(c if c.isalnum() else " " for c in fold(value)).split())


ORGANIZATION = Surrogate(
    kind=Kind.ORGANIZATION,
    identity=identity,
    make=or_placeholder(Kind.ORGANIZATION, identity, compose),
    forms=organization.forms,
    example=("Northwind Consulting GmbH", "Alderford Consulting GmbH"),
)
