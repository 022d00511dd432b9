"""Conversations in memory and at rest."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tests.fakes.detector import FakeDetector
from tests.fakes.ports import FakeClock, FakeSettings, FakeVaults

from penname.conversations import kept
from penname.conversations.kept import Kept
from penname.conversations.outset import Outset
from penname.core.needs import Needs


@pytest.fixture
def shelf(needs: Needs, vaults: FakeVaults, settings: FakeSettings, clock: FakeClock) -> Kept:
    return Kept(Outset(FakeDetector({}), needs), vaults, bytes(32), settings, clock)


def test_a_conversation_is_begun_once(shelf: Kept) -> None:
    assert shelf.found("s", "c") is None
    assert shelf.get("s", "c") is shelf.get("s", "c")
    assert shelf.get("s", "c") is not shelf.get("s", "d")


def test_looking_at_a_conversation_that_is_not_there_keeps_nothing(shelf: Kept, vaults: FakeVaults) -> None:
    shelf.seen("s", "c")

    assert shelf.open() == []
    assert vaults.rows == {}


def test_one_unused_for_a_while_is_closed_and_read_again_when_needed(
    shelf: Kept, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "MOST_OPEN", 1)
    first = shelf.get("s", "a")
    shelf.save("s", "a", first)
    shelf.get("s", "b")
    assert shelf.get("s", "a") is first, "a request may be leaving from it"
    clock.time += kept.A_WHILE + timedelta(seconds=1)
    shelf.get("s", "c")

    again = shelf.get("s", "a")
    assert again is not first
    assert again.salt == first.salt


def test_only_the_rows_that_changed_are_sealed_again(shelf: Kept, vaults: FakeVaults) -> None:
    chat = shelf.get("s", "c")
    shelf.save("s", "c", chat)
    (before,) = (dict(rows) for rows in vaults.rows.values())
    shelf.save("s", "c", chat)
    (after,) = vaults.rows.values()

    assert {name for name in after if after[name] != before[name]} == {"salt"}


def test_one_forgotten_while_it_was_used_is_not_written_again(shelf: Kept, vaults: FakeVaults) -> None:
    chat = shelf.get("s", "c")
    shelf.forget("s", "c")
    shelf.save("s", "c", chat)

    assert vaults.rows == {}


def test_a_daemon_that_never_stops_lets_conversations_expire_too(
    shelf: Kept, vaults: FakeVaults, clock: FakeClock
) -> None:
    shelf.save("s", "c", shelf.get("s", "c"))
    clock.time += timedelta(days=31)
    shelf.get("s", "d")

    assert vaults.rows == {}


def test_a_renamed_conversation_has_one_place(shelf: Kept, vaults: FakeVaults) -> None:
    chat = shelf.get("s", "a")
    shelf.save("s", "a", chat)
    shelf.rename("s", "a", "b", chat)

    assert shelf.found("s", "a") is None
    assert shelf.found("s", "b") is chat
    assert len(vaults.rows) == 1
