"""The person's wishes above the policy, and what stands above them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from penname.core.entities import Decision, Entity
from penname.core.kinds import Kind
from penname.core.policy import Treatment
from penname.core.wishes import Wishes
from penname.policies import POLICIES

BALANCED = POLICIES["balanced"]
TURIN = Entity("location-1", (Kind.LOCATION,), ("Turin",), frozenset(), 0)
SSN = replace(TURIN, kinds=(Kind.NATIONAL_ID,))


def test_without_a_wish_the_policy_holds() -> None:
    assert Wishes().treatment(TURIN, BALANCED) is Treatment.AT_THRESHOLD


def test_found_as_two_kinds_the_stronger_treatment_holds() -> None:
    both = replace(TURIN, kinds=(Kind.LOCATION, Kind.PERSON))

    assert Wishes().treatment(both, BALANCED) is Treatment.ALWAYS


@pytest.mark.parametrize("spelling", ["Turin", "TURIN"])
def test_lists_hold_in_any_letter_case(spelling: str) -> None:
    assert Wishes(mask=frozenset({spelling})).treatment(TURIN, BALANCED) is Treatment.ALWAYS
    assert Wishes(keep=frozenset({spelling})).treatment(TURIN, BALANCED) is Treatment.COUNT


def test_to_mask_stands_above_to_keep() -> None:
    both = Wishes(mask=frozenset({"Turin"}), keep=frozenset({"Turin"}))

    assert both.treatment(TURIN, BALANCED) is Treatment.ALWAYS


@pytest.mark.parametrize(
    ("decision", "treatment"),
    [
        (Decision.MASK_ONCE, Treatment.ALWAYS),
        (Decision.MASK_ALWAYS, Treatment.ALWAYS),
        (Decision.KEEP_ONCE, Treatment.COUNT),
        (Decision.KEEP_ALWAYS, Treatment.COUNT),
    ],
)
def test_a_decision_in_the_conversation_stands_above_the_lists(
    decision: Decision, treatment: Treatment
) -> None:
    lists = Wishes(mask=frozenset({"Turin"}), keep=frozenset())

    assert lists.treatment(replace(TURIN, decision=decision), BALANCED) is treatment


@pytest.mark.parametrize("decision", Decision)
def test_no_wish_lets_a_value_leave_that_must_never_leave(decision: Decision) -> None:
    wishes = Wishes(keep=frozenset({"Turin"}))

    assert wishes.treatment(replace(SSN, decision=decision), POLICIES["watch"]) is Treatment.BLOCK
