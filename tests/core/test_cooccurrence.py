"""The graph of kinds that were revealed together."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from penname.core import cooccurrence
from penname.core.kinds import Kind, counts_as

kinds = st.lists(st.sampled_from(Kind))


def test_nodes_and_edges_remember_the_turn_of_first_sight() -> None:
    graph = cooccurrence.grow(cooccurrence.empty(), [Kind.PERSON], 1)
    graph = cooccurrence.grow(graph, [Kind.PERSON, Kind.EMAIL], 4)

    assert {kind: graph.nodes[kind]["turn"] for kind in graph} == {Kind.PERSON: 1, Kind.EMAIL: 4}
    assert graph.edges[Kind.PERSON, Kind.EMAIL]["turn"] == 4


def test_a_country_reveals_a_location() -> None:
    assert set(cooccurrence.grow(cooccurrence.empty(), [Kind.REGION], 0)) == {Kind.LOCATION}


def test_growing_leaves_the_graph_that_was_given_as_it_was() -> None:
    before = cooccurrence.empty()
    cooccurrence.grow(before, [Kind.PERSON], 0)

    assert not before


@given(kinds, kinds)
def test_every_two_kinds_of_a_conversation_are_always_joined(first: list[Kind], second: list[Kind]) -> None:
    graph = cooccurrence.grow(cooccurrence.grow(cooccurrence.empty(), first, 0), second, 1)
    revealed = {counts_as(kind) for kind in (*first, *second)}

    assert set(graph) == revealed
    assert all(degree == len(revealed) - 1 for degree in cooccurrence.degrees(graph).values())
    assert len(cooccurrence.edges(graph)) == len(revealed) * (len(revealed) - 1) // 2
