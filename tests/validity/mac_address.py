"""A MAC address is valid when it keeps its layout and its two flags."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind

KIND = Kind.MAC_ADDRESS
PRESIDIO = ("MacAddressRecognizer", "MAC_ADDRESS")


def values(n: int) -> Iterator[Sample]:
    """Addresses in four layouts."""
    throw = dice("mac")
    for _ in range(n):
        digits = f"{throw.getrandbits(48):012x}"
        pairs = re.findall("..", digits)
        layouts = (
            ":".join(pairs),
            "-".join(pairs).upper(),
            ".".join(re.findall("....", digits)),
            ":".join(pairs).upper(),
        )
        yield Sample(throw.choice(layouts))


def valid(value: Sample, surrogate: str) -> bool:
    """Twelve hexadecimal digits between the same separators, in the same case, with the same flags."""
    old, new = (re.sub(r"[^0-9a-fA-F]", "", text) for text in (value.text, surrogate))
    return (
        len(new) == 12
        and old != new
        and re.sub("[0-9a-fA-F]", "#", surrogate) == re.sub("[0-9a-fA-F]", "#", value.text)
        and int(old[:2], 16) & 3 == int(new[:2], 16) & 3
    )
