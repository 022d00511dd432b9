"""Frames of native messaging: a length (4 bytes, native order), then as many bytes of UTF-8 JSON.

A frame is `{"id": …, "body": "…"}`; the body is a string that is passed on unread. An answer too long for one
frame goes in several: `{"id", "part", "parts", "body"}`, to be joined in order of `part`, from 0.

    BrokenFrame     the stream ended inside a frame, or what came is no frame: nothing more can be read

Source: developer.chrome.com, "Native messaging", and MDN, "Native messaging".
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from typing import BinaryIO

from penname.protocol.terms import LARGEST_FRAME

_LENGTH = struct.Struct("=I")

LARGEST_INCOMING = 64 * 1024 * 1024
"""Bytes of a frame from the browser; Chromium sends none that is longer."""


LONGEST_NAME = 200
"""Characters of an `id`, which comes back with every part of the answer."""


class BrokenFrame(Exception):
    """Raised when the stream can't be followed any further."""


def read(stream: BinaryIO) -> tuple[object, str] | None:
    """The next frame's id and body; None at the end of the stream.

    Raises:
        BrokenFrame.
    """
    header = _exactly(stream, _LENGTH.size, at_a_border=True)
    if not header:
        return None
    (length,) = _LENGTH.unpack(header)
    if length > LARGEST_INCOMING:
        raise BrokenFrame
    try:
        frame = json.loads(_exactly(stream, length))
        name, body = frame["id"], frame["body"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BrokenFrame from None
    if not isinstance(body, str) or not _is_name(name):
        raise BrokenFrame
    return name, body


def _is_name(name: object) -> bool:
    """Whether an `id` is a number or a short text, which the browser will read again as it was."""
    return isinstance(name, int) or (isinstance(name, str) and len(name) <= LONGEST_NAME)


def answer(name: object, body: str, largest: int = LARGEST_FRAME) -> Iterator[bytes]:
    """The frames, each with its length, that carry `body` as the answer to `name`.

    No frame is longer than `largest` bytes of JSON. A body in one piece has no `part`.
    """
    whole = _json({"id": name, "body": body})
    if len(whole) <= largest:
        yield _LENGTH.pack(len(whole)) + whole
        return
    room = largest - len(_json({"id": name, "part": 10**6, "parts": 10**6, "body": ""}))
    pieces = list(_pieces(body, room))
    for part, piece in enumerate(pieces):
        frame = _json({"id": name, "part": part, "parts": len(pieces), "body": piece})
        yield _LENGTH.pack(len(frame)) + frame


def _pieces(body: str, room: int) -> Iterator[str]:
    """`body` cut between characters, each piece at most `room` bytes as a JSON string."""
    if len(_json(body)) - len('""') <= room:
        yield body
    else:
        middle = len(body) // 2
        yield from _pieces(body[:middle], room)
        yield from _pieces(body[middle:], room)


def _json(value: object) -> bytes:
    try:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:  # half of a surrogate pair: written as an escape
        return json.dumps(value, separators=(",", ":")).encode()


def _exactly(stream: BinaryIO, length: int, *, at_a_border: bool = False) -> bytes:
    read = b""
    while len(read) < length:
        more = stream.read(length - len(read))
        if not more:
            if at_a_border and not read:
                return b""
            raise BrokenFrame
        read += more
    return read
