"""Replies as the sites stream them: server-sent events, names cut across frames, frames across chunks."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Any

from aiohttp import web

from penname.demo.threads import Node

CUTS = (3, 1, 4, 2, 5, 1, 6)
"""Characters per token, in turn: no name, date or address comes in one piece."""

CHUNK = 211
"""Bytes written at once, so that chunk borders do not fall on event borders."""


def tokens(text: str) -> Iterator[str]:
    """Cut `text` into small pieces that give it back when joined."""
    start = 0
    for length in itertools.cycle(CUTS):
        if start >= len(text):
            return
        yield text[start : start + length]
        start += length


def event(data: object, name: str = "") -> str:
    """Write one server-sent event; `data` is JSON unless it is a string in brackets."""
    shown = data if isinstance(data, str) and data.startswith("[") else json.dumps(data, ensure_ascii=False)
    return f"{f'event: {name}' + chr(10) if name else ''}data: {shown}\n\n"


async def send(request: web.Request, events: Iterable[str], pause: float) -> web.StreamResponse:
    """Stream `events` to the page, `pause` seconds after each, in chunks that ignore where events end."""
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream; charset=utf-8"})
    await response.prepare(request)
    async for chunk in _chunks(events, pause):
        await response.write(chunk)
    await response.write_eof()
    return response


async def _chunks(events: Iterable[str], pause: float) -> AsyncIterator[bytes]:
    held = b""
    for text in events:
        held += text.encode()
        await asyncio.sleep(pause)
        while len(held) >= CHUNK:
            yield held[:CHUNK]
            held = held[CHUNK:]
    if held:
        yield held


# ── ChatGPT: delta_encoding v1 ─────────────────────────────────────────────────────────────────────────────


def chatgpt_message(node: Node, text: str | None = None, done: bool = True) -> dict[str, Any]:
    """Give a node as ChatGPT's message envelope; `text` in its place while it streams."""
    assistant = node.role == "assistant"
    return {
        "id": node.id,
        "author": {"role": node.role, "name": None, "metadata": {}},
        "create_time": node.created,
        "update_time": None,
        "content": {"content_type": "text", "parts": [node.text if text is None else text]},
        "status": "finished_successfully" if done else "in_progress",
        "end_turn": True if assistant and done else None,
        "weight": 1.0,
        "metadata": {"citations": [], "content_references": [], "parent_id": node.parent}
        if assistant
        else {},
        "recipient": "all",
        "channel": "final" if assistant else None,
    }


def chatgpt_events(conversation: str, asked: Node | None, answer: Node, title: str) -> Iterator[str]:
    """Yield the events of one answer; `asked` is echoed, `title` comes in the middle if given."""
    here = {"conversation_id": conversation}

    def whole(message: dict[str, Any], count: int) -> str:
        first = {"p": "", "o": "add"} if count == 0 else {}
        return event({**first, "v": {"message": message, **here, "error": None}, "c": count}, "delta")

    yield event("v1", "delta_encoding")
    yield event({"type": "resume_conversation_token", "kind": "topic", "token": "opaque", **here})
    if asked is not None:
        yield whole(chatgpt_message(asked), 0)
        yield event({"type": "input_message", "input_message": chatgpt_message(asked), **here})
    yield whole(chatgpt_message(answer, "", done=False), 0 if asked is None else 1)
    yield event({"type": "server_ste_metadata", "metadata": {"model_slug": "auto"}, **here})
    pieces = list(tokens(answer.text))
    for number, piece in enumerate(pieces[:-1]):
        opening = {"p": "/message/content/parts/0", "o": "append"} if number == 0 else {}
        yield event({**opening, "v": piece}, "delta")
        if title and number == len(pieces) // 2:
            yield event({"type": "title_generation", "title": title, **here})
    yield event(
        {
            "p": "",
            "o": "patch",
            "v": [
                {"p": "/message/content/parts/0", "o": "append", "v": pieces[-1] if pieces else ""},
                {"p": "/message/status", "o": "replace", "v": "finished_successfully"},
                {"p": "/message/end_turn", "o": "replace", "v": True},
                {"p": "/message/metadata", "o": "append", "v": {"is_complete": True}},
            ],
        },
        "delta",
    )
    yield event({"type": "message_stream_complete", **here})
    yield event("[DONE]")


# ── Claude ─────────────────────────────────────────────────────────────────────────────────────────────────


def claude_events(asked: str, answer: Node) -> Iterator[str]:
    """Yield the events of one answer to the message `asked`."""

    def typed(kind: str, **fields: object) -> str:
        return event({"type": kind, **fields}, kind)

    yield typed("conversation_ready")
    message = {"type": "message", "role": "assistant", "parent_uuid": asked, "uuid": answer.id, "content": []}
    yield typed("message_start", message={"id": "chatcompl_1", "model": "claude-sonnet-5", **message})
    yield typed("content_block_start", index=0, content_block={"type": "text", "text": "", "citations": []})
    for number, piece in enumerate(tokens(answer.text)):
        yield typed("content_block_delta", index=0, delta={"type": "text_delta", "text": piece})
        if number == 3:
            yield typed("ping")
    yield typed("content_block_stop", index=0)
    yield typed("message_delta", delta={"stop_reason": "end_turn", "stop_sequence": None})
    yield typed("message_limit", message_limit={"type": "within_limit"})
    yield typed("message_stop")


# ── OpenAI's public API, as local servers speak it ─────────────────────────────────────────────────────────


def openai_events(text: str) -> Iterator[str]:
    """Yield `text` as chat completion chunks."""
    for piece in tokens(text):
        choice = {"index": 0, "delta": {"content": piece}, "finish_reason": None}
        yield event({"object": "chat.completion.chunk", "choices": [choice]})
    yield event(
        {"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}
    )
    yield event("[DONE]")
