"""Initials stay initials and become other letters; where the full name is known, the stand-in's own."""

from __future__ import annotations

from collections.abc import Callable

from penname.core.names.letters import fold, plain
from penname.core.surrogate import Scope

_SLOT = "person/initial"


def shifted(letter: str, scope: Scope, culture: str, by: int = 0) -> str:
    """Another capital of the culture's alphabet, by a secret shift: two letters never become one."""
    first = plain(letter[:1]).upper()
    alphabet = sorted({plain(name[:1]).upper() for name in scope.needs.pools.given(culture, "")} | {first})
    if len(alphabet) < 2:
        return first
    shift = 1 + (scope.choose(_SLOT, "", 0, len(alphabet) - 1) + by) % (len(alphabet) - 1)
    return alphabet[(alphabet.index(first) + shift) % len(alphabet)]


def beside_family(
    letter: str, family: str, stand_in: str, scope: Scope, culture: str, known: str = ""
) -> str:
    """The initial that stands for the given-name initial `letter` before the family name `family`.

    Args:
        family: The key of the family name; `stand_in` is what it became.
        known: The stand-in of the given name where that is known: its initial is taken while it is free.
    """
    return _pair(f"{fold(letter[:1])} {family}", letter, scope, culture, known, lambda i: f"{i} {stand_in}")[
        0
    ]


def kept_beside_family(letter: str, family: str, scope: Scope) -> str:
    """The initial chosen before for `letter` and `family`, or ""."""
    return (scope.kept(_SLOT, f"{fold(letter[:1])} {family}") or "")[:1]


def beside_given(letter: str, given: str, stand_in: str, scope: Scope, culture: str, known: str = "") -> str:
    """The initial that stands for the family-name initial `letter` after the given name `given`."""
    return _pair(f"{given} {fold(letter[:1])}", letter, scope, culture, known, lambda i: f"{stand_in} {i}")[
        -1
    ]


def both(
    letters: tuple[str, str], scope: Scope, culture: str, known: tuple[str, str] = ("", "")
) -> tuple[str, str]:
    """The two initials of a name of which nothing else is written: "M. T."."""
    first, last = (fold(letter[:1]) for letter in letters)

    def propose(attempt: int) -> str:
        if attempt == 0 and all(known):
            return f"{plain(known[0][:1]).upper()} {plain(known[1][:1]).upper()}"
        n = attempt - bool(all(known))
        return f"{shifted(first, scope, culture, n // 7)} {shifted(last, scope, culture, n)}"

    one, two = scope.keep(_SLOT, f"{first} {last}", propose).split(" ")
    return one, two


def _pair(key: str, letter: str, scope: Scope, culture: str, known: str, write: Callable[[str], str]) -> str:
    def propose(attempt: int) -> str:
        if attempt == 0 and known:
            return write(plain(known[:1]).upper())
        return write(shifted(letter, scope, culture, attempt - bool(known)))

    return scope.keep(_SLOT, key, propose)
