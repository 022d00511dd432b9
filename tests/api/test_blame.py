"""A log says where an error came from and nothing of what it was about."""

from __future__ import annotations

from penname.api.blame import place_of


def test_the_place_is_told_and_the_text_is_not() -> None:
    try:
        int("Maria Torres")
    except ValueError as error:
        told = place_of(error)
    assert told.startswith("ValueError at test_blame.py:")
    assert "Maria" not in told


def test_an_error_that_was_never_raised_has_no_place() -> None:
    assert place_of(KeyError("Maria")) == "KeyError"
