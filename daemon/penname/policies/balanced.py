"""The default: what names a person never leaves, where and when follow once it adds up."""

from __future__ import annotations

from penname.core.kinds import ATTRIBUTES, Kind
from penname.core.policy import Policy, Treatment, treatments

BALANCED = Policy(
    name="balanced",
    treatments=treatments(
        {
            Treatment.AT_THRESHOLD: (Kind.LOCATION, Kind.ORGANIZATION, Kind.DATE),
            Treatment.COUNT: (*ATTRIBUTES, Kind.REGION),
        },
        others=Treatment.ALWAYS,
    ),
)
