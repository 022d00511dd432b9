"""However a model writes a date, the real day comes back in the same layout."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.restoring import back
from tests.fakes.world import scope, world

from penname.core.dates.layouts import Field, layouts_for, read, write
from penname.core.forms import date
from penname.core.restorations import Restorer


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        ("2024-05-03", "2025-06-14"),
        ("May 3, 2024", "June 14, 2025"),
        ("May 3rd, 2024", "June 14th, 2025"),
        ("3 May 2024", "14 June 2025"),
        ("Friday, May 3", "Saturday, June 14"),
        ("Fri, May 3, 2024", "Sat, Jun 14, 2025"),
        ("3 de mayo de 2024", "14 de junio de 2025"),
        ("vendredi, 3 mai 2024", "samedi, 14 juin 2025"),
        ("Freitag, den 3. Mai 2024", "Samstag, den 14. Juni 2025"),
        ("3 мая 2024", "14 июня 2025"),
        ("2024年5月3日", "2025年6月14日"),
        ("2024년 5월 3일", "2025년 6월 14일"),
        ("03.05.2024", "14.06.2025"),
        ("20240503T140000", "20250614T140000"),
        ("May 3", "June 14"),
        ("May 3, 1984", "May 3, 1984"),
        ("May 30", "May 30"),
    ],
)
def test_layouts_of_a_day(shown: str, wanted: str) -> None:
    assert (
        back(date.forms, "June 14, 2025", "May 3, 2024", "fr" if "vendredi" in shown else "en")(shown)
        == wanted
    )


def test_a_numeric_date_comes_back_in_both_readings() -> None:
    restore = back(date.forms, "04/09/1982", "11/12/1983")
    assert restore("11th December 1983") == "4th September 1982"
    assert restore("November 12, 1983") == "April 9, 1982"


def test_the_reading_of_the_country_comes_first() -> None:
    assert back(date.forms, "2025-04-09", "2024-06-06", country="GB")("06/06/2024") == "09/04/2025"
    assert back(date.forms, "2025-04-09", "2024-06-06", country="US")("06/06/2024") == "04/09/2025"


def test_a_month_and_a_day_without_their_year_come_back() -> None:
    assert back(date.forms, "June 2025", "May 2024")("in May 2024, Mai 2024") == "in June 2025, Mai 2024"
    assert back(date.forms, "June 14", "May 3")("on May 3rd") == "on June 14th"


days = st.dates(dt.date(1900, 1, 1), dt.date(2099, 12, 31))


@given(days, days)
@settings(max_examples=12, deadline=None)
def test_every_complete_layout_of_the_language_comes_back_as_the_right_day(
    shown: dt.date, own: dt.date
) -> None:
    """Where two layouts give one text, any of the two is right; the day never is another one."""
    calendar, restorer = (
        world().calendar,
        Restorer(list(date.forms(own.isoformat(), shown.isoformat(), scope()))),
    )
    for layout in layouts_for("en", calendar):
        if layout.has(Field.SHORT_YEAR):
            continue  # tells no century
        text = write(shown, layout)
        again = read(text, calendar, "en")
        if own == shown or again is None or not again.complete or again.date != shown:
            continue
        restored = {read(restorer.restore(text), calendar, "en", country) for country in ("US", "GB")}
        assert own in {mention.date for mention in restored if mention and mention.complete}
