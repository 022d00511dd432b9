"""What the lists tell of a name, whatever culture it is from."""

from __future__ import annotations

import pytest

from penname.adapters.pool_choice import cultures_by_name, genders_by_name, is_latin, pool


def test_a_name_is_known_in_every_culture_that_lists_it_and_in_no_other() -> None:
    cultures = cultures_by_name("family")
    assert "pl" in cultures["kowalczyk"]
    assert "ja" not in cultures["kowalczyk"]
    assert "zxqv" not in cultures


def test_one_name_may_be_of_another_gender_elsewhere() -> None:
    genders = genders_by_name()["simone"]
    assert genders["it"] == "m"
    assert genders["de"] == "f"


@pytest.mark.parametrize(("culture", "latin"), [("en", True), ("tr", True), ("ru", False), ("ru_Latn", True)])
def test_a_culture_writes_in_one_script(culture: str, latin: bool) -> None:
    assert is_latin(culture) is latin


def test_a_pool_is_sorted_and_holds_no_word() -> None:
    names = pool("en", "given", "f")
    assert list(names) == sorted(set(names))
    assert "Rose" not in names
