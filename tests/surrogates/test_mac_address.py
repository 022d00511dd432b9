"""MAC addresses keep their layout and the two bits that say what sort of address they are."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import Mentions

from penname.surrogates.mac_address import FLAGS, MAC_ADDRESS

addresses = st.from_regex(r"([0-9A-F]{2}[:-]){5}[0-9A-F]{2}", fullmatch=True)


@given(addresses, st.integers(0, 20))
def test_multicast_and_local_bits_always_stay(value: str, seed: int) -> None:
    conversation = Mentions(seed)

    surrogate = conversation.of(MAC_ADDRESS, value)

    assert int(surrogate[:2], 16) & FLAGS == int(value[:2], 16) & FLAGS
    assert re.sub("[0-9A-F]", "#", surrogate) == re.sub("[0-9A-F]", "#", value)
    assert conversation.restored(surrogate) == value


def test_layouts_of_one_address_agree() -> None:
    conversation = Mentions()
    layouts = ("00:1A:2B:3C:4D:5E", "00-1a-2b-3c-4d-5e", "001A.2B3C.4D5E", "001a2b3c4d5e")

    shown = [conversation.of(MAC_ADDRESS, layout) for layout in layouts]

    assert len({re.sub(r"\W", "", text).upper() for text in shown}) == 1
    assert shown[1] == shown[1].lower()


@pytest.mark.parametrize("value", ["00:1A:2B", "not one", "00:1A:2B:3C:4D:5G"])
def test_what_is_no_mac_address_gets_a_placeholder(value: str) -> None:
    assert Mentions().of(MAC_ADDRESS, value) == "[MAC 1]"
