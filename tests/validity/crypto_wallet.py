"""A crypto address is valid when its checksum is, with sort, prefix and length kept."""

from __future__ import annotations

from collections.abc import Iterator

from tests.core.test_wallets import ADDRESSES
from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind
from penname.core.wallets import joined, part

KIND = Kind.CRYPTO_WALLET
PRESIDIO = ("CryptoRecognizer", "CRYPTO")


def values(n: int) -> Iterator[Sample]:
    """Addresses of the published examples' sorts with other owners."""
    throw = dice("wallet")
    templates = [address for text in ADDRESSES if (address := part(text)) is not None]
    for _ in range(n):
        address = throw.choice(templates)
        yield Sample(joined(address, throw.getrandbits(address.bits)))


def valid(value: Sample, surrogate: str) -> bool:
    """An address of the same sort, prefix and length, of another owner."""
    old, new = part(value.text), part(surrogate)
    return (
        old is not None
        and new is not None
        and (old.sort, old.prefix, old.bits) == (new.sort, new.prefix, new.bits)
        and old.number != new.number
        and len(value.text) == len(surrogate)
    )
