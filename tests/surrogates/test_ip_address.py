"""Addresses of machines stay of their class, and subnets stay together."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import Mentions

from penname.surrogates.ip_address import IP_ADDRESS, identity

FLAGS = (
    "is_private",
    "is_loopback",
    "is_link_local",
    "is_multicast",
    "is_reserved",
    "is_unspecified",
    "is_global",
)


def sort(address: str) -> tuple[bool, ...]:
    parsed = ipaddress.ip_address(address)
    return tuple(getattr(parsed, flag) for flag in FLAGS)


@given(st.ip_addresses(v=4).map(str), st.integers(0, 50))
def test_every_v4_address_always_stays_of_its_class_and_comes_back(address: str, seed: int) -> None:
    conversation = Mentions(seed)

    surrogate = conversation.of(IP_ADDRESS, address)

    assert conversation.restored(surrogate) == address
    assert surrogate != address
    if address not in SPECIAL:
        assert sort(surrogate)[:-1] == sort(address)[:-1] or not ipaddress.ip_address(address).is_global


SPECIAL = ("0.0.0.0", "255.255.255.255")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.44.7.23", "10.0.0.0/8"),
        ("172.20.3.4", "172.16.0.0/12"),
        ("192.168.1.20", "192.168.0.0/16"),
        ("169.254.7.8", "169.254.0.0/16"),
        ("127.0.0.1", "127.0.0.0/8"),
        ("203.0.113.77", "203.0.113.0/24"),
        ("100.100.1.2", "100.64.0.0/10"),
        ("224.0.0.251", "224.0.0.0/4"),
        ("2001:db8::8a2e:370:7334", "2001:db8::/32"),
        ("fe80::1ff:fe23:4567:890a", "fe80::/10"),
        ("fd12:3456:789a:1::1234", "fc00::/7"),
        ("2a00:1450:4001:81b::200e", "2000::/3"),
    ],
)
def test_special_blocks_are_never_left(address: str, network: str) -> None:
    for seed in range(30):
        surrogate = Mentions(seed).of(IP_ADDRESS, address)

        assert ipaddress.ip_address(surrogate) in ipaddress.ip_network(network)
        assert surrogate != address


@given(st.ip_addresses(v=4, network="80.0.0.0/6"), st.ip_addresses(v=4, network="80.0.0.0/6"))
def test_addresses_always_share_as_many_octets_as_their_stand_ins(
    one: ipaddress.IPv4Address, other: ipaddress.IPv4Address
) -> None:
    def shared(a: str, b: str) -> int:
        pairs = list(zip(a.split("."), b.split("."), strict=True))
        return next((place for place, (x, y) in enumerate(pairs) if x != y), 4)

    conversation = Mentions()
    first, second = (conversation.of(IP_ADDRESS, str(each)) for each in (one, other))

    assert min(shared(first, second), 3) == min(shared(str(one), str(other)), 3)


def test_machines_of_one_v6_network_stay_in_one_network() -> None:
    conversation = Mentions()

    first, second = (
        ipaddress.IPv6Address(conversation.of(IP_ADDRESS, f"2a00:1450:4001:81b::{host}"))
        for host in ("200e", "2a3f")
    )

    assert int(first) >> 64 == int(second) >> 64
    assert first != second


@pytest.mark.parametrize(
    ("value", "tail"),
    [("84.17.52.201/24", "/24"), ("84.17.52.201:8080", ":8080"), ("fe80::1ff:fe23:4567:890a%eth0", "%eth0")],
)
def test_prefix_length_port_and_zone_stay(value: str, tail: str) -> None:
    assert Mentions().of(IP_ADDRESS, value).endswith(tail)


@given(st.ip_addresses(v=6).map(lambda address: address.exploded))
def test_every_v6_address_written_in_full_always_stays_an_address_as_long(address: str) -> None:
    conversation = Mentions()

    surrogate = conversation.of(IP_ADDRESS, address)

    if not surrogate.startswith("["):
        assert len(surrogate) == len(address)
        assert ipaddress.IPv6Address(surrogate)
    assert conversation.restored(surrogate) == address


@pytest.mark.parametrize("value", ["::1", "::", "256.1.1.1", "fe80::1", "no address"])
def test_where_nothing_could_hide_a_placeholder_stands(value: str) -> None:
    assert Mentions().of(IP_ADDRESS, value) == "[IP 1]"


def test_identity_leaves_prefix_length_and_case_away() -> None:
    assert identity("FE80::1%eth0") == identity("fe80::1")
    assert identity("10.0.0.1/8") == "10.0.0.1"
