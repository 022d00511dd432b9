"""One body to the daemon, one answer back: HTTP/1.1 over a local socket, by hand. Standard library only.

`http.client` would do the same and costs the native host a third of its start.

    Unreachable         nobody listens there, or not somebody we would trust
    TooSlow             no answer in time
    Garbled             an answer that is none of our daemon's
"""

from __future__ import annotations

import os
import socket
import sys
from typing import Protocol

from penname.protocol import endpoint
from penname.protocol.terms import VERSION


class ExchangeFailed(Exception):
    """The root of this tree. `code` is a refusal of the protocol."""

    code = "unreachable"


class Unreachable(ExchangeFailed):
    """Raised when the daemon does not run: start it and try again."""


class TooSlow(ExchangeFailed):
    """Raised when the daemon has taken the request and given no answer in time."""

    code = "timeout"


class Garbled(ExchangeFailed):
    """Raised when the answer breaks off or is no answer of ours. The daemon may have died in the middle."""

    code = "failed"


class _Stream(Protocol):
    def sendall(self, data: bytes, /) -> None: ...
    def recv(self, size: int, /) -> bytes: ...
    def close(self) -> None: ...


def exchange(home: str, body: bytes, client: str, seconds: float) -> bytes:
    """The daemon's answer to `body`, JSON both ways.

    Args:
        home: The state folder whose daemon is meant.
        body: A request of `messages.py`, encoded.
        client: endpoint.NATIVE_HOST or endpoint.COMMAND_LINE.
        seconds: How long any single step may take; the answer is one step.

    Raises:
        Unreachable, TooSlow, Garbled.
    """
    head = (
        "POST / HTTP/1.1\r\nHost: penname\r\nConnection: close\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n{endpoint.TOKEN}: {endpoint.read_token(home)}\r\n"
        f"{endpoint.VERSION}: {VERSION}\r\n{endpoint.CLIENT}: {client}\r\n\r\n"
    )
    stream = _connect(endpoint.find_address(home), seconds)
    try:
        stream.sendall(head.encode() + body)
        answer = bytearray()
        while more := stream.recv(1 << 16):
            answer += more
    except TimeoutError:
        raise TooSlow from None
    except OSError:
        raise Garbled from None
    finally:
        stream.close()
    return _body(bytes(answer))


def is_answering(home: str) -> bool:
    """Whether somebody listens at the daemon's address."""
    try:
        _connect(endpoint.find_address(home), 1.0).close()
    except ExchangeFailed:
        return False
    return True


def _connect(address: str, seconds: float) -> _Stream:
    if sys.platform == "win32":
        return _Pipe(address)
    if not endpoint.is_private(os.path.dirname(address)):
        raise Unreachable
    stream = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    stream.settimeout(seconds)
    try:
        stream.connect(address)
    except OSError:
        stream.close()
        raise Unreachable from None
    return stream


def _body(answer: bytes) -> bytes:
    head, border, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.split(b"\r\n")
    length = [line.split(b":", 1)[1].strip() for line in lines if line.lower().startswith(b"content-length:")]
    if not border or not status.startswith(b"HTTP/1.1 200 ") or length != [b"%d" % len(body)]:
        raise Garbled
    return body


class _Pipe:
    """A Windows named pipe, read and written like a socket. Not run by us: no Windows at hand."""

    def __init__(self, address: str) -> None:
        try:
            self._file = open(address, "r+b", buffering=0)  # noqa: SIM115  closed by `close`
        except OSError:
            raise Unreachable from None

    def sendall(self, data: bytes, /) -> None:
        self._file.write(data)

    def recv(self, size: int, /) -> bytes:
        return self._file.read(size) or b""

    def close(self) -> None:
        self._file.close()
