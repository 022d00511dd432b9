"""Digits and letters moved by a secret shift: the same number of them, no two values become one.

For short runs that say little alone (a house number, the digits of a user name), where a table of taken
values would soon be full: ten house numbers below 10 leave no choice.
"""

from __future__ import annotations

from penname.core.surrogate import Scope

_DIGITS = "0123456789"
_WIDE_DIGITS = "０１２３４５６７８９"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def shifted(text: str, slot: str, scope: Scope, kept: int = 0) -> str:
    """`text` with its digits and ASCII letters shifted, each place by its own secret step; all else stays.

    The first `kept` digits or letters stay too. A number keeps its length without a new leading zero, and the
    first place always changes.
    """
    size = sum(_moves(c) for c in text)
    out: list[str] = []
    place = 0
    for c in text:
        if not _moves(c):
            out.append(c)
            continue
        place += 1
        if place <= kept:
            out.append(c)
            continue
        first = place == kept + 1
        if c.isdigit():
            digits = _DIGITS if c.isascii() else _WIDE_DIGITS
            alphabet = digits[1:] if first and kept == 0 and c != digits[0] else digits
        else:
            alphabet = _LETTERS if c.islower() else _LETTERS.upper()
        step = scope.choose(slot, f"{size}:{place}:{len(alphabet)}", 0, len(alphabet) - first) + first
        out.append(alphabet[(alphabet.index(c) + step) % len(alphabet)])
    return "".join(out)


def _moves(c: str) -> bool:
    return (c.isascii() and c.isalnum()) or c in _WIDE_DIGITS
