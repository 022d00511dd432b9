"""A date is read as the day that people mean, and written again exactly as it stood."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.fakes.mentions import CALENDAR

from penname.core.dates.layouts import Field, layouts_for, read, write
from penname.core.dates.pieces import FIRST_DAY, LAST_DAY
from penname.core.dates.vocabulary import LANGUAGES

days = st.dates(FIRST_DAY, LAST_DAY)
languages = st.sampled_from(LANGUAGES)
with_month_names = st.sampled_from(
    [each for each in LANGUAGES if each not in ("ja", "ko", "zh")]
)  # numbers there

READ = [
    ("en", "2031-05-09", "2031-05-09"),
    ("en", "September 22, 2031", "2031-09-22"),
    ("en", "Sept. 5, 2024", "2024-09-05"),
    ("en", "the 3rd of May 2024", "2024-05-03"),
    ("en", "Tuesday, March 5th, 2024", "2024-03-05"),
    ("en", "Tues, 5 March 2024", "2024-03-05"),
    ("en", "Tue., 5 Mar '24", "2024-03-05"),
    ("en", "19-Jan-2026", "2026-01-19"),
    ("en", "MARCH 5, 2024", "2024-03-05"),
    ("en", "20260305", "2026-03-05"),
    ("en", "20260305T143000Z", "2026-03-05"),
    ("en", "2026-03-05T14:30:00.250+01:00", "2026-03-05"),
    ("en", "2017-10-11 03:54:51", "2017-10-11"),
    ("en", "March 5 2024 10:00 AM EST", "2024-03-05"),
    ("en", "5 March 2024 at 3:30 pm", "2024-03-05"),
    ("de", "9. Mai 1990", "1990-05-09"),
    ("de", "Samstag, den 9. Mai 2026", "2026-05-09"),
    ("de", "1. Jänner 2026", "2026-01-01"),
    ("de", "03.02.31", "2031-02-03"),
    ("fr", "1er avril 2031", "2031-04-01"),
    ("fr", "8 mars 2026 à 14h30", "2026-03-08"),
    ("fr", "lundi 2 févr. 2026", "2026-02-02"),
    ("es", "3 de octubre de 2031", "2031-10-03"),
    ("es", "5 ene. 2031", "2031-01-05"),
    ("en", "mar 5 mar 2024", "2024-03-05"),
    ("it", "l'8 marzo 2024", "2024-03-08"),
    ("it", "1º maggio 2024", "2024-05-01"),
    ("pt", "1º de maio de 2024", "2024-05-01"),
    ("pt", "sexta, 5 de maio de 2023", "2023-05-05"),
    ("nl", "woensdag 4 maart 2026", "2026-03-04"),
    ("pl", "dnia 5 maja 2024 r.", "2024-05-05"),
    ("sv", "den 12 maj 2031", "2031-05-12"),
    ("ru", "5 июня 2031 года", "2031-06-05"),
    ("tr", "12 NİSAN 2024", "2024-04-12"),
    ("tr", "11 Şubat 1983 Cuma", "1983-02-11"),
    ("ja", "2026年3月5日（木）", "2026-03-05"),
    ("ko", "2031년 4월 18일 금요일", "2031-04-18"),
    ("ko", "2026. 3. 5.", "2026-03-05"),
    ("zh", "1987年3月9日星期一", "1987-03-09"),
    ("ar", "٥ مارس ٢٠٢٤", "2024-03-05"),
]


@pytest.mark.parametrize(("language", "text", "iso"), READ)
def test_dates_of_every_layout_are_read(language: str, text: str, iso: str) -> None:
    mention = read(text, CALENDAR, language)

    assert mention is not None
    assert mention.date == dt.date.fromisoformat(iso)
    assert write(mention.date, mention.layout) == text


@pytest.mark.parametrize(
    ("text", "language", "country", "iso"),
    [
        ("03/05/2026", "en", "", "2026-03-05"),
        ("03/05/2026", "en", "GB", "2026-05-03"),
        ("03/05/2026", "es", "US", "2026-03-05"),
        ("03/05/2026", "de", "", "2026-05-03"),
        ("23/05/2026", "en", "US", "2026-05-23"),
        ("05/23/2026", "de", "DE", "2026-05-23"),
        ("03.05.2026", "en", "US", "2026-05-03"),
        ("2 11 89", "en", "US", "1989-11-02"),
    ],
)
def test_country_then_language_settle_which_number_is_the_day(
    text: str, language: str, country: str, iso: str
) -> None:
    mention = read(text, CALENDAR, language, country)

    assert mention is not None
    assert mention.date == dt.date.fromisoformat(iso)


def test_a_dutch_date_is_read_in_an_english_message() -> None:
    mention = read("4 maart 1971", CALENDAR, "en")

    assert mention is not None
    assert (mention.date, mention.layout.language) == (dt.date(1971, 3, 4), "nl")


@pytest.mark.parametrize(
    ("first", "text", "year"), [(1969, "05.03.68", 2068), (1969, "05.03.69", 1969), (1927, "05.03.52", 1952)]
)
def test_two_digits_of_a_year_lie_in_the_window_that_is_asked_for(first: int, text: str, year: int) -> None:
    mention = read(text, CALENDAR, "de", first_short_year=first)

    assert mention is not None
    assert mention.year == year


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("March 2024", (2024, 3, None)),
        ("03/2024", (2024, 3, None)),
        ("2024-03", (2024, 3, None)),
        ("May '98", (1998, 5, None)),
        ("1987", (1987, None, None)),
        ("3 June", (None, 6, 3)),
        ("12 марта", (None, 3, 12)),
        ("12.5.", (None, 5, 12)),
        ("3月5日", (None, 3, 5)),
    ],
)
def test_incomplete_dates_say_what_is_missing(text: str, parts: tuple[int | None, ...]) -> None:
    mention = read(text, CALENDAR, "en")

    assert mention is not None
    assert (mention.year, mention.month, mention.day) == parts
    assert not mention.complete


@pytest.mark.parametrize(
    "text",
    [
        *("", "next week", "15:07", "32h 38m", "48d", "2. Weihnachtstag", "12.3.4", "Version 1.2.2024 b"),
        *("2024-02-30", "31.04.2026", "13/13/2026", "0.1.2024", "May 1 and May 2, 2024", "5 May 5 May 2024"),
        *("123456", "1234567890", "5 of 12 or 2024", "٣", "x" * 200 + "2024"),
    ],
)
def test_what_is_no_calendar_date_is_not_read_as_one(text: str) -> None:
    assert read(text, CALENDAR, "en") is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("05/03/2024", "12/11/1999"),
        ("March 3rd, 2024", "May 22nd, 1999"),
        ("Tuesday, 5 March 2024", "Sunday, 21 November 1999"),
        ("2024-03-05T10:00Z", "1999-11-21T10:00Z"),
        ("20240305", "19991121"),
    ],
)
def test_dates_in_one_layout_have_equal_layouts(one: str, other: str) -> None:
    mentions = [read(text, CALENDAR, "en") for text in (one, other)]

    assert len({mention.layout for mention in mentions if mention}) == 1


def test_a_weekday_that_disagrees_keeps_its_error_so_that_the_way_back_is_exact() -> None:
    """5 March 2024 was a Tuesday."""
    mention = read("Thursday, 5 March 2024", CALENDAR, "en")

    assert mention is not None
    assert write(dt.date(2024, 3, 6), mention.layout) == "Friday, 6 March 2024"
    assert write(mention.date, mention.layout) == "Thursday, 5 March 2024"


@given(languages, days, st.data())
def test_every_usual_layout_is_always_read_back_to_the_same_text(
    language: str, day: dt.date, data: st.DataObject
) -> None:
    layout = data.draw(st.sampled_from(layouts_for(language, CALENDAR)))
    text = write(day, layout)

    mention = read(text, CALENDAR, language)

    assert mention is not None
    again = dt.date(mention.year or 2000, mention.month or 1, mention.day or 1)
    assert write(again, mention.layout) == text


@given(with_month_names, days, st.data())
def test_a_layout_with_a_month_name_and_year_is_always_read_as_its_day(
    language: str, day: dt.date, data: st.DataObject
) -> None:
    named = [each for each in layouts_for(language, CALENDAR) if each.has(Field.MONTH_NAME)]
    layout = data.draw(st.sampled_from([each for each in named if each.has(Field.YEAR)] or named))

    mention = read(write(day, layout), CALENDAR, language)

    assert mention is not None
    assert mention.same_day(day)


@given(languages, days, days, st.data())
def test_another_day_in_a_read_layout_is_always_read_in_that_layout_again(
    language: str, day: dt.date, other: dt.date, data: st.DataObject
) -> None:
    """What a surrogate is: written in the layout of its original, and read by the way back."""
    layout = data.draw(st.sampled_from(layouts_for(language, CALENDAR)))
    mention = read(write(day, layout), CALENDAR, language)
    assert mention is not None
    assume(mention.same_day(day))  # 03/05 in the order that the language does not use is another day

    again = read(write(other, mention.layout), CALENDAR, language)

    assert again is not None
    assert again.same_day(other) or layout.numeric
    assert write(dt.date(again.year or 2000, again.month or 1, again.day or 1), again.layout) == write(
        other, mention.layout
    )


@given(st.text(max_size=40), languages)
def test_any_text_is_either_read_and_written_back_or_left_alone(text: str, language: str) -> None:
    mention = read(text, CALENDAR, language)

    if mention is not None and mention.complete:
        assert FIRST_DAY.min <= mention.date <= LAST_DAY.max


@given(st.from_regex(r"[0-3]?[0-9][-./ ][0-3]?[0-9][-./ ]((19|20)?[0-9]{2})", fullmatch=True), languages)
def test_numeric_dates_of_any_separators_are_always_written_back(text: str, language: str) -> None:
    mention = read(text, CALENDAR, language)

    if mention is not None:
        assert write(mention.date, mention.layout) == text


SPREAD = [FIRST_DAY + dt.timedelta(days=1_873 * number) for number in range(39)]
DAYS_TO_TRY = (*SPREAD, LAST_DAY, dt.date(1904, 2, 29), dt.date(2000, 2, 29), dt.date(2096, 2, 29))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_layouts_of_a_language_read_and_write_days_of_the_whole_range(language: str) -> None:
    """Forty days from 1900 to 2099, both ends and the rare 29th among them, in every layout there is."""
    astray = []
    for layout in layouts_for(language, CALENDAR):
        for day in DAYS_TO_TRY:
            text = write(day, layout)
            mention = read(text, CALENDAR, language)
            assert mention is not None
            shown = dt.date(mention.year or 2000, mention.month or 1, mention.day or 1)
            if write(shown, mention.layout) != text:
                astray.append(text)

    assert astray == []
