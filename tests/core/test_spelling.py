"""The original is written as the surrogate was written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.notation import read
from penname.core.spelling import cased, notation_of, spelt_alike


@pytest.mark.parametrize(
    ("shown", "form", "original", "wanted"),
    [
        ("ELENA", "Elena", "María", "MARÍA"),
        ("elena", "Elena", "María", "maría"),
        ("Elena", "elena", "maría", "María"),
        ("Elena", "Elena", "McDonald", "McDonald"),
        ("Ada-Lou", "ada-lou", "eva-mae", "Eva-Mae"),
        ("ELİF", "Elif", "Dilip", "DİLİP"),
        ("işık", "Işık", "Irmak", "irmak"),
        ("ışık", "Işık", "Irmak", "ırmak"),
        ("VAN", "van", "von", "VON"),
    ],
)
def test_letter_case_follows(shown: str, form: str, original: str, wanted: str) -> None:
    assert cased(shown, form, original) == wanted


@given(st.text())
def test_a_form_shown_as_it_is_gives_the_original_as_it_is(original: str) -> None:
    assert cased("Elena Vargas", "Elena Vargas", original) == original


@pytest.mark.parametrize(
    ("source", "form", "original", "wanted"),
    [
        ("Zo\\u00eb", "Zoë", "Renée", "Ren\\u00e9e"),
        ("Zo&euml;", "Zoë", "Renée", "Ren&eacute;e"),
        ("O&#39;Dell", "O'Dell", "D'Arc & Co", "D&#39;Arc &amp; Co"),
        ("O’Dell", "O'Dell", "D'Arc", "D’Arc"),
        ("a\\_b", "a_b", "c_d[e]", "c\\_d[e]"),
        ("R\\&D", "R&D", "50% & more", "50\\% \\& more"),
        ("R%26D", "R&D", "é&", "%C3%A9%26"),
        ("Zoe", "Zoë", "Renée", "Renee"),
    ],
)
def test_special_characters_follow(source: str, form: str, original: str, wanted: str) -> None:
    legible = read(source)
    assert notation_of(legible, 0, len(legible.plain), form).write(original) == wanted


def test_gaps_follow_and_a_line_break_stays_the_last_one() -> None:
    plain = notation_of(read("a"), 0, 1, "a")
    assert (
        spelt_alike("Elena\nVargas", "Elena Vargas", "María de la Cruz", ["\n"], plain) == "María de la\nCruz"
    )
    assert (
        spelt_alike("Elena Vargas", "Elena Vargas", "Ana Cruz Roa", ["** **"], plain)
        == "Ana** **Cruz** **Roa"
    )
    assert spelt_alike("Ana Cruz Roa", "Ana Cruz Roa", "Elena Vargas", [" ", "\n"], plain) == "Elena\nVargas"
    assert spelt_alike("Ana Roa", "Ana Roa", "Elena", ["\n"], plain) == "Elena"
