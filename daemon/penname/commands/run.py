"""`run`: the daemon, from the lock on its state folder to the last file removed.

The event loop runs in a thread of its own where there is a tray, since a tray wants the main thread; signals
are waited for in another, since a tray's loop would not let Python see them.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import logging.handlers
import os
import signal
import sys
import threading
import warnings
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from penname.adapters.lock_file import AlreadyRunning, LockFile
from penname.api.blame import place_of
from penname.api.life import Life
from penname.api.routes import Routes
from penname.api.server import NotOurFolder, Server
from penname.protocol import endpoint

if TYPE_CHECKING:
    from penname.api.parts import Parts
    from penname.tray.icon import Tray

log = logging.getLogger("penname")


def arguments(parser: argparse.ArgumentParser) -> None:
    """How to run."""
    parser.add_argument(
        "--tray", action=argparse.BooleanOptionalAction, default=True, help="an icon, where there is a tray"
    )
    parser.add_argument("--key-stdin", action="store_true", help=argparse.SUPPRESS)  # the demo's key, in hex


def main(arguments: argparse.Namespace) -> int:
    """Runs until it is told to stop. 1 when it runs already, or must not run here."""
    home = Path(endpoint.home())
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    say_nothing_of_values(home)
    try:
        with LockFile(home / "lock"):
            Path(endpoint.quit_mark(str(home))).unlink(missing_ok=True)
            if sys.stderr.isatty():
                sys.stderr.write("Penname is running. Ctrl+C or `penname quit` stops it.\n")
            _run(home, arguments)
    except (AlreadyRunning, NotOurFolder) as reason:
        sys.stderr.write(f"{reason}\n")
        return 1
    return 0


def _run(home: Path, arguments: argparse.Namespace) -> None:
    from penname.bootstrap import DaemonParts, KeyInMemory, system_keys

    keys = KeyInMemory(bytes.fromhex(sys.stdin.readline())) if arguments.key_stdin else system_keys(home)
    daemon = Daemon(DaemonParts(home, keys), str(home))
    daemon.stop_at_signals()
    tray = None if not arguments.tray else _tray(daemon)
    if tray is None:
        asyncio.run(daemon.live())
    else:
        daemon.on_change, daemon.at_the_end = tray.refresh, tray.stop
        thread = threading.Thread(target=lambda: asyncio.run(daemon.live()), name="daemon")
        thread.start()
        tray.run()
        daemon.stop()
        thread.join()
    logging.shutdown()
    if daemon.was_loading:  # a thread is deep in a model's code, and Python would wait for it
        os._exit(0)


class Daemon:
    """A life and its socket, and the way into their event loop from other threads."""

    def __init__(self, parts: Parts, home: str) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self.at_the_end: Callable[[], None] = lambda: None
        self.was_loading = False
        self._parts = parts
        self._home = home
        self._loop: asyncio.AbstractEventLoop | None = None
        self._life: Life | None = None
        self._stopped_early = threading.Event()

    async def live(self) -> None:
        """Listens and answers until it is told to stop."""
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(_log_type)
        life = self._life = Life(self._parts, lambda: self.on_change())
        server = Server(Routes(life), self._home)
        try:
            await server.open()
            life.start()
            if self._stopped_early.is_set():
                life.stopping.set()
            await life.stopping.wait()
        finally:
            await server.close()
            self.was_loading = life.state == "loading"
            await life.stop()
            self.at_the_end()

    def stop(self) -> None:
        """Ends `live`, from any thread, even before it has begun."""
        self._stopped_early.set()
        self.call(lambda life: life.stopping.set())

    def call(self, what: Callable[[Life], object]) -> None:
        """Does something with the life, in its loop, from any thread."""
        if self._loop and self._life and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, self._life)

    def do(self, what: Callable[[Life], Coroutine[Any, Any, object]]) -> None:
        """As `call`, for what takes time."""
        self.call(lambda life: asyncio.ensure_future(what(life)))

    @property
    def snapshot(self) -> tuple[str, str]:
        """The state and its sentence, as the tray shows them."""
        return (self._life.state, self._life.sentence) if self._life else ("loading", "")

    def stop_at_signals(self) -> None:
        """Ends `live` at the first signal to end. Called in the main thread, before there are others."""
        if sys.platform == "win32":
            signal.signal(signal.SIGINT, lambda *_: self.stop())
            return
        ends = {signal.SIGTERM, signal.SIGINT, signal.SIGHUP}
        signal.pthread_sigmask(signal.SIG_BLOCK, ends)

        def wait() -> None:
            signal.sigwait(ends)
            self.stop()

        threading.Thread(target=wait, name="signals", daemon=True).start()


def say_nothing_of_values(home: Path) -> None:
    """Makes sure that no log, traceback or crash dump of this process can hold a value.

    Our own log has codes, types and counts only. Everyone else's is dropped: Presidio would log its findings.
    """
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.excepthook = lambda kind, *_: sys.stderr.write(f"penname: {kind.__name__}\n")
    threading.excepthook = lambda failure: log.error("a thread failed: %s", failure.exc_type.__name__)
    os.umask(0o077)
    handler = logging.handlers.RotatingFileHandler(home / "log", maxBytes=200_000, backupCount=1)
    handler.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    logging.lastResort = None
    logging.root.setLevel(logging.CRITICAL + 1)
    warnings.simplefilter("ignore")  # their texts may quote what they warn of


def _log_type(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    log.error("in the loop: %s", place_of(error) if error else "no exception")


def _tray(daemon: Daemon) -> Tray | None:
    """The tray icon, or None where there is no tray."""
    from penname.tray import icon, menu

    actions = menu.Actions(
        pause=lambda: daemon.call(lambda life: life.pause(5)),
        resume=lambda: daemon.call(lambda life: life.resume()),
        forget=lambda: daemon.do(lambda life: life.forget_everything()),
        quit=lambda: daemon.call(lambda life: life.quit()),
    )
    return icon.tray(actions, lambda: daemon.snapshot)
