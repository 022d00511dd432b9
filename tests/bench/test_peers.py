"""What the table of the peers counts: verbatim values, changed clean prompts, the middle of the times."""

from __future__ import annotations

from tests.bench.peers.__main__ import PEERS, RUNNERS, Prompt, score

PROMPTS = [Prompt("I am Ana Torres", ("Ana Torres",)), Prompt("Hello", ()), Prompt("Why?", ())]


def test_a_value_that_stands_verbatim_has_leaked_and_a_changed_clean_prompt_counts() -> None:
    made = score(PROMPTS, [("I am Ana Torres!", 3.0), ("Hello", 1.0), ("Who?", 2.0)])

    assert (made.leaked, made.values, made.changed, made.clean) == (1, 1, 1, 2)
    assert (made.median_ms, made.max_ms) == (2.0, 3.0)


def test_a_value_of_which_only_a_part_stands_has_not_leaked() -> None:
    assert score(PROMPTS, [("I am Ana Blanco", 1.0), ("Hello", 1.0), ("Why?", 1.0)]).leaked == 0


def test_every_peer_has_its_runner_and_a_fixed_version() -> None:
    for peer in PEERS:
        assert (RUNNERS / f"of_{peer.runner}.py").exists()
        assert "==" in peer.installed[0]
