"""Names to choose from: enough of them, of the right gender and culture, and none that is a word."""

from __future__ import annotations

import pytest
from tests.fakes.world import world

from penname.adapters.name_lists import LOCALES
from penname.core.names.letters import fold

POOLS = world().pools


@pytest.mark.parametrize(
    "culture", ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "tr", "ja", "ko", "zh", "ar", "hi"]
)
def test_a_covered_culture_has_at_least_fifty_names_of_each_sort(culture: str) -> None:
    for names in (POOLS.given(culture, "f"), POOLS.given(culture, "m"), POOLS.family(culture, "")):
        assert len(names) >= 50
        assert list(names) == sorted(set(names))


@pytest.mark.parametrize("culture", list(LOCALES))
def test_every_culture_offers_something(culture: str) -> None:
    assert len(POOLS.given(culture, "")) >= 20
    assert len(POOLS.family(culture, "")) >= 20


def test_no_name_of_the_english_pool_is_a_word_a_city_or_a_public_figure() -> None:
    words, places = world().words, world().places
    names = [*POOLS.given("en", "f"), *POOLS.given("en", "m")]
    assert [name for name in names if words.is_common(name, "en")] == []
    assert sum(words.is_famous(name) or places.is_top_city(name) for name in names) < len(names) // 10


def test_a_name_of_one_gender_is_not_offered_for_the_other() -> None:
    both = {fold(n) for n in POOLS.given("es", "f")} & {fold(n) for n in POOLS.given("es", "m")}
    assert both == set()


@pytest.mark.parametrize(
    ("name", "culture", "gender"),
    [
        ("Maria", "en", "f"),
        ("Andrea", "it", "m"),
        ("Andrea", "de", "f"),
        ("Сергей", "ru", "m"),
        ("恵", "ja", "f"),
        ("Xyz", "en", ""),
    ],
)
def test_gender_is_told_by_culture(name: str, culture: str, gender: str) -> None:
    assert POOLS.gender_of(name, culture) == gender


@pytest.mark.parametrize(
    ("name", "language", "culture"),
    [
        ("Maria Torres", "en", "es"),
        ("Karen Whitfield", "en", "en"),
        ("Priya Raghunathan", "en", "en_IN"),
        ("Oluwaseun Adebayo", "en", "en_NG"),
        ("Wei Zhang", "en", "zh_Latn"),
        ("Yuki Tanaka", "en", "ja_Latn"),
        ("Elif Yılmaz", "de", "tr"),
        ("Henrike Sommer", "de", "de"),
        ("Anna Kowalska", "pl", "pl"),
        ("Шевченко", "uk", "uk"),
        ("陳美玲", "zh", "zh_TW"),
    ],
)
def test_the_culture_of_a_name_is_told_by_its_words(name: str, language: str, culture: str) -> None:
    assert POOLS.culture_of(name.split(), language) == culture


def test_accents_and_letter_case_do_not_matter_to_look_ups() -> None:
    assert POOLS.is_given("MARIA")
    assert POOLS.is_family("munoz")
    assert not POOLS.is_given("Zxqv")


def test_streets_come_without_their_type_word() -> None:
    assert "Ahorn" in POOLS.street_names("DE")
    assert all(
        len(POOLS.street_names(country)) >= 20 for country in ("US", "DE", "FR", "ES", "PL", "TR", "JP", "XX")
    )


def test_companies_are_coined_in_english_and_named_after_families_elsewhere() -> None:
    assert "Alderford" in POOLS.company_words("en")
    assert POOLS.company_words("ja") == POOLS.family("ja", "")
