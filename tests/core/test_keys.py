"""Every key follows from the master key, and none from another."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.errors import WrongKey
from penname.core.keys import (
    ConversationKeys,
    StoreKeys,
    derive,
    fingerprint,
    new_salt,
    salt_of,
    seal,
    unseal,
)

KEY, OTHER = bytes(32), bytes([1]) * 32
keys = st.binary(min_size=32, max_size=32)


def hkdf(key: bytes, info: str, salt: bytes = b"") -> bytes:
    """RFC 5869 for one block of SHA-256, written out."""
    extracted = hmac.digest(salt or bytes(32), key, "sha256")
    return hmac.digest(extracted, info.encode() + b"\x01", "sha256")


def test_the_tree_is_hkdf_with_the_words_of_the_specification() -> None:
    conversation = hkdf(KEY, "penname/v1/conversation", bytes(16))

    assert ConversationKeys.of(KEY, bytes(16)).root == conversation
    assert ConversationKeys.of(KEY, bytes(16)).key("fpe/phone") == hkdf(
        conversation, "penname/v1/conversation/fpe/phone"
    )


def test_an_offline_conversation_has_the_salt_of_its_id() -> None:
    assert salt_of("c1") == hashlib.sha256(b"c1").digest()[:16]


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        derive(bytes(31), "x")


def test_every_purpose_has_a_key_of_its_own() -> None:
    ours = ConversationKeys.of(KEY, bytes(16))
    purposes = ("fpe/phone", "fpe/date", "semantic/person", "seal")

    assert len({ours.key(purpose) for purpose in purposes}) == len(purposes)
    assert ours.key("seal") == ours.key("seal")


def test_two_conversations_share_no_key() -> None:
    one, other = (ConversationKeys.of(KEY, new_salt()) for _ in range(2))

    assert one.key("semantic/person") != other.key("semantic/person")


def test_the_index_of_a_conversation_keeps_site_and_id_apart() -> None:
    store = StoreKeys(KEY)

    assert store.index("chatgpt", "1") != store.index("chatgpt1", "")
    assert store.index("chatgpt", "1") == StoreKeys(KEY).index("chatgpt", "1")
    assert StoreKeys(OTHER).check_value() != store.check_value()


def test_fingerprints_take_half_a_surrogate_pair() -> None:
    assert len(fingerprint(KEY, "\ud83d")) == 32


def test_no_key_shows_in_a_repr() -> None:
    assert OTHER.hex() not in repr(StoreKeys(OTHER)) + repr(ConversationKeys.of(OTHER, bytes(16)))


@given(keys, st.binary(), st.text())
def test_what_is_sealed_always_opens_with_its_key_and_row(key: bytes, plain: bytes, row: str) -> None:
    assert unseal(key, seal(key, plain, row), row) == plain


@given(st.binary(), st.integers(min_value=0))
def test_what_is_damaged_never_opens(plain: bytes, position: int) -> None:
    sealed = bytearray(seal(KEY, plain, "row"))
    sealed[position % len(sealed)] ^= 1

    with pytest.raises(WrongKey):
        unseal(KEY, bytes(sealed), "row")


@pytest.mark.parametrize(("key", "row"), [(OTHER, "row"), (KEY, "another row")])
def test_another_key_or_row_never_opens_it(key: bytes, row: str) -> None:
    with pytest.raises(WrongKey):
        unseal(key, seal(KEY, b"plain", "row"), row)


def test_too_few_bytes_never_open() -> None:
    with pytest.raises(WrongKey):
        unseal(KEY, b"", "row")
