"""The words that stand in clear in a conversation: real values, and everything else that was said.

A new surrogate must be none of them, or restoring would put somebody's name where it was never written.
"""

from __future__ import annotations

import re

_WORD = re.compile(r"\w+")
# Scripts written without blanks: a name may stand anywhere in a run of letters.
_UNSPACED = re.compile(r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")


def words(text: str) -> tuple[str, ...]:
    """The words and numbers of `text` in order, case folded, without what stands between."""
    return tuple(_WORD.findall(text.casefold()))


class Said:
    """Everything said so far, searchable by whole words."""

    def __init__(self) -> None:
        self._text = " "
        self._seen: set[int] = set()

    def add(self, text: str) -> None:
        """Takes one more text or value; the same one twice is taken once."""
        mark = hash(text)
        if mark not in self._seen:
            self._seen.add(mark)
            self._text += " ".join(words(text)) + " "

    def __contains__(self, phrase: object) -> bool:
        """Whether the words of `phrase` stand somewhere one after the other, in any case."""
        wanted = " ".join(words(str(phrase)))
        if not wanted:
            return False
        return (wanted if _UNSPACED.search(wanted) else f" {wanted} ") in self._text
