"""Organizations without their legal form, with "and", in the genitive, and as an acronym."""

from __future__ import annotations

import pytest
from tests.fakes.restoring import back

from penname.core.forms import organization


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        ("Brightwater & Hale LLP", "Moss & Thorne LLP"),
        ("BRIGHTWATER &amp; HALE LLP", "MOSS &amp; THORNE LLP"),
        ("Brightwater & Hale's office", "Moss & Thorne's office"),
        ("Brightwater and Hale", "Moss and Thorne"),
        ("Brightwaterish", "Brightwaterish"),
    ],
)
def test_a_firm(shown: str, wanted: str) -> None:
    assert back(organization.forms, "Moss & Thorne LLP", "Brightwater & Hale LLP")(shown) == wanted


def test_an_acronym_of_three_words_counts_in_capitals_only() -> None:
    restore = back(organization.forms, "Tamarack Ridge Hospital", "Juniper Falls Hospital")
    assert restore("cc JFH, jfh") == "cc TRH, jfh"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Talleres Mirlo S.L.", "Talleres Mirlo"),
        ("Nordlicht Orthopädie GmbH & Co. KG", "Nordlicht Orthopädie"),
        ("Pinecrest Clinic, Inc.", "Pinecrest Clinic"),
        ("株式会社ミライ", "ミライ"),
        ("ООО «Заря»", "Заря"),
        ("Saltford Rowing Club", "Saltford Rowing Club"),
    ],
)
def test_the_legal_form_is_left_out(name: str, said: str) -> None:
    assert organization.short(name) == said
