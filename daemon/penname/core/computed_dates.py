"""Dates that a model worked out from surrogate dates, shifted back by the conversation's one offset.

"Thirty days after 3 May" is answered with a date that is no surrogate. Under translation, c days after the
surrogate date is c days after the real one once shifted back. A date is taken for worked out where it is
complete, is neither a surrogate nor a real date of the conversation, and lies near a surrogate date. A date
within a fortnight of a real one, and nearer to it, is taken for one that was brought back before.

Source: Veil-Then-Reveal §4.2.1, inverse of date translation.
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

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

BESIDE = 14
"""Days. Nearer to a real date than this, and than to a surrogate, a date has been brought back already."""

_LONGEST = 44
_BETWEEN = frozenset(
    {"the", "den", "de", "del", "of", "o", "d", "t", "th", "st", "nd", "rd", "s", "n", "r", "er", "e"}
)
_TOKEN = re.compile(r"(?P<digits>\d+)|(?P<word>[^\W\d_]+)|(?P<gap>[ ,./ºª-]{1,3})|(?P<other>.)", re.DOTALL)
_NAMES, _NUMBERS, _YEAR = 2, 3, 4  # at most in one date; digits of a year, which no name follows
_DAY = r"\d{1,2}(?:st|nd|rd|th|er|º|ª)?\.?"
_NUMERIC = (
    r"\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2\d{4}|\d{4}[年년] ?\d{1,2}[月월] ?\d{1,2}[日일]"
)


@dataclass(frozen=True, slots=True, repr=False)
class DatePair:
    """A date mention of the conversation and its surrogate, as written, and where it was written."""

    value: str
    surrogate: str
    language: str
    country: str = ""
    translated: bool = True  # births are not: nothing is worked out from their surrogates by the offset


class ComputedDates:
    """Finds worked-out dates in a text.

    Args:
        offset: Days from a real date to its surrogate; not 0.
        pairs: Every date of the conversation with its surrogate.
        languages: ISO 639-1, in which replies may write dates; the first one settles 03/05/2026.
    """

    def __init__(
        self,
        offset: int,
        pairs: Iterable[DatePair],
        calendar: Calendar,
        languages: Iterable[str],
        country: str = "",
    ) -> None:
        self._offset = offset
        self._calendar = calendar
        self._languages = tuple(languages)
        self._country = country
        self._near: set[dt.date] = set()
        self._surrogates: set[dt.date] = set()
        self._real: set[dt.date] = set()
        for pair in pairs:
            first = FIRST_SHORT_YEAR if pair.translated else FIRST_SHORT_YEAR_OF_A_BIRTH
            for text, is_surrogate in ((pair.value, False), (pair.surrogate, pair.translated)):
                mention = read(text, calendar, pair.language, pair.country, first)
                if mention is not None and mention.complete:
                    (self._surrogates if text is pair.surrogate else self._real).add(mention.date)
                    if is_surrogate:
                        self._near.add(mention.date)
        months, weekdays = _names(calendar, self._languages)
        self._date = _complete(months, weekdays)
        self._words = {name[:size] for name in months | weekdays for size in range(1, len(name) + 1)}

    def found(self, plain: str, begin: int) -> Iterator[tuple[int, int, str]]:
        """Start, end and real date of every worked-out date from `begin` on, in the layout it has."""
        if not self._near:
            return
        for match in self._date.finditer(plain, begin):
            written = self._shifted(match[0])
            if written is not None:
                yield match.start(), match.end(), written

    def begun(self, plain: str) -> int:
        """Where the end of `plain` may be the beginning of a date; its length where it is not."""
        if not self._near:
            return len(plain)
        begin, numbers, names = len(plain), 0, 0
        for token in reversed(list(_TOKEN.finditer(plain, max(0, len(plain) - _LONGEST)))):
            if token["word"]:
                if token.start() > 0 and plain[token.start() - 1].isalnum():
                    break
                word = token["word"].casefold()
                names += word in self._words and word not in _BETWEEN
                if names > _NAMES or (word not in self._words and word not in _BETWEEN):
                    break
                begin = token.start() if word in self._words else begin
            elif token["digits"]:
                numbers += 1
                if numbers > _NUMBERS or (len(token["digits"]) == _YEAR and names):
                    break
                begin = token.start()
            elif token["other"]:
                break
        return begin

    def _shifted(self, text: str) -> str | None:
        readings = [self._read(text, country) for country in (self._country, "US", "GB")]
        mention = readings[0]
        if mention is None or not all(
            reading and self._may_be_worked_out(reading.date) for reading in readings
        ):
            return None
        return write(translate(mention.date, -self._offset), mention.layout)

    def _read(self, text: str, country: str) -> DateMention | None:
        mention = read(text, self._calendar, self._languages[0], country)
        return mention if mention is not None and mention.complete else None

    def _may_be_worked_out(self, date: dt.date) -> bool:
        from_surrogate, from_real = _days(date, self._near), _days(date, self._real)
        if date in self._surrogates or from_surrogate > NEAR:
            return False
        return from_real > BESIDE or from_real > from_surrogate


def _days(date: dt.date, others: Iterable[dt.date]) -> int:
    return min(abs((date - other).days) for other in others)


def _names(calendar: Calendar, languages: Iterable[str]) -> tuple[set[str], set[str]]:
    """The names of months and of weekdays, case folded, without full stops."""
    months, weekdays = set[str](), set[str]()
    for language in languages:
        months.update(
            name.rstrip(".").casefold() for table in calendar.months(language) for name in table.names
        )
        weekdays.update(
            name.rstrip(".").casefold() for names in calendar.weekdays(language) for name in names
        )
    return months, weekdays


def _complete(months: Iterable[str], weekdays: Iterable[str]) -> re.Pattern[str]:
    month, weekday = _any_of(months), _any_of(weekdays)
    day_first = rf"{_DAY} (?:of |de )?{month}\.?,?(?: de| del| of)? \d{{4}}"
    month_first = rf"{month}\.? {_DAY},? \d{{4}}"
    named = rf"(?:{weekday}\.?,? (?:the |den )?)?(?:{day_first}|{month_first})"
    return re.compile(rf"(?<![^\W_])(?:{_NUMERIC}|{named})(?!\d)", re.IGNORECASE)


def _any_of(words: Iterable[str]) -> str:
    return (
        "(?:" + "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word))) + ")"
    )
