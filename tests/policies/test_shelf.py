"""The shelf of policies against the product's own table."""

from __future__ import annotations

import pytest

from penname.core.kinds import ATTRIBUTES, BLOCKED, Kind
from penname.core.policy import Treatment
from penname.policies import POLICIES

AT_THRESHOLD = {Kind.LOCATION, Kind.ORGANIZATION, Kind.DATE}


def test_the_four_policies_are_on_the_shelf_under_their_names() -> None:
    assert set(POLICIES) == {"balanced", "strict", "camp", "watch"}
    assert all(name == policy.name for name, policy in POLICIES.items())


@pytest.mark.parametrize("name", POLICIES)
def test_every_policy_blocks_what_must_never_leave(name: str) -> None:
    assert {
        kind for kind, treatment in POLICIES[name].treatments.items() if treatment is Treatment.BLOCK
    } == BLOCKED


def test_balanced_waits_with_places_companies_and_dates_and_keeps_attributes() -> None:
    table = POLICIES["balanced"].treatments

    assert {kind for kind in Kind if table[kind] is Treatment.AT_THRESHOLD} == AT_THRESHOLD
    assert {kind for kind in Kind if table[kind] is Treatment.COUNT} == ATTRIBUTES | {Kind.REGION}


def test_strict_replaces_all_but_attributes_from_the_first_turn_on() -> None:
    table = POLICIES["strict"].treatments

    assert {kind for kind in Kind if table[kind] is Treatment.COUNT} == ATTRIBUTES | {Kind.REGION}
    assert Treatment.AT_THRESHOLD not in table.values()


def test_camp_replaces_nothing_below_the_threshold() -> None:
    assert set(POLICIES["camp"].treatments.values()) == {Treatment.AT_THRESHOLD, Treatment.BLOCK}


def test_watch_replaces_only_what_must_never_leave() -> None:
    assert set(POLICIES["watch"].treatments.values()) == {Treatment.COUNT, Treatment.BLOCK}
