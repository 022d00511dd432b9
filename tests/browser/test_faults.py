"""Whatever is killed in mid-conversation: nothing raw leaves, and the next prompt is right."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from tests.browser import chats, notices
from tests.browser.chats import Chat
from tests.browser.harness import Rig, until

from penname.client.daemon import ask
from penname.demo import script
from penname.protocol import messages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PATIENCE = 40.0
"""Seconds in which a killed part must be back."""


async def try_to_say(chat: Chat, text: str) -> bool:
    """Send a turn; true when it was answered, false when the page says that it could not be sent."""
    before = len(await chat.shown())
    await chat.send(text)

    async def over() -> bool:
        if await chat.page.locator(chat.busy).count():
            return False
        failed = await chat.page.locator("#error:visible").count()
        return bool(failed) or len(await chat.shown()) > before

    await asyncio.sleep(0.2)
    await until(over, PATIENCE, "an answer or a refusal")
    return not await chat.page.locator("#error:visible").count()


async def say_when_back(chat: Chat, text: str) -> None:
    """Send a turn until it goes through, as a person would press Enter again."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    while not await try_to_say(chat, text):
        assert loop.time() < end, "never came back"
        await chat.page.click(chat.composer)
        await chat.page.keyboard.press("Control+a")
        await chat.page.keyboard.press("Delete")
    due = chat.due(text)
    await chat.answered(len(chat.dues()), due)


async def holds_after(rig: Rig, harm: str) -> None:
    """Play a turn, do the harm, play two more: all of it must be right and nothing raw may have arrived."""
    chat = await chats.chatgpt(rig)
    await chat.say(script.TURNS[0])
    await HARMS[harm](rig)
    await say_when_back(chat, script.TURNS[1])
    await say_when_back(chat, script.TURNS[2])
    assert await chat.shown() == chat.dues()
    assert rig.sites.record.leaks(script.FORMS) == []
    await chat.reload()
    await chat.answered(3, chat.dues()[-1])
    assert await chat.shown() == chat.dues()


async def kill_daemon(rig: Rig) -> None:
    assert rig.kill("penname", "run") == 1


async def kill_host(rig: Rig) -> None:
    assert rig.kill(str(rig.stage.home / "host.py")) >= 1


async def kill_worker(rig: Rig) -> None:
    """Kill the process that runs the extension's worker."""
    found = rig.renderers("--extension-process")
    assert found
    for process in found:
        os.kill(process, signal.SIGKILL)


HARMS = {"daemon": kill_daemon, "host": kill_host, "worker": kill_worker}


@pytest.mark.parametrize("harm", HARMS)
async def test_a_part_killed_in_mid_conversation_lets_nothing_out_and_comes_back(
    own_rig: Rig, harm: str
) -> None:
    await holds_after(own_rig, harm)


async def test_without_a_daemon_nothing_leaves_until_the_person_says_so(own_rig: Rig, pictures: Path) -> None:
    rig = own_rig
    chat = await chats.chatgpt(rig)
    await chat.say(script.TURNS[0])
    await asyncio.to_thread(ask, messages.Quit(), str(rig.stage.home))  # quit: no host starts it again
    assert rig.daemon is not None
    await rig.daemon.wait()
    since = len(rig.sites.record.arrivals)
    await chat.send(script.TURNS[1])
    words = await notices.told(chat.page)
    assert "Nothing was sent" in words
    assert "Send unprotected, this once" in words
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await asyncio.sleep(0.5)  # it comes in softly
    await chat.page.screenshot(path=pictures / "notice.png")
    await notices.press(chat.page, "Send unprotected, this once")
    await until(lambda: rig.sites.record.leaks(["Brightwater Labs"], since), 10, "what the person let out")
    later = len(rig.sites.record.arrivals)
    await until(lambda: _quiet(chat), PATIENCE, "the answer")
    await chat.send(script.TURNS[3])
    await notices.told(chat.page)
    prompts = [a for a in rig.sites.record.arrivals[later:] if a.path == "/backend-api/f/conversation"]
    assert prompts == [], "the choice must not be remembered"


async def _quiet(chat: Chat) -> bool:
    return not await chat.page.locator(chat.busy).count()


async def test_a_page_without_our_scripts_can_send_no_prompt(own_rig: Rig) -> None:
    rig = own_rig
    worker = await rig.worker()
    await asyncio.sleep(1)  # the extension has read its settings, and registers nothing more
    await worker.evaluate("chrome.scripting.unregisterContentScripts()")
    chat = await chats.chatgpt(rig)
    assert "[native code]" in await chat.page.evaluate("window.fetch.toString()")
    assert not await try_to_say(chat, script.TURNS[0])
    assert rig.sites.record.to("/backend-api/f/conversation") == []
    prompts = [a for a in rig.sites.record.arrivals if a.path.startswith("/backend-api/f/")]
    assert [a for a in prompts if "Torres" in a.text()] == []


async def test_a_slow_daemon_is_waited_for_within_bounds(own_rig: Rig) -> None:
    rig = own_rig
    chat = await chats.chatgpt(rig)
    await chat.say(script.TURNS[0])
    (daemon,) = rig.processes("penname", "run")
    since = len(rig.sites.record.arrivals)
    loop = asyncio.get_running_loop()
    os.kill(daemon, signal.SIGSTOP)
    try:
        started = loop.time()
        await chat.send(script.TURNS[1])
        assert "Checking this message" in await notices.told(chat.page)
        await until(lambda: _says(chat, "Nothing was sent"), 20, "the notice")
        assert loop.time() - started > 5
    finally:
        os.kill(daemon, signal.SIGCONT)
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await notices.press(chat.page, "Don't send")
    await until(lambda: chat.page.locator("#error:visible").count(), 5, "the page's own word")
    assert await chat.page.inner_text(chat.composer) == script.TURNS[1], "the words must not be lost"


async def _says(chat: Chat, words: str) -> bool:
    return words in await notices.notice(chat.page)
