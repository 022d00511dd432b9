"""Every request has an answer, whatever happens, and no answer or log line repeats a value by mistake."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.conversations import REAL, STAND_IN, FakeParts

from penname.api import turns
from penname.api.access import Caller
from penname.api.life import Life
from penname.api.routes import Routes, code_of
from penname.core.errors import DomainTooSmall, NoWayBack, WrongKey
from penname.protocol import messages, replies
from penname.protocol.codec import decode_reply, encode
from penname.protocol.generate import reply_of
from penname.protocol.messages import REPLIES, REQUESTS
from penname.protocol.parts import Leaf
from penname.protocol.terms import REFUSALS

EXAMPLES = Path(__file__).parents[1] / "contract" / "examples"


class Asked:
    """A daemon that is ready, and how to ask it."""

    def __init__(self) -> None:
        self.parts = FakeParts()
        self.life = Life(self.parts)
        self.routes = Routes(self.life)

    async def ready(self) -> Asked:
        self.life.start()
        await self.life.conversations()
        return self

    async def __call__(self, request: Any, who: Caller = Caller.NATIVE_HOST) -> Any:
        return decode_reply(await self.routes.answer(encode(request), who))


@pytest.fixture
async def ask() -> Asked:
    return await Asked().ready()


def prompt(text: str, purpose: Any = "prompt") -> messages.Protect:
    return messages.Protect("chatgpt", "c", "r1", (Leaf("p", text), Leaf("q", "untouched")), purpose)


@pytest.mark.parametrize("name", REQUESTS)
async def test_every_request_gets_the_reply_that_it_promises(name: str, ask: Asked) -> None:
    body = (EXAMPLES / f"{name}.json").read_bytes()
    if name == "watch":
        body = encode(messages.Watch(0))
    if name == "unlock":
        return  # see test_life
    who = Caller.COMMAND_LINE if name == "quit" else Caller.NATIVE_HOST

    reply = decode_reply(await ask.routes.answer(body, who))

    assert type(reply) is REPLIES[reply_of(REQUESTS[name])]


def test_every_request_is_answered_by_somebody() -> None:
    routes = Routes(Life(FakeParts()))
    assert set(routes._answers) | set(turns.ANSWERS) == set(REQUESTS.values())


async def test_only_the_texts_that_changed_come_back(ask: Asked) -> None:
    reply = await ask(prompt(f"I am {REAL}"))
    assert reply.changed == (Leaf("p", f"I am {STAND_IN}"),)
    assert (reply.verdict, reply.serial, reply.as_typed) == ("rewrite", 1, "")
    assert reply.exposure.by_turn == ()


async def test_while_paused_or_off_nothing_is_looked_at(ask: Asked) -> None:
    ask.parts.off.add("chatgpt")
    assert await ask(prompt(REAL)) == replies.Protected("r1", (), as_typed="off")
    ask.parts.off.clear()
    await ask(messages.Pause(5))
    assert await ask(prompt(REAL)) == replies.Protected("r1", (), as_typed="paused")
    await ask(messages.Resume())
    assert (await ask(prompt(REAL))).changed
    assert len(ask.parts.fake.asked) == 1


async def test_a_search_for_something_personal_is_not_sent(ask: Asked) -> None:
    assert (await ask(prompt(REAL, "search"))).code == "search"
    assert (await ask(prompt("trains to Kyoto", "search"))).changed == ()


@pytest.mark.parametrize(("text", "code"), [("impossible", "no-way-back"), (f"broken {REAL}", "failed")])
async def test_what_goes_wrong_is_told_in_the_words_of_the_protocol(
    text: str, code: str, ask: Asked, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        reply = await ask(prompt(text))

    assert reply == replies.Refused(code, REFUSALS[code])
    assert "Maria" not in caplog.text + repr(reply)
    assert code in caplog.text


@given(st.binary(max_size=200))
def test_any_bytes_get_a_refusal(body: bytes) -> None:
    routes = Routes(Life(FakeParts()))
    reply = decode_reply(asyncio.run(routes.answer(body, Caller.NATIVE_HOST)))
    assert reply.code == "malformed"


async def test_a_passphrase_never_comes_through_the_browser(ask: Asked) -> None:
    assert (await ask(messages.Unlock("correct horse"))).code == "not-allowed"
    assert ask.parts.passphrases == []


async def test_quit_is_for_the_command_line(ask: Asked) -> None:
    assert (await ask(messages.Quit())).code == "not-allowed"
    assert not ask.life.stopping.is_set()
    await ask(messages.Quit(), Caller.COMMAND_LINE)
    assert ask.life.stopping.is_set()


async def test_the_long_poll_hears_of_a_confirmed_turn(ask: Asked) -> None:
    serial = (await ask(messages.Watch(0))).serial
    watching = asyncio.ensure_future(ask(messages.Watch(serial)))
    await asyncio.sleep(0.05)
    assert not watching.done()

    await ask(messages.Confirm("chatgpt", "c", "r1", ()))

    seen = await asyncio.wait_for(watching, 2)
    assert seen.serial > serial
    assert seen.conversations[0].exposure.by_turn == (0.6,)


@pytest.mark.parametrize(
    "request_", [messages.Pause(5), messages.Settings({"policy": "strict"}), messages.Forget("s", "c")]
)
async def test_the_long_poll_hears_of_all_that_changes_what_is_shown(request_: Any, ask: Asked) -> None:
    serial = (await ask(messages.Watch(0))).serial
    watching = asyncio.ensure_future(ask(messages.Watch(serial)))
    await asyncio.sleep(0.02)
    await ask(request_)
    assert (await asyncio.wait_for(watching, 2)).serial > serial


async def test_status_says_how_it_is(ask: Asked) -> None:
    state = await ask(messages.Status())
    assert (state.state, state.conversations) == ("ready", 1)
    await ask(messages.Pause(5))
    state = await ask(messages.Status())
    assert state.state == "paused"
    assert 295 <= state.paused_seconds <= 300


async def test_settings_are_read_and_changed(ask: Asked) -> None:
    assert (await ask(messages.Settings())).settings == {"policy": "balanced"}
    assert (await ask(messages.Settings({"policy": "strict"}))).settings == {"policy": "strict"}


async def test_one_conversation_or_everything_is_forgotten(ask: Asked) -> None:
    await ask(messages.Forget("chatgpt", "c"))
    assert ask.parts.fake.asked == [("forget", "chatgpt", "c")]
    assert not ask.parts.forgotten
    await ask(messages.Forget())
    assert ask.parts.forgotten


async def test_the_way_back_is_told_once(ask: Asked) -> None:
    first = await ask(messages.Restorations("chatgpt", "c"))
    again = await ask(messages.Restorations("chatgpt", "c", first.serial))
    assert (first.forms[0].text, first.forms[0].original, first.originals) == (STAND_IN, REAL, (REAL,))
    assert (again.serial, again.forms) == (first.serial, ())


def test_an_error_keeps_its_code_only_if_the_protocol_knows_it() -> None:
    assert code_of(NoWayBack(1)) == "no-way-back"
    assert code_of(WrongKey()) == "key-mismatch"
    assert code_of(DomainTooSmall("phone", 1, 2)) == "failed"
    assert code_of(KeyError(json.dumps(REAL))) == "failed"
