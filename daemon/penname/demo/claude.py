"""Claude's server as the replica plays it: completion, retry, title, rename, lists and trees."""

from __future__ import annotations

import gzip
import json
from datetime import UTC, datetime
from typing import Any

from aiohttp import web

from penname.demo import model, streams
from penname.demo.threads import Node, Thread, Threads, fresh_id

ROOT = "00000000-0000-4000-8000-000000000000"
ORGANIZATION = "0a0a0a0a-1111-4222-8333-444444444444"


class Claude:
    """The server side of the replica: threads of received text, and the routes that read and write them.

    `pause` is the time in seconds between two tokens of an answer.
    """

    def __init__(self, pause: float) -> None:
        self.threads = Threads()
        self.pause = pause

    def routes(self) -> list[web.RouteDef]:
        """List the API's routes."""
        here = f"/api/organizations/{ORGANIZATION}"
        one = f"{here}/chat_conversations/{{id}}"
        return [
            web.get(f"{here}/chat_conversations", self.list),
            web.get(f"{here}/chat_conversations_v2", self.search),
            web.get(one, self.tree),
            web.put(one, self.rename),
            web.post(f"{one}/completion", self.completion),
            web.post(f"{one}/retry_completion", self.retry),
            web.post(f"{one}/title", self.title),
            web.post(f"{one}/chat_messages/{{message}}/chat_feedback", self._accepted),
            web.put("/api/account_profile", self._accepted),
            web.post("/api/event_logging/v2/batch", self._accepted),
        ]

    async def completion(self, request: web.Request) -> web.StreamResponse:
        """Take a turn, with what was pasted, and stream the answer."""
        body = await _body(request)
        thread = self.threads.open(request.match_info["id"], ROOT)
        ids = body.get("turn_message_uuids") or {}
        asked = thread.add(
            Node(
                ids.get("human_message_uuid") or fresh_id("7"),
                body.get("parent_message_uuid") or ROOT,
                "user",
                body["prompt"],
                tuple(body["attachments"]),
            )
        )
        return await self._answer(request, thread, asked.id, ids.get("assistant_message_uuid"))

    async def retry(self, request: web.Request) -> web.StreamResponse:
        """Answer a turn once more."""
        body = await _body(request)
        return await self._answer(request, self._thread(request), body["parent_message_uuid"], None)

    async def _answer(
        self, request: web.Request, thread: Thread, leaf: str, wanted: str | None
    ) -> web.StreamResponse:
        written = model.reply(thread.branch(leaf), len(thread.children(leaf)))
        answer = thread.add(Node(wanted or fresh_id("7"), leaf, "assistant", written))
        return await streams.send(request, streams.claude_events(leaf, answer), self.pause)

    async def title(self, request: web.Request) -> web.Response:
        """Name a conversation after what the page sent for it."""
        thread = self._thread(request)
        await request.json()
        thread.title = model.title(thread.branch(thread.current))
        return web.json_response({"title": thread.title}, status=202)

    async def rename(self, request: web.Request) -> web.Response:
        """Take a new name."""
        thread = self._thread(request)
        thread.title = (await request.json())["name"]
        return web.json_response(self._head(thread))

    async def list(self, _request: web.Request) -> web.Response:
        """Answer the side bar."""
        return web.json_response([self._head(thread) for thread in self.threads.latest()])

    async def search(self, request: web.Request) -> web.Response:
        """Answer a search in the list, or the list."""
        query = request.query.get("search_query", "").casefold()
        kept = [thread for thread in self.threads.latest() if query in thread.title.casefold()]
        return web.json_response({"data": [self._head(thread) for thread in kept], "has_more": False})

    async def tree(self, request: web.Request) -> web.Response:
        """Answer a reload: every message with its parent."""
        thread = self._thread(request)
        messages = [self._message(node, index) for index, node in enumerate(thread.nodes.values())]
        return web.json_response({**self._head(thread), "chat_messages": messages})

    async def _accepted(self, _request: web.Request) -> web.Response:
        return web.json_response({"success": True})

    def _thread(self, request: web.Request) -> Thread:
        thread = self.threads.kept.get(request.match_info["id"])
        if thread is None:
            raise web.HTTPNotFound
        return thread

    @staticmethod
    def _head(thread: Thread) -> dict[str, Any]:
        first = next(iter(thread.nodes.values()), None)
        return {
            "uuid": thread.id,
            "name": thread.title,
            "summary": f"**Overview** The user wrote: {first.text[:60] if first else ''}",
            "model": "claude-sonnet-5",
            "updated_at": _written(thread.updated),
            "is_starred": False,
            "is_temporary": False,
            "project_uuid": None,
            "current_leaf_message_uuid": thread.current,
        }

    @staticmethod
    def _message(node: Node, index: int) -> dict[str, Any]:
        block: dict[str, Any] = {"flags": None, "type": "text", "text": node.text, "citations": []}
        return {
            "uuid": node.id,
            "text": "",
            "content": [block],
            "sender": "human" if node.role == "user" else "assistant",
            "index": index,
            "created_at": _written(node.created),
            "truncated": False,
            "attachments": list(node.attachments),
            "files": [],
            "files_v2": [],
            "sync_sources": [],
            "parent_message_uuid": node.parent,
        }


async def _body(request: web.Request) -> Any:
    """Give the JSON body; the page sends some of them as gzip."""
    raw = await request.read()
    return json.loads(gzip.decompress(raw) if request.headers.get("Content-Encoding") == "gzip" else raw)


def _written(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
