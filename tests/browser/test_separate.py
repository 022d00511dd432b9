"""Conversations are strangers to each other, and a site that is switched off is left alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from tests.browser import chats
from tests.browser.chats import Chat
from tests.browser.harness import Rig, until

from penname.client.daemon import ask
from penname.demo import model, script
from penname.protocol import messages
from penname.protocol.replies import Watched

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def conversation(chat: Chat) -> str:
    return chat.page.url.rsplit("/", 1)[-1]


def score(rig: Rig, chat: Chat) -> float:
    watched = ask(messages.Watch(), str(rig.stage.home))
    assert isinstance(watched, Watched)
    return next(f.exposure.revealed for f in watched.conversations if f.conversation == conversation(chat))


async def badge(rig: Rig, chat: Chat) -> str:
    worker = await rig.worker()
    return str(
        await worker.evaluate(
            """async url => {
              const [tab] = await chrome.tabs.query({ url });
              return chrome.action.getBadgeText({ tabId: tab.id });
            }""",
            chat.page.url,
        )
    )


async def test_two_tabs_with_two_chats_show_two_scores(rig: Rig) -> None:
    one, other = await chats.chatgpt(rig), await chats.claude(rig)
    await one.say(script.TURNS[0])
    await other.say("My name is Greta Lindqvist, what a nice day.")
    scores = await asyncio.to_thread(score, rig, one), await asyncio.to_thread(score, rig, other)
    assert scores[0] > scores[1] > 0
    badges = await until(lambda: _both(rig, one, other), 5, "two scores on two badges")
    assert [float(text) for text in badges] == [pytest.approx(s, abs=0.06) for s in scores]
    await one.page.close()
    await other.page.close()


async def _both(rig: Rig, one: Chat, other: Chat) -> list[str]:
    shown = [await badge(rig, one), await badge(rig, other)]
    return shown if all(text.replace(".", "").isdigit() for text in shown) else []


async def test_a_second_conversation_uses_unrelated_pen_names(rig: Rig) -> None:
    facts = []
    for _ in range(2):
        chat = await chats.chatgpt(rig)
        await chat.say(script.TURNS[0])
        thread = next(t for t in rig.sites.chatgpt.threads.latest() if t.id == conversation(chat))
        facts.append(model.read(thread.branch(thread.current)).found)
        await chat.page.close()
    assert facts[0].keys() == facts[1].keys()
    assert [cue for cue in facts[0] if facts[0][cue] == facts[1][cue]] == []


@pytest_asyncio.fixture(loop_scope="session")
async def switched_off(rig: Rig) -> AsyncIterator[Rig]:
    """ChatGPT switched off by the popup's power button; on again afterwards."""
    page = await rig.open("https://chatgpt.com/")
    popup = await rig.popup(page)
    await popup.click("#power")
    await until(lambda: _scripts(rig, "chatgpt", 0), 10, "the scripts' end")
    yield rig
    await popup.click("#power")
    await until(lambda: _scripts(rig, "chatgpt", 2), 10, "the scripts' return")
    await popup.close()
    await page.close()


async def _scripts(rig: Rig, site: str, count: int) -> bool:
    worker = await rig.worker()
    found = await worker.evaluate("chrome.scripting.getRegisteredContentScripts()")
    return len([script for script in found if script["id"].startswith(f"{site}/")]) == count


async def test_off_sends_as_typed_and_touches_nothing(switched_off: Rig) -> None:
    rig = switched_off
    chat = await chats.chatgpt(rig)
    assert "[native code]" in await chat.page.evaluate("window.fetch.toString()")
    worker = await rig.worker()
    rules = await worker.evaluate("chrome.declarativeNetRequest.getDynamicRules()")
    assert [rule for rule in rules if "chatgpt" in rule["condition"]["regexFilter"]] == []
    typed = "My name is Greta Lindqvist, please draft a letter."
    await chat.say(typed)
    thread = next(t for t in rig.sites.chatgpt.threads.latest() if t.id == conversation(chat))
    assert thread.branch(thread.current)[0].text == typed
    watched = await asyncio.to_thread(ask, messages.Watch(), str(rig.stage.home))
    assert conversation(chat) not in [figures.conversation for figures in watched.conversations]
    await chat.page.close()
