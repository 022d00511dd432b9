"""What everybody knows."""

from __future__ import annotations

import pytest

from penname.adapters import models
from penname.adapters.lexicons import load
from penname.adapters.lore import lore_of
from penname.adapters.people import People
from penname.core.context import Lore


@pytest.fixture(scope="module")
def lore() -> Lore:
    if not (models.FOLDER / models.LISTS).exists():
        pytest.skip("the word lists are not set up")
    lexicons = load(models.FOLDER / models.LISTS)
    return lore_of(lexicons, People(lexicons))


def test_public_figures_are_famous_in_any_spelling(lore: Lore) -> None:
    assert lore.is_famous("Henry Kissinger")
    assert lore.is_famous("velázquez")
    assert lore.is_famous("Marie Curie's")


def test_private_names_are_not(lore: Lore) -> None:
    assert not lore.is_famous("Wilhelmina Achterberg")


def test_technology_is_public_and_a_small_firm_is_not(lore: Lore) -> None:
    assert lore.is_public("Kubernetes")
    assert not lore.is_public("Halvorsen Freight")
