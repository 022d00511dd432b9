"""Every byte that reaches the replicas, and whether a planted value is anywhere in it.

A value that leaked may stand in a body as it is, percent-encoded in a URL, escaped in JSON, in base64, under
gzip, or one inside another. `Arrival.readings` undoes them all, a few layers deep; `Record.leaks` searches
every reading without regard to case, and digits also with their separators removed.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import json
import re
import unicodedata
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from urllib.parse import unquote_plus

DEPTH = 4
"""Layers of encoding undone: gzip, form, JSON in JSON is three."""

_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{16,}={0,2}")
_BETWEEN_DIGITS = re.compile(r"(?<=\d)[\s.()/+\-\u2010-\u2015]+(?=\d)")


@dataclass(frozen=True, slots=True)
class Arrival:
    """One request or one websocket frame, as it came off the wire."""

    channel: str  # request, frame
    method: str
    url: str = field(repr=False)
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    body: bytes = field(default=b"", repr=False)

    @property
    def path(self) -> str:
        """Path without host and query, to name an arrival without showing what it carries."""
        return re.sub(r"^\w+://[^/]*", "", self.url).split("?", 1)[0]

    def text(self) -> str:
        """Give the body as text, unpacked when it is gzip."""
        return _decoded(_unpacked(self.body))

    def json(self) -> object:
        """Give the body as JSON. Raises ValueError when it is not."""
        return json.loads(self.text())

    def readings(self) -> Iterator[str]:
        """Yield every text this arrival can be read as, normalized (NFKC) and in lower case."""
        headers = (f"{name}: {content}" for name, content in self.headers)
        wire = [self.url, *headers, _decoded(self.body), self.text()]
        seen: set[str] = set()
        layer = wire
        for _ in range(DEPTH):
            fresh = [text for text in dict.fromkeys(layer) if text and text not in seen]
            seen.update(fresh)
            for text in fresh:
                yield unicodedata.normalize("NFKC", text).casefold()
            layer = [inner for text in fresh for inner in _inside(text)]


@dataclass(slots=True)
class Record:
    """All that arrived, in order."""

    arrivals: list[Arrival] = field(default_factory=list, repr=False)

    def leaks(self, planted: Iterable[str], since: int = 0) -> list[tuple[str, str]]:
        """Pair each planted value found in an arrival with the path it arrived at; empty when nothing leaked.

        `since` leaves out that many of the first arrivals.
        """
        values = [(value, unicodedata.normalize("NFKC", value).casefold()) for value in planted]
        found: dict[tuple[str, str], None] = {}
        for arrival in self.arrivals[since:]:
            for reading in arrival.readings():
                joined = _BETWEEN_DIGITS.sub("", reading)
                for value, folded in values:
                    if _stands_in(folded, reading) or _stands_in(_BETWEEN_DIGITS.sub("", folded), joined):
                        found[(value, f"{arrival.method} {arrival.path}")] = None
        return list(found)

    def to(self, path: str, method: str = "POST") -> list[Arrival]:
        """List the arrivals whose path matches the pattern `path` whole."""
        return [a for a in self.arrivals if a.method == method and re.fullmatch(path, a.path)]


def _stands_in(value: str, text: str) -> bool:
    """Tell whether `value` stands in `text`, not inside a longer word or number."""
    start = text.find(value)
    while start >= 0:
        before, after = text[start - 1 : start], text[start + len(value) : start + len(value) + 1]
        if not (before.isalnum() and value[0].isalnum()) and not (after.isalnum() and value[-1].isalnum()):
            return True
        start = text.find(value, start + 1)
    return False


def _decoded(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _unpacked(raw: bytes) -> bytes:
    """Undo gzip, as often as it was done; other bytes come back as they are."""
    while raw[:2] == b"\x1f\x8b":
        try:
            raw = gzip.decompress(raw)
        except (OSError, EOFError, zlib.error):
            return raw
    return raw


def _inside(text: str) -> Iterator[str]:
    """Yield what `text` holds one layer further in."""
    if "%" in text or "+" in text:
        yield unquote_plus(text)
    if "\\" in text:
        yield from _json_strings(text)
    for match in _BASE64.finditer(text):
        token = match.group().replace("-", "+").replace("_", "/").rstrip("=")
        try:
            raw = base64.b64decode(token + "=" * (-len(token) % 4))
        except binascii.Error:
            continue
        yield _decoded(_unpacked(raw))


def _json_strings(text: str) -> Iterator[str]:
    """Yield the strings of a JSON text, or `text` with its escapes undone when it is not whole JSON."""
    try:
        yield from _strings(json.loads(text))
    except ValueError:
        yield re.sub(r"\\u([0-9a-fA-F]{4})", lambda m: chr(int(m.group(1), 16)), text).replace('\\"', '"')


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from _strings(item)
