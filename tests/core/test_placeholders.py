"""Values that stand for nobody."""

from __future__ import annotations

import pytest

from penname.core.kinds import Kind
from penname.core.placeholders import is_documentation, is_made_up_phone, is_placeholder


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Kind.PERSON, "Max Mustermann"),
        (Kind.PERSON, "Jane Roe"),
        (Kind.ADDRESS, "1 Example Street"),
        (Kind.LOCATION, "Anytown"),
        (Kind.NATIONAL_ID, "000-00-0000"),
        (Kind.IBAN, "XX00 0000 0000 0000"),
    ],
)
def test_placeholders_are_known(kind: Kind, value: str) -> None:
    assert is_placeholder(kind, value)


def test_a_real_address_is_none() -> None:
    assert not is_placeholder(Kind.ADDRESS, "77 Hawthorne Street")


def test_numbers_kept_for_fiction_are_documentation() -> None:
    assert is_documentation(Kind.PHONE, "+1-202-555-0143")
    assert is_documentation(Kind.PAYMENT_CARD, "4242 4242 4242 4242")
    assert is_documentation(Kind.EMAIL, "john.doe@example.com")
    assert not is_documentation(Kind.PHONE, "(415) 730-2264")
    assert not is_made_up_phone("0113 496 0182")


def test_an_account_number_that_counts_up_is_somebodys() -> None:
    assert not is_placeholder(Kind.BANK_ACCOUNT, "000123456789")
    assert is_placeholder(Kind.BANK_ACCOUNT, "0000 0000")
