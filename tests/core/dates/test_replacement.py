"""The day, month or year that stands for one is the same in every layout of a conversation."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import CALENDAR, Mentions

from penname.core.dates.classes import century, decade
from penname.core.dates.layouts import DateMention, read
from penname.core.dates.replacement import Movement
from penname.core.dates.translation import offsets
from penname.core.errors import NoSurrogateLeft

ENCIPHERED = Movement("date", 0, century)
OF_BIRTH = Movement("date_of_birth", 0, decade)
moves = st.sampled_from(
    [ENCIPHERED, *(Movement("date", offset, century) for offset in offsets("auto")[::29])]
)


def mention_of(text: str) -> DateMention:
    mention = read(text, CALENDAR, "en")
    assert mention is not None
    return mention


@pytest.mark.parametrize("movement", [ENCIPHERED, OF_BIRTH, Movement("date", 100, century)])
def test_one_day_has_one_replacement_in_every_layout(movement: Movement) -> None:
    scope = Mentions().scope()
    written = ("03/05/1984", "March 5, 1984", "5 March 1984", "1984-03-05", "Monday, 5 Mar 1984")

    assert len({movement.replacement(mention_of(text), scope) for text in written}) == 1


@given(moves, st.dates(dt.date(1911, 1, 1), dt.date(2088, 1, 1)))
def test_a_translated_day_is_always_the_offset_away_and_an_enciphered_one_never_the_same(
    movement: Movement, day: dt.date
) -> None:
    other = movement.replacement(mention_of(day.isoformat()), Mentions().scope())

    assert other != day
    assert not movement.offset or (other - day).days == movement.offset


@pytest.mark.parametrize(
    ("text", "shown"), [("March 2024", ("year", "month")), ("1987", ("year",)), ("3 June", ("day",))]
)
@pytest.mark.parametrize(
    "movement", [ENCIPHERED, Movement("date", 100, century), Movement("date", -20, century)]
)
def test_incomplete_dates_get_another_value_of_their_own_parts(
    movement: Movement, text: str, shown: tuple[str, ...]
) -> None:
    mention = mention_of(text)

    other = movement.replacement(mention, Mentions().scope())

    assert [getattr(other, part) for part in shown] != [getattr(mention, part) for part in shown]


@given(st.integers(0, 10_000))
def test_years_of_one_decade_never_share_a_replacement_and_run_out_with_an_error(seed: int) -> None:
    scope = Mentions(seed).scope()
    replaced: list[int] = []
    try:
        for year in range(1980, 1990):
            replaced.append(OF_BIRTH.replacement(mention_of(str(year)), scope).year)
    except NoSurrogateLeft:
        assert len(replaced) == 9  # the one year left is the last year itself

    assert len(set(replaced)) == len(replaced) >= 9
    assert all(1980 <= year <= 1989 for year in replaced)
