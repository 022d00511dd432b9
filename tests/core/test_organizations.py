"""An organization keeps its trade and legal form; its domain follows it."""

from __future__ import annotations

import pytest
from tests.fakes.world import scope, world

from penname.core.errors import DomainTooSmall
from penname.core.names.compose import compose as person
from penname.core.organizations import compose, domain


@pytest.mark.parametrize(
    ("language", "name", "kept", "gone"),
    [
        ("en", "Mercy General Hospital", "General Hospital", "Mercy"),
        ("en", "Northwind Consulting GmbH", "Consulting GmbH", "Northwind"),
        ("en", "First National Bank", "National Bank", "First"),
        ("en", "St. Vincent's", "St. ", "Vincent"),
        ("de", "Klinikum Hildesheim", "Klinikum ", "Hildesheim"),
        ("it", "policlinico di Messina", "policlinico di ", "Messina"),
        ("ja", "三菱商事株式会社", "商事株式会社", "三菱"),
        ("fr", "Boulangerie Martin SARL", "Boulangerie ", "Martin"),
    ],
)
def test_trade_and_legal_form_stay_and_the_own_name_goes(
    language: str, name: str, kept: str, gone: str
) -> None:
    other = compose(name, scope(language))
    assert kept in other
    assert gone not in other


def test_letter_case_is_kept_and_short_names_stay_short() -> None:
    here = scope()
    assert compose("walmart", here).islower()
    acronym = compose("IBM", here)
    assert acronym.isupper()
    assert len(acronym) == 3


def test_a_domain_is_made_of_the_words_of_its_organization() -> None:
    here = scope()
    own = compose("Northwind Consulting GmbH", here).split()[0].lower()
    assert domain("northwind-consulting.de", here) == f"{own}-consulting.example"
    assert domain("mail.northwind.de", here).startswith(f"mail.{own}")


def test_the_order_of_organization_and_domain_does_not_matter() -> None:
    here = scope()
    site = domain("northwind.de", here)
    assert compose("Northwind Consulting GmbH", here).split()[0].lower() == site.removesuffix(".example")


@pytest.mark.parametrize(
    ("name", "site"),
    [
        ("Brightwater Labs", "brightwater-labs.com"),
        ("Brightwater Labs", "brightwaterlabs.com"),
        ("Northwind Consulting", "northwindconsulting.com"),
        ("Whitfield Insurance", "whitfieldinsurance.co.uk"),
        ("Riverbend Clinic", "riverbend.org"),
        ("BKV Energy", "bkv-energy.com"),
    ],
)
@pytest.mark.parametrize("domain_first", [True, False])
def test_a_domain_agrees_with_its_organization_whichever_comes_first(
    name: str, site: str, *, domain_first: bool
) -> None:
    here = scope()
    if domain_first:
        theirs, own = domain(site, here), compose(name, here)
    else:
        own, theirs = compose(name, here), domain(site, here)

    assert theirs.startswith(own.split()[0].lower())


def test_a_joined_domain_follows_every_word_of_its_organization() -> None:
    here = scope()
    own = compose("Walkley House Surgery", here)
    assert domain("walkleyhousesurgery.nhs.uk", here) == f"{own.lower().replace(' ', '')}.example"


def test_what_stays_in_a_name_stays_in_its_domain() -> None:
    here = scope()
    assert compose("Marchbanks Ceramics", here).endswith(" Ceramics")
    assert domain("marchbanks-ceramics.co.uk", here).endswith("-ceramics.example")


def test_both_halves_of_a_double_name_go_and_a_compound_of_a_trade_stays() -> None:
    assert "Thiers" not in compose("scierie Morvan-Thiers", scope("fr"))
    other = compose("Institut für Strömungsforschung Leinetal", scope("de"))
    assert other.startswith("Institut für Strömungsforschung ")
    assert "Leinetal" not in other


def test_a_saint_becomes_another_saint() -> None:
    saint = compose("St Brigid's Hospital", scope()).split()[1]
    assert world().pools.is_given(saint.removesuffix("'s"))


def test_no_part_of_a_name_stays_in_a_domain_because_it_is_a_trade_elsewhere() -> None:
    for site in ("brightwater-labs.com", "brightwater.com", "stonebank.com", "ashworks.io", "hillfarm.org"):
        label = domain(site, scope()).split(".")[0]
        assert not any(part in label for part in ("water", "bank", "works", "farm"))


def test_two_domains_never_share_a_stand_in() -> None:
    here = scope()
    assert domain("northwind.de", here) != domain("northwind.com", here)


def test_a_firm_named_after_a_person_shares_the_stand_in() -> None:
    here = scope()
    assert person("Devon Walsh", here).split()[1] == compose("Walsh Marine Services Inc.", here).split()[0]


def test_a_name_without_words_is_refused() -> None:
    with pytest.raises(DomainTooSmall):
        compose("& 12", scope())
