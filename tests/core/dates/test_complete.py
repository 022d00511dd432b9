"""Complete dates are found in running text in every layout with a four-digit year, and nothing else is."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.adapters.calendar import BabelCalendar
from penname.core.dates.complete import CompleteDates, names_of
from penname.core.dates.layouts import Field, Layout, layouts_for, write

CALENDAR = BabelCalendar()
LANGUAGES = ("en", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "ru", "tr", "ja", "ko", "zh", "hi")
DATES = CompleteDates([names_of(CALENDAR, language) for language in LANGUAGES])


def found(text: str) -> list[str]:
    return [text[start:end] for start, end in DATES.found(text, 0)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("on Sunday, June 8, 2031, or 8.6.2031", ["Sunday, June 8, 2031", "8.6.2031"]),
        ("SUN, JUN. 8TH 2031", ["SUN, JUN. 8TH 2031"]),
        ("2031-06-08/2031-06-10", ["2031-06-08", "2031-06-10"]),
        ("2031年6月8日に", ["2031年6月8日"]),
        ("१ जनवरी २०३१", ["१ जनवरी २०३१"]),
        ("8 HAZİRAN 2031, 8 KASIM 2031", ["8 HAZİRAN 2031", "8 KASIM 2031"]),
        ("June 2031, June 8, in 2031, x2031-06-08, 12031-06-08, 2031-06-081, 118 June 2031", []),
    ],
)
def test_only_whole_dates_are_found(text: str, wanted: list[str]) -> None:
    assert found(text) == wanted


COMPLETE = [
    layout
    for language in ("en", "de", "fr", "es", "it", "pt", "nl", "pl")
    for layout in layouts_for(language, CALENDAR)
    if layout.has(Field.YEAR)
    and layout.has(Field.MONTH_NAME)
    and write(dt.date(2031, 5, 9), layout)[-4:] == "2031"
    and "-" not in {piece.text for piece in layout.pieces}
]


@given(st.dates(dt.date(1900, 1, 1), dt.date(2099, 12, 31)), st.sampled_from(COMPLETE), st.text(max_size=30))
def test_every_named_layout_that_ends_with_its_year_is_found_and_seen_to_begin(
    date: dt.date, layout: Layout, before: str
) -> None:
    written = write(date, layout)
    text = f"{before} x {written}"
    assert text[-len(written) :] in found(text)
    for size in range(1, len(written)):
        cut = text[: len(text) - len(written) + size]
        assert DATES.begun(cut) <= len(text) - len(written) + _outside(written), cut


def _outside(written: str) -> int:
    """Words before the date proper ("den"), which `begun` need not hold back."""
    return 0 if not written.startswith(("den ", "the ")) else 4
