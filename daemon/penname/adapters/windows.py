"""Windows over a text of any length, cut where lines and sentences end.

A window is the unit of caching: when a turn grows at its end, or a request sends the history again, the
windows that did not change are not read again.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from threading import Lock
from typing import Generic, TypeVar

_BREAKS = (
    re.compile(r"\n\s*\n"),
    re.compile(r"\n"),
    re.compile(r"[.!?。！？…]['\")\]]*\s+"),
    re.compile(r"\s"),
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True, repr=False)
class Window:
    """A stretch of a text. `lead` characters at its start were the end of the window before."""

    text: str
    start: int
    lead: int


def windows(text: str, size: int, overlap: int) -> Iterator[Window]:
    """Windows of at most `size` + `overlap` characters that cover the whole text in order."""
    start = 0
    while start < len(text):
        end = _cut(text, start, size)
        lead_start = _word_start(text, max(0, start - overlap), start) if start else 0
        yield Window(text[lead_start:end], lead_start, start - lead_start)
        start = end


def _cut(text: str, start: int, size: int) -> int:
    """The end of a window that begins at `start`: the last paragraph, line, sentence or word that fits."""
    limit = start + size
    if limit >= len(text):
        return len(text)
    for breaks in _BREAKS:
        last = 0
        for match in breaks.finditer(text, start + size // 2, limit):
            last = match.end()
        if last:
            return last
    return limit


def _word_start(text: str, place: int, limit: int) -> int:
    while place < limit and place and not text[place - 1].isspace():
        place += 1
    return place


class Cache(Generic[T]):
    """The latest results by text, bounded, thread-safe. Keys are hashes: no text is kept here."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[bytes, T] = OrderedDict()
        self._lock = Lock()

    def get(self, text: str, compute: Callable[[], T]) -> T:
        """What `compute` gave for this text, computed when it is not kept."""
        key = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        value = compute()
        with self._lock:
            self._kept[key] = value
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return value
