"""Dates that a model worked out from surrogates come back shifted; all others stay."""

from __future__ import annotations

import pytest

from penname.adapters.calendar import BabelCalendar
from penname.core.computed_dates import ComputedDates, DatePair
from penname.core.restorations import Restorer
from penname.core.surrogate import Form

CALENDAR = BabelCalendar()
# 2031-03-03 leaves as 2031-05-09, sixty-seven days later.
PAIR = DatePair("March 3, 2031", "May 9, 2031", "en")
RESTORER = Restorer(
    [Form("May 9, 2031", "March 3, 2031")], ComputedDates(67, [PAIR], CALENDAR, ("en", "de", "es"))
)


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        ("ends on June 8, 2031", "ends on April 2, 2031"),  # thirty days later
        ("ends on 2031-08-07.", "ends on 2031-06-01."),
        ("on Sunday, June 8, 2031", "on Wednesday, April 2, 2031"),
        ("am 8. Juni 2031", "am 2. April 2031"),
        ("el 8 de junio de 2031", "el 2 de abril de 2031"),
        ("June 8, 2031T", "June 8, 2031T"),
        ("from May 9, 2031", "from March 3, 2031"),
    ],
)
def test_a_date_near_a_surrogate_is_as_far_from_the_real_one(shown: str, wanted: str) -> None:
    assert RESTORER.restore(shown) == wanted
    assert "".join(RESTORER.stream(shown)) == wanted


@pytest.mark.parametrize(
    "text",
    ["9 April 1806", "March 3, 2031", "March 10, 2031", "2024-02-30", "June 8", "June 2031", "12031-06-08"],
)
def test_far_real_impossible_and_incomplete_dates_stay(text: str) -> None:
    assert RESTORER.restore(text) == text


def test_a_date_that_was_brought_back_is_not_brought_back_again() -> None:
    restored = RESTORER.restore("the day after, May 10, 2031")
    assert restored == "the day after, March 4, 2031"
    assert RESTORER.restore(restored) == restored


def test_births_are_no_dates_to_work_from() -> None:
    birth = DatePair("May 3, 1984", "June 9, 1981", "en", translated=False)
    restorer = Restorer((), ComputedDates(67, [birth], CALENDAR, ("en",)))
    assert restorer.restore("June 10, 1981") == "June 10, 1981"


def test_no_date_is_seen_in_a_repr() -> None:
    assert "2031" not in repr(PAIR)
