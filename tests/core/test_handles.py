"""User names follow their owner's stand-in in every usual pattern."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.world import scope

from penname.core.handles import respell
from penname.core.names.compose import compose

PATTERNS = {
    "{g}.{f}": "maria.torres",
    "{i}{f}": "mtorres",
    "{i}.{f}": "m.torres",
    "{g}_{f}": "maria_torres",
    "{f}{i}": "torresm",
    "{g}{f}": "mariatorres",
    "{f}": "torres",
    "{G}{F}": "MariaTorres",
}


@pytest.mark.parametrize(("pattern", "handle"), PATTERNS.items())
@pytest.mark.parametrize("name_first", [True, False])
def test_a_pattern_is_filled_with_the_stand_in(pattern: str, handle: str, *, name_first: bool) -> None:
    here = scope()
    written = "" if name_first else respell(handle, here)
    given_name, family = compose("Maria Torres", here).split()
    written = written or respell(handle, here)
    parts = {
        "g": given_name.lower(),
        "f": family.lower(),
        "i": given_name[0].lower(),
        "G": given_name,
        "F": family,
    }
    assert written == pattern.format(**parts)


def test_a_year_of_birth_stays_in_its_century() -> None:
    written = respell("mariatorres1988", scope())
    assert written[-4:-2] == "19"
    assert written[-4:] != "1988"


def test_words_for_offices_stay() -> None:
    assert respell("info", scope()) == "info"


def test_a_particle_stays_before_a_known_family_name() -> None:
    here = scope("de")
    family = compose("Eckhard von der Heide", here).split()[-1]
    assert respell("e.vonderheide", here).endswith(f".vonder{family.lower()}")


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=16))
def test_any_handle_can_be_respelled(handle: str) -> None:
    assert isinstance(respell(handle, scope()), str)


def test_an_office_stays_and_two_letters_become_no_word() -> None:
    assert respell("secretary", scope("en")) == "secretary"
    assert [len(part) for part in respell("xX_foo_Xx", scope("en")).split("_")][2] == 2
