"""The street's name and number change; its type word, direction and attached type stay."""

from __future__ import annotations

import pytest
from tests.fakes.world import scope

from penname.core.streets import looks_like_street, street


@pytest.mark.parametrize(
    ("country", "line", "start", "end"),
    [
        ("US", "4821 Maple Ridge Dr", "", " Dr"),
        ("US", "1600 Pennsylvania Avenue NW", "", " Avenue NW"),
        ("DE", "Kanalstraße 118", "", "straße"),
        ("DE", "Merkelstr. 51", "", "str."),
        ("FR", "27 avenue de l'Opéra", " avenue ", ""),
        ("FR", "12 bis, rue des Lilas", " bis, rue ", ""),
        ("ES", "Calle de Alcalá 45", "Calle ", ""),
        ("NL", "Prinsengracht 263", "", "gracht"),
        ("SE", "Storgatan 12", "", "gatan"),
        ("PL", "ul. Długa 15/4", "ul. ", ""),
    ],
)
def test_the_frame_of_the_line_stays(country: str, line: str, start: str, end: str) -> None:
    other = street(line, scope(), country)
    assert other != line
    assert start in other
    assert end in other
    assert sum(c.isdigit() for c in other) == sum(c.isdigit() for c in line)


def test_a_street_is_one_in_both_spellings_of_its_type() -> None:
    here = scope("de")
    one, other = (street(line, here, "DE") for line in ("Merkelstraße 51", "Merkelstr. 51"))
    assert one.replace("straße", "str.") == other


@pytest.mark.parametrize(
    ("line", "is_street"), [("14 Bellweather Lane", True), ("Kanalstraße", True), ("Norwich", False)]
)
def test_a_type_word_or_a_number_shows_a_street(line: str, *, is_street: bool) -> None:
    assert looks_like_street(line) is is_street
