"""One turn, from the findings to the texts that may leave. Read this file first.

The story is CAMP's Algorithm 1, with what the browser adds to it. All that a conversation remembers is in
two places: the `Registry` (what was revealed), which never changes but is answered anew, so that a turn
which never leaves is simply dropped; and the `PenNames` (what stands for what), which only grow.

Source: CAMP (arXiv 2604.16521), section IV and Algorithm 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from penname.core.entities import Entity
from penname.core.exposure import Exposure
from penname.core.findings import Finding
from penname.core.hearing import known_in, remember, with_cut, with_known, without_surrogates
from penname.core.kinds import Kind
from penname.core.message import Message, Role
from penname.core.pen_names import PenNames
from penname.core.policy import Policy, Treatment, Verdict
from penname.core.registry import Registry, Sighting
from penname.core.rewrite import name_owners, rewrite_again, rewrite_all
from penname.core.wishes import Wishes
from penname.core.written import Mention, Written


@dataclass(frozen=True, slots=True, repr=False)
class Turn:
    """What became of one request: its own texts, and the earlier turns that it carries again.

    Nothing has left yet: `registry` holds what the turn would reveal, and is dropped if it never leaves.
    `crossed` is true in the one turn in which the score reaches the threshold.
    """

    written: tuple[Written, ...]
    history: tuple[Written, ...]
    exposure: Exposure
    verdict: Verdict
    crossed: bool
    registry: Registry

    def left(self, registry: Registry) -> Registry:
        """`registry` after these texts have left, whatever else has left since they were written."""
        return self._after(registry, [each for each in self._disclosed() if each.surrogate is None])

    def left_unprotected(self, registry: Registry) -> Registry:
        """`registry` after the texts have left as they were, by the person's choice."""
        return self._after(registry, self._disclosed())

    def _disclosed(self) -> list[Mention]:
        spoken = (each for each in (*self.history, *self.written) if each.message.role is Role.USER)
        return [mention for each in spoken for mention in each.mentions]

    def _after(self, registry: Registry, in_clear: Sequence[Mention]) -> Registry:
        if self.history:
            registry = registry.rerooted()
        texts = [each.as_found() for each in (*self.history, *self.written)]
        registry = registry.register(sightings(texts)).reveal(_kinds_disclosed(texts))
        entities = (registry.entity_of(each.finding.kind, each.value) for each in in_clear)
        kinds = {each.finding.kind for each in in_clear}
        return registry.left(kinds, (entity.id for entity in entities if entity))


def protect(
    messages: Sequence[Message],
    history: Sequence[Message],
    registry: Registry,
    names: PenNames,
    policy: Policy,
    wishes: Wishes,
) -> Turn:
    """The texts of one request as they may leave, and how exposed the conversation is with them.

    Args:
        messages: What is new in the request, in order.
        history: The earlier turns, where the request carries them all again. They too are rewritten.
        registry: What the conversation has revealed before. A value of a kind that is replaced only at the
            threshold, and that has left in clear, keeps its clear form; give `registry.rerooted()` where
            the request carries the history and so makes the model's context anew.
        names: Its pen names. They grow by what is made here.
        policy: What is done with each kind, and the numbers of the score.
        wishes: The person's own lists.

    Raises:
        NoWayBack: A typed text could not be brought back exactly, so nothing may leave.
        NoSurrogateLeft: A kind has no stand-in left.
    """
    texts = [without_surrogates(message, names) for message in (*history, *messages)]
    texts = [with_cut(message, registry, names) for message in texts]

    # Register: every mention belongs to an entity, and what is known is found in all texts.
    registry = registry.register(sightings(texts))
    known = known_in(registry, names, texts[-1].language if texts else "")
    texts = [with_known(message, known, names) for message in texts]
    registry = registry.register(sightings(texts))

    # Score: kinds that are revealed together weigh more than each alone.
    before = policy.measure(registry.revealed, registry.exposed)
    registry = registry.reveal(_kinds_disclosed(texts))
    exposure = policy.measure(registry.revealed, registry.exposed)

    # Decide.
    verdict = policy.verdict(exposure.revealed, _kinds_disclosed(texts[len(history) :]))

    # Rewrite: every text under the same pen names, each proved to find its way back.
    def replaces(finding: Finding, value: str) -> bool:
        entity = registry.entity_of(finding.kind, value)
        return entity is not None and is_replaced(entity, exposure, names, policy, wishes)

    names.hear_said(texts)
    name_owners(texts, replaces, names)
    earlier = [rewrite_again(message, replaces, names) for message in texts[: len(history)]]
    written = rewrite_all(texts[len(history) :], replaces, names)
    remember((*earlier, *written), known, names)
    return Turn(
        written=tuple(written),
        history=tuple(earlier),
        exposure=exposure,
        verdict=verdict,
        crossed=before.revealed < policy.tau <= exposure.revealed,
        registry=registry.register(sightings(each.as_found() for each in (*earlier, *written))),
    )


def is_replaced(entity: Entity, exposure: Exposure, names: PenNames, policy: Policy, wishes: Wishes) -> bool:
    """Whether the mentions of an entity leave under its pen name."""
    treatment = wishes.treatment(entity, policy)
    if treatment is Treatment.AT_THRESHOLD:
        has_pen_name = any(value in names.vault for value in entity.values)
        return (has_pen_name or exposure.revealed >= policy.tau) and not entity.in_clear
    return treatment in (Treatment.ALWAYS, Treatment.BLOCK)


def sightings(messages: Iterable[Message]) -> Iterator[Sighting]:
    """Every mention in these messages, as the registry takes it."""
    return (
        Sighting(finding.kind, message.value(finding), message.language)
        for message in messages
        for finding in message.findings
    )


def _kinds_disclosed(messages: Iterable[Message]) -> set[Kind]:
    """The kinds that the person discloses; what an assistant says reveals nothing."""
    return {finding.kind for each in messages if each.role is Role.USER for finding in each.findings}
