"""The forms of a value: which are looked for, and how strictly."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.known_forms import compact, forms_of, numbers_of


def texts(value: str, kind: Kind) -> set[str]:
    return {form.text for form in forms_of(value, kind, lambda word: word.casefold() == "price")}


def test_titles_and_particles_are_no_names_of_their_own() -> None:
    assert not {"Ms", "van", "der"} & texts("Ms. Ines van der Poll", Kind.PERSON)


def test_a_double_name_is_also_looked_for_without_its_hyphen() -> None:
    assert "Lindqvist Roe" in texts("May Lindqvist-Roe", Kind.PERSON)


def test_parts_that_are_words_ask_for_a_capital() -> None:
    [form] = [f for f in forms_of("Annika Price", Kind.PERSON, lambda w: w == "Price") if f.text == "Price"]
    assert form.cased


def test_short_numbers_are_not_looked_for_in_digit_runs() -> None:
    assert list(numbers_of("4417", Kind.REFERENCE)) == []


def test_a_phone_is_looked_for_with_and_without_its_country() -> None:
    assert {"447700900318", "7700900318"} <= set(numbers_of("+44 7700 900318", Kind.PHONE))


def test_compact_keeps_letters_and_digits_only() -> None:
    assert compact("hk 482-917") == "HK482917"
