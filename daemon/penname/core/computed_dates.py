"""Dates that a model worked out from surrogate dates, shifted back by the conversation's one offset.

"Thirty days after 3 May" is answered with a date that is no surrogate. Under translation, c days after the
surrogate date is c days after the real one once shifted back. A date is taken for worked out where it is
complete, is neither a surrogate nor a real date of the conversation, and lies near a surrogate date. A date
within a fortnight of a real one, and nearer to it, is taken for one that was brought back before.
`extension/src/lib/restorer-dates.js` is this file for the browser.

Source: Veil-Then-Reveal §4.2.1, inverse of date translation.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from penname.core.dates.complete import CompleteDates, Names, names_of
from penname.core.dates.layouts import (
    FIRST_SHORT_YEAR,
    FIRST_SHORT_YEAR_OF_A_BIRTH,
    DateMention,
    read,
    write,
)
from penname.core.dates.translation import translate
from penname.core.needs import Calendar

NEAR = 400
"""Days. A deadline counted from a date of the conversation is rarely further away."""

MOST_REMEMBERED = 1_000
"""Dates whose meaning is not worked out twice: a stream is looked at again with every piece."""

BESIDE = 14
"""Days. Nearer to a real date than this, and than to a surrogate, a date has been brought back already."""


@dataclass(frozen=True, slots=True, repr=False)
class DatePair:
    """A date mention of the conversation and its surrogate, as written, and where it was written."""

    value: str
    surrogate: str
    language: str
    country: str = ""
    translated: bool = True  # births are not: nothing is worked out from their surrogates by the offset


@dataclass(frozen=True, slots=True, repr=False)
class DateShift:
    """All that is needed to shift worked-out dates back where there is no calendar: plain data.

    `offset` leads from a real day to its surrogate. `names` of the languages that replies may be written in,
    in the order in which they are tried; `day_first` settles how 03/05/2026 is written back.
    """

    offset: int
    day_first: bool
    surrogates: tuple[dt.date, ...]  # translated ones: dates are worked out from them
    real: tuple[dt.date, ...]  # and others that stay as they are
    names: tuple[Names, ...]


class ComputedDates:
    """Finds worked-out dates in a text.

    Args:
        offset: Days from a real date to its surrogate; not 0.
        pairs: Every date of the conversation with its surrogate.
        languages: ISO 639-1, in which replies may write dates; the first one settles 03/05/2026.
        clear: Dates that stand in the conversation in clear, as written.
    """

    def __init__(
        self,
        offset: int,
        pairs: Iterable[DatePair],
        calendar: Calendar,
        languages: Iterable[str],
        country: str = "",
        clear: Iterable[str] = (),
    ) -> None:
        self._offset = offset
        self._calendar = calendar
        self._languages = tuple(languages)
        self._country = country
        self._surrogates: set[dt.date] = set()
        self._real: set[dt.date] = set()
        for pair in pairs:
            first = FIRST_SHORT_YEAR if pair.translated else FIRST_SHORT_YEAR_OF_A_BIRTH
            shown = self._surrogates if pair.translated else self._real  # what stays as it is
            for text, dates in ((pair.value, self._real), (pair.surrogate, shown)):
                mention = read(text, calendar, pair.language, pair.country, first)
                if mention is not None and mention.complete:
                    dates.add(mention.date)
        self._real.update(mention.date for text in clear if (mention := self._read(text, country)))
        self._names = tuple(names_of(calendar, language) for language in self._languages)
        self._dates = CompleteDates(self._names)
        self._shifted = lru_cache(maxsize=MOST_REMEMBERED)(self._shift)

    @property
    def shift(self) -> DateShift:
        """The same as plain data."""
        return DateShift(
            self._offset,
            self._calendar.day_first(self._languages[0], self._country),
            tuple(sorted(self._surrogates)),
            tuple(sorted(self._real)),
            self._names,
        )

    def found(self, plain: str, begin: int) -> Iterator[tuple[int, int, str]]:
        """Start, end and real date of every worked-out date from `begin` on, in the layout it has."""
        for start, end in self._dates.found(plain, begin) if self._surrogates else ():
            written = self._shifted(plain[start:end])
            if written is not None:
                yield start, end, written

    def begun(self, plain: str) -> int:
        """Where the end of `plain` may be the beginning of a date; its length where it is not."""
        return self._dates.begun(plain) if self._surrogates else len(plain)

    def _shift(self, text: str) -> str | None:
        readings = [self._read(text, country) for country in (self._country, "US", "GB")]
        mention = readings[0]
        if mention is None or not all(
            reading and self._may_be_worked_out(reading.date) for reading in readings
        ):
            return None
        return write(translate(mention.date, -self._offset), mention.layout)

    def _read(self, text: str, country: str) -> DateMention | None:
        """The date in the first of the languages whose names it has; numbers alone in the very first."""
        for language in self._languages:
            mention = read(text, self._calendar, language, country)
            if mention is not None and mention.layout.language == language:
                return mention if mention.complete else None
        return None

    def _may_be_worked_out(self, date: dt.date) -> bool:
        from_surrogate, from_real = _days(date, self._surrogates), _days(date, self._real)
        if date in self._surrogates or from_surrogate > NEAR:
            return False
        return from_real > BESIDE or from_real > from_surrogate


def _days(date: dt.date, others: Iterable[dt.date]) -> int:
    return min((abs((date - other).days) for other in others), default=NEAR * 100)
