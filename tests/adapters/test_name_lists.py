"""Lists by culture: what came from elsewhere is taken out, what is ours is put in."""

from __future__ import annotations

import pytest

from penname.adapters.name_lists import found_in, names_of


def test_names_that_came_with_people_are_not_the_culture_of_the_country() -> None:
    assert "Torres" not in found_in("en", "family")
    assert "Nguyen" not in found_in("en", "family")
    assert "Smith" in found_in("en", "family")


def test_a_name_without_gender_is_not_listed_with_one() -> None:
    lists = names_of("es").given
    assert not set(lists[""]) & (set(lists["f"]) | set(lists["m"]))


def test_names_are_single_words() -> None:
    assert [
        name
        for culture in ("es", "fr", "fa")
        for name in found_in(culture, "given")
        if " " in name or "-" in name
    ] == []


def test_an_unknown_culture_is_refused() -> None:
    with pytest.raises(KeyError):
        names_of("tlh")
