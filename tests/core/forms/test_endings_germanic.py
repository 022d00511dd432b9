"""Possessives, plurals and genitives."""

from __future__ import annotations

import pytest

from penname.core.forms.endings_germanic import genitive, pairs, plural


@pytest.mark.parametrize(
    ("name", "language", "wanted"),
    [
        ("Leonie", "de", "Leonies"),
        ("Jonas", "de", "Jonas'"),
        ("Lars", "sv", "Lars"),
        ("Signe", "sv", "Signes"),
        ("Anna", "nl", "Anna's"),
        ("Jan", "nl", "Jans"),
        ("Kees", "nl", "Kees'"),
    ],
)
def test_genitives(name: str, language: str, wanted: str) -> None:
    assert genitive(name, language) == wanted


def test_plurals() -> None:
    assert [plural(name, "en") for name in ("Torres", "Finch", "Vale")] == ["Torreses", "Finches", "Vales"]
    assert plural("Ellerbrock", "de") == "Ellerbrocks"


def test_the_conversation_s_own_language_comes_first() -> None:
    assert dict(reversed(list(pairs("Jonas", "Malte", "de"))))["Jonas'"] == "Maltes"
    assert dict(reversed(list(pairs("Jonas", "Malte", "en"))))["Jonas'"] == "Malte's"
