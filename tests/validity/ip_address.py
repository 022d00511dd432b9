"""An address of a machine is valid when it parses, with the same flags, as long where digits are fixed."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator

from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind

KIND = Kind.IP_ADDRESS
PRESIDIO = ("IpRecognizer", "IP_ADDRESS")
FLAGS = ("version", "is_private", "is_loopback", "is_link_local", "is_multicast", "is_global")
V6 = ("2a00:1450:4001::", "2001:db8:1:2::", "fe80::", "fd12:3456:789a:1::")


def values(n: int) -> Iterator[Sample]:
    """Public, private and documentation addresses of both versions."""
    throw = dice("ip")
    for _ in range(n):
        tail = ".".join(str(throw.randint(1, 254)) for _ in range(2))
        head = throw.choice(("10.1", "192.168", "172.20", "84.17", "93.184", "8.8", "203.0", "100.70"))
        v6 = throw.choice(V6) + ":".join(f"{throw.randint(4096, 65535):x}" for _ in range(3))
        text = v6 if throw.random() < 0.3 else f"{head}.{tail}"
        yield Sample("203.0.113." + tail.split(".")[0] if text.startswith("203.0") else text)


def valid(value: Sample, surrogate: str) -> bool:
    """Parses with the flags of the original, and is another address."""
    try:
        old, new = ipaddress.ip_address(value.text), ipaddress.ip_address(surrogate)
    except ValueError:
        return False
    return old != new and all(getattr(old, flag) == getattr(new, flag) for flag in FLAGS)
