"""What a play says agrees with what it saw."""

from __future__ import annotations

import json
from pathlib import Path

from penname.demo import play


def outcome(leaked: tuple[str, ...] = (), restored: bool = True) -> play.Outcome:
    turn = play.Turn("I am Ada", "I am Lucia", "Hello Ada", 0.6)
    return play.Outcome((turn,), leaked, restored, Path("/tmp/x.png"))


def test_markdown_and_the_page_it_makes_read_alike() -> None:
    assert play.plain("**Ada** Byron,\n\n- `X-1`\n- two\n\n```\nName: A\n```") == "Ada Byron, X-1 two Name: A"


def test_a_play_is_good_only_if_nothing_leaked_and_all_was_restored() -> None:
    assert outcome().good
    assert not outcome(leaked=("Ada",)).good
    assert not outcome(restored=False).good


def test_the_json_has_exactly_the_promised_keys() -> None:
    told = json.loads(play.as_json(outcome()))
    assert list(told) == ["turns", "leaked", "restored", "screenshot"]
    assert list(told["turns"][0]) == ["typed", "sent", "shown", "exposure"]


def test_no_words_of_a_turn_show_in_its_repr() -> None:
    assert "Ada" not in repr(outcome(leaked=("Ada",)))
