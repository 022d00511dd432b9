"""How common a word is, on the Zipf scale."""

from __future__ import annotations

from penname.adapters.frequencies import table, zipf_of


def test_common_words_are_found_more_often_than_rare_ones() -> None:
    assert zipf_of("the", "en") > zipf_of("garden", "en") > zipf_of("quill", "en") > 0


def test_what_is_no_word_is_never_met() -> None:
    assert zipf_of("quillhaven", "en") == 0.0


def test_a_language_without_a_list_knows_no_word() -> None:
    assert zipf_of("the", "tlh") == 0.0
    assert table("tlh") == {}
