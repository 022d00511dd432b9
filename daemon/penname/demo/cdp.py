"""A small client of the browser's DevTools protocol: enough to type, click, read and take a picture.

The demo must run where only Penname's run-time dependencies are installed, so it brings no browser driver.
Source: Chrome DevTools Protocol, domains Target, Runtime, Input, Page.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import aiohttp

BLANK = "about:blank"
GONE = "the browser was closed"
LARGEST_MESSAGE = 64 * 1024 * 1024


class BrowserRefused(Exception):
    """Raised when the browser answers a command with an error, or a page's script throws."""


class BrowserSlow(Exception):
    """Raised when something awaited in the browser did not happen in time."""


class Browser:
    """One DevTools connection to a browser that was started with a debugging port on `profile`."""

    def __init__(self, session: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._session = session
        self._socket = socket
        self._number = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def connect(cls, profile: Path, seconds: float = 20) -> Browser:
        """Connect to the browser of `profile`, which writes its port there. Raises BrowserSlow."""
        note = profile / "DevToolsActivePort"
        lines = (await until(lambda: _lines(note), seconds, "the browser's start")).copy()
        session = aiohttp.ClientSession()
        socket = await session.ws_connect(
            f"ws://127.0.0.1:{lines[0]}{lines[1]}", max_msg_size=LARGEST_MESSAGE
        )
        return cls(session, socket)

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._reading.cancel()
        await self._session.close()

    async def call(self, method: str, parameters: dict[str, Any] | None = None, session: str = "") -> Any:
        """Send one command and give its result. Raises BrowserRefused."""
        self._number += 1
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[self._number] = answer
        message: dict[str, Any] = {"id": self._number, "method": method, "params": parameters or {}}
        try:
            await self._socket.send_json(message | ({"sessionId": session} if session else {}))
        except ConnectionError:
            raise BrowserRefused(GONE) from None
        reply = await answer
        if "error" in reply:
            raise BrowserRefused(f"{method}: {reply['error'].get('message')}")
        return reply["result"]

    async def targets(self, kind: str) -> list[dict[str, Any]]:
        """List the open targets of a kind: page, service_worker."""
        found = (await self.call("Target.getTargets"))["targetInfos"]
        return [target for target in found if target["type"] == kind]

    async def attach(self, target: str) -> Page:
        """Attach to a target by its id."""
        answer = await self.call("Target.attachToTarget", {"targetId": target, "flatten": True})
        return Page(self, answer["sessionId"])

    async def open(self, url: str) -> Page:
        """Open a page in the blank tab that the browser started with, else in a new one."""
        blank = [tab["targetId"] for tab in await self.targets("page") if tab["url"] == BLANK]
        target = blank[0] if blank else (await self.call("Target.createTarget", {"url": BLANK}))["targetId"]
        page = await self.attach(target)
        await page.call("Page.enable")
        await page.go(url)
        return page

    async def close(self) -> None:
        """Ask the browser to close, if it is still there."""
        with contextlib.suppress(BrowserRefused):
            await self.call("Browser.close")

    async def closed(self) -> None:
        """Wait until the last window is closed, or the browser is gone."""
        while not self._reading.done():
            try:
                if not await self.targets("page"):
                    return
            except BrowserRefused:
                return
            await asyncio.wait({self._reading}, timeout=0.5)

    async def _read(self) -> None:
        async for message in self._socket:
            reply = json.loads(message.data)
            answer = self._waiting.pop(reply.get("id", 0), None)
            if answer is not None and not answer.done():
                answer.set_result(reply)
        for answer in self._waiting.values():
            answer.set_exception(BrowserRefused(GONE))


class Page:
    """One page, or one worker, of a browser."""

    def __init__(self, browser: Browser, session: str) -> None:
        self._browser = browser
        self._session = session

    async def call(self, method: str, parameters: dict[str, Any] | None = None) -> Any:
        """Send one command to this page. Raises BrowserRefused."""
        return await self._browser.call(method, parameters, self._session)

    async def go(self, url: str) -> None:
        """Load an address."""
        await self.call("Page.navigate", {"url": url})

    async def evaluate(self, expression: str) -> Any:
        """Give the value of an expression in the page's own world; promises are awaited."""
        asked = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        answer = await self.call("Runtime.evaluate", asked)
        if "exceptionDetails" in answer:
            raise BrowserRefused("a script in the page failed")
        return answer["result"].get("value")

    async def until(self, expression: str, seconds: float, what: str) -> Any:
        """Wait until an expression is true, across navigations; give its value. Raises BrowserSlow."""

        async def asked() -> Any:
            try:
                return await self.evaluate(expression)
            except BrowserRefused:
                return None  # between two documents

        return await until(asked, seconds, what)

    async def click(self, selector: str) -> None:
        """Click the middle of the first element that matches, as a hand would."""
        box = await self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView();"
            " const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()"
        )
        spot = {"x": box[0], "y": box[1], "button": "left", "clickCount": 1}
        for kind in ("mousePressed", "mouseReleased"):
            await self.call("Input.dispatchMouseEvent", {"type": kind, **spot})

    async def type(self, text: str) -> None:
        """Type `text` into what has the focus, key by key, as trusted input."""
        for character in text:
            key = {"type": "keyDown", "text": character, "key": character}
            await self.call("Input.dispatchKeyEvent", key)
            await self.call("Input.dispatchKeyEvent", {"type": "keyUp", "key": character})

    async def press_enter(self) -> None:
        """Press Enter."""
        enter = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
        await self.call("Input.dispatchKeyEvent", {"type": "keyDown", "text": "\r", **enter})
        await self.call("Input.dispatchKeyEvent", {"type": "keyUp", **enter})

    async def screenshot(self, path: Path) -> None:
        """Write a picture of the page to `path`, PNG."""
        picture = await self.call("Page.captureScreenshot", {"format": "png"})
        await asyncio.to_thread(path.write_bytes, base64.b64decode(picture["data"]))


async def until(check: Callable[[], Any], seconds: float, what: str) -> Any:
    """Wait until `check`, plain or awaitable, gives something true, and give that. Raises BrowserSlow."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while True:
        found = check()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return found
        if loop.time() > end:
            raise BrowserSlow(f"Waited {seconds:g} s in vain for {what}.")
        await asyncio.sleep(0.05)


def _lines(note: Path) -> list[str]:
    """Read the two lines of the browser's note, none while it is not there or not whole."""
    try:
        lines = note.read_text(encoding="ascii").splitlines()
    except FileNotFoundError:
        return []
    return lines if len(lines) == 2 else []
