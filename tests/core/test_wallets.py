"""Crypto addresses are taken apart and put together with the checksums that wallets demand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.wallets import Sort, eip55, joined, keccak256, part

ADDRESSES = {
    "1BoatSLRHtKNngkdXEeobR76b53LETtpyT": Sort.BASE58CHECK,
    "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy": Sort.BASE58CHECK,
    "DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD": Sort.BASE58CHECK,
    "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq": Sort.BECH32,
    "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4": Sort.BECH32,
    "bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297": Sort.BECH32,
    "0x52908400098527886E0F7030069857D2E4169EE7": Sort.ETHEREUM,
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed": Sort.ETHEREUM,
    "0xde709f2102306220921060314715629080e2fb77": Sort.ETHEREUM,
}
"""Published examples: Bitcoin wiki, BIP 173, BIP 350, EIP-55."""


@pytest.mark.parametrize(("text", "sort"), ADDRESSES.items())
def test_an_address_is_put_together_as_it_was(text: str, sort: Sort) -> None:
    address = part(text)

    assert address is not None
    assert address.sort is sort
    assert joined(address, address.number) == text


@given(st.sampled_from(sorted(ADDRESSES)), st.integers(0, 2**160 - 1))
def test_another_number_always_gives_an_address_of_the_same_sort(text: str, number: int) -> None:
    address = part(text)
    assert address is not None

    other = part(joined(address, number))

    assert other is not None
    assert (other.sort, other.prefix, other.bits, other.number) == (
        address.sort,
        address.prefix,
        address.bits,
        number,
    )


@pytest.mark.parametrize(
    "text",
    [
        "1BoatSLRHtKNngkdXEeobR76b53LETtpyU",
        "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdr",
        "bc1qAR0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
        "0x5290840009852788",
        "bc1",
        "hello",
        "",
    ],
)
def test_a_wrong_checksum_or_shape_is_no_address(text: str) -> None:
    assert part(text) is None


@pytest.mark.parametrize(
    ("data", "digest"),
    [
        (b"", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"),
        (b"abc", "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"),
    ],
)
def test_keccak_gives_the_published_digests(data: bytes, digest: str) -> None:
    assert keccak256(data).hex() == digest


@pytest.mark.parametrize("length", [134, 135, 136, 137, 271, 272])
def test_keccak_takes_inputs_around_its_block_size(length: int) -> None:
    digests = {keccak256(bytes(length)), keccak256(bytes(length + 1)), keccak256(b"\x01" * length)}

    assert len(digests) == 3
    assert all(len(digest) == 32 for digest in digests)


def test_the_case_of_an_ethereum_address_is_that_of_the_standard() -> None:
    for text in ("fB6916095ca1df60bB79Ce92cE3Ea74c37c5d359", "D1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb"):
        assert eip55(text.lower()) == text


def test_an_address_never_shows_its_number() -> None:
    address = part("0xde709f2102306220921060314715629080e2fb77")

    assert str(address.number if address else 0) not in repr(address)
