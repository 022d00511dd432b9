"""Dates keep their layout and move together; each spelling finds its own way back."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import CALENDAR, Mentions

from penname.core.dates.classes import century, class_of
from penname.core.dates.layouts import layouts_for, read, write
from penname.core.dates.pieces import FIRST_DAY, LAST_DAY
from penname.core.dates.translation import offsets
from penname.core.dates.vocabulary import LANGUAGES
from penname.surrogates.birth_date import BIRTH_DATE
from penname.surrogates.date import DATE

days = st.dates(FIRST_DAY, LAST_DAY)
languages = st.sampled_from(LANGUAGES)
all_offsets = st.sampled_from((0, *offsets("shift")))


@given(languages, st.lists(days, min_size=1, max_size=4), all_offsets, st.data())
def test_every_date_in_every_layout_always_comes_back_exactly(
    language: str, told: list[dt.date], offset: int, data: st.DataObject
) -> None:
    conversation = Mentions(language=language, offset=offset)
    layouts = data.draw(st.lists(st.sampled_from(layouts_for(language, CALENDAR)), min_size=1, max_size=4))
    values = [write(day, layout) for day in told for layout in layouts]

    surrogates = [conversation.of(DATE, value) for value in values]

    assert [conversation.restored(surrogate) for surrogate in surrogates] == values
    assert not any(surrogate == value for surrogate, value in zip(surrogates, values, strict=True))


@given(languages, days, st.data())
def test_an_enciphered_date_always_keeps_its_layout_and_class(
    language: str, day: dt.date, data: st.DataObject
) -> None:
    value = write(day, data.draw(st.sampled_from(layouts_for(language, CALENDAR))))
    mention = read(value, CALENDAR, language)
    assert mention is not None

    surrogate = Mentions(language=language).of(DATE, value)

    again = read(surrogate, CALENDAR, language)
    assert again is not None
    assert len(surrogate) == len(value) or mention.layout.has_names
    assert write(dt.date(again.year or 2000, again.month or 1, again.day or 1), mention.layout) == surrogate
    if mention.complete and again.complete and mention.year and mention.year >= 1969:
        assert class_of(again.date, century(mention.date)) == class_of(mention.date, century(mention.date))


@given(st.lists(st.dates(dt.date(1911, 1, 1), dt.date(2088, 1, 1)), min_size=2, max_size=6, unique=True),
       st.sampled_from(offsets("shift")))  # fmt: skip
def test_intervals_between_translated_dates_always_stay(told: list[dt.date], offset: int) -> None:
    conversation = Mentions(offset=offset)

    moved = [dt.date.fromisoformat(conversation.of(DATE, day.isoformat())) for day in told]

    assert [day - moved[0] for day in moved] == [day - told[0] for day in told]


def test_one_day_is_one_day_in_every_layout() -> None:
    conversation = Mentions()
    written = ("05/03/2024", "May 3, 2024", "3 May 2024", "2024-05-03", "Friday, 3 May 2024")

    shown = [read(conversation.of(DATE, text), CALENDAR, "en") for text in written]

    assert len({mention.date for mention in shown if mention}) == 1


def test_two_spellings_that_would_meet_keep_their_own_way_back() -> None:
    """259 days after 5 March no padding is left to see."""
    conversation = Mentions(offset=259, country="GB")

    first = conversation.of(DATE, "05/03/2024")
    second = conversation.of(DATE, "5/3/2024")

    assert first == "19/11/2024"
    assert second != first
    assert read(second, CALENDAR, "en", "GB").date == dt.date(2024, 11, 19)  # type: ignore[union-attr]
    assert conversation.restored(second) == "5/3/2024"


def test_a_birth_told_again_as_a_date_stays_the_same_day() -> None:
    conversation = Mentions(offset=100)
    birth = conversation.of(BIRTH_DATE, "May 3, 1984")

    again = conversation.of(DATE, "1984-05-03")

    assert read(birth, CALENDAR, "en").date.isoformat() == again  # type: ignore[union-attr]


@pytest.mark.parametrize("value", ["next week", "15:07", "32h 38m", "the week after Easter 2024"])
def test_what_is_no_calendar_date_gets_a_placeholder(value: str) -> None:
    assert Mentions(offset=100).of(DATE, value) == "[DATE 1]"


def test_two_conversations_give_unrelated_dates() -> None:
    """Of 900 dates in the class of 9 September 2024 a chance meeting is rare."""
    surrogates = {Mentions(seed).of(DATE, "September 9, 2024") for seed in range(300)}

    assert len(surrogates) > 280
