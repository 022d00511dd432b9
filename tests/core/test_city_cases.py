"""Towns are known in the cases of Polish and Russian, and so are their stand-ins."""

from __future__ import annotations

import pytest
from tests.fakes.world import scope, world

from penname.core.cities import city
from penname.core.city_cases import PARADIGMS, read


@pytest.mark.parametrize(
    ("language", "form", "town", "case"),
    [
        ("pl", "Radomiu", "Radom", 2),
        ("pl", "Krakowie", "Kraków", 2),
        ("pl", "Gdańska", "Gdańsk", 1),
        ("pl", "Łodzi", "Łódź", 1),
        ("pl", "Kielcach", "Kielce", 2),
        ("pl", "Lublin", "Lublin", 0),
        ("ru", "Казани", "Казань", 1),
        ("ru", "Москву", "Москва", 3),
        ("en", "Krakowie", "Krakowie", 0),
    ],
)
def test_a_form_is_read_as_its_town(language: str, form: str, town: str, case: int) -> None:
    found = read(form, language, world().places.is_place)
    assert (found.citation, found.case) == (town, case)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("pl", ("Kraków", "Krakowa", "Krakowie")),
        ("pl", ("Warszawa", "Warszawy", "Warszawie")),
        ("pl", ("Gdańsk", "Gdańska", "Gdańsku")),
        ("pl", ("Katowice", "Katowic", "Katowicach")),
        ("ru", ("Омск", "Омска", "Омске")),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_the_forms_of_one_town_become_the_forms_of_one_other(
    language: str, forms: tuple[str, ...], seed: int
) -> None:
    here = scope(language, seed=seed)
    others = [city(form, here) for form in forms]
    towns = [read(other, language, lambda name: name == others[0]) for other in others]
    assert {town.citation for town in towns} == {others[0]}
    assert [town.case for town in towns] == [
        read(f, language, lambda name: name == forms[0]).case for f in forms
    ]
    assert here.language in PARADIGMS


def test_a_town_without_like_is_another_in_the_same_case() -> None:
    here = scope("pl")
    assert city("Radomiu", here) != city("Radom", here)
    assert city("Radom", here)[:3] == city("Radomiu", here)[:3]
