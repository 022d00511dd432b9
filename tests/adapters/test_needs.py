"""The five needs come assembled, without a network and without reading heavy data yet."""

from __future__ import annotations

from tests.fakes.world import world

from penname.adapters import needs


def test_all_five_needs_are_there() -> None:
    made = needs.load()
    assert made.pools.is_given("Maria")
    assert made.words.is_common("table", "en")
    assert made.calendar.day_first("de")
    assert made.phones.country_digits("+49 171 3920044") == 2


def test_answers_are_constant() -> None:
    assert list(needs.load().pools.given("en", "f")) == list(world().pools.given("en", "f"))
