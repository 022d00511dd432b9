"""Which kinds of personal data a conversation has revealed together.

Nodes are kinds; an edge joins two kinds that were revealed in the same conversation. Both remember the
`turn` at which they first appeared, for the picture in the side panel.

Source: CAMP (arXiv 2604.16521), section III-C.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import networkx

from penname.core.kinds import Kind, counts_as

Graph: TypeAlias = "networkx.Graph[Kind]"


def grow(graph: Graph, kinds: Iterable[Kind], turn: int) -> Graph:
    """The graph after `kinds` were revealed at `turn`. The graph given is not changed.

    A kind already there keeps its first turn. A country counts as a location.
    """
    grown = graph.copy()
    for kind in sorted({counts_as(kind) for kind in kinds} - set(graph)):
        edges = [(kind, other) for other in grown]
        grown.add_node(kind, turn=turn)
        grown.add_edges_from(edges, turn=turn)
    return grown


def empty() -> Graph:
    """The graph of a conversation that has revealed nothing."""
    return networkx.Graph()


def degrees(graph: Graph) -> Mapping[Kind, int]:
    """For each kind revealed, with how many others it was revealed."""
    return dict(graph.degree())


def edges(graph: Graph) -> tuple[tuple[Kind, Kind], ...]:
    """All pairs of kinds revealed together, in order of first sight."""
    return tuple((one, other) for one, other in graph.edges())
