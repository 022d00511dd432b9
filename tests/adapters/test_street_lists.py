"""Streets by country, ours before Faker's."""

from penname.adapters.street_lists import street_list


def test_countries_without_a_list_have_none() -> None:
    assert street_list("XX") == ()


def test_lists_are_sorted_and_plain() -> None:
    for country in ("DE", "AT", "PL", "DK", "JP"):
        names = street_list(country)
        assert list(names) == sorted(set(names))
        assert not any(c.isdigit() for name in names for c in name)
