"""E-mail addresses and their parts."""

from __future__ import annotations

import pytest
from tests.fakes.restoring import back

from penname.core.forms import email


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        ("elena.vargas@quiet.example", "maria.torres@loud.example"),
        ("ELENA.VARGAS@QUIET.EXAMPLE", "MARIA.TORRES@LOUD.EXAMPLE"),
        (
            "[elena.vargas@quiet.example](mailto:elena.vargas@quiet.example)",
            "[maria.torres@loud.example](mailto:maria.torres@loud.example)",
        ),
        ("www.quiet.example", "www.loud.example"),
        ("elena.vargas (at) quiet.example", "maria.torres (at) loud.example"),
        ("elena.vargas%40quiet.example", "maria.torres%40loud.example"),
        ("`elena.vargas`", "`maria.torres`"),
        ("quiet.examples", "quiet.examples"),
    ],
)
def test_an_address_comes_back_whole_and_in_parts(shown: str, wanted: str) -> None:
    assert back(email.forms, "maria.torres@loud.example", "elena.vargas@quiet.example")(shown) == wanted


def test_a_public_provider_and_a_short_name_stay() -> None:
    assert back(email.forms, "zoe@gmail.com", "ann@gmail.com")("gmail.com has ann") == "gmail.com has ann"
