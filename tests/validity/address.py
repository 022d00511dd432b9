"""An address is valid as another of its country and layout: street, number, city and postcode changed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.fakes.people import parts
from tests.fakes.sample import Sample, dice
from tests.fakes.world import world

from penname.core.kinds import Kind

KIND = Kind.ADDRESS
LAYOUTS = {
    "US": ("en", "{n} {f} {t}, {c}, CA 9{z:04}", ("Street", "Ave", "Rd", "Lane", "Blvd")),
    "GB": ("en", "{n} {f} {t}, {c} LS{d} {d}AB", ("Road", "Close", "Street", "Gardens")),
    "DE": ("de", "{f}{t} {n}, {z:05} {c}", ("straße", "weg", "str.", "allee")),
    "FR": ("fr", "{n} {t} {f}, {z:05} {c}", ("rue", "avenue", "boulevard")),
    "ES": ("es", "{t} {f} {n}, {z:05} {c}", ("Calle", "Avenida", "Plaza")),
    "IT": ("it", "{t} {f} {n}\n{z:05} {c}", ("Via", "Piazza", "Corso")),
    "NL": ("nl", "{f}{t} {n}, {z:04} GH {c}", ("straat", "laan", "weg")),
    "PL": ("pl", "{t} {f} {n}/{d}, {d}1-{z:03} {c}", ("ul.", "al.")),
}


def values(n: int) -> Iterator[Sample]:
    """Addresses of eight countries in their usual layouts."""
    throw = dice("address")
    cities = {country: list(world().places.in_country(country)) for country in LAYOUTS}
    for _ in range(n):
        country = throw.choice(list(LAYOUTS))
        language, layout, types = LAYOUTS[country]
        size = 999 if country in ("PL",) else 9999
        text = layout.format(
            n=throw.randint(1, 999),
            f=parts(throw, language)[1],
            t=throw.choice(types),
            c=throw.choice(cities[country]),
            z=throw.randint(100, size),
            d=throw.randint(1, 9),
        )
        yield Sample(text, language, country)


def valid(value: Sample, surrogate: str) -> bool:
    """The same marks and number of digits, the same type word, and no name of the old address."""
    if re.sub(r"[^,\n/]", "", value.text) != re.sub(r"[^,\n/]", "", surrogate):
        return False
    if sum(c.isdigit() for c in value.text) != sum(c.isdigit() for c in surrogate):
        return False
    types = LAYOUTS[value.country][2]
    named = [
        word
        for word in re.findall(r"[^\W\d_]{4,}", value.text)
        if not word.lower().endswith(tuple(t.lower() for t in types))
    ]
    kept = set(named) & set(re.findall(r"[^\W\d_]{4,}", surrogate))
    return not kept - {
        "Saint",
        "Santa",
        "City",
        "Park",
        "Hill",
        "Bad",
        "West",
        "East",
        "North",
        "South",
    } and any(t.lower() in surrogate.lower() for t in types)
