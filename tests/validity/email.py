"""An address is valid as another in the same pattern, at the same provider or under `.example`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.fakes.people import parts
from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind
from penname.core.names.letters import fold

KIND = Kind.EMAIL
PATTERNS = ("{g}.{f}", "{i}{f}", "{g}_{f}", "{f}.{g}", "{g}{f}{n}", "{i}.{f}", "{g}-{f}", "{f}{i}{n}")
PROVIDERS = ("gmail.com", "yahoo.com", "outlook.com", "web.de", "orange.fr")
_ADDRESS = re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+")


def values(n: int) -> Iterator[Sample]:
    """Addresses in the usual patterns, half at public providers."""
    throw = dice("email")
    for _ in range(n):
        language = throw.choice(["en", "de", "fr", "es", "it", "nl"])
        given, family = (re.sub("[^a-z]", "", fold(name)) or "lee" for name in parts(throw, language))
        local = throw.choice(PATTERNS).format(g=given, f=family, i=given[0], n=throw.randint(10, 99))
        firm = re.sub("[^a-z]", "", fold(parts(throw, language)[1])) + throw.choice(
            ("-group.com", ".de", "consulting.com")
        )
        yield Sample(f"{local}@{throw.choice(PROVIDERS) if throw.random() < 0.5 else firm}", language)


def valid(value: Sample, surrogate: str) -> bool:
    """Well-formed, another local part with the same separators, the provider kept or `.example`."""
    local, _, host = value.text.partition("@")
    other, _, site = surrogate.partition("@")
    if not _ADDRESS.fullmatch(surrogate) or other == local or not surrogate.isascii():
        return False
    same_host = site == host if host in PROVIDERS else site.endswith(".example") and site != host
    return same_host and re.sub(r"\w", "", local.replace("_", "-")) == re.sub(
        r"\w", "", other.replace("_", "-")
    )
