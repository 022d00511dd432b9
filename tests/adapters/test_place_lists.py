"""Places by name, by country and by script."""

from __future__ import annotations

from penname.adapters import place_lists


def test_a_name_gives_all_places_that_bear_it() -> None:
    places = place_lists.places_of(place_lists.by_name()["portland"])
    assert {("US", "OR"), ("US", "ME")} <= {(place.country, place.region) for place in places}


def test_a_large_place_is_known_by_its_other_names() -> None:
    assert place_lists.by_other_name()["münchen"] == place_lists.by_name()["munich"]


def test_no_rows_are_no_places() -> None:
    assert place_lists.places_of("") == ()


def test_the_states_are_one_group_and_their_codes_another() -> None:
    states, codes, *continents = place_lists.regions()
    assert "Oregon" in states
    assert "OR" in codes
    assert any("Spain" in names for names in continents)
    assert not any("Oregon" in names for names in continents)


def test_cities_of_other_scripts_come_in_their_script() -> None:
    assert "Москва" in place_lists.in_script("ru_RU", "city_names")
