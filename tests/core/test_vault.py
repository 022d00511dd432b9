"""One value, one surrogate, for as long as the conversation lives."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.kinds import Kind
from penname.core.vault import Entry, Kept, Vault

NAME = Entry(Kind.PERSON, "Maria Torres", "Elena Vargas", (Kept("person/given", "maria", "Elena"),))
entries = st.lists(st.builds(Entry, st.just(Kind.PERSON), st.text(max_size=3), st.text(max_size=3)))


def test_a_pair_is_found_from_both_ends() -> None:
    vault = Vault([NAME])

    assert vault.surrogate_of("Maria Torres") == "Elena Vargas"
    assert vault.value_of("Elena Vargas") == "Maria Torres"
    assert "Maria Torres" in vault
    assert vault.surrogate_of("maria torres") is None


def test_a_slot_remembers_its_choice_and_who_has_it() -> None:
    vault = Vault([NAME])

    assert vault.kept("person/given", "maria") == "Elena"
    assert vault.holder(Kept("person/family", "x", "ELENA")) == "maria"
    assert vault.holder(Kept("organization/name", "x", "Elena")) is None


def test_a_surrogate_is_never_given_a_second_meaning() -> None:
    vault = Vault([NAME])

    with pytest.raises(ValueError, match="second meaning"):
        vault.adopt(Entry(Kind.PERSON, "Ana Chen", "Elena Vargas"))


def test_a_placeholder_beside_a_surrogate_only_finds_back() -> None:
    vault = Vault([NAME, Entry(Kind.PERSON, "Maria Torres", "[PERSON 1]", is_placeholder=True)])

    assert vault.surrogate_of("Maria Torres") == "Elena Vargas"
    assert vault.value_of("[PERSON 1]") == "Maria Torres"
    assert vault.placeholder_of("Maria Torres") == "[PERSON 1]"


def test_no_value_shows_in_a_repr() -> None:
    assert "Maria" not in repr(NAME) + repr(NAME.kept) + repr(Vault([NAME]))


@given(entries)
def test_whatever_is_adopted_a_surrogate_always_has_one_value_and_a_value_one_surrogate(
    given: list[Entry],
) -> None:
    vault, first = Vault(), {}
    for entry in given:
        try:
            vault.adopt(entry)
        except ValueError:
            assert vault.value_of(entry.surrogate) != entry.value
            continue
        first.setdefault(entry.value, entry.surrogate)

    assert all(vault.surrogate_of(value) == surrogate for value, surrogate in first.items())
    assert all(vault.value_of(entry.surrogate) == entry.value for entry in vault)
