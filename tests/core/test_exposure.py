"""How identifiable a conversation is, held to the scores of CAMP's paper."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core import cooccurrence
from penname.core.exposure import Band, band, exposure, measure
from penname.core.kinds import WEIGHTS, Kind
from penname.policies import POLICIES

GOLDEN = Path(__file__).parent.parent / "scenarios" / "camp_scenarios.json"
SCENARIOS: dict[str, Any] = json.loads(GOLDEN.read_text())["scenarios"]

kinds = st.lists(st.sampled_from(Kind), unique=True)


def scores(new_kinds_per_turn: list[list[str]]) -> list[float]:
    graph, after = cooccurrence.empty(), []
    for turn, new in enumerate(new_kinds_per_turn):
        graph = cooccurrence.grow(graph, map(Kind, new), turn)
        after.append(exposure(cooccurrence.degrees(graph), WEIGHTS))
    return after


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_papers_scenarios_get_the_papers_scores(name: str) -> None:
    scenario = SCENARIOS[name]
    after = scores(scenario["new_kinds_per_turn"])

    assert after == pytest.approx(scenario["exposure_after_turn"], abs=0.005)
    assert after[-1] == pytest.approx(scenario["paper"]["final"], abs=0.005)


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("tau", ["1.5", "2.0", "2.5"])
def test_the_threshold_is_crossed_at_the_papers_turn(name: str, tau: str) -> None:
    scenario = SCENARIOS[name]
    after = scores(scenario["new_kinds_per_turn"])
    crossed = next(turn for turn, score in enumerate(after) if score >= float(tau))

    assert crossed == scenario["paper"]["trigger"][tau]


def test_our_copy_of_the_golden_file_is_the_shared_one(shared: Path) -> None:
    assert json.loads(GOLDEN.read_text()) == json.loads(
        (shared / "conformance/camp_scenarios.json").read_text()
    )


def test_our_weights_are_those_of_the_golden_file() -> None:
    golden = json.loads(GOLDEN.read_text())["weights"]

    assert {kind: WEIGHTS[Kind(kind)] for kind in golden} == golden


def test_nothing_revealed_scores_nothing() -> None:
    assert exposure({}, WEIGHTS) == 0


def test_a_kind_without_a_weight_is_an_error_and_not_unprotected() -> None:
    with pytest.raises(KeyError):
        exposure({Kind.PERSON: 0}, {})


def test_bands_begin_at_half_the_threshold_at_it_and_at_half_as_much_again() -> None:
    assert [band(score, 2.0) for score in (0.99, 1.0, 1.99, 2.0, 2.99, 3.0)] == [
        Band.LOW,
        Band.ELEVATED,
        Band.ELEVATED,
        Band.HIGH,
        Band.HIGH,
        Band.CRITICAL,
    ]


def test_the_kind_that_adds_most_is_the_first_reason() -> None:
    graph = cooccurrence.grow(cooccurrence.empty(), [Kind.ORGANIZATION, Kind.EMAIL, Kind.PERSON], 0)

    assert measure(graph, cooccurrence.empty()).reasons == (Kind.EMAIL, Kind.PERSON, Kind.ORGANIZATION)


def test_both_figures_follow_the_same_formula() -> None:
    graph = cooccurrence.grow(cooccurrence.empty(), [Kind.PERSON, Kind.LOCATION], 0)
    both = POLICIES["camp"].measure(graph, graph)

    assert both.revealed == both.exposed == pytest.approx(1.43)


@given(kinds, st.sampled_from(Kind))
def test_the_score_never_falls_when_a_kind_is_revealed(before: list[Kind], more: Kind) -> None:
    graph = cooccurrence.grow(cooccurrence.empty(), before, 0)
    grown = cooccurrence.grow(graph, [more], 1)

    assert exposure(cooccurrence.degrees(grown), WEIGHTS) >= exposure(cooccurrence.degrees(graph), WEIGHTS)


@given(kinds)
def test_the_order_in_which_kinds_are_revealed_never_matters(revealed: list[Kind]) -> None:
    one_by_one = cooccurrence.empty()
    for turn, kind in enumerate(reversed(revealed)):
        one_by_one = cooccurrence.grow(one_by_one, [kind], turn)
    at_once = cooccurrence.grow(cooccurrence.empty(), revealed, 0)

    assert exposure(cooccurrence.degrees(one_by_one), WEIGHTS) == exposure(
        cooccurrence.degrees(at_once), WEIGHTS
    )
