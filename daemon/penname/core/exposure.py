"""How identifiable a conversation has become.

Source: CAMP (arXiv 2604.16521), section III-D, equations 1 and 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from penname.core.cooccurrence import Graph, degrees
from penname.core.kinds import WEIGHTS, Kind

ALPHA = 0.3
"""What one more neighbour adds to a kind's weight (CAMP, section V)."""

TAU = 2.0
"""The score from which a conversation is rewritten (CAMP, section V)."""


class Band(StrEnum):
    """A score in a word. low < τ/2 ≤ elevated < τ ≤ high < 1.5·τ ≤ critical."""

    LOW = "low"
    ELEVATED = "elevated"
    HIGH = "high"
    CRITICAL = "critical"


@dataclass(frozen=True, slots=True)
class Exposure:
    """How identifiable a conversation is. Scores have no unit; compare them with `threshold` alone.

    `revealed` counts all that the person has disclosed, and decides. `exposed` counts what has really left
    in clear. `reasons` are the kinds revealed, the one that adds most first.
    """

    revealed: float
    exposed: float
    threshold: float
    reasons: tuple[Kind, ...] = ()

    @property
    def band(self) -> Band:
        """Where `revealed` lies between nothing and far above the threshold."""
        return band(self.revealed, self.threshold)


def exposure(degrees: Mapping[Kind, int], weights: Mapping[Kind, float], alpha: float = ALPHA) -> float:
    """Score a conversation by the kinds of data it has revealed together.

    A kind counts for more the more other kinds it was seen beside, so the score climbs faster than the
    number of disclosures.

    Args:
        degrees: For each kind revealed so far, how many other kinds it co-occurs with. Empty for a
            conversation that revealed nothing.
        weights: Risk of each kind standing alone, each in (0, 1].
        alpha: What one more neighbour adds, in [0, 1).

    Returns:
        A score >= 0 without unit, comparable only with a threshold chosen for the same weights and alpha.
        It never falls when a kind is added. Rounded to nine decimals, so that a sum which is τ on paper
        is τ here.

    Raises:
        KeyError: A revealed kind has no weight. Unweighted would mean unprotected, so there is no default.

    Source: CAMP, equation 2: CPE = Σ w(k)·(1 + α·deg(k)).
    """
    score = sum((contribution(weights[kind], n, alpha) for kind, n in degrees.items()), start=0.0)
    return round(score, 9)


def contribution(weight: float, degree: int, alpha: float) -> float:
    """What one kind adds to the score. Source: CAMP, equation 1."""
    return weight * (1 + alpha * degree)


def measure(
    revealed: Graph,
    exposed: Graph,
    tau: float = TAU,
    alpha: float = ALPHA,
    weights: Mapping[Kind, float] = WEIGHTS,
) -> Exposure:
    """Both figures of a conversation, and what raised them; `tau` is passed on for the bands."""
    near = degrees(revealed)
    heaviest = sorted(near, key=lambda kind: (-contribution(weights[kind], near[kind], alpha), kind))
    return Exposure(
        revealed=exposure(near, weights, alpha),
        exposed=exposure(degrees(exposed), weights, alpha),
        threshold=tau,
        reasons=tuple(heaviest),
    )


def band(score: float, tau: float) -> Band:
    """The band of `score` under the threshold `tau`."""
    if score < tau / 2:
        return Band.LOW
    if score < tau:
        return Band.ELEVATED
    if score < 1.5 * tau:
        return Band.HIGH
    return Band.CRITICAL
