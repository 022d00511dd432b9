"""Complete dates in running text: day, month and year, in the layouts that models answer in.

`extension/src/lib/restorer-date-patterns.js` is this file for the browser; both work from the same tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from penname.core.needs import Calendar

_LONGEST = 44
_BETWEEN = frozenset(("the", "den", "de", "del", "of", "o", "d", "t"))
_AFTER_DIGITS = frozenset(("s", "st", "n", "nd", "r", "rd", "t", "th", "e", "er", *"ºª年년月월日일"))
_TOKEN = re.compile(
    r"(?P<digits>\d+)|(?P<word>(?:[^\W\d_]|[\u0900-\u0903\u093a-\u094f])+)"
    r"|(?P<gap>[ ,./ºª-]{1,3})|(?P<other>.)",
    re.DOTALL,
)
_SIGNS = re.compile(r"^[\W_]+|[\W_]+$")
_NAMES, _NUMBERS, _YEAR = 3, 3, 4  # at most in one date (quarta-feira is two); digits of a year
_D = "[0-9٠-٩۰-۹०-९]"
_DAY = rf"{_D}{{1,2}}(?:st|nd|rd|th|er|º|ª)?\.?"
_START, _END = r"(?<![^\W_])", rf"(?!{_D})"
_ANY_YEAR = re.compile(rf"(?<!{_D}){_D}{{4}}{_END}")
_YEAR_FIRST = re.compile(
    rf"{_START}{_D}{{4}}"
    rf"(?:([-/.]){_D}{{1,2}}\1{_D}{{1,2}}|[年년] ?{_D}{{1,2}}[月월] ?{_D}{{1,2}}[日일]){_END}"
)
_YEAR_LAST = re.compile(rf"{_START}{_D}{{1,2}}([-/.]){_D}{{1,2}}\1{_D}{{4}}")
_DAY_AND_MONTH = 6  # characters before the year of 31.12.2031
_AFTER_FIRST_YEAR = "-/.年년"
_NEAREST = 28  # characters before a year among which its month is, if it has one
_BESIDE_NAMES = 40  # characters of a date that belong to no name


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a language as its dates have them: tables of twelve months and of seven weekdays.

    `months` are the full names in their cases, the usual one first; weekdays begin with Monday.
    """

    language: str
    months: tuple[tuple[str, ...], ...]
    short_months: tuple[tuple[str, ...], ...]
    weekdays: tuple[tuple[str, ...], ...]


def names_of(calendar: Calendar, language: str) -> Names:
    """The names of one language; no tables where the calendar has none."""
    tables = calendar.months(language)
    return Names(
        language,
        tuple(table.names for table in tables if table.wide),
        tuple(table.names for table in tables if not table.wide),
        tuple(calendar.weekdays(language)),
    )


class CompleteDates:
    """Finds complete dates with the names of some languages."""

    def __init__(self, names: Sequence[Names]) -> None:
        months = _spellings(table for each in names for table in (*each.months, *each.short_months))
        weekdays = _spellings(table for each in names for table in each.weekdays)
        self._months = {_SIGNS.sub("", month.replace("ı", "i")) for month in months}
        self._longest = _BESIDE_NAMES + sum(max(map(len, each), default=0) for each in (months, weekdays))
        self._named = _pattern(months, weekdays)
        names_in_parts = " ".join(months | weekdays).replace("ı", "i")
        spelt = re.split(r"[ -]+", names_in_parts)  # "quarta-feira" is read as two words
        self._words = {name[:size] for name in spelt for size in range(1, len(name) + 1)}

    def found(self, plain: str, begin: int) -> Iterator[tuple[int, int]]:
        """Start and end of every complete date from `begin` on. Only what surrounds a year is looked at."""
        done = begin
        for year in _ANY_YEAR.finditer(plain, begin):
            if year.start() < done:
                continue
            match = self._ending_with(plain, done, *year.span()) or _YEAR_FIRST.match(plain, year.start())
            if match is not None:
                yield match.span()
                done = match.end()

    def _ending_with(self, plain: str, begin: int, year: int, end: int) -> re.Match[str] | None:
        """The date whose last part is the year at `year`."""
        before = plain[year - 1] if year > begin else ""
        if before in ("-", "/", "."):
            return _YEAR_LAST.search(plain, max(begin, year - _DAY_AND_MONTH), end)
        if before == " " and self._follows_month(plain[max(begin, year - _NEAREST) : year]):
            return self._named.search(plain, max(begin, year - self._longest), end)
        return None

    def _follows_month(self, words: str) -> bool:
        """Whether one of the last words is a month's name: what stands there is worth a closer look."""
        last = words.replace("İ", "i").casefold().replace("ı", "i").rsplit(maxsplit=3)[-3:]
        return any(_SIGNS.sub("", word) in self._months for word in last)

    def begun(self, plain: str) -> int:
        """Where the end of `plain` may be the beginning of a date; its length where it is not."""
        begin, numbers, names = len(plain), 0, 0
        for token in reversed(list(_TOKEN.finditer(plain, max(0, len(plain) - _LONGEST)))):
            if token["word"]:
                word = token["word"].replace("İ", "i").casefold().replace("ı", "i")
                if token.start() > 0 and plain[token.start() - 1].isalnum():
                    if plain[token.start() - 1].isdigit() and word in _AFTER_DIGITS:
                        continue
                    break
                names += word in self._words and word not in _BETWEEN
                if names > _NAMES or (word not in self._words and word not in _BETWEEN):
                    break
                if word in self._words and (word not in _BETWEEN or token.end() == len(plain)):
                    begin = token.start()  # "de" begins a date only where it may become "dezembro"
            elif token["digits"]:
                numbers += 1
                is_year = len(token["digits"]) == _YEAR
                if numbers > _NUMBERS or (is_year and names):
                    break
                if (
                    is_year and numbers == 1 and (rest := plain[token.end() :])
                ):  # it ends a date, or begins one
                    return token.start() if rest[0] in _AFTER_FIRST_YEAR else begin
                begin = token.start()
            elif token["other"]:
                break
        return begin


def _spellings(tables: Iterable[tuple[str, ...]]) -> set[str]:
    """The names, case folded, without full stops."""
    return {name.rstrip(".").casefold() for table in tables for name in table}


def _pattern(months: Iterable[str], weekdays: Iterable[str]) -> re.Pattern[str]:
    month, weekday = _any_of(months), _any_of(weekdays)
    day_first = rf"{_DAY} (?:of |de )?{month}\.?,?(?: de| del| of)? {_D}{{4}}"
    month_first = rf"{month}\.? {_DAY},? {_D}{{4}}"
    named = rf"(?:{weekday}\.?,? (?:the |den )?)?(?:{day_first}|{month_first})"
    return re.compile(rf"{_START}{named}$", re.IGNORECASE)


def _any_of(words: Iterable[str]) -> str:
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return "(?:" + "|".join(re.escape(word) for word in longest_first) + ")" if longest_first else "(?!)"
