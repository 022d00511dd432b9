"""Each language has its usual layouts, and each writes a day as its people would."""

from __future__ import annotations

import datetime as dt

import pytest
from tests.fakes.mentions import CALENDAR

from penname.core.dates.layouts import Field, layouts_for, write
from penname.core.dates.vocabulary import LANGUAGES

DAY = dt.date(2031, 5, 1)


def written(language: str, day: dt.date = DAY) -> set[str]:
    return {write(day, layout) for layout in layouts_for(language, CALENDAR)}


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            "1 May 2031|May 1, 2031|May 1st, 2031|1st of May 2031|01-May-2031|Thursday, May 1, 2031|May 1",
        ),
        ("de", "1. Mai 2031|Donnerstag, den 1. Mai 2031|01.05.2031|1.5.31|01.05.|1. Mai"),
        ("fr", "1er mai 2031|jeudi 1er mai 2031|1er mai|01/05/2031"),
        ("es", "1 de mayo de 2031|jueves, 1 de mayo de 2031|1 may. 2031|1 de mayo"),
        ("it", "1 maggio 2031|1º maggio 2031|giovedì 1 maggio 2031"),
        ("pt", "1 de maio de 2031|1º de maio de 2031|quinta-feira, 1 de maio de 2031"),
        ("nl", "1 mei 2031|donderdag 1 mei 2031"),
        ("pl", "1 maja 2031|1 maja 2031 r.|czwartek, 1 maja 2031"),
        ("sv", "1 maj 2031|den 1 maj 2031"),
        ("ru", "1 мая 2031|1 мая 2031 г.|четверг, 1 мая 2031"),
        ("tr", "1 Mayıs 2031|1 Mayıs 2031 Perşembe"),
        ("ja", "2031年5月1日|2031年5月1日(木)|5月1日"),
        ("ko", "2031년 5월 1일|2031년 5월 1일 목요일|5월 1일|2031. 5. 1."),
        ("zh", "2031年5月1日|2031年5月1日星期四|5月1日"),
    ],
)
def test_the_layouts_of_a_language_are_those_in_common_use(language: str, texts: str) -> None:
    assert set(texts.split("|")) <= written(language)


@pytest.mark.parametrize("language", [*LANGUAGES, "el"])
def test_every_language_has_the_numeric_layouts(language: str) -> None:
    numeric = {
        "2031-05-01",
        "2031/05/01",
        "20310501",
        "01/05/2031",
        "5/1/2031",
        "05/01/31",
        "01.05.2031",
        "01-05-2031",
    }

    assert numeric <= written(language)


def test_short_months_stand_with_and_without_a_full_stop() -> None:
    september = dt.date(2031, 9, 5)

    assert {"5 Sep 2031", "5 Sep. 2031", "5 Sept 2031", "Sept. 5, 2031"} <= written("en", september)
    assert {"5. Sept. 2031", "5. Sep 2031"} <= written("de", september)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_layout_is_listed_twice(language: str) -> None:
    layouts = layouts_for(language, CALENDAR)

    assert len(set(layouts)) == len(layouts)
    assert any(not layout.has(Field.YEAR) for layout in layouts) or language not in ("en", "de")
