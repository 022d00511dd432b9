"""What is needed of a name to write its forms."""

from __future__ import annotations

from penname.core.forms.person_parts import Name


def test_the_first_given_name_and_the_whole_are_told() -> None:
    name = Name("Ana Lucía", "de la Vega", "f", "Latn")
    assert (name.first, name.full) == ("Ana", "Ana Lucía de la Vega")


def test_a_name_without_given_names_is_its_family_name() -> None:
    name = Name("", "Vargas", "", "Latn")
    assert (name.first, name.full) == ("", "Vargas")


def test_no_name_is_seen_in_a_repr() -> None:
    assert "Vargas" not in repr(Name("Elena", "Vargas", "f", "Latn"))
