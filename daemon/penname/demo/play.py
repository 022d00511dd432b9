"""The scripted conversation, played in a real browser, and what it proved."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from penname.adapters.native_manifests import identity
from penname.demo import browser, model, script
from penname.demo.cdp import Browser, Page, until
from penname.demo.sites import HOSTS, Sites
from penname.demo.threads import Node

HOME_PAGE = "https://chatgpt.com/"
SECONDS_A_TURN = 30.0
BETWEEN_READINGS = 0.05

_READY = "document.documentElement.dataset.ready === 'true'"
_SCRIPTS = "chrome.scripting.getRegisteredContentScripts().then(found => found.length)"
_DONE = (
    "document.querySelector('[data-testid=stop-button]').hidden && "
    "document.querySelectorAll('[data-message-author-role=assistant]').length === {count}"
)
_REPLY = "[...document.querySelectorAll('[data-message-author-role=assistant]')].at(-1)?.innerText ?? ''"
_REPLIES = "[...document.querySelectorAll('[data-message-author-role=assistant]')].map(e => e.innerText)"

Exposure = Callable[[], Coroutine[Any, Any, float]]


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as it was typed, as it left the machine, and as its reply was shown; `exposure` after it."""

    typed: str = field(repr=False)
    sent: str = field(repr=False)
    shown: str = field(repr=False)
    exposure: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a play proved. `leaked` names details, not the bytes they were found in."""

    turns: tuple[Turn, ...] = field(repr=False)
    leaked: tuple[str, ...] = field(repr=False)
    restored: bool
    screenshot: Path

    @property
    def good(self) -> bool:
        """Tell whether nothing leaked and everything was restored."""
        return not self.leaked and self.restored


async def play(page: Page, sites: Sites, exposure: Exposure, screenshot: Path) -> Outcome:
    """Type the script's turns into an open chat page, then reload it, and compare.

    What must be shown is the answer that the replica's model would have given to the *typed* words.
    """
    heard: list[Node] = []
    turns: list[Turn] = []
    expected: list[str] = []
    for number, text in enumerate(script.TURNS, start=1):
        await page.click("#prompt-textarea")
        await page.type(text)
        await asyncio.sleep(0.4)  # a pause in typing, in which the page sends drafts
        await page.press_enter()
        await page.until(_DONE.format(count=number), SECONDS_A_TURN, f"the answer to turn {number}")
        heard.append(Node(f"u{number}", "", "user", text))
        heard.append(Node(f"a{number}", "", "assistant", model.reply(heard)))
        expected.append(plain(heard[-1].text))
        shown = plain(await _settled(page, expected[-1]))
        turns.append(Turn(text, prompts(sites)[-1], shown, await exposure()))
    await page.go(await page.evaluate("location.href"))
    await page.until(f"{_READY} && {_REPLIES}.length === {len(turns)}", SECONDS_A_TURN, "the reload")
    await _settled(page, expected[-1])
    after_reload = [plain(reply) for reply in await page.evaluate(_REPLIES)]
    await page.screenshot(screenshot)
    leaked = dict.fromkeys(_detail(form) for form, _ in sites.record.leaks(script.FORMS))
    restored = [turn.shown for turn in turns] == expected and after_reload == expected
    return Outcome(tuple(turns), tuple(leaked), restored, screenshot)


def plain(markdown: str) -> str:
    """Give a reply as one line of words, whether it was written as Markdown or read off the page."""
    return " ".join(re.sub(r"\*\*|```|`|(?m:^- )", "", markdown).split())


@asynccontextmanager
async def launched(
    stage: browser.Stage, sites: Sites, environment: dict[str, str], options: list[str]
) -> AsyncIterator[Browser]:
    """Start the browser on `stage`, driven by us, and wait until the extension stands ready."""
    command = [
        str(browser.find()),
        *stage.arguments(sites.port, sites.pin, HOSTS),
        f"--user-data-dir={stage.profile}",
        "--remote-debugging-port=0",
        *options,
        "about:blank",
    ]
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=nothing, stderr=nothing)
    try:
        async with await Browser.connect(stage.profile) as opened:
            await _extension_ready(opened)
            yield opened
            if process.returncode is None:
                await opened.close()
    finally:
        try:
            await asyncio.wait_for(process.wait(), 5)
        except TimeoutError:
            process.kill()
            await process.wait()


async def _extension_ready(opened: Browser) -> None:
    prefix = f"chrome-extension://{identity().chromium_id}/"

    async def worker() -> str:
        found = await opened.targets("service_worker")
        return next((t["targetId"] for t in found if t["url"].startswith(prefix)), "")

    attached = await opened.attach(await until(worker, 15, "the extension's start"))
    await attached.until(_SCRIPTS, 15, "the extension's scripts")


def prompts(sites: Sites) -> list[str]:
    """List the prompts of the chat page as they arrived at its server."""
    bodies = (arrival.json() for arrival in sites.record.to("/backend-api/f/conversation"))
    return ["\n".join(body["messages"][0]["content"]["parts"]) for body in bodies if isinstance(body, dict)]


async def _settled(page: Page, expected: str) -> str:
    """Give the last reply on the page, as soon as it is what it must be, or after a second."""
    shown = ""
    for _ in range(20):
        shown = str(await page.evaluate(_REPLY))
        if plain(shown) == expected:
            break
        await asyncio.sleep(BETWEEN_READINGS)
    return shown


def _detail(form: str) -> str:
    """Name the detail that a form belongs to."""
    return next(detail for detail, forms in script.PLANTED.items() if form in forms)


def has_display() -> bool:
    """Tell whether a window can be shown."""
    if os.name == "nt" or os.uname().sysname == "Darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def as_json(outcome: Outcome) -> str:
    """Give an outcome as the one object that `penname demo --json` prints."""
    turns = [
        {"typed": t.typed, "sent": t.sent, "shown": t.shown, "exposure": t.exposure} for t in outcome.turns
    ]
    return json.dumps(
        {
            "turns": turns,
            "leaked": list(outcome.leaked),
            "restored": outcome.restored,
            "screenshot": str(outcome.screenshot),
        },
        ensure_ascii=False,
        indent=2,
    )
