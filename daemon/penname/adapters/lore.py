"""What everybody knows: public figures, famous firms and products, cities, ordinary words."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import resources

from penname.adapters.lexicons import Lexicons
from penname.adapters.people import People
from penname.adapters.words import famous_names
from penname.core.context import Lore
from penname.core.names.letters import fold


@lru_cache(maxsize=1)
def _public() -> frozenset[str]:
    lines = resources.files("penname.adapters").joinpath("data/public.txt").read_text("utf-8").splitlines()
    names = (name for line in lines if not line.startswith("#") for name in line.split(";"))
    return frozenset(name.strip().casefold() for name in names if name.strip())


def lore_of(lexicons: Lexicons, people: People) -> Lore:
    """The knowledge that `core.context` asks for, from the compiled lists and the lists of public names."""
    famous = famous_names()

    def is_famous(name: str) -> bool:
        key = " ".join(fold(re.sub(r"[’']s$", "", name)).split())
        return key in famous or key in _public()

    return Lore(
        is_famous=is_famous,
        is_name=people.known_name,
        is_listed=people.listed,
        is_ordinary=lambda word: word.casefold() in lexicons.ordinary,
        is_place=lambda name: name.casefold() in lexicons.places,
        is_public=lambda name: name.casefold().removeprefix("the ") in _public(),
    )
