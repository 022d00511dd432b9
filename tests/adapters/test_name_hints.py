"""Hints lead to cultures that there are."""

from __future__ import annotations

from penname.adapters.name_hints import ALIKE, BY_SCRIPT, ENDINGS, LETTERS, STARTS
from penname.adapters.name_lists import LOCALES


def test_every_hint_names_a_known_culture() -> None:
    hinted = {culture for table in (ENDINGS, STARTS, LETTERS) for _, culture in table}
    hinted |= (
        {culture for cultures in BY_SCRIPT.values() for culture in cultures}
        | set(ALIKE)
        | set(ALIKE.values())
    )
    assert hinted - set(LOCALES) == set()


def test_borrowing_comes_to_an_end() -> None:
    for culture in ALIKE:
        seen = {culture}
        while culture in ALIKE:
            culture = ALIKE[culture]
            assert culture not in seen
            seen.add(culture)
