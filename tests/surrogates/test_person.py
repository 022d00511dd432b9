"""The row of persons: one entity for all spellings, a stand-in in shape, else a placeholder."""

from __future__ import annotations

from tests.fakes.world import scope

from penname.surrogates.person import PERSON


def test_spellings_are_one_entity() -> None:
    assert PERSON.identity("María  Torres") == PERSON.identity("MARIA TORRES")


def test_a_mention_gets_a_stand_in_of_its_shape() -> None:
    assert PERSON.make("Ms. Torres", scope()).startswith("Ms. ")


def test_what_has_no_name_in_it_gets_a_placeholder() -> None:
    assert PERSON.make("--", scope()) == "[PERSON 1]"


def test_its_forms_bring_the_family_name_back() -> None:
    here = scope()
    other = PERSON.make("Maria Torres", here)
    originals = {form.text: form.original for form in PERSON.forms("Maria Torres", other, here)}
    assert originals[other.split()[1]] == "Torres"
