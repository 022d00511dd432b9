"""Who asks, and what they may ask.

Two programs know the token of this installation: the native host, which speaks for the extension, and the
command line. Both run as this user and say who they are in a header. A page or an extension cannot pass for
the command line, since the native host writes that header itself, on every request. A program of this user
that reads the token can do what the user can: that is outside what is defended (product.md, threat model).

    Denied              a caller that is not known, of another version, or that asks for what is not theirs
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from enum import Enum
from typing import Any

from penname.protocol import endpoint, messages
from penname.protocol.terms import REFUSALS, VERSION


class Caller(Enum):
    """Who is at the door."""

    NATIVE_HOST = endpoint.NATIVE_HOST
    COMMAND_LINE = endpoint.COMMAND_LINE


COMMAND_LINE_ONLY = (messages.Quit, messages.Unlock)
"""A passphrase never goes through a browser, and no page's bug can stop the daemon."""

LONGEST_PAUSE = {Caller.NATIVE_HOST: 60, Caller.COMMAND_LINE: 24 * 60}
"""Minutes."""


class Denied(Exception):
    """Raised with the code of the refusal."""

    def __init__(self, code: str) -> None:
        super().__init__(REFUSALS[code])
        self.code = code


def caller(headers: Mapping[str, str], token: str) -> Caller:
    """Who sends these headers.

    Raises:
        Denied: `token` is not theirs, they speak another version, or they do not say who they are.
    """
    given = headers.get(endpoint.TOKEN, "")
    if not token or not hmac.compare_digest(given.encode("utf-8", "replace"), token.encode()):
        raise Denied("token")
    if headers.get(endpoint.VERSION, "") != str(VERSION):
        raise Denied("version")
    try:
        return Caller(headers.get(endpoint.CLIENT, ""))
    except ValueError:
        raise Denied("malformed") from None


def allow(request: Any, who: Caller) -> None:
    """Passes a request that `who` may make. Raises: Denied."""
    if isinstance(request, COMMAND_LINE_ONLY) and who is not Caller.COMMAND_LINE:
        raise Denied("not-allowed")
    if isinstance(request, messages.Pause) and not 1 <= request.minutes <= LONGEST_PAUSE[who]:
        raise Denied("not-allowed")
    if isinstance(request, messages.Hello) and request.version != VERSION:
        raise Denied("version")
