"""The day, month or year that stands for one in a conversation, the same in every layout.

Full dates are translated or enciphered. Incomplete ones take the semantic path: under translation they move
by the nearest whole number of months or years, else the key chooses among the values of their class.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from penname.core.dates import translation
from penname.core.dates.classes import LAST_AMBIGUOUS_DAY
from penname.core.dates.encipher import another_day
from penname.core.dates.pieces import DateMention
from penname.core.surrogate import Scope

Span = Callable[[dt.date], tuple[int, int]]
"""First and last year that a date may move to: `classes.century` or `classes.decade`."""

SPELLINGS = 20
"""Attempts for which a translated day stays where it belongs, because another spelling of it may do."""


@dataclass(frozen=True, slots=True)
class Movement:
    """How the dates of one kind move in a conversation.

    `offset` is in days; 0 enciphers within `span`. `kind` begins the slots: `date/day`, `date/month`,
    `date/year`, `date/day-of-year`, which hold ISO 8601 texts.
    """

    kind: str
    offset: int
    span: Span

    def replacement(self, mention: DateMention, scope: Scope) -> dt.date:
        """The date to write in the mention's layout; parts that the layout does not show mean nothing.

        Raises:
            DomainTooSmall: Its class has too few dates.
            NoSurrogateLeft: All values of its class are in use, of years in a decade for example.
        """
        if mention.complete:
            return self._day(mention.date, scope)
        if mention.year is None:
            return self._day_of_year(mention.month or 1, mention.day or 1, scope)
        if mention.month is None:
            return self._year(mention.year, scope)
        return self._month(mention.year, mention.month, scope)

    def _day(self, date: dt.date, scope: Scope) -> dt.date:
        def propose(attempt: int) -> str:
            if self.offset:
                return translation.translate(date, self.offset + attempt // SPELLINGS).isoformat()
            return another_day(scope.key(f"fpe/{self.kind}"), date, self.span(date), attempt).isoformat()

        return dt.date.fromisoformat(scope.keep(f"{self.kind}/day", date.isoformat(), propose))

    def _month(self, year: int, month: int, scope: Scope) -> dt.date:
        first, last = self.span(dt.date(year, month, 1))
        room = range(10, 13) if month >= 10 else range(1, 10)
        pool = [(each, number) for each in range(first, last + 1) for number in room]
        move = self._mover(
            f"{self.kind}/month",
            f"{year:04d}-{month:02d}",
            [f"{each:04d}-{number:02d}" for each, number in pool],
            lambda attempt: "{:04d}-{:02d}".format(
                *translation.translate_month(year, month, self._farther(attempt, translation.MONTH))
            ),
            scope,
        )
        return dt.date.fromisoformat(f"{move}-01")

    def _year(self, year: int, scope: Scope) -> dt.date:
        first, last = self.span(dt.date(year, 1, 1))
        move = self._mover(
            f"{self.kind}/year",
            f"{year:04d}",
            [f"{each:04d}" for each in range(first, last + 1)],
            lambda attempt: (
                f"{translation.translate_year(year, self._farther(attempt, translation.YEAR)):04d}"
            ),
            scope,
        )
        return dt.date(int(move), 1, 1)

    def _day_of_year(self, month: int, day: int, scope: Scope) -> dt.date:
        ambiguous = day <= LAST_AMBIGUOUS_DAY
        days = (dt.date(2000, 1, 1) + dt.timedelta(days=number) for number in range(366))
        pool = [
            f"--{each:%m-%d}"
            for each in days
            if (each.day >= 10, each.month >= 10, each.day <= LAST_AMBIGUOUS_DAY)
            == (day >= 10, month >= 10, ambiguous)
            and (each.month, each.day) != (2, 29)  # not a day in most years
        ]
        move = self._mover(
            f"{self.kind}/day-of-year",
            f"--{month:02d}-{day:02d}",
            pool,
            lambda attempt: "--{:02d}-{:02d}".format(
                *translation.translate_day_of_year(month, day, self.offset + attempt)
            ),
            scope,
        )
        return dt.date(2000, int(move[2:4]), int(move[5:]))

    def _mover(
        self,
        slot: str,
        original: str,
        pool: Sequence[str],
        translated: Callable[[int], str],
        scope: Scope,
    ) -> str:
        """What `original` becomes: translated, or chosen by key from the other values of its class."""
        others = [each for each in pool if each != original]

        def propose(attempt: int) -> str:
            if self.offset:
                return translated(attempt)
            return others[scope.choose(slot, original, attempt, len(others))]

        return scope.keep(slot, original, propose)

    def _farther(self, attempt: int, unit: float) -> int:
        """The offset, and so many units more in its own direction: the result is never the value itself."""
        step = round(attempt * unit)
        return self.offset + (step if self.offset > 0 else -step)
