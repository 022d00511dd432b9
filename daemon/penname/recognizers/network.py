"""Addresses of machines: IP and MAC. Those of the machine itself are spared."""

from __future__ import annotations

import ipaddress

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

_NOBODY = tuple(ipaddress.ip_network(net) for net in ("127.0.0.0/8", "0.0.0.0/8"))
_OCTET = r"(?:25[0-5]|2[0-4]\d|1?\d?\d)"


def is_ip(value: str) -> bool:
    """Whether it is an address of somebody's machine: valid, no loopback, mask or broadcast."""
    try:
        address = ipaddress.ip_address(value.split("/")[0].split("%")[0].strip("[]"))
    except ValueError:
        return False
    if address.is_loopback or address.is_unspecified or address.is_multicast:
        return False
    if any(address.version == net.version and address in net for net in _NOBODY):
        return False
    return not value.startswith("255.")


def is_mac(value: str) -> bool:
    """Whether it is a card's address: neither broadcast nor empty."""
    return len({c for c in value.upper() if c.isalnum()}) > 1


ROWS = (
    Recognizer(
        "network.ipv4",
        Kind.IP_ADDRESS,
        rf"(?<![\w.-])(?<!version )(?<!v){_OCTET}(?:\.{_OCTET}){{3}}(?:/\d{{1,2}})?(?![\w-]|\.\d)",
        confirm=is_ip,
        finds=("84.17.52.201", "from 10.42.7.19."),
        spares=("version 1.2.3.4", "127.0.0.1", "255.255.255.0", "256.1.1.1"),
    ),
    Recognizer(
        "network.ipv6",
        Kind.IP_ADDRESS,
        r"(?<![\w:.])(?=[0-9A-F]*:[0-9A-F]*:)[0-9A-F:]{2,45}(?<![^:]:)(?:(?<=:)\d{1,3}(?:\.\d{1,3}){3})?"
        r"(?:%\w+)?(?:/\d{1,3})?(?![\w:]|\.\d)|"
        r"(?<![\w:.])(?=[0-9A-F]*:[0-9A-F]*:)[0-9A-F:]{2,45}:\d{1,3}(?:\.\d{1,3}){3}(?:/\d{1,3})?(?![\w:]|\.\d)",
        confirm=is_ip,
        finds=(
            "2345:0425:2CA1:0000:0000:0567:5673:23b5",
            "fe80::1ff:fe23:4567:890a",
            "to ::ffff:10.0.0.1 now",
            "64:ff9b::84.17.52.1",
        ),
        spares=("std::vector", "12:30:45", "::ffff:256.0.0.1", "::ffff:192.168.1"),
    ),
    Recognizer(
        "network.mac",
        Kind.MAC_ADDRESS,
        r"(?<![\w:-])(?:[0-9A-F]{2}:){5}[0-9A-F]{2}(?![\w:-])|"
        r"(?<![\w:-])(?:[0-9A-F]{2}-){5}[0-9A-F]{2}(?![\w:-])"
        r"|(?<![\w.])[0-9A-F]{4}\.[0-9A-F]{4}\.[0-9A-F]{4}(?![\w.])",
        confirm=is_mac,
        finds=("00:1A:2B:3C:4D:5E", "00-1a-2b-3c-4d-5e", "001A.2B3C.4D5E"),
        spares=("FF:FF:FF:FF:FF:FF", "00:1A:2B:3C:4D"),
    ),
)
