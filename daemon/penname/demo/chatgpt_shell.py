"""ChatGPT's newer layout, the "app shell": answers handed to a second stream or to a websocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Literal

from aiohttp import WSMsgType, web

from penname.demo import streams
from penname.demo.chatgpt import ChatGPT
from penname.demo.threads import fresh_id

Handoff = Literal["inline", "sse", "websocket"]


class AppShell:
    """The routes that only the newer layout calls, beside the shared ones of `ChatGPT`.

    `handoff` says how an answer comes: in the reply itself, by the resume endpoint, or over the websocket.
    `frame` is told every websocket frame that arrives, with its URL.
    """

    def __init__(self, chatgpt: ChatGPT, frame: Callable[[str, str], None]) -> None:
        self.chatgpt = chatgpt
        self.handoff: Handoff = "inline"
        self._frame = frame
        self._waiting: dict[str, list[str]] = {}  # events of an answer, by conversation and by topic

    def routes(self) -> list[web.RouteDef]:
        """List the routes of chatgpt.com."""
        api = "/backend-api"
        return [
            web.post(f"{api}/f/conversation/resume", self.resume),
            web.get(f"{api}/conversations/{{id}}", self.flat),
            web.post(f"{api}/conversations/batch", self.batch),
            web.post(f"{api}/conversation/id/{{id}}/rename", self.chatgpt.rename),
            web.get(f"{api}/celsius/ws/user", self.address),
        ]

    def socket_routes(self) -> list[web.RouteDef]:
        """List the routes of ws.chatgpt.com."""
        return [web.get("/p7/ws/user/{user}", self.socket)]

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Take a turn; stream the answer, or say where it will be streamed."""
        if self.handoff == "inline":
            return await self.chatgpt.answer(request)
        thread, asked, answer = self.chatgpt.take(await request.json())
        title = self.chatgpt.name(thread)
        exchange = fresh_id()
        topic = f"conversation-turn-{exchange}"
        events = list(streams.chatgpt_events(thread.id, asked, answer, title))
        self._waiting[thread.id if self.handoff == "sse" else topic] = events
        here = {"conversation_id": thread.id}
        kind = "resume_sse_endpoint" if self.handoff == "sse" else "subscribe_ws_topic"
        leg = [
            streams.event("v1", "delta_encoding"),
            streams.event({"type": "resume_conversation_token", "kind": "topic", "token": "opaque", **here}),
            streams.event(
                {
                    "type": "stream_handoff",
                    **here,
                    "turn_exchange_id": exchange,
                    "options": [{"type": kind, "topic_id": topic}],
                }
            ),
            streams.event("[DONE]"),
        ]
        return await streams.send(request, leg, 0)

    async def resume(self, request: web.Request) -> web.StreamResponse:
        """Stream an answer that was handed over."""
        events = self._waiting.pop((await request.json())["conversation_id"], [])
        return await streams.send(request, events, self.chatgpt.pause)

    async def flat(self, request: web.Request) -> web.Response:
        """Answer a reload: the current branch as a flat list of messages."""
        thread = self.chatgpt.threads.kept.get(request.match_info["id"])
        if thread is None:
            raise web.HTTPNotFound
        turns = [streams.chatgpt_message(node) for node in thread.branch(thread.current)]
        return web.json_response(
            {
                "title": thread.title,
                "conversation_id": thread.id,
                "messages": turns,
                "current_node": thread.current,
                "page_info": {"has_previous_page": False, "has_next_page": False},
            }
        )

    async def batch(self, request: web.Request) -> web.Response:
        """Answer the poll that the layout makes during and after a turn."""
        known = self.chatgpt.threads.kept
        asked = (await request.json())["conversation_ids"]
        return web.json_response([{"id": i, "title": known[i].title} for i in asked if i in known])

    async def address(self, _request: web.Request) -> web.Response:
        """Tell the page where its websocket is."""
        return web.json_response({"websocket_url": "wss://ws.chatgpt.com/p7/ws/user/user-demo?verify=opaque"})

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the one global websocket: every frame a JSON array, an answer as whole events in strings."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            self._frame(str(request.url), message.data)
            for command in json.loads(message.data):
                if command.get("type") == "subscribe":
                    await self._subscribe(socket, command)
        return socket

    async def _subscribe(self, socket: web.WebSocketResponse, command: dict[str, Any]) -> None:
        topic = command["topic_id"]
        items = self._waiting.pop(topic, [])
        caught_up = [_item(topic, number, text) for number, text in enumerate(items[:3])]
        reply = {"type": "subscribe", "topic_id": topic, "recovered": bool(items), "catchups": caught_up}
        await socket.send_json([{"id": command["id"], "type": "reply", "reply": reply}])
        for number, text in enumerate(items[3:], start=3):
            await asyncio.sleep(self.chatgpt.pause)
            await socket.send_json([_item(topic, number, text)])
        if items:
            done = {"type": "conversation-turn-stream", "payload": {"type": "done"}}
            await socket.send_json([{"type": "message", "topic_id": topic, "payload": done}])


def _item(topic: str, number: int, text: str) -> dict[str, Any]:
    """Wrap one whole event as the socket carries it."""
    item = {"type": "stream-item", "stream_item_id": f"{topic}:{number}", "encoded_item": text}
    payload = {"type": "conversation-turn-stream", "payload": item}
    return {"type": "message", "topic_id": topic, "offset": str(number), "payload": payload}
