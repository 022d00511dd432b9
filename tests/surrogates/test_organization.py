"""The row of organizations."""

from tests.fakes.world import scope

from penname.surrogates.organization import ORGANIZATION


def test_punctuation_does_not_make_another_entity() -> None:
    assert ORGANIZATION.identity("Smith & Sons, Ltd.") == ORGANIZATION.identity("smith sons ltd")


def test_nothing_to_change_gets_a_placeholder() -> None:
    assert ORGANIZATION.make("12", scope()) == "[ORGANIZATION 1]"
