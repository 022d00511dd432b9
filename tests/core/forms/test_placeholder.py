"""Placeholders come back from their usual deformations, and from nothing else."""

from __future__ import annotations

import pytest
from tests.fakes.restoring import back

from penname.core.forms import placeholder

VALUE = "hV7!plumeria-29"


@pytest.mark.parametrize(
    "shown",
    [
        "[SECRET 1]",
        "[secret 1]",
        "[Secret 1]",
        "\\[SECRET 1\\]",
        "&#91;SECRET 1&#93;",
        "[SECRET_1]",
        "[SECRET1]",
        "[SECRET\u00a01]",
        "<SECRET 1>",
        "SECRET 1",
    ],
)
def test_a_deformed_placeholder_comes_back_as_the_value_was_written(shown: str) -> None:
    assert back(placeholder.forms, VALUE, "[SECRET 1]")(f"Use {shown} here") == f"Use {VALUE} here"


@pytest.mark.parametrize(
    "text", ["secret 1", "[SECRET 15]", "[SECRET 2]", "[1]", "SECRET 12", "secret 1 of the README"]
)
def test_what_is_no_placeholder_of_ours_stays(text: str) -> None:
    assert back(placeholder.forms, VALUE, "[SECRET 1]")(text) == text


def test_a_surrogate_that_is_no_placeholder_has_none_of_these_forms() -> None:
    assert not placeholder.is_placeholder("CARD 1")
    assert back(placeholder.forms, VALUE, "CARD 1")("CARD 1") == "CARD 1"
