"""After a whole conversation, no planted value is left in any file, log, storage or output of ours.

The browser's own memory of the person (its history, its session to restore) is the person's and not searched:
there the page's title and typed words stand as on any page.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.browser import chats
from tests.browser.harness import Rig, until

from penname.demo import script
from penname.demo.record import Arrival, Record

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PERSONS_OWN = ("History", "History-journal", "Sessions", "Favicons", "Top Sites", "Shortcuts")
"""Files and folders of the profile that hold what the person did, on any site, without us."""

SCENARIOS = ((chats.app_shell, 2), (chats.deep_chat, 2), (chats.claude, 5), (chats.chatgpt, 5))
"""The pages, and how many turns of the script are played on each."""

STORAGES = """async () => {
  const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
  for (const { name } of await indexedDB.databases()) kept.push(name);
  for (const name of await caches.keys()) kept.push(name);
  return kept.join('\\n');
}"""

EXTENSION_STORAGES = """async () => JSON.stringify([
  await chrome.storage?.local?.get() ?? {},
  await chrome.storage?.session?.get() ?? {},
  await chrome.storage?.sync?.get() ?? {},
])"""


def search(where: str, content: bytes) -> list[tuple[str, str]]:
    """Find planted values in bytes, also as UTF-16, as Chromium's stores hold some texts."""
    wide = content.decode("utf-16-le", "ignore").encode()
    parts = [Arrival("file", "FILE", where, (), part) for part in (content, wide)]
    return Record(parts).leaks(script.FORMS)


async def test_no_planted_value_is_left_anywhere(own_rig: Rig) -> None:
    rig = own_rig
    rig.sites.shell.handoff = "websocket"
    for opened, turns in SCENARIOS:
        chat = await opened(rig)
        for text in script.TURNS[:turns]:
            await chat.say(text, pause=0.3)
        kept = await chat.page.evaluate(STORAGES)
        assert search("page storages", str(kept).encode()) == []
    rig.kill("penname", "run")  # and once more with a daemon in trouble
    await chat.send(script.TURNS[0])
    await until(lambda: rig.state() == "ready", 40, "the daemon's return")
    worker = await rig.worker()
    assert search("extension storages", str(await worker.evaluate(EXTENSION_STORAGES)).encode()) == []
    await rig.stop()
    found = await asyncio.to_thread(lambda: [hit for file in _files(rig.folder) for hit in search(*file)])
    assert found == []


def _files(folder: Path) -> list[tuple[str, bytes]]:
    return [
        (str(path.relative_to(folder)), path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not any(part in PERSONS_OWN for part in path.relative_to(folder).parts)
    ]


async def test_the_search_finds_what_is_there(tmp_path: Path) -> None:
    """The test above would be worth nothing if this did not hold."""
    (tmp_path / "log.txt").write_bytes(b"at 10:00 Maria Torres sent")
    (tmp_path / "wide").write_bytes("xx Daniel Okafor".encode("utf-16-le"))
    found = [value for file in _files(tmp_path) for value, _ in search(*file)]
    assert {"Maria Torres", "Daniel Okafor"} <= set(found)
