"""A chat component nobody here wrote, on a host without a row; it sends the whole history each time."""

from __future__ import annotations

import json

import pytest
from tests.browser import chats
from tests.browser.harness import Rig

from penname.demo import model, script
from penname.demo.threads import Node

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_five_turns_leave_without_any_detail_and_read_with_all_of_them(rig: Rig) -> None:
    since = len(rig.sites.record.arrivals)
    chat = await chats.deep_chat(rig)
    for text in script.TURNS:
        await chat.say(text)
    assert rig.sites.record.leaks(script.FORMS, since) == []
    assert await chat.shown() == chat.dues()
    assert await chat.said() == chat.typed()
    bodies = [
        json.loads(a.text()) for a in rig.sites.record.arrivals[since:] if a.path.endswith("/completions")
    ]
    assert [len(body["messages"]) for body in bodies] == [1, 3, 5, 7, 9], "the whole history must be sent"
    last = [Node("", "", message["role"], message["content"]) for message in bodies[-1]["messages"]]
    typed = [Node("", "", "user", text) for text in script.TURNS]
    assert model.read(last).found.keys() == model.read(typed).found.keys()
    first = [body["messages"][0]["content"] for body in bodies]
    assert len(set(first)) == 1, "a turn that is sent again must be sent under the same pen names"
    await chat.page.close()
