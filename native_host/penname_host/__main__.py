"""The program that the browser starts. Its first act is to keep stdout for frames alone."""

from __future__ import annotations

import os
import sys
import threading
from typing import BinaryIO


def main() -> int:
    """Relays between the browser and the daemon until the browser closes stdin."""
    output = protect_stdout()
    sys.excepthook = lambda kind, *_: _say(kind)
    threading.excepthook = lambda failure: _say(failure.exc_type)

    from penname.protocol import endpoint
    from penname_host.daemon_client import DaemonClient
    from penname_host.relay import Relay

    if sys.platform == "win32":
        import msvcrt

        msvcrt.setmode(sys.stdin.fileno(), os.O_BINARY)
        msvcrt.setmode(output.fileno(), os.O_BINARY)
    Relay(DaemonClient(endpoint.home()).ask, output).run(sys.stdin.buffer)
    return 0


def _say(kind: type[BaseException]) -> None:
    """The type of what went wrong, and never its text."""
    sys.stderr.write(f"penname-host: {kind.__name__}\n")


def protect_stdout() -> BinaryIO:
    """The real stdout; file descriptor 1 becomes stderr, so that no stray print can corrupt a frame."""
    real = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(real, "wb")


if __name__ == "__main__":
    raise SystemExit(main())
