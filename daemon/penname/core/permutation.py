"""A keyed permutation of 0 … size-1, for domains that are too small for FF1.

Up to 10^5 elements: the prefix cipher. The domain is put in the order of AES_k(element), and an element
goes to its place in that order. Built once, then a look-up either way; nothing to walk, nothing to collide.
Above: FF1 over as many bits as the size needs, walked until the result lies inside.

Source: Black & Rogaway, Ciphers with Arbitrary Finite Domains (CT-RSA 2002), methods 1 and 2.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import ECB

from penname.core.errors import DomainTooSmall
from penname.core.ff1 import FF1, MIN_DOMAIN
from penname.core.keys import fingerprint

LEAST = 20
"""A permutation of fewer elements hides little."""

LARGEST_TABLE = 100_000


class Permutation(Protocol):
    """A bijection of 0 … size-1."""

    @property
    def size(self) -> int:
        """How many elements are permuted."""
        ...

    def forward(self, element: int) -> int:
        """Where `element` goes.

        Raises:
            IndexError: It is not in 0 … size-1.
        """
        ...

    def back(self, element: int) -> int:
        """What goes to `element`; raises as `forward` does."""
        ...


@lru_cache(maxsize=64)
def permutation(key: bytes, tweak: str, size: int) -> Permutation:
    """The permutation of `size` elements that `key` and `tweak` select; the last 64 are kept built.

    Args:
        key: 32 bytes.
        tweak: What is permuted, and the attempt: each tweak gives an unrelated permutation.
        size: At least 20. Up to 10^5 the table takes 16 bytes per element.

    Raises:
        DomainTooSmall: Fewer than 20 elements.
    """
    if size < LEAST:
        raise DomainTooSmall("value", size, LEAST)
    own_key = fingerprint(key, "permutation", tweak, str(size))
    return PrefixCipher(own_key, size) if size <= LARGEST_TABLE else BitWalk(own_key, size)


def forget() -> None:
    """Drops every built table: nothing that was derived from a conversation's key stays in memory here."""
    permutation.cache_clear()


class PrefixCipher:
    """The order of AES_k(0), AES_k(1), … as two look-up tables."""

    def __init__(self, key: bytes, size: int) -> None:
        blocks = array("Q", bytes(16 * size))
        blocks[::2] = array("Q", range(size))
        # One block per element: ECB is the bare permutation AES_k, as the prefix cipher asks for.
        enciphered = Cipher(AES(key), ECB()).encryptor().update(blocks.tobytes())  # noqa: S305
        halves = memoryview(enciphered).cast("Q").tolist()
        first, second = halves[::2], halves[1::2]
        order = sorted(range(size), key=first.__getitem__)
        if len(set(first)) < size:  # equal halves are decided by the other one: once in 10^10 tables
            order.sort(key=lambda element: (first[element], second[element]))
        self.size = size
        self._element_at = array("L", order)
        self._place_of = array("L", bytes(self._element_at.itemsize * size))
        for place, element in enumerate(order):
            self._place_of[element] = place

    def forward(self, element: int) -> int:
        """The place of `element` in the order."""
        return self._place_of[_inside(element, self.size)]

    def back(self, element: int) -> int:
        """The element at this place of the order."""
        return self._element_at[_inside(element, self.size)]


class BitWalk:
    """FF1 over bits, walked: at most two steps on average from 2^20 on, at most eleven from 10^5 on."""

    def __init__(self, key: bytes, size: int) -> None:
        self.size = size
        self._bits = max((size - 1).bit_length(), (MIN_DOMAIN - 1).bit_length())
        self._cipher = FF1(key, radix=2)

    def forward(self, element: int) -> int:
        """The first element inside the domain on the way from `element`."""
        return self._walk(_inside(element, self.size), self._cipher.encrypt_number)

    def back(self, element: int) -> int:
        """The same way backwards."""
        return self._walk(_inside(element, self.size), self._cipher.decrypt_number)

    def _walk(self, element: int, step: Callable[[int, int], int]) -> int:
        # Ends: every element lies on a cycle, so the walk comes back to where it began at the latest.
        element = step(element, self._bits)
        while element >= self.size:
            element = step(element, self._bits)
        return element


def _inside(element: int, size: int) -> int:
    if not 0 <= element < size:
        raise IndexError(f"an element is in 0..{size - 1}")
    return element
