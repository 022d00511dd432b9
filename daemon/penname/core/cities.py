"""A city becomes one of about its size in the same state and country: law and climate stay true."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from penname.core import city_cases
from penname.core.errors import DomainTooSmall
from penname.core.kinds import Kind
from penname.core.names import word
from penname.core.names.letters import fold
from penname.core.names.tokens import script_of, tokens
from penname.core.needs import Places
from penname.core.pools import pick, prefer
from penname.core.surrogate import Scope

CITY, REGION = "location/city", "region/name"
_NEAREST = 24  # neighbours in size to choose from
COUNTRY_OF = {
    "en": "US",
    "de": "DE",
    "fr": "FR",
    "es": "ES",
    "it": "IT",
    "pt": "BR",
    "nl": "NL",
    "pl": "PL",
    "cs": "CZ",
    "sk": "SK",
    "hu": "HU",
    "ro": "RO",
    "sv": "SE",
    "da": "DK",
    "no": "NO",
    "nb": "NO",
    "fi": "FI",
    "tr": "TR",
    "ru": "RU",
    "uk": "UA",
    "bg": "BG",
    "el": "GR",
    "he": "IL",
    "ar": "EG",
    "fa": "IR",
    "hi": "IN",
    "ja": "JP",
    "ko": "KR",
    "zh": "CN",
    "vi": "VN",
    "id": "ID",
    "hr": "HR",
}
"""Where a text is most likely at home, by its language."""

POSTCODE = re.compile(
    r"(?<![\w-])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}-\d{4}|\d{5}-\d{3}|"
    r"\d{4}-\d{3}|"
    r"\d{4} ?[A-Z]{2}|\d{2}-\d{3}|〒?\d{3}-\d{4}|\d{3} \d{2}|(?:[A-Z]{1,2}-)?\d{4,6})(?![\w-])"
)
_TELLING = 3  # letters: shorter words (San, Bad, Les) tell nothing
_CITY_MARKS = ("市", "시", "군", "구", "县", "區", "区")
_INWARD = "ABDEFGHJLNPQRSTUWXYZ"  # letters that end British postcodes


def city(name: str, scope: Scope, region: str = "", country: str = "") -> str:
    """The stand-in of a city or district, dressed as `name` is.

    Args:
        region: The country's code of its state, where the text says it ("OR").

    Raises:
        NoSurrogateLeft: No place was safe.
    """
    country = country or scope.country
    town = city_cases.read(name, scope.language, lambda other: _is_town(other, scope, country))
    return word.sole(
        name,
        scope,
        lambda nth: _base(town, name, nth, scope, region, country),
        lambda base: word.cased(town.apply(base, scope.language), name),
    )


def _base(town: city_cases.Town, written: str, nth: int, scope: Scope, region: str, country: str) -> str:
    name = town.citation
    key = fold(name) if nth == 0 else f"{fold(name)}#{written}#{nth}"
    if (kept := scope.kept(CITY, key)) is not None:
        return kept
    near: Sequence[str]
    near = [other for other in _near(name, scope, region, country) if not _kindred(other, name)]
    far = _far(name, scope, country)
    if town.case or city_cases.declines(name, scope.language):
        near, far = _declining(town, near, far, scope.language)

    def propose(attempt: int) -> str:
        if attempt < len(near):
            return _marked(pick(scope, CITY, key, attempt, near), name)
        return _marked(pick(scope, CITY, key, attempt - len(near), far), name)

    return scope.keep(CITY, key, propose)


def _declining(
    town: city_cases.Town, near: Sequence[str], far: Sequence[str], language: str
) -> tuple[Sequence[str], Sequence[str]]:
    """Of both lists the towns that take the endings of `town`, else those that take some."""

    def some(pool: Sequence[str]) -> Sequence[str]:
        return [other for other in pool if city_cases.declines(other, language)]

    nearest = prefer(some(near), town.fits, least=2)
    farther = prefer(some(far), town.fits, least=6)
    return nearest if len(nearest) > 1 else (), farther or far


def _is_town(name: str, scope: Scope, country: str) -> bool:
    """Whether the country has a place of that name, and not of one of which it is but a longer form."""
    country, script = country or COUNTRY_OF.get(scope.language, ""), script_of(name)
    place = scope.needs.places.find(name, country)
    if place is not None and place.country == country:
        listed, asked = fold(place.name), fold(name)  # Warszawa is listed as Warsaw
        return asked == listed or not asked.startswith(listed[:-1])
    return script != "Latn" and name in scope.needs.places.in_country(country, script)


def _near(name: str, scope: Scope, region: str, country: str) -> Sequence[str]:
    places = scope.needs.places
    place = places.find(name, country or COUNTRY_OF.get(scope.language, ""), region)
    if place is None:
        return ()
    return [
        other.name for other in places.alike(place)[:_NEAREST] if script_of(other.name) == script_of(name)
    ]


def _far(name: str, scope: Scope, country: str) -> Sequence[str]:
    country = country or COUNTRY_OF.get(scope.language, "US")
    return _short_names(scope.needs.places, country, script_of(name))


@lru_cache(maxsize=256)
def _short_names(places: Places, country: str, script: str) -> Sequence[str]:
    """The places of a country that are one word, where there are a dozen."""
    names = places.in_country(country, script) or places.in_country(country)
    return prefer(
        names, lambda other: not any(c in other for c in " -") and not any(c in other[:-1] for c in "市시")
    )


def _kindred(other: str, name: str) -> bool:
    """Whether two places share a word: Minnetonka Mills would tell of Minnetonka."""
    return bool(_long_words(other) & _long_words(name))


def _long_words(name: str) -> set[str]:
    return {fold(token.text) for token in tokens(name) if token.word and len(token.text) > _TELLING}


def _marked(other: str, name: str) -> str:
    """`other` with 市 exactly where `name` has it."""
    bare = other[:-1] if other.endswith(_CITY_MARKS) and len(other) > 2 else other
    return bare + name[-1] if name.endswith(_CITY_MARKS) and len(name) > 2 else bare


def postcode(code: str, scope: Scope) -> str:
    """A postcode of the same region and layout: its leading characters stay, the others change.

    Raises:
        NoSurrogateLeft: Every postcode of the region is taken.
    """
    bare = [c for c in code if c.isalnum()]
    kept = _region_length("".join(bare))

    def propose(attempt: int) -> str:
        out = list(bare)
        for n in range(kept, len(bare)):
            alphabet = "0123456789" if bare[n].isdigit() else _INWARD
            out[n] = alphabet[
                scope.choose("address/postcode", "".join(bare) + str(n), attempt, len(alphabet))
            ]
        return "".join(out)

    chosen = iter(scope.keep("address/postcode", "".join(bare), propose))
    return "".join(next(chosen) if c.isalnum() else c for c in code)


def _region_length(bare: str) -> int:
    """How many leading characters tell the region and stay; at least three change."""
    letters = len(bare) - len(bare.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    if letters and any(c.isdigit() for c in bare):
        return letters if not bare[-1].isdigit() or len(bare) == 6 else letters + 2
    return min(2, max(len(bare) - 3, 0))


def region(name: str, scope: Scope) -> str:
    """Another country of the continent or another state of the country, dressed as `name` is.

    Raises:
        DomainTooSmall: No list of regions has it.
        NoSurrogateLeft: All others are taken.
    """
    others = scope.needs.places.regions_like(name.strip())
    if not others:
        raise DomainTooSmall(Kind.REGION, 1, 2)

    def base(nth: int) -> str:
        key = fold(name) if nth == 0 else f"{fold(name)}#{name}#{nth}"
        return scope.keep(REGION, key, lambda attempt: pick(scope, REGION, key, attempt, others))

    return word.sole(name, scope, base, lambda other: word.cased(other, name))
