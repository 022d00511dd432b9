"""Crypto addresses stay valid addresses of the same sort."""

from __future__ import annotations

import pytest
from tests.core.test_wallets import ADDRESSES
from tests.fakes.mentions import Mentions

from penname.core.wallets import part
from penname.surrogates.crypto_wallet import CRYPTO_WALLET


@pytest.mark.parametrize("value", ADDRESSES)
def test_the_checksum_is_right_and_prefix_and_length_stay(value: str) -> None:
    for seed in range(20):
        conversation = Mentions(seed)

        surrogate = conversation.of(CRYPTO_WALLET, value)

        before, after = part(value), part(surrogate)
        assert before is not None
        assert after is not None
        assert (after.sort, after.prefix, after.bits) == (before.sort, before.prefix, before.bits)
        assert len(surrogate) == len(value)
        assert after.number != before.number
        assert conversation.restored(surrogate) == value


def test_other_currencies_keep_alphabet_length_and_first_letter() -> None:
    value = "7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV"

    surrogate = Mentions().of(CRYPTO_WALLET, value)

    assert len(surrogate) == len(value)
    assert surrogate[0] == value[0]
    assert surrogate != value
    assert not set(surrogate) & set("0OIl")


def test_something_else_keeps_its_shape_or_gets_a_placeholder() -> None:
    assert len(Mentions().of(CRYPTO_WALLET, "xrp-20417")) == 9
    assert Mentions().of(CRYPTO_WALLET, "?") == "[WALLET 1]"
