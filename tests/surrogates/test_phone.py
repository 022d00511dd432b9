"""A number stays valid in its country, in its layout; only its national digits change."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import PHONES, Mentions

from penname.surrogates.phone import PHONE, identity

NUMBERS = [
    ("en", "US", "(646) 555-4183"),
    ("en", "", "+1 503 555 7742"),
    ("en", "GB", "020 7946 0958"),
    ("de", "", "0171 3920044"),
    ("es", "", "612 345 908"),
    ("it", "", "347 555 0182"),
    ("it", "", "+39 06 1234567"),
    ("pt", "BR", "(11) 95555-0417"),
    ("pt", "PT", "912 345 087"),
    ("pl", "", "601 234 908"),
    ("nl", "", "06 12345678"),
    ("ru", "", "8 912 345-67-09"),
    ("tr", "", "0532 555 41 08"),
    ("ja", "", "090-5555-0417"),
    ("ko", "", "010-5555-0417"),
    ("en", "", "+86 138 0013 8000"),
    ("en", "US", "916.972.1680x22008"),
    ("de", "", "0044 20 7946 0958"),
]

HOMES = {
    "de": "DE",
    "es": "ES",
    "it": "IT",
    "pl": "PL",
    "nl": "NL",
    "ru": "RU",
    "tr": "TR",
    "ja": "JP",
    "ko": "KR",
}


@pytest.mark.parametrize(("language", "country", "value"), NUMBERS)
def test_a_valid_number_becomes_a_valid_number_of_the_same_country_and_sort(
    language: str, country: str, value: str
) -> None:
    home = PHONES.country_of(value, (country or HOMES.get(language, "US"),))
    for seed in range(20):
        surrogate = Mentions(seed, language, country).of(PHONE, value)

        assert PHONES.is_valid(surrogate, home)
        assert PHONES.like(value, home)(PHONES.national_digits(surrogate, home)[0])
        assert surrogate != value


@pytest.mark.parametrize(("language", "country", "value"), NUMBERS)
def test_layout_and_country_code_stay(language: str, country: str, value: str) -> None:
    conversation = Mentions(language=language, country=country)

    surrogate = conversation.of(PHONE, value)

    assert re.sub(r"\d", "#", surrogate) == re.sub(r"\d", "#", value)
    kept = PHONES.country_digits(value, country or "DE")
    assert re.sub(r"\D", "", surrogate)[:kept] == re.sub(r"\D", "", value)[:kept]
    assert conversation.restored(surrogate) == value


def test_national_and_international_layout_of_one_number_agree() -> None:
    conversation = Mentions(language="de")
    layouts = ("0171 3920044", "+49 171 3920044", "0049 171 392 00 44", "0171/3920044", "+49 (0)171 3920044")

    national = {PHONES.national_digits(conversation.of(PHONE, layout), "DE")[0] for layout in layouts}

    assert len(national) == 1
    assert national != {"1713920044"}


def test_an_extension_changes_too() -> None:
    surrogate = Mentions(country="US").of(PHONE, "916.972.1680x22008")

    assert surrogate.partition("x")[2] != "22008"


def test_a_number_for_films_becomes_a_valid_one() -> None:
    surrogate = Mentions(country="GB").of(PHONE, "07700 900318")

    assert PHONES.is_valid(surrogate, "GB")
    assert re.fullmatch(r"07\d{3} \d{6}", surrogate)


def test_digits_of_another_script_stay_in_it() -> None:
    surrogate = Mentions(language="ar", country="EG").of(PHONE, "٠١٠ ١٢٣٤ ٥٦٧٨")

    assert re.fullmatch("[٠-٩]{3} [٠-٩]{4} [٠-٩]{4}", surrogate)
    assert PHONES.is_valid(surrogate, "EG")


@pytest.mark.parametrize("value", ["7", "call me", "x"])
def test_what_has_hardly_a_digit_gets_a_placeholder(value: str) -> None:
    assert Mentions().of(PHONE, value) == "[PHONE 1]"


@given(
    st.lists(st.from_regex(r"(\+39 )?3[0-9]{2} [0-9]{3} [0-9]{4}", fullmatch=True), max_size=6, unique=True)
)
def test_distinct_numbers_always_get_distinct_stand_ins(values: list[str]) -> None:
    conversation = Mentions(language="it")

    surrogates = [conversation.of(PHONE, value) for value in values]

    assert len(set(surrogates)) == len(values)
    assert [conversation.restored(surrogate) for surrogate in surrogates] == values


def test_identity_is_shared_by_all_layouts() -> None:
    assert identity("0171 3920044") == identity("+49 171 3920044") == identity("+49 (0)171-392 0044")
