"""The shelf of policies. A new one is a file here and a line in this index."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from penname.core.policy import Policy
from penname.policies.balanced import BALANCED
from penname.policies.camp import CAMP
from penname.policies.strict import STRICT
from penname.policies.watch import WATCH

POLICIES: Mapping[str, Policy] = MappingProxyType(
    {policy.name: policy for policy in (BALANCED, STRICT, CAMP, WATCH)}
)
