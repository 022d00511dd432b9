"""What is done with each kind of personal data, and when a conversation has said too much.

A policy is a row on the shelf `penname/policies`: a treatment for every kind, and the numbers of the
score. The person's own choices (a kind switched to *always*, lists, decisions) stand above it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType

from penname.core.cooccurrence import Graph
from penname.core.exposure import ALPHA, TAU, Exposure, measure
from penname.core.kinds import BLOCKED, WEIGHTS, Kind


class Treatment(StrEnum):
    """What happens to the values of a kind."""

    BLOCK = "block"  # never leaves: a placeholder, from turn 0
    ALWAYS = "always"  # pseudonymized from turn 0
    AT_THRESHOLD = "at-threshold"  # in clear until the score reaches τ, then pseudonymized
    COUNT = "count"  # counted and left in clear: replacing it would change the question


_STRENGTH = {
    Treatment.COUNT: 0,
    Treatment.AT_THRESHOLD: 1,
    Treatment.ALWAYS: 2,
    Treatment.BLOCK: 3,
}


def strongest(treatments: Iterable[Treatment]) -> Treatment:
    """The treatment that protects most. A value found as two kinds gets the stronger of both."""
    return max(treatments, key=_STRENGTH.__getitem__)


class Verdict(StrEnum):
    """What is done with a request."""

    SEND = "send"  # the score is below τ; kinds that are always replaced were
    REWRITE = "rewrite"  # the score has reached τ: every turn goes under pen names
    BLOCK = "block"  # a value that never leaves was in it: it goes with placeholders, and the person is told


@dataclass(frozen=True, slots=True)
class Policy:
    """A treatment for every kind, the threshold τ, and α and the weights of the score.

    Raises:
        ValueError: A kind has no treatment or no weight, a kind that must never leave is not blocked,
            τ is negative, or α is not in [0, 1).
    """

    name: str
    treatments: Mapping[Kind, Treatment]
    tau: float = TAU
    alpha: float = ALPHA
    weights: Mapping[Kind, float] = field(default_factory=lambda: WEIGHTS)

    def __post_init__(self) -> None:
        if missing := set(Kind) - set(self.treatments):
            raise ValueError(f"policy {self.name} says nothing of {', '.join(sorted(missing))}")
        if missing := set(Kind) - set(self.weights):
            raise ValueError(f"policy {self.name} has no weight for {', '.join(sorted(missing))}")
        if leaving := {kind for kind in BLOCKED if self.treatments[kind] is not Treatment.BLOCK}:
            raise ValueError(f"policy {self.name} lets {', '.join(sorted(leaving))} leave")
        if not self.tau >= 0:
            raise ValueError(f"the threshold is a number from 0 on, got {self.tau}")
        if not 0 <= self.alpha < 1:
            raise ValueError(f"alpha is in [0, 1), got {self.alpha}")

    def verdict(self, score: float, kinds: Iterable[Kind]) -> Verdict:
        """What is done with a request that holds `kinds` and brings the conversation to `score`."""
        if any(self.treatments[kind] is Treatment.BLOCK for kind in kinds):
            return Verdict.BLOCK
        return Verdict.REWRITE if score >= self.tau else Verdict.SEND

    def measure(self, revealed: Graph, exposed: Graph) -> Exposure:
        """Both figures of a conversation by this policy's numbers, and what raised them."""
        return measure(revealed, exposed, self.tau, self.alpha, self.weights)

    def adjusted(
        self,
        tau: float | None = None,
        alpha: float | None = None,
        always: Iterable[Kind] = (),
    ) -> Policy:
        """This policy with the person's own numbers, and with the kinds in `always` replaced from turn 0.

        None keeps a number. A kind that is blocked stays blocked.
        """
        raised = {kind: strongest((Treatment.ALWAYS, self.treatments[kind])) for kind in always}
        return replace(
            self,
            treatments=MappingProxyType({**self.treatments, **raised}),
            tau=self.tau if tau is None else tau,
            alpha=self.alpha if alpha is None else alpha,
        )


def treatments(of: Mapping[Treatment, Iterable[Kind]], others: Treatment) -> Mapping[Kind, Treatment]:
    """A whole table from the short way to write it: `others` is for the rest, blocked kinds are blocked."""
    table = dict.fromkeys(Kind, others)
    for treatment, kinds in of.items():
        table.update(dict.fromkeys(kinds, treatment))
    table.update(dict.fromkeys(BLOCKED, Treatment.BLOCK))
    return MappingProxyType(table)
