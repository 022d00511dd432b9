"""A city is valid as another of the same country and state, about as large."""

from __future__ import annotations

from collections.abc import Iterator

from tests.fakes.sample import Sample, dice
from tests.fakes.world import world

from penname.core.kinds import Kind
from penname.core.names.letters import fold

KIND = Kind.LOCATION
HOMES = {
    "en": "US",
    "de": "DE",
    "fr": "FR",
    "es": "ES",
    "it": "IT",
    "pl": "PL",
    "nl": "NL",
    "pt": "BR",
    "tr": "TR",
    "sv": "SE",
}


def values(n: int) -> Iterator[Sample]:
    """Cities of ten countries, as written in their own languages."""
    throw = dice("location")
    names = {language: list(world().places.in_country(country)) for language, country in HOMES.items()}
    for _ in range(n):
        language = throw.choice(list(HOMES))
        yield Sample(throw.choice(names[language]), language, HOMES[language])


def valid(value: Sample, surrogate: str) -> bool:
    """Found in the same country and state (where the state has others), and another place."""
    places = world().places
    home = places.find(value.text, value.country)
    other = places.find(surrogate, value.country, home.region if home else "")
    if home is None or other is None or fold(surrogate) == fold(value.text):
        return False
    alone = any(place.region != home.region for place in places.alike(home))
    return other.country == home.country and (other.region == home.region or alone)
