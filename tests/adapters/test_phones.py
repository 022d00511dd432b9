"""Telephone numbers are read by the number plans of their countries. All numbers are reserved or made up."""

from __future__ import annotations

import pytest

from penname.adapters.phones import PhoneNumberPlans

PHONES = PhoneNumberPlans()


@pytest.mark.parametrize(
    ("value", "country", "digits"),
    [
        ("+39 347 123 4567", "", 2),
        ("+351 912 345 087", "", 3),
        ("+1 503 555 7742", "", 1),
        ("0044 20 7946 0958", "DE", 4),
        ("011 44 20 7946 0958", "US", 5),
        ("0171 3920044", "DE", 0),
        ("no number", "DE", 0),
    ],
)
def test_a_country_code_is_as_long_as_it_really_is(value: str, country: str, digits: int) -> None:
    assert PHONES.country_digits(value, country) == digits


@pytest.mark.parametrize(
    ("value", "country", "national"),
    [
        ("0171 3920044", "DE", ("1713920044", "")),
        ("+49 171 3920044", "", ("1713920044", "")),
        ("+44 (0)20 7946 0958", "", ("2079460958", "")),
        ("+39 06 1234567", "", ("061234567", "")),
        ("916.972.1680x22008", "US", ("9169721680", "22008")),
        ("٠١٠ ١٢٣٤ ٥٦٧٨", "EG", ("1012345678", "")),
        ("call me", "US", ("", "")),
    ],
)
def test_national_digits_are_the_same_in_every_layout(
    value: str, country: str, national: tuple[str, str]
) -> None:
    assert PHONES.national_digits(value, country) == national


def test_validity_is_that_of_the_country() -> None:
    assert PHONES.is_valid("0171 3920044", "DE")
    assert not PHONES.is_valid("0171 3920044", "US")
    assert not PHONES.is_valid("555-0132", "US")


@pytest.mark.parametrize(
    ("value", "countries", "country"),
    [
        ("+49 171 3920044", ("US", "GB"), "DE"),
        ("0171 3920044", ("US", "DE", "AT"), "DE"),
        ("07700 900318", ("US", "GB"), "GB"),
        ("no number", ("US", "GB"), ""),
    ],
)
def test_the_country_is_the_numbers_own_or_the_first_that_fits(
    value: str, countries: tuple[str, ...], country: str
) -> None:
    assert PHONES.country_of(value, countries) == country


def test_alike_means_the_same_country_and_the_same_sort_of_line() -> None:
    is_alike = PHONES.like("0171 3920044", "DE")

    assert is_alike("1625888741")
    assert not is_alike("3012345678")  # a valid fixed line of Berlin
    assert not is_alike("0000000000")


def test_a_number_for_films_is_like_any_valid_number_with_its_first_digit() -> None:
    is_alike = PHONES.like("07700 900318", "GB")

    assert is_alike("7400123456")
    assert not is_alike("2079460958")


def test_nothing_is_like_an_unreadable_number() -> None:
    assert not PHONES.like("call me", "US")("2015550123")


@pytest.mark.parametrize(
    ("one", "other", "country"),
    [("0171 3920044", "0162 5888741", "DE"), ("(646) 555-4183", "(506) 997-7941", "US")],
)
def test_the_layouts_of_two_numbers_pair_up(one: str, other: str, country: str) -> None:
    """Where the digits of one are replaced, the layouts of the other come out."""
    national, other_national = (
        PHONES.national_digits(one, country)[0],
        PHONES.national_digits(other, country)[0],
    )
    pairs = list(zip(PHONES.layouts(one, country), PHONES.layouts(other, country), strict=True))

    assert len(pairs) > 10
    for layout, other_layout in pairs:
        digits = "".join(filter(str.isdigit, layout)).replace(national, other_national)
        assert digits == "".join(filter(str.isdigit, other_layout))
    assert PHONES.layouts("call me", country) == ()


def test_layouts_are_national_and_international() -> None:
    layouts = set(PHONES.layouts("+44 20 7946 0958", ""))

    assert {
        "020 7946 0958",
        "+44 20 7946 0958",
        "+442079460958",
        "00442079460958",
        "+44 (0)20 7946 0958",
    } <= layouts
