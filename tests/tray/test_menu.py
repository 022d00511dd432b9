"""The menu says how it is first, and offers what makes sense now."""

from __future__ import annotations

from typing import get_args

import pytest

from penname.protocol.parts import DaemonState
from penname.tray.menu import Actions, Item, Look, items, look


def actions(done: list[str]) -> Actions:
    return Actions(*(lambda word=word: done.append(word) for word in ("pause", "resume", "forget", "quit")))


def act(item: Item) -> None:
    assert item.act
    item.act()


def test_every_line_does_what_it_says() -> None:
    done: list[str] = []
    status, pause, forget, stop = items(actions(done), "ready", "Penname is protecting.")
    assert (status.text, status.act) == ("Penname is protecting.", None)
    act(pause)
    act(stop)
    assert done == ["pause", "quit"]
    assert pause.text == "Pause 5 minutes"
    assert forget.act is None
    act(forget.more[0])
    assert done[-1] == "forget"


def test_what_is_paused_can_be_resumed() -> None:
    done: list[str] = []
    act(items(actions(done), "paused", "")[1])
    assert done == ["resume"]


@pytest.mark.parametrize("state", get_args(DaemonState))
def test_every_state_has_a_look(state: str) -> None:
    expected = {
        "ready": Look.ON,
        "loading": Look.ON,
        "paused": Look.PAUSED,
        "locked": Look.LOCKED,
        "no-key": Look.LOCKED,
        "refused": Look.PROBLEM,
        "failed": Look.PROBLEM,
    }
    assert look(state) is expected[state]
