"""Names by the words around them and by the lists."""

from __future__ import annotations

import pytest

from penname.adapters.lexicons import Lexicons
from penname.adapters.people import People
from penname.core.word_set import words

PEOPLE = People(
    Lexicons(
        given=words("maria tom priya steve benjamin devon mikkel will sanne"),
        family=words("torres okafor clarke kowalczyk henderson price"),
        places=frozenset({"leeds"}),
        conditions=frozenset(),
        medicines=frozenset(),
        ordinary=words("will price the of best regards strand says i paid and need a vries room"),
    )
)


def names(text: str) -> list[str]:
    return [text[f.start : f.end] for f in PEOPLE.find(text)]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("my name is priya raghunathan and i need a letter", "priya raghunathan"),
        ("my landlord steve kowalczyk says i owe", "steve kowalczyk"),
        ("i'm tom okafor, 34, and", "tom okafor"),
        ("Name: Benjamin O'Rourke\nDOB: 04/17/1986", "Benjamin O'Rourke"),
        ("Dear Mrs. Alvarez, your son", "Alvarez"),
        ("Best regards,\nDevon Clarke", "Devon Clarke"),
        ("Ich heiße Jürgen Baumgartner und wohne", "Jürgen Baumgartner"),
        ("Mijn naam is Sanne de Vries, ik woon", "Sanne de Vries"),
        ('holder="FONSECA, Ottavia"', "FONSECA"),
        ("Noor Haddadin<noor.haddadin@example.net>", "Noor Haddadin"),
        ("Please write to Mikkel Strand about it", "Mikkel Strand"),
        ("Guests: Keisha, Uncle Ray, the Hendersons.", "the Hendersons"),
    ],
)
def test_a_name_is_found_by_what_stands_around_it(text: str, name: str) -> None:
    assert name in names(text)


@pytest.mark.parametrize(
    "text",
    [
        "i'm tired of this",
        "my guest room is cold",
        "Hi there, how are you?",
        "the price of the rose",
        "See Leeds",
    ],
)
def test_ordinary_words_are_no_names(text: str) -> None:
    assert names(text) == []


def test_a_name_never_ends_with_a_contraction() -> None:
    assert "Renee I'm" not in names("telling my boss Renee I'm pregnant")


def test_a_word_of_the_lists_that_is_also_an_ordinary_word_is_not_known_as_a_name() -> None:
    assert PEOPLE.known_name("Maria")
    assert not PEOPLE.known_name("Price")
