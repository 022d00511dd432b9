"""What Penname says is what happened: what left, what another tab shows, what is forgotten."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.browser import chats
from tests.browser.harness import Rig, until

from penname.client.daemon import ask
from penname.demo import script
from penname.protocol import messages
from penname.protocol.replies import SentTurns

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_what_left_is_what_the_panel_says_left(rig: Rig) -> None:
    since = len(rig.sites.record.arrivals)
    chat = await chats.chatgpt(rig)
    for text in script.TURNS[:3]:
        await chat.say(text)
    conversation = chat.page.url.rsplit("/", 1)[-1]
    arrivals = rig.sites.record.arrivals[since:]
    bodies = [json.loads(a.text()) for a in arrivals if a.path == "/backend-api/f/conversation"]
    left = [body["messages"][0]["content"]["parts"][0] for body in bodies]
    told = await asyncio.to_thread(ask, messages.Sent("chatgpt", conversation), str(rig.stage.home))
    assert isinstance(told, SentTurns)
    prompts = [turn for turn in told.turns if any(leaf.path.endswith("parts[0]") for leaf in turn.sent)]
    said = [[leaf.text for leaf in turn.sent if leaf.path.endswith("parts[0]")] for turn in prompts]
    typed = [[leaf.text for leaf in turn.typed if leaf.path.endswith("parts[0]")] for turn in prompts]
    assert said == [[text] for text in left]
    assert typed == [[text] for text in script.TURNS[:3]]
    await chat.page.close()


async def test_another_tab_names_the_chat_in_its_side_bar(rig: Rig) -> None:
    chat = await chats.claude(rig)
    await chat.say(script.TURNS[0])
    await until(lambda: _names(chat), 10, "the title")
    other = await chats.claude(rig)
    await until(lambda: _names(other), 10, "the real name in a tab that never saw the chat")
    await chat.page.close()
    await other.page.close()


async def _names(chat: chats.Chat) -> bool:
    return "Letter to Daniel Okafor" in await chat.side_bar()


async def test_a_forgotten_chat_is_shown_as_the_service_has_it(rig: Rig) -> None:
    chat = await chats.chatgpt(rig)
    await chat.say(script.TURNS[0])
    conversation = chat.page.url.rsplit("/", 1)[-1]
    home = str(rig.stage.home)
    await asyncio.to_thread(ask, messages.Forget("chatgpt", conversation), home)
    await chat.reload()
    thread = next(t for t in rig.sites.chatgpt.threads.latest() if t.id == conversation)
    received = thread.branch(thread.current)[0].text
    await until(lambda: _says(chat, received), 10, "the stand-ins")
    assert "Okafor" not in " ".join(await chat.shown())
    await chat.page.close()


async def _says(chat: chats.Chat, words: str) -> bool:
    return words in await chat.said()
