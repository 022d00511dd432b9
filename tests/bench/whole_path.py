"""How much longer a prompt takes through the whole path: page, native host, daemon, page.

    python -m tests.bench.whole_path

Runs in Chromium against the replicas on this machine. The same requests are timed in a browser without the
extension, and the difference is printed: for one text sent over and over, whose detection is known (the path
alone), and for texts never seen, made up with names and numbers so that detection has work. A quarter of a
second lies between two prompts: what the last one left to do (confirmation, restorations) is no part of
the next.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page, async_playwright
from tests.browser.harness import CHROMIUM, Rig, extension_for_tests

from penname.demo.browser import EXTENSION
from penname.demo.sites import HOSTS

CALLS = 60
WARM_UP = 8
PATH_ALONE_MS = 10.0
WITH_DETECTION_MS = 60.0

_SEND = """async texts => {
  const started = Date.now();
  const times = [];
  for (const text of texts) {
    const content = { content_type: 'text', parts: [text] };
    const messages = [{ id: crypto.randomUUID(), author: { role: 'user' }, content }];
    const conversation_id = `bench-${started}-${Math.floor(times.length / 5)}`;
    const own = { action: 'next', conversation_id, parent_message_id: 'client-created-root' };
    const body = JSON.stringify({ messages, ...own });
    const headers = { 'content-type': 'application/json' };
    const start = performance.now();
    const response = await fetch('/backend-api/f/conversation', { method: 'POST', headers, body });
    times.push(performance.now() - start);
    await response.body.cancel();
    await new Promise(done => setTimeout(done, 250));
  }
  return times;
}"""
"""Sends each text as a prompt, five to a conversation; gives the milliseconds until the answer began."""


@dataclass(frozen=True, slots=True)
class Overhead:
    """Milliseconds that the path adds to a request: median and 95th percentile."""

    what: str
    p50: float
    p95: float
    bound: float


def texts(count: int, length: int, seed: int) -> list[str]:
    """Make `count` different prompts of about `length` characters, each with a few details in it."""
    chance = random.Random(seed)
    given = ("Greta", "Tomas", "Amina", "Pedro", "Ingrid", "Marek", "Noor", "Elias")
    family = ("Lindqvist", "Okonjo", "Barros", "Novak", "Haddad", "Larsen", "Moreau", "Petrov")
    fillers = (
        "The heating has been off since the weekend and nobody answers the door.",
        "Please keep it short and polite, and mention the meeting next week.",
        "I would like to know which form is needed and how long it takes.",
        "The invoice was paid twice, once by card and once by transfer.",
    )
    made = []
    for number in range(count):
        person = f"{chance.choice(given)} {chance.choice(family)}"
        text = f"Note {number}: my name is {person}, call me on (415) 867-{chance.randrange(1000, 9999)}."
        for filler in itertools.cycle(chance.sample(fillers, len(fillers))):
            if len(text) >= length:
                break
            text += f" {filler}"
        made.append(text[: max(length, 90)])
    return made


async def measure(rig: Rig) -> list[Overhead]:
    """Time the path in the rig's browser and in one without the extension."""
    again = texts(1, 1000, 1) * (CALLS + WARM_UP)
    new = texts(CALLS + WARM_UP, 450, 2)
    with_us = await _times(await rig.open("https://chatgpt.com/"), again, new)
    async with async_playwright() as playwright:
        plain = await playwright.chromium.launch_persistent_context(
            str(rig.folder / "plain"),
            executable_path=CHROMIUM,
            headless=True,
            args=rig.stage.arguments(rig.sites.port, rig.sites.pin, HOSTS, extension=False),
        )
        page = await plain.new_page()
        await page.goto("https://chatgpt.com/")
        without = await _times(page, again, new)
        await plain.close()
    return [
        _difference("1 kB, detection known", with_us[0], without[0], PATH_ALONE_MS),
        _difference("300-600 characters, new", with_us[1], without[1], WITH_DETECTION_MS),
    ]


async def _times(page: Page, *batches: Sequence[str]) -> list[list[float]]:
    await asyncio.sleep(1)
    measured = []
    for batch in batches:
        times: list[float] = await page.evaluate(_SEND, list(batch))
        measured.append(times[WARM_UP:])
    await page.close()
    return measured


def _difference(what: str, ours: list[float], plain: list[float], bound: float) -> Overhead:
    base = statistics.median(plain)
    p95 = statistics.quantiles(ours, n=20)[-1]
    return Overhead(what, statistics.median(ours) - base, p95 - base, bound)


def table(found: Sequence[Overhead]) -> str:
    """Lay the figures out as a table."""
    lines = [f"{'added to a prompt, ms':<28}{'p50':>8}{'p95':>8}{'bound p50':>12}"]
    lines += [f"{o.what:<28}{o.p50:>8.1f}{o.p95:>8.1f}{o.bound:>12.0f}" for o in found]
    return "\n".join(lines)


async def _main() -> int:
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # answers are cut off once they begin
    with tempfile.TemporaryDirectory() as folder:
        extension = extension_for_tests(EXTENSION, Path(folder) / "chrome")
        rig = Rig(Path(folder) / "rig", extension)
        rig.folder.mkdir()
        rig.sites.chatgpt.pause = 0
        await rig.start()
        try:
            found = await measure(rig)
        finally:
            await rig.stop()
    print(table(found))
    return 0 if all(overhead.p50 <= overhead.bound for overhead in found) else 1


if __name__ == "__main__":
    raise SystemExit(asyncio.run(_main()))
