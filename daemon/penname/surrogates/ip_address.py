"""IP addresses stay of their class (private, loopback, documentation, public), and subnets stay together.

IPv4: every octet is permuted under the octets before it, so two addresses share as many leading octets as
their stand-ins do. IPv6: network and interface half are enciphered apart, in the digits as written.

Source: the prefix-preserving idea is that of Xu et al., Crypto-PAn (2002), by octets instead of bits.
"""

from __future__ import annotations

import ipaddress
import re

from penname.core.digits import HEX, encipher
from penname.core.errors import DomainTooSmall
from penname.core.forms import code
from penname.core.kinds import Kind
from penname.core.permutation import LEAST, permutation
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import or_placeholder

V4 = re.compile(r"(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])")
KEPT_V4 = tuple(
    ipaddress.IPv4Network(block)
    for block in (
        *("0.0.0.0/8", "10.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"),
        *("100.64.0.0/10", "192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24"),
        *(f"{octet}.0.0.0/8" for octet in range(224, 256)),
    )
)
"""Blocks whose leading octets say the class, and so stay (RFC 1918, 3927, 5737, 6598, 1112)."""

KEPT_V6 = (
    ("2001:db8::/32", 2, 0),
    ("fe80::/10", 1, 0),
    ("fc00::/7", 0, 2),
    ("ff00::/8", 1, 0),
    ("2000::/3", 0, 1),
)
"""Block, and how many leading groups, or else hexadecimal digits, stay (RFC 3849, 4291, 4193)."""


def make(value: str, scope: Scope) -> str:
    """`value`, an address with or without prefix length, port or zone, moved within its class.

    Raises:
        DomainTooSmall: It is no address, or one like `::1` that nothing could hide in.
    """
    if found := V4.search(value):
        new = scope.keep(
            "ip_address/v4", _normal(found[0]), lambda attempt: _other_v4(found[0], attempt, scope)
        )
        return value[: found.start()] + new + value[found.end() :]
    bare = re.split(r"[%/\]]", value.lstrip("["))[0]
    try:
        address = ipaddress.IPv6Address(bare)
    except ValueError:
        raise DomainTooSmall(Kind.IP_ADDRESS, 0, LEAST) from None
    new = scope.keep("ip_address/v6", bare.lower(), lambda attempt: _other_v6(bare, address, attempt, scope))
    return value.replace(bare, new if bare == bare.lower() else new.upper(), 1)


def _normal(text: str) -> str:
    return ".".join(str(int(part)) for part in text.split("."))


def _other_v4(text: str, attempt: int, scope: Scope) -> str:
    octets = [int(part) for part in text.split(".")]
    if max(octets) > 255:
        raise DomainTooSmall(Kind.IP_ADDRESS, 0, LEAST)
    address = ipaddress.IPv4Address(bytes(octets))
    block = next((network for network in KEPT_V4 if address in network), None)
    kept = -(-block.prefixlen // 8) if block else 0
    key = scope.key("fpe/ip_address")
    new = octets[:kept]
    for place in range(kept, 4):
        before = ".".join(map(str, octets[:place]))
        # Only the last octet gives way to another attempt: subnets stay together.
        table = permutation(key, f"v4/{before}/{attempt if place == 3 else 0}", 256)
        octet = table.forward(octets[place])
        while not _fits(octet, place, octets[place]):
            octet = table.forward(octet)
        new.append(octet)
    return ".".join(map(str, new))


def _fits(octet: int, place: int, old: int) -> bool:
    """Whether the octet may stand there: no class is entered, no host is called network or broadcast."""
    if place == 0:
        return 1 <= octet <= 223 and octet not in (10, 100, 127, 169, 172, 192, 198, 203)
    if place == 3 and old not in (0, 255):
        return octet not in (0, 255)
    return True


def _other_v6(text: str, address: ipaddress.IPv6Address, attempt: int, scope: Scope) -> str:
    lowered = text.lower()
    kept = _kept_digits(lowered, address)
    halves = _halves(lowered)
    key = scope.key("fpe/ip_address")
    new, done = "", 0
    for place, half in enumerate(halves):
        digits = [each for each in half if each != ":"]
        alphabets = _alphabets(half, max(kept - done, 0))
        done += len(digits)
        tweak = f"v6/{place}/{kept}/{attempt if place == len(halves) - 1 else 0}"
        if any(len(alphabet) > 1 for alphabet in alphabets):
            size = 1
            for alphabet in alphabets:
                size *= len(alphabet)
            if size >= LEAST:
                digits = list(encipher(key, tweak, "".join(digits).upper(), alphabets).lower())
        rest = iter(digits)
        new += "".join(each if each == ":" else next(rest) for each in half)
    if new == lowered:
        raise DomainTooSmall(Kind.IP_ADDRESS, 1, LEAST)
    return new


def _kept_digits(text: str, address: ipaddress.IPv6Address) -> int:
    for block, groups, digits in KEPT_V6:
        if address in ipaddress.IPv6Network(block):
            return sum(len(group) for group in text.split(":")[:groups]) + digits
    return 0


def _halves(text: str) -> list[str]:
    """Network and interface half of an address as written; a shortened one breaks at its `::`."""
    if "::" in text:
        head, tail = text.split("::", 1)
        return [head + "::", tail] if tail else [head + "::"]
    groups = text.split(":")
    return [":".join(groups[:4]) + ":", ":".join(groups[4:])]


def _alphabets(half: str, kept: int) -> list[str]:
    """An alphabet for each digit: kept ones and zero groups stay, no group gains or loses a leading zero."""
    alphabets: list[str] = []
    for group in half.split(":"):
        for place, digit in enumerate(group.upper()):
            if len(alphabets) < kept or int(group, 16) == 0:
                alphabets.append(digit)
            elif place == 0:
                alphabets.append(digit if digit == "0" else HEX[1:])
            else:
                alphabets.append(HEX)
    return alphabets


def identity(value: str) -> str:
    """The address in lower case, without prefix length or zone."""
    return re.split(r"[%/]", value.casefold())[0]


IP_ADDRESS = Surrogate(
    kind=Kind.IP_ADDRESS,
    identity=identity,
    make=or_placeholder(Kind.IP_ADDRESS, identity, make),
    forms=code.forms,
    example=("10.44.7.23", "10.163.201.88"),
)
