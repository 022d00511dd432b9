"""The embedded sites answer as the real ones do and record every byte, over TLS under the real names."""

from __future__ import annotations

import gzip
import json
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from penname.demo.claude import ORGANIZATION
from penname.demo.sites import Sites


class Visitor:
    """Speaks to the replicas as a page does, without a browser."""

    def __init__(self, sites: Sites, session: aiohttp.ClientSession) -> None:
        self.sites = sites
        self._session = session

    async def ask(self, method: str, host: str, path: str, body: Any = None, **headers: str) -> str:
        sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        url = f"https://127.0.0.1:{self.sites.port}{path}"
        async with self._session.request(
            method, url, data=sent, headers={"Host": host, **headers}, ssl=_any()
        ) as reply:
            assert reply.status < 400, reply.status
            return await reply.text()

    def socket(self, host: str, path: str) -> Any:
        url = f"wss://127.0.0.1:{self.sites.port}{path}"
        return self._session.ws_connect(url, headers={"Host": host}, ssl=_any())


def _any() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


@pytest_asyncio.fixture
async def visitor(tmp_path: Path) -> AsyncIterator[Visitor]:
    sites = Sites(pause=0)
    await sites.start(tmp_path)
    async with aiohttp.ClientSession() as session:
        yield Visitor(sites, session)
    await sites.stop()


def turn(
    text: str, parent: str = "client-created-root", conversation: str = "", action: str = "next"
) -> dict[str, Any]:
    message = {
        "id": f"u-{text[:5]}",
        "author": {"role": "user"},
        "content": {"content_type": "text", "parts": [text]},
    }
    own = {"conversation_id": conversation} if conversation else {}
    return {"action": action, "messages": [message], "parent_message_id": parent, **own}


def test_the_certificate_is_pinned_not_trusted(visitor: Visitor) -> None:
    assert len(visitor.sites.pin) == 44  # base64 of 32 bytes


async def test_a_turn_is_answered_and_kept(visitor: Visitor) -> None:
    stream = await visitor.ask("POST", "chatgpt.com", "/backend-api/f/conversation", turn("Hello, Turin"))
    assert stream.startswith('event: delta_encoding\ndata: "v1"')
    assert "data: [DONE]" in stream
    listed = json.loads(await visitor.ask("GET", "chatgpt.com", "/backend-api/conversations?offset=0"))[
        "items"
    ]
    assert [item["snippet"] for item in listed] == ["Hello, Turin"]
    tree = json.loads(await visitor.ask("GET", "chatgpt.com", f"/backend-api/conversation/{listed[0]['id']}"))
    assert tree["mapping"]["u-Hello"]["parent"] == "client-created-root"


async def test_an_edit_of_the_first_turn_leaves_the_old_branch_out_of_the_models_context(
    visitor: Visitor,
) -> None:
    path = "/backend-api/f/conversation"
    await visitor.ask("POST", "chatgpt.com", path, turn("First words"))
    (thread,) = visitor.sites.chatgpt.threads.latest()
    await visitor.ask("POST", "chatgpt.com", path, turn("Other words", conversation=thread.id))
    assert [node.text for node in thread.branch(thread.current) if node.role == "user"] == ["Other words"]


async def test_a_variant_adds_an_answer_and_no_turn(visitor: Visitor) -> None:
    path = "/backend-api/f/conversation"
    await visitor.ask("POST", "chatgpt.com", path, turn("First words"))
    (thread,) = visitor.sites.chatgpt.threads.latest()
    await visitor.ask("POST", "chatgpt.com", path, turn("First words", "u-First", thread.id, "variant"))
    assert [node.role for node in thread.nodes.values()] == ["user", "assistant", "assistant"]
    assert thread.branch(thread.current)[-1].text.startswith("Here is version 2.")


