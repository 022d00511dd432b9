"""A city becomes a neighbour in size of the same state and country; a postcode stays in its region."""

from __future__ import annotations

import re

import pytest
from tests.fakes.world import scope, world

from penname.core.cities import city, postcode, region
from penname.core.errors import DomainTooSmall


@pytest.mark.parametrize(
    ("language", "country", "name"),
    [
        ("en", "", "Sacramento"),
        ("en", "GB", "Norwich"),
        ("de", "", "Göttingen"),
        ("fr", "", "Grenoble"),
        ("pl", "", "Radom"),
    ],
)
@pytest.mark.parametrize("seed", range(5))
def test_the_state_and_country_stay(language: str, country: str, name: str, seed: int) -> None:
    places = world().places
    here = scope(language, seed=seed, country=country)
    home = places.find(name, country)
    assert home is not None
    other = places.find(city(name, here), home.country, home.region)
    assert other is not None
    assert (other.country, other.region) == (home.country, home.region)
    assert other.name != home.name


def test_spellings_share_a_city_and_keep_their_letter_case() -> None:
    here = scope()
    assert city("SACRAMENTO", here) == city("Sacramento", here).upper()


@pytest.mark.parametrize(
    ("language", "name"), [("ru", "Казань"), ("ja", "横浜"), ("ko", "수원"), ("zh", "杭州"), ("el", "Πάτρα")]
)
def test_the_script_stays(language: str, name: str) -> None:
    other = city(name, scope(language))
    assert other != name
    assert not re.search("[A-Za-z]", other)


def test_a_city_mark_stays_where_it_stands() -> None:
    here = scope("ja")
    assert city("横浜市", here).endswith("市")
    assert not city("静岡", here).endswith("市")


@pytest.mark.parametrize(
    ("code", "kept"),
    [
        ("97205", "97"),
        ("NR3 9QK", "NR"),
        ("1016 GV", "10"),
        ("31-147", "31"),
        ("K1A 0B1", "K"),
        ("069003", "06"),
    ],
)
def test_a_postcode_keeps_its_region_and_layout(code: str, kept: str) -> None:
    other = postcode(code, scope())
    assert other != code
    assert other.startswith(kept)
    assert [c.isdigit() for c in other] == [c.isdigit() for c in code]


def test_regions_change_for_their_like() -> None:
    states = set(world().places.regions_like("Oregon"))
    assert region("Oregon", scope()) in states
    with pytest.raises(DomainTooSmall):
        region("Nowhereland", scope())


def test_a_town_of_several_words_is_written_as_such_towns_are() -> None:
    others = {city("Sacramento", scope(seed=seed)) for seed in range(30)}
    several = [other for other in others if " " in other]
    assert several
    assert all(word[0].isupper() for other in several for word in other.split())
