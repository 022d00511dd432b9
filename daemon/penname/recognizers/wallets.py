"""Check sums of crypto wallets."""

from __future__ import annotations

from hashlib import sha256

_BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
_GENERATOR = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)


def is_wallet(value: str) -> bool:
    """Whether a Bitcoin check sum holds (BIP 173, 350, Base58Check), or it is an Ethereum address."""
    if value.startswith("0x"):
        return len(set(value[2:].lower())) > 4
    return _bech32(value) if value.startswith("bc1") else _base58(value)


def _base58(value: str) -> bool:
    number = 0
    for character in value:
        number = number * 58 + _BASE58.index(character)
    if number >= 1 << 200:
        return False
    raw = number.to_bytes(25, "big")
    return sha256(sha256(raw[:-4]).digest()).digest()[:4] == raw[-4:]


def _bech32(value: str) -> bool:
    data = [_BECH32.find(c) for c in value[3:]]
    if -1 in data:
        return False
    check = 1
    for symbol in [3, 3, 0, 2, 3, *data]:  # "bc" expanded: high bits, zero, low bits
        top = check >> 25
        check = (check & 0x1FFFFFF) << 5 ^ symbol
        for bit, part in enumerate(_GENERATOR):
            check ^= part if top >> bit & 1 else 0
    return check in (1, 0x2BC830A3)
