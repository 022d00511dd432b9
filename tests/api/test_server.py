"""The socket is this user's alone, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.fakes.conversations import REAL, STAND_IN, FakeParts

from penname.api.life import Life
from penname.api.routes import Routes
from penname.api.server import NotOurFolder, Server, bound_socket
from penname.protocol import endpoint, messages
from penname.protocol.codec import decode_reply, encode
from penname.protocol.exchange import Unreachable, exchange
from penname.protocol.parts import Leaf
from penname.protocol.terms import LARGEST_REQUEST

HOST = endpoint.NATIVE_HOST


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path / "home"))
    return endpoint.home()


@pytest.fixture
async def server(home: str) -> AsyncIterator[Server]:
    life = Life(FakeParts())
    server = Server(Routes(life), home)
    await server.open()
    life.start()
    yield server
    await server.close()
    await life.stop()


async def ask(home: str, body: bytes, client: str = HOST) -> bytes:
    return await asyncio.to_thread(exchange, home, body, client, 5.0)


async def test_a_prompt_goes_in_and_comes_back_changed(server: Server, home: str) -> None:
    request = messages.Protect("chatgpt", "c", "r", (Leaf("p", f"{REAL} 🙂"),))
    reply = decode_reply(await ask(home, encode(request)))
    assert reply.changed == (Leaf("p", f"{STAND_IN} 🙂"),)


async def test_nobody_else_can_reach_the_socket_or_read_the_token(server: Server, home: str) -> None:
    address = endpoint.find_address(home)
    for path, mode in (
        (address, 0o600),
        (os.path.dirname(address), 0o700),
        (endpoint.token_file(home), 0o600),
    ):
        assert stat.S_IMODE(os.stat(path).st_mode) == mode, path


async def test_a_wrong_token_gets_a_refusal_and_no_more(server: Server, home: str) -> None:
    Path(endpoint.token_file(home)).write_text("f" * 64)
    assert decode_reply(await ask(home, encode(messages.Status()))).code == "token"


async def test_another_version_gets_a_refusal(
    server: Server, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("penname.protocol.exchange.VERSION", 99)
    assert decode_reply(await ask(home, encode(messages.Status()))).code == "version"


async def test_what_is_too_large_is_refused_and_not_read(server: Server, home: str) -> None:
    text = "x" * LARGEST_REQUEST
    request = messages.Protect("chatgpt", "c", "r", (Leaf("p", text),))
    assert decode_reply(await ask(home, encode(request))).code == "too-large"


async def test_a_long_prompt_passes(server: Server, home: str) -> None:
    request = messages.Protect("chatgpt", "c", "r", (Leaf("p", REAL + "é" * 3_000_000),))
    assert len(decode_reply(await ask(home, encode(request))).changed[0].text) > 3_000_000


async def test_many_ask_at_once(server: Server, home: str) -> None:
    request = encode(messages.Protect("chatgpt", "c", "r", (Leaf("p", REAL),)))
    answers = await asyncio.gather(*(ask(home, request) for _ in range(40)))
    assert {decode_reply(answer).changed[0].text for answer in answers} == {STAND_IN}


async def test_at_its_end_it_leaves_nothing_behind(home: str) -> None:
    life = Life(FakeParts())
    server = Server(Routes(life), home)
    await server.open()
    address = endpoint.find_address(home)
    assert os.path.exists(address)

    await server.close()

    assert not os.path.exists(address)
    assert not os.path.exists(endpoint.address_file(home))
    with pytest.raises(Unreachable):
        await ask(home, encode(messages.Status()))


async def test_a_stale_socket_is_replaced(home: str) -> None:
    address = endpoint.choose_address(home)
    os.makedirs(os.path.dirname(address), mode=0o700)
    stale = socket.socket(socket.AF_UNIX)
    stale.bind(address)
    stale.close()

    server = Server(Routes(Life(FakeParts())), home)
    await server.open()
    assert decode_reply(await ask(home, encode(messages.Status()))).state == "loading"
    await server.close()


def test_a_folder_that_others_can_enter_is_closed_first(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    bound_socket(str(folder / "s")).close()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_folder_that_is_a_link_is_refused(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (tmp_path / "run").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(NotOurFolder):
        bound_socket(str(tmp_path / "run" / "s"))


async def test_a_client_sends_its_token_to_no_socket_in_a_folder_of_others(server: Server, home: str) -> None:
    os.chmod(os.path.dirname(endpoint.find_address(home)), 0o755)
    with pytest.raises(Unreachable):
        await ask(home, encode(messages.Status()))
