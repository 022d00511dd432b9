"""The daemon's socket: HTTP on a Unix socket that only this user can reach, or on a named pipe.

Every request is a POST with a message as its body and the three headers of `protocol/endpoint.py`; every
answer is a message with status 200, refusals too: what HTTP means by its codes plays no part.

    NotOurFolder        the socket's folder belongs to somebody else, or others can enter it
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from contextlib import suppress

from aiohttp import web

from penname.api import access
from penname.api.routes import Routes, refused
from penname.protocol import endpoint
from penname.protocol.codec import encode
from penname.protocol.terms import LARGEST_REQUEST

SECONDS_TO_STOP = 1.0
"""How long requests that are being answered may go on when the daemon stops."""


class NotOurFolder(Exception):
    """Raised before anything listens. `code` is for the command line."""

    def __init__(self, folder: str) -> None:
        super().__init__(f"{folder} is not a folder of yours alone. Remove it, or set PENNAME_HOME.")


class Server:
    """Listens from `open` to `close`.

    Args:
        routes: Answers the requests.
        home: The state folder: its token is asked for, its address file tells where we listen.
    """

    def __init__(self, routes: Routes, home: str) -> None:
        self._routes = routes
        self._home = home
        self._token = endpoint.ensure_token(home)
        self._address = endpoint.choose_address(home)
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Listens at this home's address. The caller holds the home's lock, so a socket there is a stale one.

        Raises:
            NotOurFolder.
        """
        app = web.Application(client_max_size=LARGEST_REQUEST)
        app.router.add_post("/", self._answer)
        runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=SECONDS_TO_STOP)
        await runner.setup()
        site: web.BaseSite
        if sys.platform == "win32":  # not run by us: no Windows at hand
            site = web.NamedPipeSite(runner, self._address)
        else:
            site = web.SockSite(runner, bound_socket(self._address))
        await site.start()
        self._runner = runner
        endpoint.note_address(self._home, self._address)

    async def close(self) -> None:
        """Stops listening and leaves nothing behind."""
        if self._runner:
            await self._runner.cleanup()
        for path in (self._address, endpoint.address_file(self._home)):
            with suppress(OSError):  # a pipe is no file; a socket may have been removed by hand
                os.unlink(path)

    async def _answer(self, request: web.Request) -> web.Response:
        return web.Response(body=await self._reply(request), content_type="application/json")

    async def _reply(self, request: web.Request) -> bytes:
        try:
            who = access.caller(request.headers, self._token)
            body = await request.read()
        except access.Denied as denial:
            logging.getLogger("penname").warning("denied: %s", denial.code)
            return encode(refused(denial.code))
        except web.HTTPRequestEntityTooLarge:
            return encode(refused("too-large"))
        return await self._routes.answer(body, who)


def bound_socket(path: str) -> socket.socket:
    """A socket bound to `path`, 0600 in a folder of mode 0700. A socket that lies there is replaced.

    Raises:
        NotOurFolder: Somebody else could put a socket of their own there.
    """
    folder = os.path.dirname(path)
    os.makedirs(folder, mode=0o700, exist_ok=True)
    if not endpoint.is_private(folder):
        with suppress(OSError):  # one of ours, made under a careless umask
            os.chmod(folder, 0o700)
        if not endpoint.is_private(folder):
            raise NotOurFolder(folder)
    with suppress(FileNotFoundError):
        os.unlink(path)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        listening.bind(path)
    finally:
        os.umask(before)
    return listening


async def serve(server: Server, stopping: asyncio.Event) -> None:
    """Listens until `stopping` is set."""
    await server.open()
    try:
        await stopping.wait()
    finally:
        await server.close()
