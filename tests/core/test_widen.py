"""A name goes with its title, its initials and its suffix."""

from __future__ import annotations

import pytest

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.widen import widen


@pytest.mark.parametrize(
    ("text", "name", "whole"),
    [
        ("Ask Mrs. Alvarez now", "Alvarez", "Mrs. Alvarez"),
        ("Sign as D. Price please", "Price", "D. Price"),
        ("I am Ines van der Poll", "Poll", "van der Poll"),
        ("Raymond Trujillo Jr., aged", "Raymond Trujillo", "Raymond Trujillo Jr."),
        ("Nadia F. has the keys", "Nadia", "Nadia F."),
        ("dined with the Hendersons", "Hendersons", "the Hendersons"),
    ],
)
def test_what_belongs_to_a_name_joins_it(text: str, name: str, whole: str) -> None:
    start = text.index(name)
    [finding] = widen(text, [Finding(Kind.PERSON, start, start + len(name), 0.9, "test")])
    assert text[finding.start : finding.end] == whole


def test_only_names_are_widened() -> None:
    finding = Finding(Kind.LOCATION, 4, 9, 0.9, "test")
    assert widen("Mr. Leeds", [finding]) == [finding]


def test_the_word_before_an_ordinary_name_stays_out() -> None:
    text = "what Anna said"
    [finding] = widen(text, [Finding(Kind.PERSON, 5, 9, 0.9, "test")])
    assert text[finding.start : finding.end] == "Anna"
