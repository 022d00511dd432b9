"""What a policy may be, and what the person may change in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.kinds import BLOCKED, Kind
from penname.core.policy import Policy, Treatment, Verdict, strongest, treatments
from penname.policies import POLICIES

CAMP, BALANCED = POLICIES["camp"], POLICIES["balanced"]


def test_the_verdict_turns_exactly_at_the_threshold() -> None:
    assert CAMP.verdict(1.99, [Kind.PERSON]) is Verdict.SEND
    assert CAMP.verdict(2.0, [Kind.PERSON]) is Verdict.REWRITE


def test_a_blocked_kind_blocks_whatever_the_score() -> None:
    assert CAMP.verdict(0.0, [Kind.SECRET]) is Verdict.BLOCK


def test_a_kind_switched_to_always_is_replaced_from_the_first_turn_on() -> None:
    assert BALANCED.adjusted(always=[Kind.SALARY]).treatments[Kind.SALARY] is Treatment.ALWAYS


def test_a_number_that_is_not_given_stays_the_policys_own() -> None:
    adjusted = CAMP.adjusted(tau=1.5)

    assert (adjusted.tau, adjusted.alpha) == (1.5, CAMP.alpha)


def test_of_two_treatments_the_one_that_protects_more_holds() -> None:
    assert strongest([Treatment.COUNT, Treatment.ALWAYS, Treatment.AT_THRESHOLD]) is Treatment.ALWAYS


@pytest.mark.parametrize(("tau", "alpha"), [(-0.1, 0.3), (float("nan"), 0.3), (2.0, 1.0), (2.0, -0.1)])
def test_numbers_that_make_no_sense_are_refused(tau: float, alpha: float) -> None:
    with pytest.raises(ValueError, match=r"threshold|alpha"):
        CAMP.adjusted(tau=tau, alpha=alpha)


def test_a_policy_that_forgets_a_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="says nothing of"):
        Policy("careless", {})


@given(st.sampled_from(sorted(BLOCKED)), st.sampled_from([each for each in Treatment if each != "block"]))
def test_no_policy_can_ever_let_a_blocked_kind_leave(kind: Kind, treatment: Treatment) -> None:
    table = {**treatments({}, Treatment.ALWAYS), kind: treatment}

    with pytest.raises(ValueError, match="leave"):
        Policy("careless", table)


@given(st.sampled_from(sorted(POLICIES)), st.sets(st.sampled_from(Kind)))
def test_switching_kinds_to_always_never_weakens_a_policy(name: str, kinds: set[Kind]) -> None:
    before = POLICIES[name]
    after = before.adjusted(always=kinds)

    for kind in Kind:
        both = (before.treatments[kind], after.treatments[kind])
        assert strongest(both) is after.treatments[kind]
