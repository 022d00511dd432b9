"""A condition becomes another one of its family."""

from __future__ import annotations

import pytest
from tests.fakes.mentions import Mentions

from penname.surrogates.medical_condition import FAMILIES, MEDICAL_CONDITION

TERMS = [(name, member, family) for family in FAMILIES for member in family for name in member.split("=")]


@pytest.mark.parametrize(("name", "member", "family"), TERMS, ids=[term[0] for term in TERMS])
def test_every_term_gets_another_of_its_family_and_never_its_own_synonym(
    name: str, member: str, family: tuple[str, ...]
) -> None:
    conversation = Mentions()

    surrogate = conversation.of(MEDICAL_CONDITION, name)

    assert surrogate in {each.partition("=")[0] for each in family} - set(member.split("="))
    assert conversation.restored(surrogate) == name


@pytest.mark.parametrize(
    ("value", "begins", "ends"),
    [("stage 2 breast cancer", "stage 2 ", ""), ("untreated diabetes for years", "untreated ", " for years")],
)
def test_the_words_around_stay(value: str, begins: str, ends: str) -> None:
    surrogate = Mentions().of(MEDICAL_CONDITION, value)

    assert surrogate.startswith(begins)
    assert surrogate.endswith(ends)


def test_letter_case_stays() -> None:
    conversation = Mentions()

    assert conversation.of(MEDICAL_CONDITION, "HYPERTENSION").isupper()
    assert conversation.of(MEDICAL_CONDITION, "Breast Cancer").istitle()
    assert conversation.of(MEDICAL_CONDITION, "hiv").islower()


@pytest.mark.parametrize("value", ["Dengue fever", "feeling low", "mashiv"])
def test_an_unknown_condition_gets_a_placeholder(value: str) -> None:
    assert Mentions().of(MEDICAL_CONDITION, value) == "[CONDITION 1]"
