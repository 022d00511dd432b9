"""Dates as people write them: read into a day and a layout, and written back in any layout.

`read` understands numeric dates in every order and separator, ISO with time, fraction and zone, compact
ISO, month names in their widths, cases and grammatical forms, ordinals, weekday names, two-digit years,
filler words ("the 3rd of May", "3 de octubre de 2031", "Samstag, den 9. Mai") and the East Asian signs.
This module is the door of the package; the work is in `vocabulary`, `marks`, `reading` and `pieces`.
"""

from __future__ import annotations

from penname.core.dates.marks import marks_of
from penname.core.dates.pieces import DateMention, Field, Layout, write
from penname.core.dates.reading import Reading
from penname.core.dates.usual import layouts_for
from penname.core.dates.vocabulary import LANGUAGES, vocabulary
from penname.core.needs import Calendar

__all__ = ["DateMention", "Field", "Layout", "layouts_for", "read", "write"]

FIRST_SHORT_YEAR = 1969
"""`98` is 1998 and `12` is 2012: the century window of POSIX, for dates that are no births."""

FIRST_SHORT_YEAR_OF_A_BIRTH = 1930
"""A birth in `52` is of 1952. The window begins with a decade: no stand-in is read in another century."""

LONGEST = 80
"""Characters. What is longer holds more than a date."""


def read(
    text: str,
    calendar: Calendar,
    language: str,
    country: str = "",
    first_short_year: int = FIRST_SHORT_YEAR,
) -> DateMention | None:
    """The date that `text` states and the layout it is written in, or None where it is no calendar date.

    The whole of `text` must be the date. Incomplete dates are read too (`DateMention.complete` is then
    False): month and year, a year alone, a day and month. Relative days and durations are None.

    Args:
        text: For example "Tues., 5 March '24", "2026-03-05T14:30:00.5+01:00", "den 9. Mai 1990".
        calendar: Names and orders, by language.
        language: ISO 639-1, tried first; then the others of `LANGUAGES`. It also settles 03/05/2026.
        country: ISO 3166 alpha-2; settles 03/05/2026 before the language does.
        first_short_year: First year of the hundred that two-digit years stand for.
    """
    if len(text) > LONGEST or not any(character.isdigit() for character in text):
        return None
    day_first = calendar.day_first(language, country)
    for each in dict.fromkeys((language, *LANGUAGES)):
        marks = marks_of(text, vocabulary(calendar, each))
        if marks is None:
            continue
        mention = Reading(marks, each, day_first, first_short_year).mention()
        if mention is not None or not any(character.isalpha() for character in text):
            return mention
    return None
