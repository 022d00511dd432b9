"""Initials become other letters, one to one, and follow the full name where it is known."""

from __future__ import annotations

import string

import pytest
from tests.fakes.world import scope

from penname.core.names import initials


@pytest.mark.parametrize("seed", range(5))
def test_two_letters_never_become_one_and_none_stays(seed: int) -> None:
    here = scope(seed=seed)
    letters = [c for c in string.ascii_uppercase if c not in "XQU"]
    shifted = [initials.shifted(c, here, "en") for c in letters]
    assert all(a != b for a, b in zip(letters, shifted, strict=True))
    assert len({s for c, s in zip(letters, shifted, strict=True) if c in "ABCDEFGHIJKLMNOPRSTW"}) == 20


def test_the_initial_of_a_known_name_is_that_of_its_stand_in() -> None:
    assert initials.beside_family("M", "torres", "Vargas", scope(), "en", known="Elena") == "E"


def test_two_people_of_one_family_keep_two_initials() -> None:
    here = scope()
    first = initials.beside_family("M", "torres", "Vargas", here, "en", known="Elena")
    second = initials.beside_family("J", "torres", "Vargas", here, "en", known="Emil")
    assert first != second


def test_both_initials_follow_the_full_name() -> None:
    here = scope()
    assert initials.both(("M", "T"), here, "en", known=("Elena", "Vargas")) == ("E", "V")
    assert initials.both(("m", "t"), here, "en") == ("E", "V")
