"""Asks the daemon one thing, and waits for the answer.

Refusal             the daemon has refused, or does not run: `code` and a sentence for people
"""

from __future__ import annotations

from typing import Any

from penname.protocol import endpoint
from penname.protocol.codec import decode_reply, encode
from penname.protocol.exchange import ExchangeFailed, Unreachable, exchange
from penname.protocol.replies import Refused
from penname.protocol.terms import REFUSALS

SECONDS = 30.0


class Refusal(Exception):
    """Raised with the code and sentence of what was refused."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class NotRunning(Refusal):
    """Raised when there is no daemon to ask."""

    def __init__(self) -> None:
        super().__init__("unreachable", "Penname is not running. Start it: penname run")


def ask(request: Any, home: str = "") -> Any:
    """The daemon's reply to a request of `messages.py`.

    Raises:
        Refusal: With the daemon's own sentence.
        NotRunning: Nobody listens.
    """
    try:
        body = exchange(home or endpoint.home(), encode(request), endpoint.COMMAND_LINE, SECONDS)
    except Unreachable:
        raise NotRunning from None
    except ExchangeFailed as failure:
        raise Refusal(failure.code, REFUSALS[failure.code]) from None
    reply = decode_reply(body)
    if isinstance(reply, Refused):
        raise Refusal(reply.code, reply.message)
    return reply
