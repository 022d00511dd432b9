"""FF1: a string of numerals is enciphered to another string of as many numerals in the same radix.

Ten Feistel rounds whose round function is AES. Everything that does not change from round to round is
computed once per call, numerals are handled as integers, and one AES context serves all calls of a cipher.

Source: NIST SP 800-38G, section 5.1 (Algorithms 6 to 8); the least domain of 10^6 is that of Revision 1.
"""

from __future__ import annotations

from collections.abc import Callable

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import ECB

from penname.core.errors import DomainTooSmall

NUMERALS = "0123456789abcdefghijklmnopqrstuvwxyz"
MIN_DOMAIN = 1_000_000
ROUNDS = 10

_BLOCK = 16
_Encipher = Callable[[bytes], bytes]
_RoundFunction = Callable[[int, int], int]


class FF1:
    """FF1 under one key and radix.

    Not thread-safe: the AES context is shared by all calls. Making one costs a few microseconds.

    Args:
        key: 16, 24 or 32 bytes. Penname uses 32.
        radix: 2..36. The numerals are the first `radix` of `NUMERALS`.

    Raises:
        ValueError: The radix or the length of the key is none of these.
    """

    def __init__(self, key: bytes, radix: int = 10) -> None:
        if not 2 <= radix <= len(NUMERALS):
            raise ValueError(f"a radix is in 2..{len(NUMERALS)}, got {radix}")
        # ECB over single blocks is the bare permutation that SP 800-38G calls CIPH; chaining is done here.
        self._aes = Cipher(AES(key), ECB()).encryptor()  # noqa: S305
        self._radix = radix
        self._numerals = frozenset(NUMERALS[:radix])
        # The last preparation only: one value is walked, or many of one shape are told one after another.
        self._prepared: dict[tuple[int, bytes], tuple[_RoundFunction, int, int]] = {}

    def encrypt(self, text: str, tweak: bytes = b"") -> str:
        """`text` enciphered: as long as it was, of the same numerals.

        Args:
            text: Numerals of the radix, lower case, so many that radix^len(text) >= 10^6.
            tweak: Public bytes that select the permutation.

        Raises:
            DomainTooSmall: There are fewer than 10^6 strings of this length.
            ValueError: Something in `text` is no numeral of the radix.
        """
        return self._spell(self.encrypt_number(self._number(text), len(text), tweak), len(text))

    def decrypt(self, text: str, tweak: bytes = b"") -> str:
        """The inverse of `encrypt` under the same key, radix and tweak; refuses the same."""
        return self._spell(self.decrypt_number(self._number(text), len(text), tweak), len(text))

    def encrypt_number(self, value: int, length: int, tweak: bytes = b"") -> int:
        """As `encrypt`, for the string of `length` numerals whose value is `value`."""
        y, low, high = self._prepare(length, tweak)
        left, right = divmod(value, high)
        for number in range(0, ROUNDS, 2):  # two rounds at a time, so that the halves need no swapping
            left = (left + y(number, right)) % low
            right = (right + y(number + 1, left)) % high
        return left * high + right

    def decrypt_number(self, value: int, length: int, tweak: bytes = b"") -> int:
        """The inverse of `encrypt_number`."""
        y, low, high = self._prepare(length, tweak)
        left, right = divmod(value, high)
        for number in range(ROUNDS - 2, -1, -2):
            right = (right - y(number + 1, left)) % high
            left = (left - y(number, right)) % low
        return left * high + right

    def _prepare(self, length: int, tweak: bytes) -> tuple[_RoundFunction, int, int]:
        """The round function for this length and tweak, and how many values each half has."""
        prepared = self._prepared.get((length, tweak))
        if prepared is not None:
            return prepared
        low: int = self._radix ** (length // 2)
        high: int = self._radix ** (length - length // 2)
        if length < 2 or low * high < MIN_DOMAIN:
            raise DomainTooSmall("numeral string", self._radix**length, MIN_DOMAIN)
        rounds = _round_function(self._aes.update, self._radix, length, tweak, high)
        self._prepared = {(length, tweak): (rounds, low, high)}
        return rounds, low, high

    def _number(self, text: str) -> int:
        if not self._numerals.issuperset(text):
            raise ValueError(f"a string of radix {self._radix} holds only its first {self._radix} numerals")
        return int(text or "0", self._radix)

    def _spell(self, value: int, length: int) -> str:
        if self._radix == 10:
            return f"{value:0{length}d}"
        numerals = []
        for _ in range(length):
            value, digit = divmod(value, self._radix)
            numerals.append(NUMERALS[digit])
        return "".join(reversed(numerals))


def _round_function(aes: _Encipher, radix: int, length: int, tweak: bytes, high: int) -> _RoundFunction:
    """The y of each round (steps 6.i to 6.iv), with all that precedes the round number already chained.

    `high` is radix^v, the number of values of the longer half.
    """
    number_bytes = ((high - 1).bit_length() + 7) // 8  # b
    wanted = 4 * ((number_bytes + 3) // 4) + 4  # d
    head = (
        b"\x01\x02\x01"
        + radix.to_bytes(3, "big")
        + bytes((ROUNDS, (length // 2) % 256))
        + length.to_bytes(4, "big")
        + len(tweak).to_bytes(4, "big")
    )
    padded = tweak + bytes(-(len(tweak) + number_bytes + 1) % _BLOCK)
    whole = len(padded) // _BLOCK * _BLOCK
    state = aes(head)
    for start in range(0, whole, _BLOCK):
        state = aes(_xor(padded[start : start + _BLOCK], state))
    # What is left of Q for every round: the end of the tweak, the round number, the half.
    width = len(padded) - whole + 1 + number_bytes
    fixed = int.from_bytes(padded[whole:], "big") << 8 * (number_bytes + 1)
    rests = [fixed | number << 8 * number_bytes for number in range(ROUNDS)]
    if width == _BLOCK and wanted <= _BLOCK:
        return _one_block(aes, [rest ^ int.from_bytes(state, "big") for rest in rests], wanted)

    def y(number: int, half: int) -> int:
        rest, block = (rests[number] | half).to_bytes(width, "big"), state
        for start in range(0, width, _BLOCK):
            block = aes(_xor(rest[start : start + _BLOCK], block))
        more = [aes(_xor(block, step.to_bytes(_BLOCK, "big"))) for step in range(1, -(-wanted // _BLOCK))]
        return int.from_bytes((block + b"".join(more))[:wanted], "big")

    return y


def _one_block(aes: _Encipher, starts: list[int], wanted: int) -> _RoundFunction:
    """The same for halves that leave a single block to encipher: up to 28 decimal digits and most tweaks."""
    read, unwanted = int.from_bytes, 8 * (_BLOCK - wanted)

    def y(number: int, half: int) -> int:
        return read(aes((starts[number] ^ half).to_bytes(_BLOCK, "big")), "big") >> unwanted

    return y


def _xor(one: bytes, other: bytes) -> bytes:
    return (int.from_bytes(one, "big") ^ int.from_bytes(other, "big")).to_bytes(_BLOCK, "big")
