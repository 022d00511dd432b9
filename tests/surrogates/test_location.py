"""The row of locations: cities, districts and postcodes, with state and country kept beside them."""

import pytest
from tests.fakes.world import scope

from penname.surrogates.location import LOCATION


@pytest.mark.parametrize(
    "value", ["Sacramento", "Portland, OR", "97205", "NR3 9QK", "Upper East Side", "Wisconsin"]
)
def test_every_sort_of_place_changes(value: str) -> None:
    other = LOCATION.make(value, scope())
    assert other != value
    assert not other.startswith("[")


def test_accents_do_not_make_another_entity() -> None:
    assert LOCATION.identity("Łódź") == LOCATION.identity("LODZ")
