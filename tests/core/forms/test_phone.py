"""However a model lays out a number, the real one comes back in the same layout."""

from __future__ import annotations

import pytest
from tests.fakes.world import scope

from penname.core.forms import phone
from penname.core.restorations import Restorer


def back(value: str, surrogate: str, country: str, text: str) -> str:
    return Restorer(list(phone.forms(value, surrogate, country, scope()))).restore(text)


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        ("(646) 555-4183", "(212) 555-0199"),
        ("646-555-4183", "212-555-0199"),
        ("646.555.4183", "212.555.0199"),
        ("6465554183", "2125550199"),
        ("+16465554183", "+12125550199"),
        ("tel:+16465554183", "tel:+12125550199"),
        ("+1 646 555 4183", "+1 212 555 0199"),
        ("+1-646-555-4183", "+1-212-555-0199"),
        ("1-646-555-4183", "1-212-555-0199"),
        ("ending in 4183", "ending in 0199"),
        ("4183", "4183"),
        ("646555418377", "646555418377"),
        ("886465554183", "886465554183"),
    ],
)
def test_american_layouts(shown: str, wanted: str) -> None:
    assert back("(212) 555-0199", "(646) 555-4183", "US", shown) == wanted


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        ("+44 7312 486985", "+44 7700 900318"),
        ("0044 7312 486985", "0044 7700 900318"),
        ("+44 (0)7312 486985", "+44 (0)7700 900318"),
        ("07312486985", "07700900318"),
        ("07312-486985", "07700-900318"),
    ],
)
def test_british_layouts(shown: str, wanted: str) -> None:
    assert back("07700 900318", "07312 486985", "GB", shown) == wanted


def test_the_groups_of_the_text_are_kept() -> None:
    assert back("612 345 908", "634 567 821", "ES", "+34 634 567 821") == "+34 612 345 908"
    assert back("612 345 908", "634 567 821", "ES", "634 56 78 21") == "612 34 59 08"


def test_a_number_that_no_plan_reads_still_comes_back_as_it_is() -> None:
    assert back("12-34", "56-78", "US", "56-78") == "12-34"
