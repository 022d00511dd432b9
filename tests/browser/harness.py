"""The real path for the browser tests: a keyring, the daemon, the native host, Chromium, the replicas.

Nothing is faked but the sites' servers. A rig lives in one folder; its daemon's key is in a real Secret
Service (gnome-keyring on a private bus), so that a daemon that was killed comes back with the same key.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import BrowserContext, Page, Playwright, Worker, async_playwright

from penname.client.daemon import Refusal, ask
from penname.demo import browser
from penname.demo.sites import DEEP_CHAT, HOSTS, Sites
from penname.protocol import messages

CHROMIUM = shutil.which("chromium")
PASSWORD = b"only for this run\n"


async def until(check: Callable[[], Any], seconds: float, what: str) -> Any:
    """Give the first true value of `check`, plain or awaitable; fails after `seconds`."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while True:
        found = check()
        if asyncio.iscoroutine(found):
            found = await found
        if found:
            return found
        assert loop.time() < end, f"waited {seconds:g} s in vain for {what}"
        await asyncio.sleep(0.05)


class Rig:
    """One browser with one daemon on one folder, and the replicas behind them."""

    def __init__(self, folder: Path, extension: Path) -> None:
        self.folder = folder
        self.stage = browser.Stage(folder, extension)
        self.sites = Sites()
        self.environment: dict[str, str] = {}
        self.output = folder / "output"  # all that the processes print
        self.context: BrowserContext = None  # type: ignore[assignment]  # set by start
        self.command = [sys.executable, "-I", "-m", "penname", "run", "--no-tray"]
        self.daemon: asyncio.subprocess.Process | None = None
        self._stack = AsyncExitStack()

    async def start(self, with_browser: bool = True) -> None:
        """Bring everything up, Chromium last unless told not to; nothing is left if it fails."""
        try:
            await self._start(with_browser)
        except BaseException:
            await self.stop()
            raise

    async def _start(self, with_browser: bool) -> None:
        self.output.mkdir()
        self.stage.prepare()
        self.environment = await self._stack.enter_async_context(keyring(self.folder))
        self.environment |= {"PENNAME_HOME": str(self.stage.home), "HOME": str(self.folder)}
        _log_the_host(self.stage.home / "host", self.output / "host.txt")
        await self.sites.start(self.folder)
        self._stack.push_async_callback(self.sites.stop)
        self._stack.push_async_callback(self.stop_daemon)
        await self.start_daemon()
        if not with_browser:
            return
        playwright = await self._stack.enter_async_context(async_playwright())
        self.context = await self._launch(playwright)
        self._stack.push_async_callback(self.context.close)
        await until(self.scripts_registered, 20, "the extension's scripts")

    async def stop(self) -> None:
        """Take everything down."""
        await self._stack.aclose()

    async def start_daemon(self) -> None:
        """Start the daemon and wait until it is ready."""
        with open(self.output / "daemon.txt", "ab") as output:  # noqa: ASYNC230  a local file, opened once
            self.daemon = await asyncio.create_subprocess_exec(
                *self.command,
                env=self.environment, stdin=asyncio.subprocess.DEVNULL, stdout=output, stderr=output,
            )  # fmt: skip
        await until(lambda: self.state() in ("ready", "failed"), 60, "the daemon")
        assert self.state() == "ready", "the daemon's start failed; its log says where"

    async def stop_daemon(self) -> None:
        """End the daemon: ours, or the one a host has started since."""
        for process in self.processes("penname", "run"):
            os.kill(process, signal.SIGTERM)
        if self.daemon is not None and self.daemon.returncode is None:
            self.daemon.terminate()
            await asyncio.wait_for(self.daemon.wait(), 10)

    def state(self) -> str:
        """Say how the daemon is; "" when it does not answer."""
        try:
            return str(ask(messages.Status(), str(self.stage.home)).state)
        except Refusal:
            return ""

    def processes(self, *words: str) -> list[int]:
        """List our processes whose command line has all of `words` and whose environment is this rig's."""
        mine = f"PENNAME_HOME={self.stage.home}".encode()
        found = []
        for folder in Path("/proc").iterdir():
            if not folder.name.isdigit():
                continue
            try:
                command = (folder / "cmdline").read_bytes().split(b"\0")
                environment = (folder / "environ").read_bytes().split(b"\0")
            except OSError:
                continue
            if mine in environment and all(word.encode() in command for word in words):
                found.append(int(folder.name))
        return found

    def renderers(self, word: str) -> list[int]:
        """List the processes below this rig's browser whose command line holds `word`."""
        parents, commands = {}, {}
        for folder in Path("/proc").iterdir():
            if not folder.name.isdigit():
                continue
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
                commands[int(folder.name)] = (folder / "cmdline").read_bytes().decode("utf-8", "replace")
            except OSError:
                continue  # gone meanwhile

        def is_ours(process: int) -> bool:
            while process in parents:
                if f"--user-data-dir={self.stage.profile}" in commands[process]:
                    return True
                process = parents[process]
            return False

        return [process for process, command in commands.items() if word in command and is_ours(process)]

    def kill(self, *words: str) -> int:
        """Kill -9 our processes whose command line has all of `words`; tells how many."""
        found = self.processes(*words)
        for process in found:
            os.kill(process, signal.SIGKILL)
        return len(found)

    async def worker(self) -> Worker:
        """Give the extension's service worker."""
        for found in self.context.service_workers:
            if found.url.startswith("chrome-extension://"):
                return found
        return await self.context.wait_for_event(
            "serviceworker", predicate=lambda w: w.url.startswith("chrome-extension://"), timeout=15_000
        )

    async def scripts_registered(self) -> bool:
        """Tell whether the extension has registered its scripts for the sites."""
        worker = await self.worker()
        found = await worker.evaluate("chrome.scripting.getRegisteredContentScripts()")
        return bool(found)

    async def popup(self, page: Page) -> Page:
        """Open the popup for the tab of `page`, in a tab of its own."""
        worker = await self.worker()
        asked = "async url => (await chrome.tabs.query({})).find(tab => tab.url === url).id"
        tab = await worker.evaluate(asked, page.url)
        root = worker.url.split("/", 3)[2]
        popup = await self.context.new_page()
        await popup.goto(f"chrome-extension://{root}/src/ui/popup/popup.html?tab={tab}")
        await popup.wait_for_selector("#status[data-state]")
        return popup

    async def open(self, url: str) -> Page:
        """Open a page in a new tab, loaded and ready."""
        page = await self.context.new_page()
        await page.goto(url)
        await page.wait_for_selector("html[data-ready]", state="attached")
        return page

    async def _launch(self, playwright: Playwright) -> BrowserContext:
        return await playwright.chromium.launch_persistent_context(
            str(self.stage.profile),
            executable_path=CHROMIUM,
            headless=True,
            args=[
                *self.stage.arguments(self.sites.port, self.sites.pin, HOSTS),
                "--enable-logging",
                f"--log-file={self.output / 'chromium.txt'}",
            ],
            env=self.environment,
            viewport={"width": 1100, "height": 900},
        )


