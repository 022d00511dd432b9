"""A reference is valid when its letters are letters, its digits digits, and the word in front is kept."""

from __future__ import annotations

import string
from collections.abc import Iterator

from tests.fakes.sample import Sample, dice

from penname.core.digits import alphabet_of
from penname.core.kinds import Kind
from penname.surrogates.reference import sort_of

KIND = Kind.REFERENCE
SHAPES = (
    *("AA-#####-A", "####-AA-###", "A########", "INV-######", "MRN ######", "AA#### AAA"),
    *("##-######-#", "AAAA#####", "########", "aaa-####", "Order #####", "A-AA ####"),
)


def values(n: int) -> Iterator[Sample]:
    """References of a dozen shapes."""
    throw = dice("reference")
    for _ in range(n):
        shape = throw.choice(SHAPES)
        head = sort_of(shape.replace("#", "1"))
        body = shape[len(head) :]
        yield Sample(head + "".join(_drawn(each, throw.choice) for each in body))


def _drawn(place: str, choice: object) -> str:
    pools = {"#": string.digits, "A": string.ascii_uppercase, "a": string.ascii_lowercase}
    return choice(pools[place]) if place in pools else place  # type: ignore[operator]


def valid(value: Sample, surrogate: str) -> bool:
    """The same alphabet in every place, the same letter case, the same sort; not the same text."""
    places = zip(value.text, surrogate, strict=False)
    return (
        len(surrogate) == len(value.text)
        and surrogate != value.text
        and all(
            alphabet_of(a) == alphabet_of(b) and a.isupper() == b.isupper() and (alphabet_of(a) or a == b)
            for a, b in places
        )
        and surrogate.startswith(sort_of(value.text))
    )
