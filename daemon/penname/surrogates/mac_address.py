"""MAC addresses keep their layout and the two bits that say what sort of address they are."""

from __future__ import annotations

import re

from penname.core.digits import HEX, alphabet_of
from penname.core.errors import DomainTooSmall
from penname.core.forms import code
from penname.core.kinds import Kind
from penname.core.permutation import permutation
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import compact, or_placeholder

MAC = re.compile(r"[0-9A-F]{12}", re.IGNORECASE)
FLAGS = 0b11
"""Lowest bits of the first octet: multicast, and locally administered.

Source: IEEE 802-2014, clause 8.
"""


def make(value: str, scope: Scope) -> str:
    """`value` with 46 of its 48 bits enciphered; separators and letter case stay.

    Raises:
        DomainTooSmall: `value` has not twelve hexadecimal digits.
    """
    digits = compact(value)
    if not MAC.fullmatch(digits):
        raise DomainTooSmall(Kind.MAC_ADDRESS, 0, 1)
    address = int(digits, 16)
    first, rest = address >> 40, address & (1 << 40) - 1
    free = (first >> 2) << 40 | rest

    def propose(attempt: int) -> str:
        other = permutation(scope.key("fpe/mac_address"), f"mac/{first & FLAGS}/{attempt}", 1 << 46).forward(
            free
        )
        octet = (other >> 40) << 2 | first & FLAGS
        return f"{octet:02X}{other & (1 << 40) - 1:010X}"

    new = iter(scope.keep("mac_address/address", digits, propose))
    lower = value != value.upper()
    return "".join(
        _in_case(next(new), lower) if each.upper() in HEX and alphabet_of(each) else each for each in value
    )


def _in_case(digit: str, lower: bool) -> str:
    return digit.lower() if lower else digit


MAC_ADDRESS = Surrogate(
    kind=Kind.MAC_ADDRESS,
    identity=compact,
    make=or_placeholder(Kind.MAC_ADDRESS, compact, make),
    forms=code.forms,
    example=("00:1A:2B:3C:4D:5E", "B4:07:91:E2:0C:68"),
)
