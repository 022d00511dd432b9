"""Crypto addresses taken apart and put together again with a right checksum.

`part` finds the number that hides in an address; `joined` writes another number in its place. Base58Check
(Bitcoin 1… and 3…, Litecoin, Dogecoin, Tron), Bech32 and Bech32m (bc1…, ltc1…) and Ethereum (0x…, EIP-55).

Source: BIP 173 and 350 (Bech32), EIP-55, and the Base58Check encoding of Bitcoin Core.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from enum import Enum, auto
from itertools import product

BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
BECH32_SUMS = (1, 0x2BC830A3)
_GENERATOR = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
_CHECK_SYMBOLS = 6
_ETHEREUM = re.compile(r"0x[0-9a-fA-F]{40}")
_BECH32 = re.compile(r"(?:bc|tb|ltc)1[a-z0-9]{20,80}", re.IGNORECASE)


class Sort(Enum):
    """How an address is written."""

    BASE58CHECK = auto()
    BECH32 = auto()
    ETHEREUM = auto()


@dataclass(frozen=True, slots=True, repr=False)
class Address:
    """An address in parts: `number` of `bits` bits hides the owner, the rest is public.

    `prefix` is the human-readable part or the version byte, `check` the constant of the Bech32 variant.
    """

    sort: Sort
    prefix: str
    bits: int
    number: int
    check: int = 0
    upper: bool = False
    mixed: bool = False


def part(text: str) -> Address | None:
    """The parts of an address whose checksum is right, or None for any other text."""
    if _ETHEREUM.fullmatch(text):
        digits = text[2:]
        mixed = digits != digits.lower() and digits != digits.upper()
        return Address(Sort.ETHEREUM, "0x", 160, int(digits, 16), upper=digits != digits.lower(), mixed=mixed)
    if _BECH32.fullmatch(text) and text in (text.lower(), text.upper()):
        return _part_bech32(text)
    if 25 <= len(text) <= 36 and set(text) <= set(BASE58):
        return _part_base58(text)
    return None


def joined(address: Address, number: int) -> str:
    """The address of the same sort, prefix and letter case whose hidden number is `number`."""
    match address.sort:
        case Sort.ETHEREUM:
            digits = f"{number:040x}"
            return "0x" + (eip55(digits) if address.mixed else digits.upper() if address.upper else digits)
        case Sort.BECH32:
            return _join_bech32(address, number)
        case Sort.BASE58CHECK:
            payload = bytes.fromhex(address.prefix) + number.to_bytes(address.bits // 8, "big")
            return _base58(payload + _checksum(payload))


def _part_base58(text: str) -> Address | None:
    number = 0
    for character in text:
        number = number * 58 + BASE58.index(character)
    leading = len(text) - len(text.lstrip(BASE58[0]))
    raw = bytes(leading) + number.to_bytes((number.bit_length() + 7) // 8, "big")
    if len(raw) != 25 or _checksum(raw[:-4]) != raw[-4:]:
        return None
    return Address(Sort.BASE58CHECK, raw[:1].hex(), 160, int.from_bytes(raw[1:-4], "big"))


def _base58(raw: bytes) -> str:
    number = int.from_bytes(raw, "big")
    text = ""
    while number:
        number, digit = divmod(number, 58)
        text = BASE58[digit] + text
    return BASE58[0] * (len(raw) - len(raw.lstrip(b"\0"))) + text


def _checksum(payload: bytes) -> bytes:
    return hashlib.sha256(hashlib.sha256(payload).digest()).digest()[:4]


def _part_bech32(text: str) -> Address | None:
    human, _, data = text.lower().rpartition("1")
    if not set(data) <= set(BECH32):
        return None
    symbols = [BECH32.index(character) for character in data]
    check = _polymod([*_expanded(human), *symbols])
    body = symbols[1:-_CHECK_SYMBOLS]
    padding = 5 * len(body) % 8
    number = 0
    for symbol in body:
        number = number << 5 | symbol
    if check not in BECH32_SUMS or number & ((1 << padding) - 1):
        return None
    bits = 5 * len(body) - padding
    prefix = f"{human}1{data[0]}"  # human-readable part, separator, witness version
    return Address(Sort.BECH32, prefix, bits, number >> padding, check, upper=text == text.upper())


def _join_bech32(address: Address, number: int) -> str:
    human, version = address.prefix[:-2], BECH32.index(address.prefix[-1])
    count = -(-address.bits // 5)
    padded = number << (5 * count - address.bits)
    symbols = [version, *(padded >> 5 * place & 31 for place in reversed(range(count)))]
    check = _polymod([*_expanded(human), *symbols, *[0] * _CHECK_SYMBOLS]) ^ address.check
    symbols += [check >> 5 * place & 31 for place in reversed(range(_CHECK_SYMBOLS))]
    text = human + "1" + "".join(BECH32[symbol] for symbol in symbols)
    return text.upper() if address.upper else text


def _expanded(human: str) -> list[int]:
    return [ord(each) >> 5 for each in human] + [0] + [ord(each) & 31 for each in human]


def _polymod(values: list[int]) -> int:
    check = 1
    for value in values:
        top = check >> 25
        check = (check & 0x1FFFFFF) << 5 ^ value
        for place, generator in enumerate(_GENERATOR):
            if top >> place & 1:
                check ^= generator
    return check


def eip55(digits: str) -> str:
    """40 hexadecimal digits in the letter case that checks them."""
    mask = keccak256(digits.lower().encode()).hex()
    return "".join(
        digit.upper() if int(check, 16) >= 8 else digit
        for digit, check in zip(digits.lower(), mask, strict=False)
    )


def keccak256(data: bytes) -> bytes:
    """Keccak-256 with the padding of the original submission, which Ethereum uses and SHA-3 does not.

    Used for the letter case of an address only; no secret depends on it.

    Source: the Keccak reference, version 3.0, sections 1.2 and 2.3; rate 1088 bits.
    """
    rate = 136
    padding = rate - len(data) % rate
    padded = data + (b"\x81" if padding == 1 else b"\x01" + bytes(padding - 2) + b"\x80")
    lanes = [0] * 25
    for start in range(0, len(padded), rate):
        for lane in range(rate // 8):
            lanes[lane] ^= int.from_bytes(padded[start + 8 * lane : start + 8 * lane + 8], "little")
        lanes = _permuted(lanes)
    return b"".join(lane.to_bytes(8, "little") for lane in lanes[:4])


def _permuted(lanes: list[int]) -> list[int]:
    register = 1
    for _ in range(24):
        columns = [lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20] for x in range(5)]
        lanes = [
            lane ^ columns[(place + 4) % 5] ^ _rotated(columns[(place + 1) % 5], 1)
            for place, lane in enumerate(lanes)
        ]
        moved = list(lanes)
        x, y = 1, 0
        for step in range(1, 25):
            source = lanes[x + 5 * y]
            x, y = y, (2 * x + 3 * y) % 5
            moved[x + 5 * y] = _rotated(source, step * (step + 1) // 2 % 64)
        lanes = [0] * 25
        for y, x in product(range(5), range(5)):
            row = moved[5 * y : 5 * y + 5]
            lanes[5 * y + x] = row[x] ^ (~row[(x + 1) % 5] & row[(x + 2) % 5])
        for bit in range(7):
            if register & 1:
                lanes[0] ^= 1 << (1 << bit) - 1
            register = register << 1 ^ (0x171 if register >> 7 else 0)
    return lanes


def _rotated(lane: int, by: int) -> int:
    return (lane << by | lane >> 64 - by) & 0xFFFFFFFFFFFFFFFF
