"""Cities, their neighbours in size, and their regions."""

from __future__ import annotations

import pytest
from tests.fakes.world import world

PLACES = world().places


def test_a_city_is_found_by_any_of_its_latin_names() -> None:
    assert PLACES.find("münchen") == PLACES.find("Munich")
    assert PLACES.find("Nowhereville") is None


def test_country_and_region_decide_between_namesakes() -> None:
    oregon, maine = PLACES.find("Portland", "US", "OR"), PLACES.find("Portland", "US", "ME")
    assert (oregon.region, maine.region) == ("OR", "ME")
    assert PLACES.find("Birmingham", "GB").country == "GB"


@pytest.mark.parametrize("name", ["Sacramento", "Göttingen", "Grenoble"])
def test_neighbours_are_of_the_same_state_nearest_in_size_first(name: str) -> None:
    home = PLACES.find(name)
    others = PLACES.alike(home)
    assert {(other.country, other.region) for other in others} == {(home.country, home.region)}
    assert home not in others
    distances = [abs(other.population - home.population) for other in others]
    assert distances == sorted(distances)


def test_no_top_city_is_a_neighbour() -> None:
    assert not [
        p.name
        for p in PLACES.alike(PLACES.find("Augsburg"))
        if PLACES.is_top_city(p.name) or p.name == "Nuremberg"
    ]


def test_capitals_and_cities_of_a_million_are_top_cities() -> None:
    assert PLACES.is_top_city("paris")
    assert PLACES.is_top_city("Chicago")
    assert not PLACES.is_top_city("Fresno")


@pytest.mark.parametrize("script", ["Latn", "Cyrl", "Han", "Hang", "Grek", "Hebr", "Deva", "Arab"])
def test_every_covered_script_has_places(script: str) -> None:
    assert len(PLACES.in_country("", script)) >= 20


def test_regions_know_their_like() -> None:
    assert "Nevada" in PLACES.regions_like("oregon")
    assert "NV" in PLACES.regions_like("OR")
    assert "Spain" in PLACES.regions_like("France")
    assert PLACES.regions_like("Fresno") == ()
