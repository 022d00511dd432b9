"""A user name is valid as another one of the same signs: its mark, separators and number of digits."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.fakes.people import parts
from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind
from penname.core.names.letters import fold

KIND = Kind.USERNAME
PATTERNS = ("@{g}{f}", "{g}_{f}{n}", "{i}{f}{n}", "{f}.{g}", "@{g}{n}", "{f}{n}")


def values(n: int) -> Iterator[Sample]:
    """User names made from names."""
    throw = dice("username")
    for _ in range(n):
        given, family = (
            re.sub("[^a-z]", "", fold(name)) for name in parts(throw, throw.choice(["en", "de", "es"]))
        )
        yield Sample(throw.choice(PATTERNS).format(g=given, f=family, i=given[:1], n=throw.randint(10, 999)))


def valid(value: Sample, surrogate: str) -> bool:
    """Another name, the same separators, at least as many digits."""
    signs = [re.sub(r"[a-z0-9]", "", text) for text in (value.text, surrogate)]
    digits = [sum(c.isdigit() for c in text) for text in (value.text, surrogate)]
    return surrogate != value.text and signs[0] == signs[1] and digits[0] <= digits[1] and surrogate.isascii()
