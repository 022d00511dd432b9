"""Cities of the world and their neighbours in size, and regions with their like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from penname.adapters import place_lists
from penname.adapters.place_lists import in_script, places_of
from penname.core.names.letters import fold
from penname.core.names.tokens import script_of
from penname.core.needs import Place
from penname.core.wordlist import listed

_FEWEST = 5
BY_SCRIPT = {
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
        found = places_of(self._named.get(fold(name)) or self._alternates.get(name.lower(), ""))
        near = [place for place in found if place.country == country] or list(found)
        near = [place for place in near if region and place.region == region] or near
        return max(near, key=lambda place: place.population, default=None)

    @cache  # noqa: B019  one instance lives as long as the process
    def alike(self, place: Place) -> Sequence[Place]:
        """Places of the same state (of the country where it has fewer than five), nearest in size first."""
        country = self._of_country(place.country)
        state = [other for other in country if other.region == place.region]
        pool = state if len(state) > _FEWEST else country
        others = [other for other in pool if other.name != place.name and not self._is_odd(other.name)]
        return sorted(others, key=lambda other: (abs(other.population - place.population), other.name))

    @cache  # noqa: B019
    def in_country(self, country: str, script: str = "Latn") -> Sequence[str]:
        """Names of places in `country`, in `script`; of another country of that script where it has none."""
        if script != "Latn":
            rows = BY_SCRIPT.get(script, ())
            names = [name for row in rows if row[1] == country for name in in_script(row[2], row[3])]
            if (
                script == "Han" and country == "JP"
            ):  # wards and villages carry the name of their city or county
                names = [name for name in names if name.endswith("市")]
            return names or [name for row in rows[:1] for name in in_script(row[2], row[3])]
        places = self._of_country(country) or self._of_country("US")
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
        return tuple(other for other in self._regions.get(key, ()) if fold(other) != key)

    def _is_odd(self, name: str) -> bool:
        return fold(name) in _EXONYMS or fold(name) in self._top or any(c in name for c in "()/,0123456789")

    @cache  # noqa: B019
    def _of_country(self, country: str) -> tuple[Place, ...]:
        return places_of(self._by_country.get(country, ""))

    @cached_property
    def _named(self) -> Mapping[str, str]:
        return place_lists.by_name()

    @cached_property
    def _alternates(self) -> Mapping[str, str]:
        return place_lists.by_other_name()

    @cached_property
    def _by_country(self) -> Mapping[str, str]:
        return place_lists.by_country()

    @cached_property
    def _top(self) -> frozenset[str]:
        return place_lists.top()

    @cached_property
    def _regions(self) -> Mapping[str, tuple[str, ...]]:
        return {fold(name): group for group in reversed(place_lists.regions()) for name in group}


@cache
def _unspaced_places() -> frozenset[str]:
    """Every place in scripts other than Latin, also without the mark for a city or county at its end."""
    rows = (row for script_rows in BY_SCRIPT.values() for row in script_rows)
    names = {name for row in rows for name in in_script(row[2], row[3])}
    return frozenset(names | {name[:-1] for name in names if name[-1] in "市시군구县区區"})
