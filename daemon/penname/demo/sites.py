"""The embedded sites on one TLS port, under their real host names, recording all that arrives."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from penname.demo import certificate, model, pages, streams
from penname.demo.chatgpt import ChatGPT
from penname.demo.chatgpt_shell import AppShell
from penname.demo.claude import Claude
from penname.demo.record import Arrival, Record
from penname.demo.threads import Node, fresh_id

CHATGPT = "chatgpt.com"
CHATGPT_SOCKET = "ws.chatgpt.com"
CLAUDE = "claude.ai"
DEEP_CHAT = "deepchat.test"
HOSTS = (CHATGPT, CHATGPT_SOCKET, CLAUDE, DEEP_CHAT)

LARGEST_BODY = 64 * 1024 * 1024
PAUSE = 0.012
"""Seconds between two tokens of an answer."""


class Sites:
    """All replicas behind one listening socket.

    `layout` chooses the ChatGPT page: `classic`, `app-shell`. `record` holds every byte that arrived.
    """

    def __init__(self, pause: float = PAUSE) -> None:
        self.record = Record()
        self.layout = "classic"
        self.chatgpt = ChatGPT(pause)
        self.shell = AppShell(self.chatgpt, self._frame)
        self.claude = Claude(pause)
        self.port = 0
        self.pin = ""
        self._runner: web.AppRunner | None = None

    async def start(self, folder: Path) -> None:
        """Listen on a free port of 127.0.0.1; the certificate's files go to `folder`."""
        issued = certificate.issue(HOSTS, folder)
        app = web.Application(middlewares=[self._recording], client_max_size=LARGEST_BODY)
        app.add_domain(CHATGPT, self._chatgpt())
        app.add_domain(CHATGPT_SOCKET, _app(self.shell.socket_routes()))
        app.add_domain(CLAUDE, self._claude())
        app.add_domain(DEEP_CHAT, self._deep_chat())
        # Bodies are kept as they came: the record wants the bytes, handlers unpack gzip themselves.
        self._runner = web.AppRunner(app, auto_decompress=False, shutdown_timeout=0.5)
        await self._runner.setup()
        listening = socket.create_server(("127.0.0.1", 0))
        self.port = listening.getsockname()[1]
        self.pin = issued.pin
        await web.SockSite(self._runner, listening, ssl_context=issued.context).start()

    async def stop(self) -> None:
        """Stop listening and drop every connection."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _recording(self, request: web.Request, handler: Any) -> web.StreamResponse:
        body = await request.read()
        headers = tuple((name, content) for name, content in request.headers.items())
        self.record.arrivals.append(Arrival("request", request.method, str(request.url), headers, body))
        try:
            response: web.StreamResponse = await handler(request)
        except ConnectionResetError:  # the page aborted the stream, as pages do on navigation
            return web.Response()
        return response

    def _frame(self, url: str, text: str) -> None:
        self.record.arrivals.append(Arrival("frame", "FRAME", url, (), text.encode()))

    def _chatgpt(self) -> web.Application:
        async def shown(_request: web.Request) -> web.Response:
            return pages.page("chatgpt/classic" if self.layout == "classic" else "chatgpt/app-shell")

        async def ask(request: web.Request) -> web.StreamResponse:
            if self.layout == "classic":
                return await self.chatgpt.answer(request)
            return await self.shell.answer(request)

        async def transports(_request: web.Request) -> web.Response:
            return pages.page("transports/page")

        routes = [
            web.get("/", shown),
            web.get("/c/{id}", shown),
            web.get("/transports", transports),
            web.post("/transports/{any}", _taken),
            web.get("/transports/{any}", self._echo_socket),
            web.post("/backend-api/f/conversation", ask),
            *self.shell.routes(),
            *(r for r in self.chatgpt.routes() if r.path != "/backend-api/f/conversation"),
        ]
        return _app(routes)

    def _claude(self) -> web.Application:
        async def shown(_request: web.Request) -> web.Response:
            return pages.page("claude/page")

        return _app(
            [web.get("/", shown), web.get("/new", shown), web.get("/chat/{id}", shown), *self.claude.routes()]
        )

    def _deep_chat(self) -> web.Application:
        async def shown(_request: web.Request) -> web.Response:
            return pages.page("deep-chat/page", pages.OPEN)

        async def complete(request: web.Request) -> web.StreamResponse:
            received = [_turn(message) for message in (await request.json())["messages"]]
            return await streams.send(
                request, streams.openai_events(model.reply(received)), self.chatgpt.pause
            )

        return _app([web.get("/", shown), web.post("/v1/chat/completions", complete)])

    async def _echo_socket(self, request: web.Request) -> web.WebSocketResponse:
        socket_ = web.WebSocketResponse()
        await socket_.prepare(request)
        async for message in socket_:
            if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                raw = message.data.encode() if isinstance(message.data, str) else message.data
                text = raw.decode("utf-8", "replace")
                self._frame(str(request.url), text)
                await socket_.send_str(text)
        return socket_


def _app(routes: list[web.RouteDef]) -> web.Application:
    app = web.Application(client_max_size=LARGEST_BODY)
    app.add_routes(routes)
    app.add_routes(
        [web.get("/sw.js", _worker), web.get("/favicon.ico", _nothing), web.static("/static", pages.STATIC)]
    )
    return app


async def _worker(_request: web.Request) -> web.Response:
    return pages.service_worker()


async def _nothing(_request: web.Request) -> web.Response:
    return web.Response(status=204)


async def _taken(_request: web.Request) -> web.Response:
    await asyncio.sleep(0)
    return web.Response(text=json.dumps({"taken": True}), content_type="application/json")


def _turn(message: dict[str, Any]) -> Node:
    """Read one message of a whole history; content is a string, or parts with text."""
    content = message["content"]
    text = content if isinstance(content, str) else "\n".join(part.get("text", "") for part in content)
    return Node(fresh_id(), "", message["role"], text)