@pytest.mark.parametrize("handoff", ["sse", "websocket"])
async def test_the_app_shell_hands_the_answer_over(visitor: Visitor, handoff: Any) -> None:
    visitor.sites.layout = "app-shell"
    visitor.sites.shell.handoff = handoff
    leg = await visitor.ask("POST", "chatgpt.com", "/backend-api/f/conversation", turn("Hello, Turin"))
    assert "stream_handoff" in leg
    assert "Turin" not in leg
    (thread,) = visitor.sites.chatgpt.threads.latest()
    if handoff == "sse":
        body = {"conversation_id": thread.id, "offset": 0}
        whole = await visitor.ask("POST", "chatgpt.com", "/backend-api/f/conversation/resume", body)
    else:
        topic = next(word for word in leg.split('"') if word.startswith("conversation-turn-"))
        async with visitor.socket("ws.chatgpt.com", "/p7/ws/user/user-demo") as socket:
            await socket.send_json([{"id": 1, "type": "subscribe", "topic_id": topic}])
            received = []
            while '"done"' not in (text := await socket.receive_str()):
                received.append(text)
        whole = "".join(received)
        assert visitor.sites.record.arrivals[-1].channel == "frame"
    assert "Turin" in whole
    flat = json.loads(
        await visitor.ask("GET", "chatgpt.com", f"/backend-api/conversations/{thread.id}?num_turns=10")
    )
    assert [message["author"]["role"] for message in flat["messages"]] == ["user", "assistant"]


async def test_claude_takes_a_packed_turn_with_a_pasted_letter(visitor: Visitor) -> None:
    one = f"{ORGANIZATION_PATH}/chat_conversations/0b0b"
    paste = {
        "file_name": "paste.txt",
        "extracted_content": "My name is Ada Byron. I was born on May 1, 1990.",
    }
    body = {"prompt": "Hello", "attachments": [paste], "create_conversation_params": {"name": ""}}
    packed = gzip.compress(json.dumps(body).encode())
    stream = await visitor.ask(
        "POST", "claude.ai", f"{one}/completion", packed, **{"Content-Encoding": "gzip"}
    )
    assert "event: message_stop" in stream
    assert visitor.sites.record.arrivals[-1].body == packed  # as it came, not unpacked
    assert visitor.sites.record.leaks(["Ada Byron"])
    await visitor.ask("POST", "claude.ai", f"{one}/title", {"message_content": "x", "recent_titles": []})
    await visitor.ask("PUT", "claude.ai", one, {"name": "A better name"})
    tree = json.loads(await visitor.ask("GET", "claude.ai", f"{one}?tree=True"))
    assert tree["name"] == "A better name"
    assert [message["sender"] for message in tree["chat_messages"]] == ["human", "assistant"]


ORGANIZATION_PATH = f"/api/organizations/{ORGANIZATION}"


async def test_the_openai_style_server_answers_the_whole_history(visitor: Visitor) -> None:
    history = [{"role": "user", "content": "Hello from Turin"}]
    stream = await visitor.ask(
        "POST", "deepchat.test", "/v1/chat/completions", {"messages": history, "stream": True}
    )
    assert stream.endswith("data: [DONE]\n\n")


@pytest.mark.parametrize(
    ("host", "path"), [("chatgpt.com", "/"), ("claude.ai", "/new"), ("chatgpt.com", "/transports")]
)
async def test_pages_forbid_inline_scripts_and_html_from_strings(
    visitor: Visitor, host: str, path: str
) -> None:
    async with aiohttp.ClientSession() as session:
        url = f"https://127.0.0.1:{visitor.sites.port}{path}"
        async with session.get(url, headers={"Host": host}, ssl=_any()) as reply:
            policy = reply.headers["Content-Security-Policy"]
            page = await reply.text()
    nonce = policy.split("'nonce-")[1].split("'")[0]
    assert f'nonce="{nonce}"' in page
    assert "require-trusted-types-for 'script'" in policy
    assert "unsafe-inline" not in policy
