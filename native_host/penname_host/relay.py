"""Frames from the browser to the daemon and back; bodies pass unread.

The browser starts one host per connection and talks to it over stdin and stdout. For every frame the host
asks the daemon in a thread of its own, so that a long answer holds up no other. Whatever goes wrong comes
back as a `refused` message, which means to the extension: nothing may leave. Nothing is logged, ever.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import BinaryIO

from penname.protocol.exchange import ExchangeFailed
from penname.protocol.terms import LARGEST_REQUEST, REFUSALS
from penname_host import frames


class Relay:
    """Passes frames on until the browser closes its end.

    Args:
        ask: Gives the daemon's answer to a body, or raises ExchangeFailed. Called from many threads.
        output: Where frames to the browser go.
    """

    def __init__(self, ask: Callable[[bytes], bytes], output: BinaryIO) -> None:
        self._ask = ask
        self._output = output
        self._one_writer = threading.Lock()

    def run(self, source: BinaryIO) -> None:
        """Answers every frame of `source`; returns at its end or when it can't be followed any further."""
        try:
            while frame := frames.read(source):
                threading.Thread(target=self._answer, args=frame, daemon=True).start()
        except frames.BrokenFrame:
            return

    def _answer(self, name: object, body: str) -> None:
        answer = self._answer_to(body)
        try:
            with self._one_writer:
                for frame in frames.answer(name, answer):
                    self._output.write(frame)
                    self._output.flush()
        except (OSError, ValueError):
            return  # the browser is gone, and with it everyone who could be told

    def _answer_to(self, body: str) -> str:
        try:
            request = body.encode()
            if len(request) > LARGEST_REQUEST:
                return refused("too-large")
            return self._ask(request).decode()
        except ExchangeFailed as failure:
            return refused(failure.code)
        except UnicodeError:
            return refused("malformed")
        except Exception:
            return refused("failed")  # whatever it was: the extension must hear that nothing may leave


def refused(code: str) -> str:
    """The body of a refusal: its code and its sentence."""
    return json.dumps({"type": "refused", "code": code, "message": REFUSALS[code], "parameters": {}})
