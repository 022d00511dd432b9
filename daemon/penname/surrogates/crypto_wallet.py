"""Crypto addresses stay valid addresses of the same sort: prefix, length, letter case and checksum are right.

Addresses of other currencies (Solana, Monero) keep their alphabet and length.
"""

from __future__ import annotations

from functools import partial

from penname.core import wallets
from penname.core.forms import code
from penname.core.kinds import Kind
from penname.core.permutation import permutation
from penname.core.surrogate import Scope, Surrogate
from penname.core.wallets import BASE58
from penname.surrogates.placeholder import as_written, or_placeholder
from penname.surrogates.reference import exchanged

LEAST_BASE58 = 16
LONGEST_BASE58 = 128


def make(value: str, scope: Scope) -> str:
    """`value` with its hidden number enciphered.

    Raises:
        DomainTooSmall: It is nothing that hides a number.
    """
    if address := wallets.part(value):
        return scope.keep("crypto_wallet/address", value, partial(_other, value, address, scope))
    if LEAST_BASE58 <= len(value) <= LONGEST_BASE58 and set(value) <= set(BASE58):
        return scope.keep("crypto_wallet/base58", value, lambda attempt: _other_base58(value, attempt, scope))
    return exchanged(Kind.CRYPTO_WALLET, value, scope)


def _other(value: str, address: wallets.Address, scope: Scope, attempt: int) -> str:
    tweak = f"wallet/{address.prefix}/{attempt}"
    table = permutation(scope.key("fpe/crypto_wallet"), tweak, 1 << address.bits)
    number = table.forward(address.number)
    while len(text := wallets.joined(address, number)) != len(
        value
    ):  # Base58 is a digit shorter now and then
        number = table.forward(number)
    return text


def _other_base58(value: str, attempt: int, scope: Scope) -> str:
    """The first character, which tells the currency, stays."""
    size = 58 ** (len(value) - 1)
    number = 0
    for character in value[1:]:
        number = number * 58 + BASE58.index(character)
    number = permutation(scope.key("fpe/crypto_wallet"), f"base58/{value[0]}/{attempt}", size).forward(number)
    characters = []
    for _ in value[1:]:
        number, digit = divmod(number, 58)
        characters.append(BASE58[digit])
    return value[0] + "".join(reversed(characters))


CRYPTO_WALLET = Surrogate(
    kind=Kind.CRYPTO_WALLET,
    identity=as_written,
    make=or_placeholder(Kind.CRYPTO_WALLET, as_written, make),
    forms=code.forms,
    example=("1BoatSLRHtKNngkdXEeobR76b53LETtpyT", "1Kq3vVuXbpDCzv5FmQyKxMt4cVJr2wsPhN"),
)
