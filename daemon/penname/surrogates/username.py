"""A user name or handle is re-spelled from its owner's stand-in, with or without its @."""

from __future__ import annotations

from penname.core.errors import DomainTooSmall
from penname.core.forms import code
from penname.core.handles import respell
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import or_placeholder

_SLOT = "username/name"


def identity(value: str) -> str:
    """The name in lower case without its @."""
    return value.strip().lstrip("@").lower()


def make(value: str, scope: Scope) -> str:
    """The stand-in of one mention: "@mtorres_88" → "@evargas_41".

    Raises:
        DomainTooSmall: There is nothing in it to change.
        NoSurrogateLeft: No name was safe.
    """
    name = value.lstrip("@")
    mark = value[: len(value) - len(name)]
    spelt = respell(name, scope)
    if spelt == name:
        raise DomainTooSmall(Kind.USERNAME, 1, 2)

    def propose(attempt: int) -> str:
        more = f"{10 + scope.choose(_SLOT, name, attempt, 90)}" if attempt else ""
        return spelt.lower() + more

    return mark + spelt + scope.keep(_SLOT, name, propose)[len(spelt) :]


USERNAME = Surrogate(
    kind=Kind.USERNAME,
    identity=identity,
    make=or_placeholder(Kind.USERNAME, identity, make),
    forms=code.forms,
    example=("@mtorres_88", "@evargas_41"),
)
