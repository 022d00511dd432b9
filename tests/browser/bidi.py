"""A small WebDriver BiDi client for Firefox, which needs no driver program for it.

Source: W3C WebDriver BiDi, modules session, browsingContext, script, input, webExtension.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import websockets
from tests.browser.harness import until

LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://[\w.:]+)")


class Firefox:
    """One BiDi session."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)

    async def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send one command and give its result."""
        number = next(self._numbers)
        await self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            reply = json.loads(await self._socket.recv())
            if reply.get("id") == number:
                assert reply["type"] == "success", f"{method}: {reply.get('message')}"
                return dict(reply["result"])

    async def tab(self) -> Tab:
        """Open a tab."""
        return Tab(self, (await self.call("browsingContext.create", type="tab"))["context"])


class Tab:
    """One tab of it."""

    def __init__(self, firefox: Firefox, context: str) -> None:
        self._firefox = firefox
        self._context = context

    async def go(self, url: str) -> None:
        """Load an address and wait until the page is ready."""
        await self._firefox.call("browsingContext.navigate", context=self._context, url=url, wait="complete")
        await until(lambda: self.read("document.documentElement.dataset.ready"), 15, "the page")

    async def read(self, expression: str) -> Any:
        """Give a string, number or boolean from the page; None for anything else."""
        target = {"context": self._context}
        answer = await self._firefox.call(
            "script.evaluate", expression=expression, target=target, awaitPromise=True
        )
        return answer.get("result", {}).get("value")

    async def type(self, selector: str, text: str) -> None:
        """Click an element, type into it and press Enter, as trusted input."""
        spot = await self.read(
            f"(() => {{ const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            " return `${Math.round(r.x + r.width / 2)},${Math.round(r.y + r.height / 2)}`; })()"
        )
        x, y = map(int, spot.split(","))
        pressed = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {
            "type": "pointer",
            "id": "mouse",
            "actions": [{"type": "pointerMove", "x": x, "y": y}, *pressed],
        }
        await self._firefox.call("input.performActions", context=self._context, actions=[mouse])
        keys = [{"type": kind, "value": key} for key in (*text, "\ue007") for kind in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keyboard", "actions": keys}
        await self._firefox.call("input.performActions", context=self._context, actions=[keyboard])


@asynccontextmanager
async def firefox(
    profile: Path, wanted: dict[str, Any], environment: dict[str, str], output: Path
) -> AsyncIterator[Firefox]:
    """Run a headless Firefox on the folder `profile`, which exists, with the `wanted` preferences."""
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(to)});\n" for name, to in wanted.items())
    (profile / "user.js").write_text("".join(lines), encoding="utf-8")
    with open(output, "ab") as log:  # noqa: ASYNC230  a local file, opened once
        process = await asyncio.create_subprocess_exec(
            "firefox-esr", "--headless", "--remote-debugging-port=0", "--no-remote",
            "--profile", str(profile),
            env=environment, stdout=log, stderr=log,
        )  # fmt: skip
    try:
        found = await until(lambda: LISTENING.search(output.read_bytes()), 40, "Firefox")
        address = found.group(1).decode()
        async with websockets.connect(f"{address}/session", max_size=None) as socket:
            opened = Firefox(socket)
            await opened.call("session.new", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})
            yield opened
    finally:
        process.terminate()
        await process.wait()
