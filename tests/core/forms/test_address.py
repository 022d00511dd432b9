"""Addresses whole, by line, and by part."""

from __future__ import annotations

import pytest
from tests.fakes.restoring import back

from penname.core.forms import address

BRITISH = ("27 Hill Street, Flat 2, York YO1 0KC", "14 Old Oak Lane, Flat 9, Norwich NR3 9QK")


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        BRITISH,
        ("27 HILL STREET, FLAT 2, YORK YO1 0KC", "14 OLD OAK LANE, FLAT 9, NORWICH NR3 9QK"),
        ("27 Hill Street\nFlat 2\nYork YO1 0KC", "14 Old Oak Lane\nFlat 9\nNorwich NR3 9QK"),
        ("at 27 Hill Street.", "at 14 Old Oak Lane."),
        ("Hill Street", "Old Oak Lane"),
        ("in York", "in Norwich"),
        ("YO1 0KC", "NR3 9QK"),
        ("Yorkshire", "Yorkshire"),
        ("item 27", "item 27"),
    ],
)
def test_a_british_address(shown: str, wanted: str) -> None:
    assert back(address.forms, BRITISH[1], BRITISH[0])(shown) == wanted


def test_an_american_address_keeps_its_state() -> None:
    restore = back(address.forms, "2207 Pine Drive, Duluth, MN 55899", "12 Elm Road, Winona, MN 55123")
    assert restore("Winona, MN 55123 or ZIP 55123") == "Duluth, MN 55899 or ZIP 55899"


def test_a_german_address_has_its_postcode_first() -> None:
    restore = back(address.forms, "Lindenweg 14, 30459 Hannover", "Ahornweg 8, 48143 Münster", "de")
    assert (
        restore("Ahornweg 8\n48143 Münster, Münsters Rathaus")
        == "Lindenweg 14\n30459 Hannover, Hannovers Rathaus"
    )
