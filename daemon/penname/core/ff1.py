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
        rounds = self._prepare(length, tweak)
        low, high = length // 2, length - length // 2
        moduli: tuple[int, int] = (self._radix**low, self._radix**high)
        left, right = divmod(value, moduli[1])
        for number in range(ROUNDS):
            left, right = right, (left + rounds(number, right)) % moduli[number % 2]
        # After an even number of rounds the halves have their first lengths again.
        return left * moduli[1] + right

    def decrypt_number(self, value: int, length: int, tweak: bytes = b"") -> int:
        """The inverse of `encrypt_number`."""
        rounds = self._prepare(length, tweak)
        low, high = length // 2, length - length // 2
        moduli: tuple[int, int] = (self._radix**low, self._radix**high)
        left, right = divmod(value, moduli[1])
        for number in reversed(range(ROUNDS)):
            left, right = (right - rounds(number, left)) % moduli[number % 2], left
        return left * moduli[1] + right

    def _prepare(self, length: int, tweak: bytes) -> _RoundFunction:
        domain: int = self._radix**length
        if length < 2 or domain < MIN_DOMAIN:
            raise DomainTooSmall("numeral string", domain, MIN_DOMAIN)
        return _RoundFunction(self._aes.update, self._radix, length, tweak)

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


class _RoundFunction:
    """The y of each round (steps 6.i to 6.iv), with all that precedes the round number already chained."""

    __slots__ = ("_aes", "_fixed", "_state", "_tail", "_wanted", "_width")

    def __init__(self, aes: _Encipher, radix: int, length: int, tweak: bytes) -> None:
        half = length - length // 2
        number_bytes: int = ((radix**half - 1).bit_length() + 7) // 8  # b
        self._wanted = 4 * ((number_bytes + 3) // 4) + 4  # d
        head = (
            b"\x01\x02\x01"
            + radix.to_bytes(3, "big")
            + bytes((ROUNDS, (length // 2) % 256))
            + length.to_bytes(4, "big")
            + len(tweak).to_bytes(4, "big")
        )
        chained = tweak + bytes(-(len(tweak) + number_bytes + 1) % _BLOCK)
        whole = len(chained) // _BLOCK * _BLOCK
        state = int.from_bytes(aes(head), "big")
        for start in range(0, whole, _BLOCK):
            block = int.from_bytes(chained[start : start + _BLOCK], "big")
            state = int.from_bytes(aes((block ^ state).to_bytes(_BLOCK, "big")), "big")
        self._aes = aes
        self._state = state
        self._tail = 8 * number_bytes
        self._width = len(chained) - whole + 1 + number_bytes  # bytes that are left for every round
        self._fixed = int.from_bytes(chained[whole:], "big") << (self._tail + 8)

    def __call__(self, number: int, half: int) -> int:
        rest = self._fixed | number << self._tail | half
        if self._width == _BLOCK:
            block = self._aes((rest ^ self._state).to_bytes(_BLOCK, "big"))
        else:
            block = self._chain(rest.to_bytes(self._width, "big"))
        if self._wanted <= _BLOCK:
            return int.from_bytes(block, "big") >> 8 * (_BLOCK - self._wanted)
        return int.from_bytes(self._stretch(block)[: self._wanted], "big")

    def _chain(self, rest: bytes) -> bytes:
        state, block = self._state, b""
        for start in range(0, len(rest), _BLOCK):
            part = int.from_bytes(rest[start : start + _BLOCK], "big")
            block = self._aes((part ^ state).to_bytes(_BLOCK, "big"))
            state = int.from_bytes(block, "big")
        return block

    def _stretch(self, block: bytes) -> bytes:
        first = int.from_bytes(block, "big")
        more = range(1, -(-self._wanted // _BLOCK))
        return block + b"".join(self._aes((first ^ step).to_bytes(_BLOCK, "big")) for step in more)
