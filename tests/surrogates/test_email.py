"""Mail follows its owner and employer; public providers stay, with four digits more."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.world import scope

from penname.surrogates.email import EMAIL, identity
from penname.surrogates.organization import ORGANIZATION
from penname.surrogates.person import PERSON


@pytest.mark.parametrize("mail_first", [True, False])
def test_mail_follows_its_owner_and_employer_in_any_order(*, mail_first: bool) -> None:
    here = scope()
    mail = EMAIL.make("maria.torres@northwind.de", here) if mail_first else ""
    given_name, family = PERSON.make("Maria Torres", here).lower().split()
    firm = ORGANIZATION.make("Northwind GmbH", here).lower().split()[0]
    mail = mail or EMAIL.make("maria.torres@northwind.de", here)
    assert mail == f"{given_name}.{family}@{firm}.example"


def test_a_public_provider_stays_with_four_digits_more() -> None:
    assert re.fullmatch(r"[a-z]+\.[a-z]+\d{4}@gmail\.com", EMAIL.make("maria.torres@gmail.com", scope()))


def test_letter_case_is_kept() -> None:
    here = scope()
    lower = EMAIL.make("maria.torres@northwind.de", here)
    assert EMAIL.make("MARIA.TORRES@NORTHWIND.DE", here) == lower.upper()
    assert EMAIL.make("Maria.Torres@northwind.de", here).lower() == lower


LOCALS = st.from_regex(r"[a-z]{1,8}([._-][a-z]{1,8})?[0-9]{0,3}", fullmatch=True)
HOSTS = st.sampled_from(["gmail.com", "northwind.de", "web.de", "firm.co.uk"])


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(LOCALS, HOSTS).map("@".join), unique=True, min_size=2, max_size=8))
def test_distinct_addresses_always_get_distinct_stand_ins(addresses: list[str]) -> None:
    here = scope()
    made = [EMAIL.make(address, here) for address in addresses]
    assert len(set(made)) == len(addresses)
    assert not set(made) & set(addresses)


def test_no_address_gets_a_placeholder() -> None:
    assert EMAIL.make("@", scope()) == "[EMAIL 1]"


def test_letter_case_does_not_make_another_entity() -> None:
    assert identity("A@B.DE") == identity("a@b.de")
