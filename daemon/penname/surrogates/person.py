"""A person becomes another of the same gender, name culture and script, one in every form of the name."""

from __future__ import annotations

from penname.core.errors import DomainTooSmall
from penname.core.forms import person
from penname.core.kinds import Kind
from penname.core.names.compose import compose
from penname.core.names.letters import fold
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import or_placeholder


def identity(value: str) -> str:
    """The name without letter case, accents and outer blanks: "María" and "MARIA" are one."""
    return " ".join(fold(value).split())


def make(value: str, scope: Scope) -> str:
    """The stand-in of one mention, in its own shape: "Ms. Torres" → "Ms. Vargas".

    Raises:
        DomainTooSmall: There is no name in it to change.
        NoSurrogateLeft: No name was safe.
    """
    written = compose(value, scope)
    if written == value:
        raise DomainTooSmall(Kind.PERSON, 1, 2)
    return written


PERSON = Surrogate(
    kind=Kind.PERSON,
    identity=identity,
    make=or_placeholder(Kind.PERSON, identity, make),
    forms=person.forms,
    example=("Ms. Maria Torres", "Ms. Elena Vargas"),
)
