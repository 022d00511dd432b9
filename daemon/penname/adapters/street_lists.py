"""Street names by country.

Source: `data/streets.txt`, written for Penname, and Faker (MIT), `faker.providers.address.<locale>`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from penname.adapters import compiled


@cache
def street_list(country: str) -> tuple[str, ...]:
    """The street names of a country, without their type word; none where no list is known."""
    if (names := compiled.stored("streets").get(country)) is not None:
        return compiled.lines(names)
    return _streets().get(country) or _faker_streets(country)


def table() -> Mapping[str, str]:
    """The street names of every country with a list, a line each."""
    return {
        country: "\n".join(_streets().get(country) or _faker_streets(country))
        for country in {**_STREETS, **_streets()}
    }


@cache
def _streets() -> dict[str, tuple[str, ...]]:
    text = resources.files("penname.adapters").joinpath("data/streets.txt").read_text("utf-8")
    found: dict[str, tuple[str, ...]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            country, names = line.split(maxsplit=1)
            found[country] = tuple(sorted({name.strip() for name in names.split(";")}))
    return {
        **found,
        "AT": found["DE"],
        "CH": found["DE"],
        "BE": found["NL"],
        "BR": found["PT"],
        "MX": found["ES"],
    }


def _faker_streets(country: str) -> tuple[str, ...]:
    source = _STREETS.get(country)
    if source is None:
        return ()
    locale, attribute = source
    provider = importlib.import_module(f"faker.providers.address.{locale}").Provider
    names = {
        name.strip()
        for name in getattr(provider, attribute)
        if not any(c.isdigit() or c == "." for c in name)
    }
    return tuple(sorted(names))


_STREETS = {
    "PL": ("pl_PL", "streets"),
    "CZ": ("cs_CZ", "streets"),
    "DK": ("da_DK", "street_names"),
    "SK": ("sk_SK", "streets"),
    "RU": ("ru_RU", "street_titles_noflex"),
    "UA": ("uk_UA", "street_titles"),
    "IL": ("he_IL", "street_titles"),
    "KR": ("ko_KR", "road_names"),
    "TW": ("zh_TW", "street_names"),
    "HR": ("hr_HR", "streets"),
    "ID": ("id_ID", "streets"),
    "VN": ("vi_VN", "streets"),
    "GE": ("ka_GE", "street_titles"),
    "AM": ("hy_AM", "streets"),
}
CULTURE_OF = {
    "IN": "en_IN",
    "NG": "en_NG",
    "KE": "en_KE",
    "GH": "en_GH",
    "PK": "en_PK",
    "IE": "en_IE",
    "FI": "fi",
    "RO": "ro",
    "BG": "bg",
    "SA": "ar",
    "EG": "ar",
    "AE": "ar",
    "IR": "fa",
    "TH": "th",
}
