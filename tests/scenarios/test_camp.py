"""A user becomes recognisable over several turns, one harmless detail at a time.

CAMP's four published scenarios, told turn by turn through the real core under every policy.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.fakes.turns import Chat, said, texts

from penname.core.kinds import BLOCKED, Kind
from penname.core.message import Message
from penname.core.policy import Verdict
from penname.policies import POLICIES

SCENARIOS: dict[str, Any] = json.loads((Path(__file__).parent / "camp_scenarios.json").read_text())[
    "scenarios"
]


def value_of(kind: str) -> str:
    return f"{kind.replace('_', '').title()}ville"


def story(name: str) -> list[Message]:
    """One message a turn, each with a made-up value of every kind that is new in it."""
    turns = []
    for new in SCENARIOS[name]["new_kinds_per_turn"]:
        found = {value_of(kind): Kind(kind) for kind in new}
        turns.append(said("".join(["so ", *(f"{value}, " for value in found), "you see"]), found))
    return turns


def told(name: str, chat: Chat) -> list[Any]:
    """All turns, each sent with the whole history before it."""
    turns = story(name)
    return [chat.send(turn, history=turns[:n]) for n, turn in enumerate(turns)]


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("tau", ["1.5", "2.0", "2.5"])
def test_the_rewrite_begins_at_the_papers_turn_and_once(name: str, tau: str) -> None:
    made = told(name, Chat(POLICIES["camp"].adjusted(tau=float(tau))))

    assert [n for n, turn in enumerate(made) if turn.crossed] == [SCENARIOS[name]["paper"]["trigger"][tau]]


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_score_of_every_turn_is_the_papers(name: str) -> None:
    made = told(name, Chat(POLICIES["camp"]))

    assert [turn.exposure.revealed for turn in made] == pytest.approx(
        SCENARIOS[name]["exposure_after_turn"], abs=0.005
    )


@pytest.mark.parametrize("name", SCENARIOS)
def test_at_the_end_nothing_stands_in_clear_in_any_turn(name: str) -> None:
    """The paper's `camp_exposed` is 0 for all four."""
    last = " ".join(texts(told(name, Chat(POLICIES["camp"]))[-1]))

    assert "ville" not in last


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("policy", POLICIES)
def test_under_every_policy_blocked_kinds_never_leave_and_every_turn_comes_back(
    name: str, policy: str
) -> None:
    chat = Chat(POLICIES[policy])
    made = told(name, chat)
    everything = " ".join(text for turn in made for text in texts(turn))

    assert not any(value_of(kind) in everything for kind in BLOCKED)
    assert [chat.restore(text) for text in texts(made[-1])] == [turn.text for turn in story(name)]


def test_watch_shows_the_score_and_changes_nothing_else() -> None:
    made = told("S1", Chat(POLICIES["watch"]))

    assert texts(made[-1]) == [turn.text for turn in story("S1")]
    assert made[-1].exposure.revealed == pytest.approx(6.82)
    assert made[-1].exposure.exposed < made[-1].exposure.revealed


def test_a_block_is_told_in_the_turn_that_holds_it_and_not_ever_after() -> None:
    verdicts = [turn.verdict for turn in told("S3", Chat(POLICIES["camp"]))]

    assert [n for n, verdict in enumerate(verdicts) if verdict is Verdict.BLOCK] == [2, 6]
