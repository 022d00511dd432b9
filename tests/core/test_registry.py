"""What a conversation has revealed, and that a registry never changes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.needs import FakePools
from tests.fakes.shelf import SHELF

from penname.core.entities import Decision
from penname.core.kinds import Kind
from penname.core.registry import Registry, Sighting

MARIA = Sighting(Kind.PERSON, "Maria Torres")
sightings = st.lists(st.builds(Sighting, st.sampled_from(Kind), st.text(min_size=1, max_size=12)), max_size=8)


def registry() -> Registry:
    return Registry(FakePools(), {kind: row.identity for kind, row in SHELF.items()})


def test_a_value_is_found_again_in_any_letter_case() -> None:
    entity = registry().register([MARIA]).entity_of(Kind.PERSON, "MARIA TORRES")

    assert entity is not None
    assert entity.id == "person-1"


def test_all_spellings_are_known_once_each_in_order_of_first_sight() -> None:
    after = registry().register([MARIA, Sighting(Kind.PERSON, "maria"), MARIA])

    assert after.known() == (("Maria Torres", Kind.PERSON), ("maria", Kind.PERSON))


def test_being_known_reveals_nothing_before_it_is_revealed() -> None:
    known = registry().register([MARIA])

    assert not known.revealed
    assert set(known.reveal([Kind.PERSON]).revealed) == {Kind.PERSON}


def test_what_left_in_clear_stands_in_clear_until_the_context_is_made_anew() -> None:
    after = registry().register([MARIA]).left({Kind.PERSON}, ["person-1"])

    assert [entity.in_clear for entity in after] == [True]
    assert [entity.in_clear for entity in after.rerooted()] == [False]
    assert set(after.rerooted().exposed) == {Kind.PERSON}


def test_turns_are_counted_as_they_leave() -> None:
    after = registry().left((), ()).register([MARIA])

    assert after.turn == 1
    assert [entity.first_turn for entity in after] == [1]


def test_a_decision_is_kept_with_its_entity() -> None:
    after = registry().register([MARIA]).decided("person-1", Decision.KEEP_ONCE)

    assert [entity.decision for entity in after] == [Decision.KEEP_ONCE]


def test_a_decision_on_nobody_is_an_error() -> None:
    with pytest.raises(KeyError):
        registry().decided("person-1", Decision.KEEP_ONCE)


@given(sightings, sightings)
def test_a_registry_never_changes(first: list[Sighting], second: list[Sighting]) -> None:
    before = registry().register(first)
    snapshot = dict(before.entities)
    before.register(second).reveal([Kind.PERSON]).left([Kind.PERSON], list(before.entities))

    assert dict(before.entities) == snapshot
    assert not before.revealed


@given(sightings)
def test_registering_twice_always_gives_the_same_registry(seen: list[Sighting]) -> None:
    once = registry().register(seen)

    assert dict(once.register(seen).entities) == dict(once.entities)


@given(sightings)
def test_every_mention_always_belongs_to_exactly_one_entity(seen: list[Sighting]) -> None:
    after = registry().register(seen)

    for each in seen:
        entity = after.entity_of(each.kind, each.value)
        assert entity is not None
        assert each.value.casefold() in {value.casefold() for value in entity.values}


@given(sightings)
def test_a_registry_is_the_same_after_its_entities_were_stored(seen: list[Sighting]) -> None:
    after = registry().register(seen)
    again = registry().holding(after)

    assert [again.entity_of(each.kind, each.value) for each in seen] == [
        after.entity_of(each.kind, each.value) for each in seen
    ]
