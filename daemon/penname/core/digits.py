"""Digits and letters change, their layout stays: each character goes to another of its own alphabet.

All characters of a value are enciphered together, as one number in a mixed radix. From 10^6 values on by
FF1 (over decimal digits, or over bits and walked), below by the small-domain permutation.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache

from penname.core.errors import DomainTooSmall
from penname.core.ff1 import FF1, MIN_DOMAIN
from penname.core.permutation import LEAST, permutation

DIGITS = "0123456789"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALPHABETS = (
    DIGITS,
    LATIN,
    "ÄÖÜ",
    "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ",
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
    "さすせそたちつてとなにぬねのはひふほまみむめもやゆらりるろ",  # on Japanese plates
)
HEX = "0123456789ABCDEF"

LONGEST = 256
"""Characters that are enciphered as one number; what is longer is no reference that anyone reads."""


@cache
def alphabet_of(character: str) -> str:
    """The letters or digits that may stand where `character` stands, as capitals; "" if it must stay.

    Digits of other scripts stay in their script.
    """
    if character.isdecimal():
        zero = ord(character) - unicodedata.digit(character)
        return "".join(chr(zero + step) for step in range(10))
    upper = character.upper()
    return next((alphabet for alphabet in ALPHABETS if upper in alphabet), "")


def encipher(key: bytes, tweak: str, text: str, alphabets: Sequence[str]) -> str:
    """`text` with each character exchanged for one of its alphabet; one text alone leads to each result.

    Args:
        key: 32 bytes.
        tweak: The kind, the parts that are kept, the attempt.
        text: Capitals and digits, each in the alphabet of its place; at most 256.
        alphabets: One for each character, of at least one character.

    Raises:
        DomainTooSmall: There are fewer than 20 texts of this shape.
        ValueError: `text` is longer than 256 characters.
    """
    if len(text) > LONGEST:
        raise ValueError(f"at most {LONGEST} characters are enciphered together")
    size = 1
    for alphabet in alphabets:
        size *= len(alphabet)
    if size < LEAST:
        raise DomainTooSmall("value", size, LEAST)
    if size >= MIN_DOMAIN and all(alphabet == DIGITS for alphabet in alphabets):
        return FF1(key).encrypt(text, tweak.encode())
    value = 0
    for character, alphabet in zip(text, alphabets, strict=True):
        value = value * len(alphabet) + alphabet.index(character)
    value = permutation(key, tweak, size).forward(value)
    return _spelled(value, alphabets)


def _spelled(value: int, alphabets: Sequence[str]) -> str:
    characters = []
    for alphabet in reversed(alphabets):
        value, digit = divmod(value, len(alphabet))
        characters.append(alphabet[digit])
    return "".join(reversed(characters))


def in_layout(layout: str, characters: str) -> str:
    """`layout` with its exchangeable characters replaced in order by `characters`, letter case kept.

    A letter that takes the place of a digit is small where all letters of the layout are.
    """
    rest = iter(characters)
    small = layout == layout.lower()
    return "".join(_cased(next(rest), each, small) if alphabet_of(each) else each for each in layout)


def _cased(character: str, like: str, small: bool) -> str:
    return character.lower() if like.islower() or (small and like.isdecimal()) else character
