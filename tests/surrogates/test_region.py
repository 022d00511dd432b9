"""The row of regions."""

from tests.fakes.world import scope

from penname.surrogates.region import REGION


def test_a_state_becomes_a_state_and_a_code_a_code() -> None:
    assert len(REGION.make("OR", scope())) == 2
    assert REGION.make("OREGON", scope()).isupper()


def test_an_unknown_region_gets_a_placeholder() -> None:
    assert REGION.make("Middle Earth", scope()) == "[REGION 1]"
