"""An address changes part by part in its own layout, and its city is the city of the conversation."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.world import scope

from penname.core.addresses import compose, places
from penname.core.cities import city
from penname.core.errors import DomainTooSmall

FRAME = ("impasse", "Caddesi", "서울특별시", "Street", "Kingdom", "United")
ADDRESSES = [
    ("en", "14 Bellweather Lane, Norwich NR3 9QK"),
    ("en", "4821 Maple Ridge Dr, Apt 4B, Sacramento, CA 95814"),
    ("en", "1409 n clark st chicago"),
    ("en", "221B Baker Street\nLondon NW1 6XE\nUnited Kingdom"),
    ("en", "PO Box 1234, Springfield, IL 62701"),
    ("de", "Kanalstraße 118, 2. OG, 22085 Hamburg"),
    ("fr", "14, impasse des Charmilles, 35133 Romagné"),
    ("es", "Calle de Alcalá 45, 3º B, 28014 Madrid"),
    ("it", "Via Garibaldi 22, 20121 Milano MI"),
    ("nl", "Veerdam 31b, 8316 GH Marknesse"),
    ("pl", "ul. Wierzbowa 7 m. 12, 24-100 Puławy"),
    ("pt", "Rua das Flores, 120, apto 34, São Paulo - SP, 01310-100"),
    ("ru", "ул. Ленина, д. 15, кв. 7, г. Казань, 420111"),
    ("sv", "Tallkottevägen 16, 4 tr, 129 33 Hägersten"),
    ("tr", "Atatürk Caddesi No: 15 Daire 3, 06420 Çankaya/Ankara"),
    ("ja", "東京都新宿区西新宿2-8-1"),
    ("ja", "大津市柳が崎台３－２－１１"),
    ("ko", "서울특별시 강남구 테헤란로 152"),
    ("zh", "成都市武侯区锦苑南巷9号2栋1404"),
]


@pytest.mark.parametrize(("language", "address"), ADDRESSES)
def test_the_layout_stays_and_no_number_or_name_does(language: str, address: str) -> None:
    other = compose(address, scope(language))
    assert re.findall(r"[,;\n/]", other) == re.findall(r"[,;\n/]", address)
    numbers = [n for n in re.findall(r"\d+", address) if len(n) > 2]
    assert not set(numbers) & set(re.findall(r"\d+", other))
    names = [word for word in re.findall(r"[^\W\d_]{6,}", address) if word not in FRAME]
    assert not [word for word in names if word in other]


def test_a_later_mention_of_the_city_or_street_agrees() -> None:
    here = scope("de")
    whole = compose("Merkelstraße 51, 37085 Göttingen", here)
    assert whole.endswith(city("Göttingen", here))
    assert whole.startswith(compose("Merkelstraße 51", here))


def test_state_and_country_stay() -> None:
    other = compose("77 Hawthorne Street, Cambridge, MA 02140, USA", scope())
    assert ", MA 02" in other
    assert other.endswith(", USA")


def test_a_city_named_like_its_state_changes_in_an_address() -> None:
    assert "New York" not in compose("350 Fifth Avenue, New York, NY 10118", scope())


def test_a_place_without_a_street_keeps_its_state() -> None:
    assert re.fullmatch(r"(?!Portland).+, OR 97\d{3}", places("Portland, OR 97205", scope()))


def test_what_can_not_change_is_refused() -> None:
    with pytest.raises(DomainTooSmall):
        compose("USA", scope())


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=30))
def test_any_text_is_changed_or_refused(text: str) -> None:
    with suppress(DomainTooSmall):
        assert compose(text, scope()) != text


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("Rowan Cottage, Mill Lane, Thrapwell PE29 9XX", (" Cottage, ", " Lane, ")),
        ("Flat 12, Juxon House, 5 Peckwater Street, London NW5 2UP", ("Flat ", " House, ", " Street, ")),
        ("88 Cotham Brow, Bristol BS6 6AN", (" Brow, ",)),
        ("61B Rimu Parade, Porirua 5022", (" Parade, ",)),
    ],
)
def test_houses_and_british_streets_keep_the_word_that_says_what_they_are(
    address: str, kept: tuple[str, ...]
) -> None:
    other = compose(address, scope("en"))
    assert all(word in other for word in kept), other
    assert not {"Rowan", "Mill", "Juxon", "Cotham", "Rimu"} & set(other.replace(",", "").split())


def test_a_house_letter_stays_one_of_the_first() -> None:
    letters = {compose("17a Gloucester Rd", scope("en", seed=seed)).split()[0][-1] for seed in range(9)}
    assert letters <= set("abcdef")


@pytest.mark.parametrize("place", ["San Giovanni in Persiceto", "Serra in Colle"])
def test_an_italian_town_with_in_is_one_name(place: str) -> None:
    assert " in " not in compose(f"Via Garibaldi 3, {place}", scope("it", country="IT"))
