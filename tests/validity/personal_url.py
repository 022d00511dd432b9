"""A page is valid as another page of the same site, or under `.example`, with a path of the same shape."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.fakes.people import parts
from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind
from penname.core.names.letters import fold

KIND = Kind.PERSONAL_URL
PATTERNS = (
    "https://linkedin.com/in/{g}-{f}",
    "github.com/{g}{f}",
    "https://www.{g}{f}.com/about",
    "https://x.com/@{f}{n}",
)


def values(n: int) -> Iterator[Sample]:
    """Profile pages and own domains made from names."""
    throw = dice("personal_url")
    for _ in range(n):
        given, family = (
            re.sub("[^a-z]", "", fold(name)) for name in parts(throw, throw.choice(["en", "de", "fr"]))
        )
        yield Sample(throw.choice(PATTERNS).format(g=given, f=family, n=throw.randint(10, 99)))


def valid(value: Sample, surrogate: str) -> bool:
    """Another address with the same signs; the site is kept, an own domain becomes `.example`."""
    own = ".com/about" in value.text
    expected = value.text.replace(".com/about", ".example/about") if own else value.text
    signs = [re.sub(r"[a-z0-9]", "", text) for text in (expected, surrogate)]
    site = (
        surrogate.endswith(".example/about")
        if own
        else value.text.rpartition("/")[0] == surrogate.rpartition("/")[0]
    )
    return surrogate != value.text and site and signs[0] == signs[1]
