"""The calendar's names and orders are CLDR's, with what people type beside them."""

from __future__ import annotations

import pytest

from penname.adapters.calendar import BabelCalendar

CALENDAR = BabelCalendar()


@pytest.mark.parametrize(
    ("language", "number", "names"),
    [
        ("en", 9, {"September", "Sep", "Sept"}),
        ("de", 1, {"Januar", "Jänner", "Jan.", "Jan"}),
        ("fr", 7, {"juillet", "juil.", "juil"}),
        ("pl", 10, {"października", "październik", "paź"}),
        ("ru", 5, {"мая", "май"}),
        ("pt", 3, {"março", "mar.", "mar"}),
        ("nl", 3, {"maart", "mrt"}),
    ],
)
def test_every_form_of_a_month_in_common_use_is_there(language: str, number: int, names: set[str]) -> None:
    assert names <= {table.names[number - 1] for table in CALENDAR.months(language)}


@pytest.mark.parametrize(
    "language", ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "ru", "tr", "ar", "hi"]
)
def test_wide_names_come_first_and_all_tables_are_whole(language: str) -> None:
    months, weekdays = CALENDAR.months(language), CALENDAR.weekdays(language)

    assert months[0].wide
    assert all(len(table.names) == 12 and all(table.names) for table in months)
    assert all(len(names) == 7 and all(names) for names in weekdays)
    assert len(set(months)) == len(months)


def test_the_polish_month_beside_a_day_comes_before_the_month_alone() -> None:
    assert [table.names[0] for table in CALENDAR.months("pl")][:2] == ["stycznia", "styczeń"]


def test_months_that_are_numbers_are_no_names() -> None:
    assert CALENDAR.months("ja") == ()
    assert not any("1" in name for table in CALENDAR.months("zh") for name in table.names)


def test_weeks_begin_on_monday() -> None:
    assert CALENDAR.weekdays("en")[0][0] == "Monday"
    assert CALENDAR.weekdays("ja")[0][6] == "日曜日"
    assert "Tues" in {names[1] for names in CALENDAR.weekdays("en")}


@pytest.mark.parametrize(
    ("language", "country", "day_first"),
    [
        ("en", "", False),
        ("en", "US", False),
        ("en", "GB", True),
        ("es", "US", False),
        ("de", "", True),
        ("sv", "", True),
        ("ja", "", False),
        ("xx", "", True),
    ],
)
def test_the_order_of_a_numeric_date_is_that_of_the_country_then_the_language(
    language: str, country: str, day_first: bool
) -> None:
    assert CALENDAR.day_first(language, country) is day_first


def test_a_language_that_cldr_does_not_know_has_no_names() -> None:
    assert CALENDAR.months("xx") == ()
    assert CALENDAR.weekdays("no language") == ()
