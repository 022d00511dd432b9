"""The words and signs that may stand in a written date, by language.

One regular expression per language splits a date into clock times, digits, names and filler words;
whatever else consists of letters tells that the text is no date in this language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from penname.core.needs import Calendar, MonthNames

LANGUAGES = ("en", "de", "fr", "it", "es", "pt", "nl", "pl", "sv", "ru", "tr", "ja", "ko", "zh", "ar", "hi")
"""Tried in this order after the message's own language: a Dutch date may stand in an English message."""

FILLERS = (
    "of|the|on|at|in|T|dated|el|día|las|den|der|dem|vom|am|um|Uhr|le|du|au|à|l|d|il|di|dell|do|dia|em|às"
    "|op|van|om|uur|dnia|r|roku|godz|o|г|года|год|в|kl|kell|yılı|ayının|günü|alle|ore|ano|año|anno"
)
"""Words around the fields, of all languages, as alternatives of a regular expression."""

SPANISH_FILLERS = "de|del"
"""Unknown to Italian, which shares "marzo" and "agosto" with Spanish and would claim "8 de marzo"."""

CLOCK = (
    r"\d{1,2}(?::\d{2}){1,2}(?:[.,]\d+)?(?:\s?[AaPp]\.?[Mm]\b\.?)?"
    r"(?:\s?(?:UTC|GMT)(?:[+-]\d{1,2}(?::?\d{2})?)?\b|\s?[A-Z]{2,4}T\b|\s?Z\b|\s?[+-]\d{2}:?\d{2}\b)?"
    r"|\d{1,2}\s?h\s?\d{2}\b|\d{1,2}\s?[AaPp][Mm]\b"
    r"|(?<=\d{8}T)\d{6}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?"
)
ENDING = r"st|nd|rd|th|ère|er|re|ste|de|e|\.?º|\.?ª|°|:e|:a|-го|-е"
YEAR_SIGNS, MONTH_SIGNS, DAY_SIGNS = "年년", "月월", "日일号號"
LETTER = r"[^\W\d_]"


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What one language brings to the reading of dates. Keys of the two maps are casefolded names."""

    language: str
    token: re.Pattern[str]
    months: dict[str, tuple[int, MonthNames]]  # month number, first table that has the name
    weekdays: dict[str, tuple[int, tuple[str, ...]]]
    full_months: tuple[str, ...]


@lru_cache(maxsize=64)
def vocabulary(calendar: Calendar, language: str) -> Vocabulary:
    """The vocabulary of `language`, built once per calendar."""
    months: dict[str, tuple[int, MonthNames]] = {}
    for table in calendar.months(language):
        for number, name in enumerate(table.names, start=1):
            months.setdefault(name.casefold(), (number, table))
    weekdays: dict[str, tuple[int, tuple[str, ...]]] = {}
    for names in calendar.weekdays(language):
        for number, name in enumerate(names):
            weekdays.setdefault(name.casefold(), (number, names))
    full = next((table.names for table in calendar.months(language) if table.wide), ())
    return Vocabulary(language, _token(language, {*months, *weekdays}), months, weekdays, full)


def _token(language: str, names: set[str]) -> re.Pattern[str]:
    known = "|".join(_any_case(name, language) for name in sorted(names, key=lambda name: (-len(name), name)))
    spaced = language not in ("ja", "ko", "zh")
    name = (rf"(?<!{LETTER})(?:{known})(?!{LETTER})" if spaced else f"(?:{known})") if known else r"(?!)"
    fillers = FILLERS if language == "it" else f"{FILLERS}|{SPANISH_FILLERS}"
    return re.compile(
        rf"(?P<clock>(?<![\d.])(?:{CLOCK}))"
        rf"|(?P<digits>\d+)(?:(?P<ending>{ENDING})(?!{LETTER}))?"
        rf"|(?P<sign>(?<=\d)\s?[{YEAR_SIGNS}{MONTH_SIGNS}{DAY_SIGNS}])"
        rf"|(?P<name>{name})"
        rf"|(?P<filler>(?<!{LETTER})(?:{fillers})(?!{LETTER}))"
        r"|(?P<letter>[^\W\d_])"
        r"|(?P<other>[\W_])",
        re.IGNORECASE,
    )


def _any_case(name: str, language: str) -> str:
    escaped = re.escape(name)
    if language == "tr":  # i/İ and ı/I are pairs there; IGNORECASE does not know
        escaped = escaped.replace("i̇", "(?:i|İ)").replace("i", "[iİ]").replace("ı", "[ıI]")
    return escaped
