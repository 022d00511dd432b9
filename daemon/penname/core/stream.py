"""Restoring a text that arrives in pieces, cut anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Protocol

LOOK_BEHIND = 256
"""Characters kept before what is not yet restored: more than any guard looks back."""

# Between two plain words a text can be cut without being read differently.
_CUT = re.compile(r"(?<=[A-Za-z] )(?=[A-Za-z])")


class _Advances(Protocol):
    def advance(self, text: str, done: int, *, final: bool) -> tuple[str, int]: ...


def restore_stream(restorer: _Advances, chunks: Iterable[str]) -> Iterator[str]:
    """Yields the restored text piece by piece; joined, it is what `restore` makes of the joined chunks.

    A piece is held back only while its end may become a known form, or a longer one, or while what follows
    decides whether it is one ("Elena" before a space may be "Elena Ferrante"). The rest follows at the end.
    """
    text, done = "", 0
    for chunk in chunks:
        text += chunk
        piece, done = restorer.advance(text, done, final=False)
        if piece:
            yield piece
        text, done = _forgotten(text, done)
    piece, _ = restorer.advance(text, done, final=True)
    if piece:
        yield piece


def _forgotten(text: str, done: int) -> tuple[str, int]:
    if done <= 4 * LOOK_BEHIND:
        return text, done
    cuts = [found.start() for found in _CUT.finditer(text, 0, done - LOOK_BEHIND)]
    return (text[cuts[-1] :], done - cuts[-1]) if cuts else (text, done)
