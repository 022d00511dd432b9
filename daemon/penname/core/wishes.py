"""What is done with one detail: the policy's treatment of its kind, and the person's own wishes above it."""

from __future__ import annotations

from dataclasses import dataclass

from penname.core.entities import Decision, Entity
from penname.core.policy import Policy, Treatment, strongest

_MASK = (Decision.MASK_ONCE, Decision.MASK_ALWAYS)
_KEEP = (Decision.KEEP_ONCE, Decision.KEEP_ALWAYS)


@dataclass(frozen=True, slots=True, repr=False)
class Wishes:
    """The person's lists, for every conversation: values always masked, and values that may stay in clear."""

    mask: frozenset[str] = frozenset()
    keep: frozenset[str] = frozenset()

    def treatment(self, entity: Entity, policy: Policy) -> Treatment:
        """How an entity is treated. No wish lets a value leave that must never leave.

        A decision in the conversation stands above the lists; to mask stands above to keep.
        """
        by_policy = strongest(policy.treatments[kind] for kind in entity.kinds)
        if by_policy is Treatment.BLOCK:
            return by_policy
        if entity.decision in _MASK:
            return Treatment.ALWAYS
        if entity.decision in _KEEP:
            return Treatment.COUNT
        if _listed(entity, self.mask):
            return strongest((by_policy, Treatment.ALWAYS))
        return Treatment.COUNT if _listed(entity, self.keep) else by_policy


def _listed(entity: Entity, values: frozenset[str]) -> bool:
    wanted = {value.casefold() for value in values}
    return any(value.casefold() in wanted for value in entity.values)
