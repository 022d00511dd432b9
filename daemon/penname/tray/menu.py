"""What the tray's menu offers, apart from any toolkit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum


class Look(Enum):
    """What the icon shows."""

    ON = "on"
    PAUSED = "paused"
    LOCKED = "locked"
    PROBLEM = "problem"


def look(state: str) -> Look:
    """The icon of a state; while the daemon loads, nothing is wrong yet."""
    return {
        "ready": Look.ON,
        "loading": Look.ON,
        "paused": Look.PAUSED,
        "locked": Look.LOCKED,
        "no-key": Look.LOCKED,
    }.get(state, Look.PROBLEM)


@dataclass(frozen=True, slots=True)
class Actions:
    """What can be done from the tray; each returns at once."""

    pause: Callable[[], None]
    resume: Callable[[], None]
    forget: Callable[[], None]
    quit: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the menu: a line that can be chosen, one that only tells, or one that opens more lines."""

    text: str
    act: Callable[[], None] | None = None
    more: tuple[Item, ...] = ()


def items(actions: Actions, state: str, sentence: str) -> tuple[Item, ...]:
    """The menu as it is now. The first line says how the daemon is."""
    pause = (
        Item("Protect again", actions.resume) if state == "paused" else Item("Pause 5 minutes", actions.pause)
    )
    sure = Item("Yes: conversations, lists and key", actions.forget)
    return (
        Item(sentence or "Penname is starting."),
        pause,
        Item("Forget everything…", more=(sure,)),
        Item("Quit", actions.quit),
    )
