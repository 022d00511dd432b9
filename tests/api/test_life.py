"""From start to stop: what the daemon is, who waits for it, and what it says when it has no key."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
from tests.fakes.conversations import FakeConversations, FakeParts

from penname.api import life as module
from penname.api.life import Life, NotDone
from penname.ports import (
    KeyMismatch,
    KeyringLocked,
    KeyringMissing,
    KeyringRefused,
    PassphraseNeeded,
    WrongPassphrase,
)
from penname.protocol.terms import REFUSALS


async def started(parts: FakeParts) -> Life:
    life = Life(parts)
    life.start()
    for _ in range(200):
        if life.state != "loading":
            break
        await asyncio.sleep(0.01)
    return life


async def refusal(life: Life) -> str:
    with pytest.raises(NotDone) as refused:
        await life.conversations()
    return refused.value.code


async def test_it_loads_and_is_ready() -> None:
    gate = threading.Event()
    parts = FakeParts(load=lambda: gate.wait(5) and None)
    life = Life(parts)
    life.start()
    assert life.state == "loading"

    waiting = asyncio.ensure_future(life.conversations())
    await asyncio.sleep(0.05)
    assert not waiting.done()
    gate.set()

    assert await waiting is parts.fake
    assert life.state == "ready"


async def test_a_prompt_waits_for_the_models_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS_TO_LOAD", 0.05)
    gate = threading.Event()
    life = Life(FakeParts(load=lambda: gate.wait(5) and None))
    life.start()

    assert await refusal(life) == "loading-timeout"
    gate.set()


async def test_models_that_do_not_load_are_told_and_nothing_is_protected() -> None:
    def broken() -> None:
        raise OSError("no such file")

    life = await started(FakeParts(load=broken))

    assert life.state == "failed"
    assert await refusal(life) == "failed"


async def test_a_daemon_that_fails_its_own_first_text_is_told_too() -> None:
    class FailsAtFirst(FakeParts):
        def conversations(self) -> FakeConversations:
            raise KeyError("Maria Torres")

    life = await started(FailsAtFirst())

    assert life.state == "failed"
    assert await refusal(life) == "failed"


@pytest.mark.parametrize(
    ("trouble", "state", "code"),
    [
        (KeyringLocked(), "locked", "locked"),
        (PassphraseNeeded(), "locked", "passphrase"),
        (KeyringMissing(), "no-key", "no-key"),
        (KeyringRefused(), "refused", "key-refused"),
        (KeyMismatch(), "failed", "key-mismatch"),
    ],
)
async def test_each_trouble_with_the_key_is_a_state_with_its_own_sentence(
    trouble: Exception, state: str, code: str
) -> None:
    parts = FakeParts()
    parts.trouble = trouble
    life = await started(parts)

    assert life.state == state
    assert life.sentence == REFUSALS[code]
    assert await refusal(life) == code


def test_no_two_troubles_have_the_same_sentence() -> None:
    codes = ("locked", "passphrase", "no-key", "key-refused", "key-mismatch", "failed", "loading-timeout")
    assert len({REFUSALS[code] for code in codes}) == len(codes)


async def test_a_keyring_that_was_unlocked_meanwhile_is_found_so_at_the_next_prompt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts = FakeParts()
    parts.trouble = KeyringLocked()
    life = await started(parts)
    parts.trouble = None

    assert await refusal(life) == "locked"  # a keyring that asks on the screen is not asked twice at once
    monkeypatch.setattr(module, "SECONDS_BETWEEN_TRIES", 0.0)
    assert await life.conversations() is parts.fake
    assert life.state == "ready"


async def test_many_prompts_at_once_ask_a_locked_keyring_once() -> None:
    parts = FakeParts()
    parts.trouble = KeyringLocked()
    life = await started(parts)
    before = parts.tries

    await asyncio.gather(*(life.conversations() for _ in range(20)), return_exceptions=True)

    assert parts.tries - before <= 1


async def test_the_passphrase_opens_it() -> None:
    parts = FakeParts()
    parts.trouble = PassphraseNeeded()
    life = await started(parts)

    parts.trouble = WrongPassphrase()
    with pytest.raises(NotDone) as refused:
        await life.unlock("no")
    assert refused.value.code == "wrong-passphrase"
    assert life.state == "locked"

    parts.trouble = None
    await life.unlock("yes")
    assert life.state == "ready"
    assert parts.passphrases == ["no", "yes"]


async def test_what_is_open_can_not_be_unlocked() -> None:
    life = await started(FakeParts())
    with pytest.raises(NotDone) as refused:
        await life.unlock("x")
    assert refused.value.code == "already-open"


async def test_a_pause_ends_by_itself_and_is_told_to_who_watches() -> None:
    life = await started(FakeParts())
    life.pause(1)
    assert life.state == "paused"
    assert life.as_typed("chatgpt") == "paused"
    assert 58 <= life.paused_seconds <= 60

    seen = life.serial
    life.resume()
    assert life.state == "ready"
    assert life.as_typed("chatgpt") == ""
    assert life.serial > seen


async def test_a_site_that_is_off_is_left_alone() -> None:
    parts = FakeParts()
    parts.off.add("claude")
    life = await started(parts)
    assert life.as_typed("claude") == "off"
    assert life.as_typed("chatgpt") == ""


async def test_who_watches_wakes_at_a_change_and_not_before() -> None:
    life = await started(FakeParts())
    watching = asyncio.ensure_future(life.wait(life.serial, 5))
    await asyncio.sleep(0.03)
    assert not watching.done()

    life.changed()

    await asyncio.wait_for(watching, 1)


async def test_who_is_behind_does_not_wait() -> None:
    life = await started(FakeParts())
    await asyncio.wait_for(life.wait(life.serial - 1, 5), 0.5)


async def test_a_long_poll_ends_after_its_time_and_when_the_daemon_stops() -> None:
    life = await started(FakeParts())
    await asyncio.wait_for(life.wait(life.serial, 0.02), 1)
    watching = asyncio.ensure_future(life.wait(life.serial, 5))
    await asyncio.sleep(0)
    life.stopping.set()
    await asyncio.wait_for(watching, 1)
    assert await refusal(life) == "stopping"


async def test_a_restarted_daemon_is_ahead_of_what_was_seen_before() -> None:
    before = Life(FakeParts())
    assert before.serial >= int(time.time()) - 1


async def test_forgetting_everything_begins_anew() -> None:
    parts = FakeParts()
    life = await started(parts)
    await life.forget_everything()
    assert parts.forgotten
    assert ("forget everything",) in parts.fake.asked
    assert life.state == "ready"


async def test_a_store_whose_key_is_lost_can_still_be_forgotten() -> None:
    parts = FakeParts()
    parts.trouble = KeyMismatch()
    life = await started(parts)
    assert life.state == "failed"
    await life.forget_everything()
    assert life.state == "ready"


async def test_stopping_closes_the_store() -> None:
    parts = FakeParts()
    life = await started(parts)
    await life.stop()
    assert parts.closed
    assert not parts.quit


async def test_quitting_leaves_a_mark() -> None:
    parts = FakeParts()
    life = await started(parts)
    life.quit()
    assert parts.quit
    assert life.stopping.is_set()


async def test_forgetting_everything_that_fails_half_way_is_told_and_the_daemon_goes_on() -> None:
    class Locked(FakeParts):
        def forget_everything(self) -> None:
            raise KeyringLocked

    life = await started(Locked())
    with pytest.raises(KeyringLocked):
        await life.forget_everything()

    assert life.state == "ready"
    assert await life.conversations()
