"""Everything that can be replaced without changing the question is replaced from the first turn on."""

from __future__ import annotations

from penname.core.kinds import ATTRIBUTES, Kind
from penname.core.policy import Policy, Treatment, treatments

STRICT = Policy(
    name="strict",
    treatments=treatments({Treatment.COUNT: (*ATTRIBUTES, Kind.REGION)}, others=Treatment.ALWAYS),
)
