"""Which mentions are one entity."""

from __future__ import annotations

import itertools

import pytest
from tests.fakes.needs import FakePools
from tests.fakes.shelf import SHELF

from penname.core.entities import agree, bonds, marks
from penname.core.kinds import Kind
from penname.core.registry import Registry, Sighting

IDENTITIES = {kind: row.identity for kind, row in SHELF.items()}
FORMS = ("Maria Torres", "maria torres", "Ms. Torres", "TORRES, Maria", "M. Torres", "Maria", "maria")


def registry() -> Registry:
    return Registry(FakePools(), IDENTITIES)


def entities(*mentions: tuple[Kind, str]) -> list[str]:
    """The entity of each mention, in order."""
    after = registry().register(Sighting(kind, value) for kind, value in mentions)
    found = [after.entity_of(kind, value) for kind, value in mentions]
    return [each.id for each in found if each]


def people(*names: str) -> list[str]:
    return entities(*((Kind.PERSON, name) for name in names))


def test_all_forms_of_one_name_are_one_person_in_any_order_that_begins_with_the_whole() -> None:
    for later in itertools.permutations(FORMS[1:], 3):
        assert set(people(FORMS[0], *later)) == {"person-1"}


def test_a_name_that_grows_stays_one_person() -> None:
    assert people("Torres", "Maria Torres", "Maria") == ["person-1"] * 3


@pytest.mark.parametrize("other", ["John Torres", "J. Torres", "Maria Chen", "Ana"])
def test_who_contradicts_the_name_is_another_person(other: str) -> None:
    assert people("Maria Torres", other) == ["person-1", "person-2"]


def test_a_lone_family_name_is_the_one_who_was_mentioned_last() -> None:
    assert people("Maria Torres", "John Torres", "Torres") == ["person-1", "person-2", "person-2"]


def test_equal_values_are_one_entity_whatever_kind_they_are_found_as() -> None:
    assert entities((Kind.LOCATION, "Jordan"), (Kind.PERSON, "jordan")) == ["location-1", "location-1"]


def test_an_age_and_an_order_number_of_the_same_digits_have_nothing_in_common() -> None:
    assert len(set(entities((Kind.AGE, "4242"), (Kind.REFERENCE, "4242")))) == 2


@pytest.mark.parametrize(
    "address",
    ["maria.torres@gmail.com", "mtorres@x.org", "torres_m82@x.org", "Maria@x.org", "torres.maria@x.org"],
)
def test_an_address_is_bound_to_its_owner(address: str) -> None:
    owner = registry().register([Sighting(Kind.PERSON, "Maria Torres")])

    assert bonds(Kind.EMAIL, address, owner) == ("person-1",)


@pytest.mark.parametrize("address", ["john@x.org", "info@x.org", "m@x.org", "mt@x.org"])
def test_an_address_that_names_nobody_is_bound_to_nobody(address: str) -> None:
    owner = registry().register([Sighting(Kind.PERSON, "Maria Torres")])

    assert bonds(Kind.EMAIL, address, owner) == ()


def test_an_employers_address_is_bound_to_the_organization() -> None:
    employer = registry().register([Sighting(Kind.ORGANIZATION, "Acme Ltd")])

    assert bonds(Kind.EMAIL, "info@acme.com", employer) == ("organization-1",)
    assert bonds(Kind.EMAIL, "info@other.com", employer) == ()


def test_names_agree_in_both_directions() -> None:
    pools = FakePools()
    found = [marks(Kind.PERSON, name, "en", pools, IDENTITIES) for name in ("Maria Torres", "M. Torres")]

    assert agree(found[0], found[1])
    assert agree(found[1], found[0])


@pytest.mark.parametrize("value", ["`", "\u2019", "\u02bc", "'\u02bc", "\xad"])
def test_a_name_of_which_folding_leaves_nothing_is_a_name_all_the_same(value: str) -> None:
    found = marks(Kind.PERSON, value, "en", FakePools(), IDENTITIES)
    assert all(mark.removeprefix("person:given:").removeprefix("person:family:") for mark in found)
    assert len(entities((Kind.PERSON, value), (Kind.EMAIL, "a@b.example"), (Kind.PERSON, "M. Torres"))) == 3
