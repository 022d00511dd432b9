"""Short numbers move by a secret shift: never two into one, never into themselves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.world import scope

from penname.core.shift import shifted


@given(st.integers(1, 4), st.integers(0, 50))
def test_numbers_of_one_length_are_permuted_without_fixed_points(length: int, seed: int) -> None:
    here = scope(seed=seed)
    numbers = [str(n) for n in range(10 ** (length - 1), min(10**length, 10 ** (length - 1) + 300))]
    moved = [shifted(n, "address/number", here) for n in numbers]
    assert len(set(moved)) == len(numbers)
    assert all(a != b and len(a) == len(b) and b[0] != "0" for a, b in zip(numbers, moved, strict=True))


def test_layout_and_letter_case_stay() -> None:
    moved = shifted("4b-12C", "address/number", scope())
    assert [c.isdigit() for c in moved] == [True, False, False, True, True, False]
    assert moved[1].islower()
    assert moved[-1].isupper()


def test_what_is_kept_stays() -> None:
    assert shifted("1988", "username/digits", scope(), kept=2)[:2] == "19"


def test_full_width_digits_stay_full_width() -> None:
    assert set(shifted("１２", "address/number", scope())) <= set("０１２３４５６７８９")
