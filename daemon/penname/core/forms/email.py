"""E-mail addresses: whole, the domain alone, the part before the @, and written to hide from robots."""

from __future__ import annotations

import re
from collections.abc import Iterator

from penname.core.forms import placeholder
from penname.core.surrogate import Form, Scope

_TELLING = re.compile(r"[._\d-]")
_LEAST_LOCAL = 6


def forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """The parts of an address, each with that of the original. A public provider is no form of anything."""
    if placeholder.is_placeholder(surrogate) or "@" not in surrogate or "@" not in value:
        yield from placeholder.forms(value, surrogate, scope)
        return
    local, _, domain = surrogate.rpartition("@")
    own_local, _, own_domain = value.rpartition("@")
    yield Form(surrogate, value)
    for at in (" (at) ", " [at] ", " at ", "(at)", "[at]"):
        yield Form(local + at + domain, own_local + at + own_domain)
    if domain != own_domain:
        yield Form(domain, own_domain)
    if local != own_local and (_TELLING.search(local) or len(local) >= _LEAST_LOCAL):
        yield Form(local, own_local)
