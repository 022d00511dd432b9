"""A table is the words of its text."""

from penname.core.wordlist import listed


def test_words_come_in_order() -> None:
    assert listed("st ave\n rd") == ["st", "ave", "rd"]
