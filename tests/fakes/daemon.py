"""A daemon as a process of its own, to be asked, killed, and looked at afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from penname.client.daemon import Refusal, ask
from penname.protocol import messages
from penname.protocol.exchange import is_answering
from penname.protocol.parts import Leaf
from penname.protocol.replies import Protected

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "tests.fakes.run_daemon"]


class Daemon:
    """One process. `command` is a detector that knows a few names unless said otherwise."""

    def __init__(self, home: Path, command: list[str] | None = None, **environment: str) -> None:
        self.home = home
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            command or COMMAND,
            cwd=ROOT,
            env={**os.environ, "PENNAME_HOME": str(home), **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def wait_for_socket(self) -> float:
        """Waits until the daemon answers; seconds since its start."""
        while not is_answering(str(self.home)):
            assert self.process.poll() is None, self.output()
            assert time.perf_counter() - self.begun < 20
            time.sleep(0.005)
        self.ask(messages.Status())
        return time.perf_counter() - self.begun

    def wait_until(self, *states: str) -> float:
        """Waits for one of the states; seconds since the start."""
        self.wait_for_socket()
        while (state := self.ask(messages.Status()).state) not in states:
            assert time.perf_counter() - self.begun < 30, state
            time.sleep(0.02)
        return time.perf_counter() - self.begun

    def ask(self, request: Any) -> Any:
        """The reply, as the command line gets it; a refusal is given, not raised."""
        try:
            return ask(request, str(self.home))
        except Refusal as refusal:
            return refusal

    def kill(self) -> None:
        """As a crash: nothing is tidied up."""
        self.process.kill()
        self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Asks it to end; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(10)

    def output(self) -> str:
        """All it has printed, once it has ended."""
        assert self.process.stdout
        return self.process.stdout.read().decode()

    def protect(self, text: str, conversation: str = "c1", request: str = "r1") -> Protected:
        """What would leave for one prompt on ChatGPT."""
        reply: Protected = self.ask(prompt(text, conversation, request))
        return reply


def prompt(text: str, conversation: str = "c1", request: str = "r1") -> messages.Protect:
    """One typed prompt."""
    return messages.Protect("chatgpt", conversation, request, (Leaf("p", text),))
