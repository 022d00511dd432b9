"""The shelf of policies against the product's own table."""

from __future__ import annotations

import pytest

from penname.core.kinds import ATTRIBUTES, BLOCKED, Kind
from penname.core.policy import Treatment
from penname.policies import POLICIES
from penname.policies.balanced import BALANCED
from penname.policies.camp import CAMP
from penname.policies.strict import STRICT
from penname.policies.watch import WATCH

AT_THRESHOLD = {Kind.LOCATION, Kind.ORGANIZATION, Kind.DATE}


def test_the_four_policies_are_on_the_shelf_under_their_names() -> None:
    assert POLICIES == {"balanced": BALANCED, "strict": STRICT, "camp": CAMP, "watch": WATCH}


@pytest.mark.parametrize("name", POLICIES)
def test_every_policy_blocks_what_must_never_leave(name: str) -> None:
    assert {
        kind for kind, treatment in POLICIES[name].treatments.items() if treatment is Treatment.BLOCK
    } == BLOCKED


def test_balanced_waits_with_places_companies_and_dates_and_keeps_attributes() -> None:
    table = BALANCED.treatments

    assert {kind for kind in Kind if table[kind] is Treatment.AT_THRESHOLD} == AT_THRESHOLD
    assert {kind for kind in Kind if table[kind] is Treatment.COUNT} == ATTRIBUTES | {Kind.REGION}


def test_strict_replaces_all_but_attributes_from_the_first_turn_on() -> None:
    table = STRICT.treatments

    assert {kind for kind in Kind if table[kind] is Treatment.COUNT} == ATTRIBUTES | {Kind.REGION}
    assert Treatment.AT_THRESHOLD not in table.values()


def test_camp_replaces_nothing_below_the_threshold() -> None:
    assert set(CAMP.treatments.values()) == {Treatment.AT_THRESHOLD, Treatment.BLOCK}


def test_watch_replaces_only_what_must_never_leave() -> None:
    assert set(WATCH.treatments.values()) == {Treatment.COUNT, Treatment.BLOCK}
