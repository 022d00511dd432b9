"""The words beside a lone name tell whether it is somebody else's."""

from __future__ import annotations

import pytest

from penname.core.boundaries import Fit
from penname.core.neighbours import after_ending, beside_no_year, follows_no_name, precedes_no_name


@pytest.mark.parametrize(
    "after", ["", ", hello", " went", " And", " I think", " Monday", "'s House", "\nNext", "-led", ". The"]
)
def test_what_follows_leaves_a_lone_name_alone(after: str) -> None:
    assert follows_no_name("Elena" + after, 5, final=True) is Fit.YES


@pytest.mark.parametrize("after", [" Ferrante", "-Ottoline", " Quillfeather,", " Ångström"])
def test_a_capitalised_word_behind_makes_it_another_person(after: str) -> None:
    assert follows_no_name("Elena" + after, 5, final=True) is Fit.NO


@pytest.mark.parametrize(
    "before", ["", "Ms. ", "Dear ", "the ", "CEO ", "in Rome. ", "Frau ", "Sig.ra ", "— ", "\n", "Bez "]
)
def test_what_precedes_leaves_a_family_name_alone(before: str) -> None:
    assert precedes_no_name(before + "Vargas", len(before))


@pytest.mark.parametrize("before", ["Carlos ", "met Carlos ", "J. ", "Jean-Luc "])
def test_a_given_name_or_initial_before_makes_it_another_person(before: str) -> None:
    assert not precedes_no_name(before + "Vargas", len(before))


@pytest.mark.parametrize("text", ["May 3|, 1984", "May 3| 1984", "3 de mayo| de 1984", "3 May| of 1984"])
def test_a_day_before_another_year_is_another_day(text: str) -> None:
    before, after = text.split("|")
    assert beside_no_year(before + after, 0, len(before), final=True) is Fit.NO


def test_a_day_after_a_year_is_another_day() -> None:
    assert beside_no_year("2020年5月3日", 5, 9, final=True) is Fit.NO
    assert beside_no_year("2020년 5월 3일", 6, 11, final=True) is Fit.NO


def test_a_day_waits_for_the_year_that_may_come() -> None:
    assert beside_no_year("May 3", 0, 5, final=False) is Fit.OPEN
    assert beside_no_year("May 3, 19", 0, 5, final=False) is Fit.OPEN
    assert beside_no_year("May 3 at", 0, 5, final=False) is Fit.YES
    assert beside_no_year("May 3, 19", 0, 5, final=True) is Fit.YES


@pytest.mark.parametrize(
    "before", ["ending in ", "which ends in ", "last four digits: ", "**** ", "endet auf ", "termina en "]
)
def test_four_digits_mean_something_after_such_words(before: str) -> None:
    assert after_ending(before + "4183", len(before))


def test_four_digits_alone_mean_nothing() -> None:
    assert not after_ending("in 4183", 3)