@asynccontextmanager
async def keyring(folder: Path) -> AsyncIterator[dict[str, str]]:
    """Run a session bus and an unlocked Secret Service in `folder`; gives the environment for them."""
    runtime, data = folder / "runtime", folder / "data"
    for made in (runtime, data):
        made.mkdir(mode=0o700)
    others = ("DBUS_", "XDG_", "PENNAME_")
    environment = {n: content for n, content in os.environ.items() if not n.startswith(others)}
    environment |= {"XDG_RUNTIME_DIR": str(runtime), "XDG_DATA_HOME": str(data), "HOME": str(folder)}
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    bus = await asyncio.create_subprocess_exec(
        "dbus-daemon", "--session", "--nofork", "--print-address=1",
        env=environment, stdout=pipe, stderr=nothing,
    )  # fmt: skip
    assert bus.stdout is not None
    environment["DBUS_SESSION_BUS_ADDRESS"] = (await bus.stdout.readline()).decode().strip()
    keys = await asyncio.create_subprocess_exec(
        "gnome-keyring-daemon", "--unlock", "--components=secrets", "--foreground",
        env=environment, stdin=pipe, stdout=nothing, stderr=nothing,
    )  # fmt: skip
    assert keys.stdin is not None
    keys.stdin.write(PASSWORD)
    keys.stdin.close()
    try:
        yield environment
    finally:
        for process in (keys, bus):
            if process.returncode is None:
                process.terminate()
            await process.wait()


def extension_for_tests(built: Path, folder: Path) -> Path:
    """Copy the built extension and let it into the host of the deep-chat page.

    A person grants that host in the popup (*Protect this site*); the browser's prompt for it cannot be
    clicked without a window, so the copy has the permission from the start. Nothing else differs.
    """
    shutil.copytree(built, folder)
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    manifest["host_permissions"].append(f"https://{DEEP_CHAT}/*")
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return folder


def _log_the_host(wrapper: Path, log: Path) -> None:
    """Let the host's stderr go to a file, where the test looks for values."""
    text = wrapper.read_text(encoding="utf-8")
    wrapper.write_text(text.replace('"$@"', f'"$@" 2>>"{log}"'), encoding="utf-8")
