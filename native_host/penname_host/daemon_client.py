"""The daemon as the native host sees it: a body goes in, an answer comes out, started first if need be."""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from penname.protocol import endpoint
from penname.protocol.exchange import ExchangeFailed, Garbled, Unreachable, exchange, is_answering

SECONDS_TO_ANSWER = 60.0
"""Longer than the daemon's own limits (25 s for `watch`), so that its refusals come first."""

SECONDS_BETWEEN_TRIES = (0.0, 0.2)
"""A daemon that is being killed still takes connections for a moment: a first new try may meet it dying."""

SECONDS_TO_START = 5.0
MOST_STARTS = 3
"""In a minute, by all hosts of a home together: a daemon that dies at once is not started over and over."""


class Quit(ExchangeFailed):
    """Raised when the person has quit the daemon: then it stays so until they start it."""

    code = "quit"


class DaemonClient:
    """Asks the daemon of one home. Thread-safe."""

    def __init__(self, home: str, command: list[str] | None = None) -> None:
        self._home = home
        self._command = command or daemon_command()

    def ask(self, body: bytes) -> bytes:
        """The daemon's answer. A daemon that does not run, or dies before it answers, is started.

        Asking again is safe: nothing that a request of the browser does is committed before `confirm`, and
        a `confirm` counts once.

        Raises:
            Unreachable, TooSlow, Garbled: As `exchange`, after the last try.
            Quit: It does not run because the person wants it so.
        """
        for pause in SECONDS_BETWEEN_TRIES:
            try:
                return exchange(self._home, body, endpoint.NATIVE_HOST, SECONDS_TO_ANSWER)
            except (Unreachable, Garbled):
                time.sleep(pause)
                self._start()
        return exchange(self._home, body, endpoint.NATIVE_HOST, SECONDS_TO_ANSWER)

    def _start(self) -> None:
        """Starts the daemon detached and waits for its socket. Raises: Unreachable, Quit."""
        if os.path.exists(endpoint.quit_mark(self._home)):
            raise Quit
        with _record(self._home) as record:
            if is_answering(self._home):  # another thread or host was faster
                return
            now = time.time()
            starts = [moment for moment in record if 0 <= now - moment < 60]
            if len(starts) >= MOST_STARTS:
                raise Unreachable
            record[:] = [*starts, now]
            _spawn(self._command, self._home)
            while not is_answering(self._home):
                if time.time() - now > SECONDS_TO_START:
                    raise Unreachable
                time.sleep(0.02)


def daemon_command() -> list[str]:
    """How the daemon is started: by this Python, or as the program that lies beside a frozen host."""
    if getattr(sys, "frozen", False):
        name = "penname.exe" if sys.platform == "win32" else "penname"
        return [os.path.join(os.path.dirname(sys.executable), name), "run"]
    return [sys.executable, "-I", "-m", "penname", "run"]


def _spawn(command: list[str], home: str) -> None:
    """Starts `command` so that it outlives this host and the browser. Raises: Unreachable."""
    import subprocess

    apart = 0
    if sys.platform == "win32":
        apart = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP
    nothing = subprocess.DEVNULL
    try:
        subprocess.Popen(  # noqa: S603  our own program
            command,
            cwd=home,
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            start_new_session=True,
            creationflags=apart,
        )
    except OSError:
        raise Unreachable from None


@contextmanager
def _record(home: str) -> Iterator[list[float]]:
    """The times of the latest starts, shared by all hosts of a home; one of them at a time has it."""
    os.makedirs(home, mode=0o700, exist_ok=True)
    path = os.path.join(home, "starts")
    with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii") as file:
        _lock(file.fileno())
        record = [moment for line in file.read().split() if math.isfinite(moment := _number(line))]
        try:
            yield record
        finally:
            file.seek(0)
            file.truncate()
            file.write("".join(f"{moment:.3f}\n" for moment in record))


def _number(line: str) -> float:
    try:
        return float(line)
    except ValueError:
        return math.nan  # a line cut by a crash


if sys.platform == "win32":  # not run by us: no Windows at hand
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)
