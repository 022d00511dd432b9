"""The layouts in common use, by language: what a model may choose when it writes a date again.

Patterns use CLDR's letters (`d dd M MM MMM MMMM y yy EEE EEEE`, literals in quotes) and one more: `o` after
`d` asks for the ordinal ending of the language.

Source: Unicode Technical Standard 35, part 4, date field symbols.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product

from penname.core.dates.pieces import Ending, Field, Layout, Piece
from penname.core.needs import Calendar

NUMERIC = (
    "y-MM-dd|y/MM/dd|yMMdd|dd/MM/y|d/M/y|dd/MM/yy|d/M/yy|MM/dd/y|M/d/y|MM/dd/yy|M/d/yy"
    "|dd.MM.y|d.M.y|dd.MM.yy|d.M.yy|dd-MM-y|d-M-y|MM-dd-y|dd-MM-yy"
)

NAMED: dict[str, str] = {
    "en": "d MMMM y|MMMM d, y|MMMM do, y|do MMMM y|do 'of' MMMM y|MMMM d y|MMMM do y|d MMM y"
    "|MMM d, y|do MMM y|dd-MMM-y|d-MMM-y|dd MMM y|MMM d y|EEEE, MMMM d, y|EEEE, MMMM do, y"
    "|EEEE, d MMMM y|EEEE d MMMM y|EEEE do MMMM y|EEEE, do MMMM y|EEE, MMM d, y|EEE, d MMM y"
    "|EEE d MMM y|MMMM d|MMMM do|d MMMM|do MMMM|do 'of' MMMM|MMM d|d MMM|EEEE, MMMM d"
    "|EEEE, MMMM do|EEEE, d MMMM|EEEE d MMMM|EEEE do MMMM|EEE, MMM d|EEE d MMM",
    "de": "d. MMMM y|d. MMM y|dd. MMMM y|EEEE, d. MMMM y|EEEE, 'den' d. MMMM y|EEEE, dd.MM.y"
    "|EEEE, 'den' dd.MM.y|EEE, d. MMM y|EEE, dd.MM.y|d. MMMM|d. MMM|EEEE, d. MMMM"
    "|EEEE, 'den' d. MMMM|dd.MM.|d.M.|EEEE, dd.MM.",
    "fr": "do MMMM y|d MMMM y|do MMM y|EEEE do MMMM y|EEEE d MMMM y|EEE do MMM y|do MMMM|d MMMM"
    "|do MMM|EEEE do MMMM|EEEE d MMMM",
    "es": "d 'de' MMMM 'de' y|d 'de' MMMM 'del' y|d MMMM y|d MMM y|d 'de' MMM 'de' y"
    "|EEEE, d 'de' MMMM 'de' y|EEEE d 'de' MMMM 'de' y|EEE, d MMM y|d 'de' MMMM|d MMM"
    "|EEEE, d 'de' MMMM|EEEE d 'de' MMMM",
    "it": "d MMMM y|do MMMM y|d MMM y|EEEE d MMMM y|EEEE, d MMMM y|EEE d MMM y|d MMMM|do MMMM|d MMM"
    "|EEEE d MMMM",
    "pt": "d 'de' MMMM 'de' y|do 'de' MMMM 'de' y|d MMMM y|d 'de' MMM 'de' y|d MMM y"
    "|EEEE, d 'de' MMMM 'de' y|EEEE, do 'de' MMMM 'de' y|d 'de' MMMM|do 'de' MMMM|d 'de' MMM"
    "|EEEE, d 'de' MMMM",
    "nl": "d MMMM y|d MMM y|EEEE d MMMM y|EEE d MMM y|d MMMM|d MMM|EEEE d MMMM",
    "pl": "d MMMM y|d MMMM y 'r.'|d MMM y|EEEE, d MMMM y|EEEE, d MMMM y 'r.'|d MMMM|d MMM|EEEE, d MMMM",
    "sv": "d MMMM y|'den' d MMMM y|d MMM y|EEEE d MMMM y|EEEE 'den' d MMMM y|d MMMM|'den' d MMMM|EEEE d MMMM",
    "ru": "d MMMM y|d MMMM y 'г.'|d MMMM y 'года'|d MMM y|EEEE, d MMMM y|EEEE, d MMMM y 'г.'|d MMMM"
    "|EEEE, d MMMM",
    "tr": "d MMMM y|d MMMM y EEEE|d MMMM y, EEEE|d MMM y|d MMMM|d MMMM EEEE|d MMM",
    "ja": "y年M月d日|y年MM月dd日|y年M月d日EEEE|y年M月d日(EEE)|y年M月d日（EEE）|M月d日|M月d日EEEE"
    "|M月d日(EEE)|M月d日（EEE）|y/M/d|y.M.d|y.MM.dd",
    "ko": "y년 M월 d일|y년 MM월 dd일|y년M월d일|y년 M월 d일 EEEE|y년 M월 d일 (EEE)|y년 M월 d일(EEE)"
    "|M월 d일|M월 d일 EEEE|M월 d일(EEE)|y. M. d.|y.M.d|y.MM.dd|y/M/d",
    "zh": "y年M月d日|y年MM月dd日|y年M月d日EEEE|y年M月d日（EEEE）|y年M月d日（EEE）|y年M月d日 EEEE"
    "|M月d日|M月d日EEEE|y/M/d|y.M.d",
    "ar": "d MMMM y|EEEE، d MMMM y|EEEE d MMMM y|d MMMM",
    "hi": "d MMMM y|d MMM y|EEEE, d MMMM y|d MMMM",
}

ORDINAL: dict[str, tuple[Ending, str]] = {
    "en": (Ending.ENGLISH, ""),
    "fr": (Ending.FIRST, "er"),
    "it": (Ending.FIRST, "º"),
    "pt": (Ending.FIRST, "º"),
}

DOTTED = frozenset({"en", "es", "it", "nl"})
"""Languages whose abbreviated months CLDR gives without a full stop, but people often write with one."""

SYMBOL = re.compile(
    r"(?P<quoted>'[^']*')|(?P<symbol>EEEE?|MMMM|MMM|MM|M|do|dd|d|yy|y)|(?P<literal>.)", re.DOTALL
)


@lru_cache(maxsize=64)
def layouts_for(language: str, calendar: Calendar) -> Sequence[Layout]:
    """The layouts in common use where `language` is written, most usual first, each once.

    Named layouts come in every table of month and weekday names. Layouts without a year are among them:
    `Layout.has(Field.YEAR)` tells. A language without own patterns gets day, month, year.
    """
    named = NAMED.get(language, "d MMMM y|d MMM y|d MMMM").split("|")
    made = [layout for pattern in named for layout in _compiled(pattern, language, calendar)]
    made += [layout for pattern in NUMERIC.split("|") for layout in _compiled(pattern, language, calendar)]
    return tuple(dict.fromkeys(made))


def _compiled(pattern: str, language: str, calendar: Calendar) -> Iterable[Layout]:
    parts = [list(_pieces(found, language, calendar)) for found in SYMBOL.finditer(pattern)]
    for pieces in product(*parts):
        yield Layout(_merged(pieces), language)


def _pieces(found: re.Match[str], language: str, calendar: Calendar) -> Iterable[Piece]:
    symbol = found["symbol"]
    match symbol:
        case None:
            yield Piece(
                Field.LITERAL, text=found["quoted"].strip("'") if found["quoted"] else found["literal"]
            )
        case "d" | "dd":
            yield Piece(Field.DAY, padded=symbol == "dd")
        case "do":
            ending, text = ORDINAL.get(language, (Ending.NONE, ""))
            yield Piece(Field.DAY, ending=ending, text=text)
        case "M" | "MM":
            yield Piece(Field.MONTH, padded=symbol == "MM")
        case "y":
            yield Piece(Field.YEAR)
        case "yy":
            yield Piece(Field.SHORT_YEAR)
        case "MMMM" | "MMM":
            yield from _months(language, calendar, wide=symbol == "MMMM")
        case _:
            yield from _weekdays(language, calendar, wide=symbol == "EEEE")


def _months(language: str, calendar: Calendar, *, wide: bool) -> Iterable[Piece]:
    tables = calendar.months(language)
    full = next((table.names for table in tables if table.wide), ())
    for table in tables:
        if table.wide is wide:
            piece = Piece(Field.MONTH_NAME, names=table.names, full_names=full or table.names)
            yield piece
            if language in DOTTED and not wide:
                yield Piece(Field.MONTH_NAME, names=table.names, full_names=piece.full_names, dotted=True)


def _weekdays(language: str, calendar: Calendar, *, wide: bool) -> Iterable[Piece]:
    tables = calendar.weekdays(language)
    for names in tables:
        if (len(names[0]) == len(tables[0][0])) is wide:
            yield Piece(Field.WEEKDAY, names=names)


def _merged(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    merged: list[Piece] = []
    for piece in pieces:
        if merged and piece.field is Field.LITERAL and merged[-1].field is Field.LITERAL:
            merged[-1] = Piece(Field.LITERAL, text=merged[-1].text + piece.text)
        else:
            merged.append(piece)
    return tuple(merged)
