"""What a written date is made of, and how a day is written again in the same layout.

A layout is the date as it stood with the fields cut out: literals stay what they were, each field
remembers how it was written (padding, letter case, the table of names it came from, ordinal ending).
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from enum import Enum, auto

from penname.core.errors import NotADate

FIRST_DAY = dt.date(1900, 1, 1)
LAST_DAY = dt.date(2099, 12, 31)
DAYS = (LAST_DAY - FIRST_DAY).days + 1
"""73,049: the range that VTR C.5 implies by its no-wrap interval for S = 4000."""


class Field(Enum):
    """What a piece of a layout stands for."""

    LITERAL = auto()
    DAY = auto()
    MONTH = auto()  # as a number
    MONTH_NAME = auto()
    YEAR = auto()  # four digits
    SHORT_YEAR = auto()  # two digits
    WEEKDAY = auto()


class Case(Enum):
    """The letter case of a name, against the case its language's table gives it."""

    TABLE = auto()
    LOWER = auto()
    UPPER = auto()
    TITLE = auto()


class Ending(Enum):
    """What follows a day's digits."""

    NONE = auto()
    ENGLISH = auto()  # 1st 2nd 3rd 4th
    ENGLISH_UPPER = auto()  # 1ST
    FIRST = auto()  # only the first of the month has one: 1er, 1º
    EVERY = auto()  # 5e, 5º, 5:e


@dataclass(frozen=True, slots=True)
class Piece:
    """One field or literal. `text` is the literal, or the ending of FIRST and EVERY.

    `names` is the table a name came from: twelve months, or seven weekdays from Monday. `error` is how
    many days the stated weekday was ahead of the true one (0..6), kept so that the way back is exact.
    `dotted` says that a full stop followed an abbreviation whose table has none: "Jan. 5".
    """

    field: Field
    text: str = ""
    padded: bool = False
    ending: Ending = Ending.NONE
    names: tuple[str, ...] = ()
    full_names: tuple[str, ...] = ()
    case: Case = Case.TABLE
    error: int = 0
    dotted: bool = False
    digits: str = "0123456789"


@dataclass(frozen=True, slots=True)
class Layout:
    """How a date is written, without the date. Two mentions in one layout have equal layouts."""

    pieces: tuple[Piece, ...]
    language: str = ""

    def has(self, field: Field) -> bool:
        """Whether the layout shows this field."""
        return any(piece.field is field for piece in self.pieces)

    @property
    def has_names(self) -> bool:
        """Whether a month or weekday stands there by name, so that the length may change."""
        return self.has(Field.MONTH_NAME) or self.has(Field.WEEKDAY)

    @property
    def numeric(self) -> bool:
        """Whether day and month both stand as numbers."""
        return self.has(Field.DAY) and self.has(Field.MONTH)


@dataclass(frozen=True, slots=True, repr=False)
class DateMention:
    """A date as it was written: its parts (None where the text has none) and its layout."""

    layout: Layout
    year: int | None
    month: int | None
    day: int | None

    @property
    def complete(self) -> bool:
        """Whether year, month and day are all there."""
        return None not in (self.year, self.month, self.day)

    @property
    def date(self) -> dt.date:
        """The day that is meant.

        Raises:
            NotADate: A part is missing: month and year, a year alone, a day without its year.
        """
        if self.year is None or self.month is None or self.day is None:
            raise NotADate
        return dt.date(self.year, self.month, self.day)

    def same_day(self, date: dt.date) -> bool:
        """Whether the parts that are there are those of `date`."""
        parts = ((self.year, date.year), (self.month, date.month), (self.day, date.day))
        return all(mine in (None, other) for mine, other in parts)


def write(date: dt.date, layout: Layout) -> str:
    """`date` in `layout`; fields that the layout does not show are left out.

    `write(m.date, m.layout)` is the text that `m` was read from.
    """
    return "".join(_write(piece, date, layout.language) for piece in layout.pieces)


def _write(piece: Piece, date: dt.date, language: str) -> str:
    match piece.field:
        case Field.LITERAL:
            return piece.text
        case Field.DAY:
            return _number(date.day, 2 if piece.padded else 1, piece) + _ending(piece, date.day)
        case Field.MONTH:
            return _number(date.month, 2 if piece.padded else 1, piece)
        case Field.MONTH_NAME:
            name = _cased(piece.names[date.month - 1], piece.case, language)
            short = piece.names[date.month - 1] != piece.full_names[date.month - 1]
            return name + "." if piece.dotted and short else name
        case Field.YEAR:
            return _number(date.year, 4, piece)
        case Field.SHORT_YEAR:
            return _number(date.year % 100, 2, piece)
        case Field.WEEKDAY:
            return _cased(piece.names[(date.weekday() + piece.error) % 7], piece.case, language)


def _number(value: int, width: int, piece: Piece) -> str:
    text = f"{value:0{width}d}"
    return text if piece.digits == "0123456789" else "".join(piece.digits[int(digit)] for digit in text)


def _ending(piece: Piece, day: int) -> str:
    match piece.ending:
        case Ending.NONE:
            return ""
        case Ending.ENGLISH:
            return english_ending(day)
        case Ending.ENGLISH_UPPER:
            return english_ending(day).upper()
        case Ending.FIRST:
            return piece.text if day == 1 else ""
        case Ending.EVERY:
            return piece.text


def english_ending(number: int) -> str:
    """`st`, `nd`, `rd` or `th`."""
    return "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")


def upper(text: str, language: str) -> str:
    """`text` in capitals; Turkish keeps the dot of its i."""
    return (text.replace("i", "İ") if language == "tr" else text).upper()


def lower(text: str, language: str) -> str:
    """`text` in small letters; Turkish I loses none of its two forms."""
    return (text.replace("İ", "i").replace("I", "ı") if language == "tr" else text).lower()


def _cased(name: str, case: Case, language: str) -> str:
    match case:
        case Case.TABLE:
            return name
        case Case.LOWER:
            return lower(name, language)
        case Case.UPPER:
            return upper(name, language)
        case Case.TITLE:
            return upper(name[:1], language) + lower(name[1:], language)


def case_of(text: str, name: str, language: str) -> Case | None:
    """The case that makes `text` out of `name`, or None where none does."""
    return next((case for case in Case if _cased(name, case, language) == text), None)
