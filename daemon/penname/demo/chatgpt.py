"""ChatGPT's server as the replica plays it: the classic page's API, and the reads both layouts share.

Source: the wire facts of 2025-12 to 2026-10 that the site's row in `extension/src/sites` names.
"""

from __future__ import annotations

from typing import Any

from aiohttp import web

from penname.demo import model, streams
from penname.demo.threads import Node, Thread, Threads, fresh_id

ROOT = "client-created-root"
SNIPPET = 60


class ChatGPT:
    """The server side of the replica: threads of received text, and the routes that read and write them.

    `pause` is the time in seconds between two tokens of an answer.
    """

    def __init__(self, pause: float) -> None:
        self.threads = Threads()
        self.pause = pause

    def routes(self) -> list[web.RouteDef]:
        """List the API's routes."""
        api = "/backend-api"
        return [
            web.post(f"{api}/f/conversation", self.answer),
            web.post(
                f"{api}/f/conversation/prepare", self._said({"status": "ok", "conduit_token": "opaque"})
            ),
            web.post(
                f"{api}/conversation/experimental/generate_autocompletions", self._said({"completions": []})
            ),
            web.post(f"{api}/conversation/init", self._said({"type": "conversation_detail_metadata"})),
            web.post(
                f"{api}/sentinel/chat-requirements/prepare",
                self._said({"persona": "chatgpt-paid", "prepare_token": "opaque"}),
            ),
            web.post(
                f"{api}/sentinel/chat-requirements/finalize",
                self._said({"persona": "chatgpt-paid", "token": "opaque", "expire_after": 540}),
            ),
            web.post(f"{api}/conversation/message_feedback", self._said({"success": True})),
            web.post(f"{api}/user_system_messages", self._said({"success": True})),
            web.get(f"{api}/conversations", self.list),
            web.get(f"{api}/conversations/search", self.search),
            web.get(f"{api}/conversation/{{id}}", self.tree),
            web.patch(f"{api}/conversation/{{id}}", self.rename),
            web.post("/ces/v1/t", self._said({})),
            web.post("/ces/statsc/flush", self._said({})),
            web.post("/v1/rgstr", self._said({})),
        ]

    @staticmethod
    def _said(answer: dict[str, Any]) -> Any:
        async def handler(_request: web.Request) -> web.Response:
            return web.json_response(answer)

        return handler

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Take a turn and stream the answer inline."""
        thread, asked, answer = self.take(await request.json())
        title = self.name(thread)
        return await streams.send(
            request, streams.chatgpt_events(thread.id, asked, answer, title), self.pause
        )

    def take(self, body: dict[str, Any]) -> tuple[Thread, Node | None, Node]:
        """Add the request's turn and its answer to their thread; the answer is written now, streamed later.

        An edit comes as a sibling of the edited turn. A variant adds no user turn, only another answer.
        """
        thread = self.threads.open(body.get("conversation_id") or fresh_id("83"), ROOT)
        asked: Node | None = None
        if body["action"] == "variant":
            leaf = body["parent_message_id"]
        else:
            message = body["messages"][0]
            text = "\n".join(part for part in message["content"]["parts"] if isinstance(part, str))
            parent = body["parent_message_id"]
            asked = thread.add(Node(message["id"], parent, "user", text))
            leaf = asked.id
        attempt = len(thread.children(leaf))
        written = model.reply(thread.branch(leaf), attempt)
        return thread, asked, thread.add(Node(fresh_id(), leaf, "assistant", written))

    def name(self, thread: Thread) -> str:
        """Give a new thread its title; "" when it has one."""
        if thread.title:
            return ""
        thread.title = model.title(thread.branch(thread.current))
        return thread.title

    async def list(self, _request: web.Request) -> web.Response:
        """Answer the side bar: titles and snippets."""
        items = [self._item(thread) for thread in self.threads.latest()]
        return web.json_response({"items": items, "total": len(items), "limit": 28, "offset": 0})

    async def search(self, request: web.Request) -> web.Response:
        """Answer with the conversations whose received text holds the query."""
        query = request.query["query"].casefold()
        items = [
            {"conversation_id": thread.id, "title": thread.title, "payload": {"kind": "message"}}
            for thread in self.threads.latest()
            if any(query in node.text.casefold() for node in thread.nodes.values())
        ]
        return web.json_response({"items": items, "cursor": None})

    async def rename(self, request: web.Request) -> web.Response:
        """Take a new title."""
        self._thread(request).title = (await request.json())["title"]
        return web.json_response({"success": True})

    async def tree(self, request: web.Request) -> web.Response:
        """Answer a reload: the mapping of all turns, under a root without message."""
        thread = self._thread(request)
        mapping: dict[str, Any] = {ROOT: {"id": ROOT, "message": None, "parent": None}}
        for node in thread.nodes.values():
            mapping[node.id] = {
                "id": node.id,
                "message": streams.chatgpt_message(node),
                "parent": node.parent,
            }
        for entry in mapping.values():
            entry["children"] = [node.id for node in thread.children(entry["id"])]
        return web.json_response(
            {
                "title": thread.title,
                "mapping": mapping,
                "current_node": thread.current,
                "conversation_id": thread.id,
                "id": thread.id,
            }
        )

    def _thread(self, request: web.Request) -> Thread:
        thread = self.threads.kept.get(request.match_info["id"])
        if thread is None:
            raise web.HTTPNotFound(
                text='{"detail":"conversation_not_found"}', content_type="application/json"
            )
        return thread

    @staticmethod
    def _item(thread: Thread) -> dict[str, Any]:
        first = next(iter(thread.nodes.values()))
        return {
            "id": thread.id,
            "title": thread.title,
            "update_time": thread.updated,
            "mapping": None,
            "current_node": None,
            "is_archived": False,
            "snippet": first.text[:SNIPPET],
        }
