"""How each kind gets its stand-ins: one row a kind, in the order of `core.kinds`.

To add a kind: a file beside this one with one `Surrogate(...)`, and its name below.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from penname.core.kinds import Kind
from penname.core.surrogate import Surrogate

ROWS: tuple[Surrogate, ...] = ()

SURROGATES: Mapping[Kind, Surrogate] = MappingProxyType({row.kind: row for row in ROWS})
"""Every kind has its row: a house test names what is missing."""
