"""One daemon per store: a lock on a file, which the system releases however the process ends.

AlreadyRunning      another process of this user holds the lock
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType


class AlreadyRunning(Exception):
    """Raised when another daemon works on the same store."""

    def __init__(self) -> None:
        super().__init__("Penname is already running. See: penname status")


class LockFile:
    """Holds an exclusive lock from `acquire` to `release`; as a context manager, for a block.

    The file stays: removing it would let a second process lock a new file of the same name.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle = -1

    def acquire(self) -> None:
        """Takes the lock or raises AlreadyRunning; never waits."""
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _lock(handle)
        except OSError:
            os.close(handle)
            raise AlreadyRunning from None
        self._handle = handle

    def release(self) -> None:
        """Gives the lock back. Does nothing when it is not held."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> LockFile:
        self.acquire()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


if sys.platform == "win32":  # not run by us: no Windows at hand
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
