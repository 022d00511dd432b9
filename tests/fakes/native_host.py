"""The browser's side of native messaging: starts the host as a browser does, and speaks frames with it."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import penname_host
from penname.protocol.codec import decode_reply, encode

ROOTS = [str(Path(penname_host.__file__).parents[1]), str(Path(penname_host.__file__).parents[2] / "daemon")]
START = f"""
import sys
sys.path[:0] = {ROOTS!r}
from penname_host import __main__, daemon_client
if sys.argv[2:]:
    daemon_client.daemon_command = lambda: sys.argv[2:]
sys.exit(__main__.main())
"""


def frame(record: Any) -> bytes:
    """A frame as a browser writes it."""
    body = json.dumps(record).encode()
    return struct.pack("=I", len(body)) + body


class Browser:
    """One connection to a native host, which is a process of its own without site packages."""

    def __init__(self, home: Path, daemon: Sequence[str] = (), **environment: str) -> None:
        """`daemon` is the command by which the host starts a daemon; its own when it is empty."""
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", START, "chrome-extension://x/", *daemon],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PENNAME_HOME": str(home), **environment},
        )
        self._next = 0

    def send(self, body: str) -> int:
        """Sends one body; gives the frame's id."""
        assert self.process.stdin
        self._next += 1
        self.process.stdin.write(frame({"id": self._next, "body": body}))
        self.process.stdin.flush()
        return self._next

    def receive(self) -> dict[str, Any]:
        """The next frame from the host."""
        assert self.process.stdout
        (length,) = struct.unpack("=I", self.process.stdout.read(4))
        frame: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return frame

    def ask(self, request: Any) -> Any:
        """The reply to one request, joined when it came in pieces."""
        name = self.send(encode(request).decode())
        pieces: dict[int, str] = {}
        while True:
            answer = self.receive()
            assert answer["id"] == name
            pieces[answer.get("part", 0)] = answer["body"]
            if len(pieces) == answer.get("parts", 1):
                return decode_reply("".join(pieces[part] for part in sorted(pieces)).encode())

    def close(self) -> int:
        """Closes stdin, as a browser does that goes away; the host's exit code."""
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.process.stdin.close()
        code = self.process.wait(5)
        self.process.stdout.close()
        self.process.stderr.close()
        return code
