"""From marks to a mention: which number is the day, which the month, which the year."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace

from penname.core.dates.marks import COMPACT, Mark
from penname.core.dates.pieces import DateMention, Ending, Field, Layout, Piece, write
from penname.core.dates.vocabulary import DAY_SIGNS, MONTH_SIGNS, YEAR_SIGNS

WITH_NAME = {
    "y": (Field.YEAR,),
    "n": (Field.DAY,),
    "yn": (Field.YEAR, Field.DAY),
    "ny": (Field.DAY, Field.YEAR),
    "nn": (Field.DAY, Field.SHORT_YEAR),
}
"""What the numbers beside a month's name are: y has four digits, n one or two."""

WITHOUT_DAY = {"y": (Field.YEAR,), "ny": (Field.MONTH, Field.YEAR), "yn": (Field.YEAR, Field.MONTH)}
"""The same without a month's name, for the shapes that leave no room for a day."""


@dataclass(slots=True, repr=False)
class Reading:
    """Numbers and names in their order, from which the fields follow."""

    marks: list[Mark]
    language: str
    day_first: bool
    first_short_year: int

    def mention(self) -> DateMention | None:
        """The mention, or None where no assignment of the fields is a date."""
        months = [mark for mark in self.marks if mark.piece.field is Field.MONTH_NAME]
        weekdays = [mark for mark in self.marks if mark.piece.field is Field.WEEKDAY]
        numbers = [mark for mark in self.marks if mark.width]
        if len(months) > 1 or len(weekdays) > 1 or any(mark.width not in (1, 2, 4) for mark in numbers):
            return None
        fields = self._fields(numbers, bool(months))
        if fields is None:
            return None
        for mark, field in zip(numbers, fields, strict=True):
            mark.piece = replace(mark.piece, field=field)
        month = months[0].value if months else self._value(numbers, Field.MONTH)
        day, year = self._value(numbers, Field.DAY), self._year(numbers)
        if not _exists(year, month, day):
            return None
        self._pad(numbers, bool(months))
        self._settle_weekday(weekdays, year, month, day)
        return DateMention(Layout(_joined(self.marks), self.language), year, month, day)

    def _fields(self, numbers: list[Mark], named: bool) -> tuple[Field, ...] | None:
        """One field for each number; `named` says that the month stands there by name."""
        if [mark.piece.field for mark in numbers] == [*COMPACT]:
            return COMPACT
        if any(mark.sign for mark in numbers):
            return _by_signs(numbers)
        shape = "".join("y" if mark.width == 4 else "n" for mark in numbers)
        if named:
            return _beside_a_name(shape, self.marks, numbers)
        if shape in WITHOUT_DAY:
            return WITHOUT_DAY[shape] if shape != "y" or _is_year(numbers[0].value) else None
        if len(numbers) in (2, 3):
            return self._by_order(shape, numbers)
        return None

    def _by_order(self, shape: str, numbers: list[Mark]) -> tuple[Field, ...] | None:
        first, second = numbers[0].value, numbers[1].value
        separator = _between(self.marks, numbers)
        match shape:
            case "nn" if separator in ("/", ".", "-"):
                return self._day_and_month(first, second, separator)
            case "ynn":
                return (Field.YEAR, Field.DAY, Field.MONTH) if second > 12 else COMPACT
            case "nny":
                return (*self._day_and_month(first, second, separator), Field.YEAR)
            case "nnn" if first > 31 or (first == 0 and numbers[0].width == 2):
                return Field.SHORT_YEAR, Field.MONTH, Field.DAY
            case "nnn" if numbers[2].width == 2:
                return (*self._day_and_month(first, second, separator), Field.SHORT_YEAR)
        return None

    def _day_and_month(self, first: int, second: int, separator: str) -> tuple[Field, Field]:
        """Told by a number that is no month, by full stops and blanks, else by country or language."""
        day_first = first > 12 or (second <= 12 and (separator in (".", "") or self.day_first))
        return (Field.DAY, Field.MONTH) if day_first else (Field.MONTH, Field.DAY)

    def _value(self, numbers: list[Mark], field: Field) -> int | None:
        return next((mark.value for mark in numbers if mark.piece.field is field), None)

    def _year(self, numbers: list[Mark]) -> int | None:
        short = self._value(numbers, Field.SHORT_YEAR)
        if short is None:
            return self._value(numbers, Field.YEAR)
        return self.first_short_year + (short - self.first_short_year) % 100

    def _pad(self, numbers: list[Mark], named: bool) -> None:
        """Settle whether day and month are padded; two digits that need no padding follow their neighbour."""
        small = [mark for mark in numbers if mark.piece.field in (Field.DAY, Field.MONTH)]
        open_ones = [mark for mark in small if mark.width == 2 and mark.value >= 10]
        settled = [mark.width == 2 for mark in small if mark not in open_ones]
        dashed = any(mark.piece.text == "-" for mark in self.marks)  # 19-Jan-2026
        padded = settled[0] if settled else (not named or dashed) and not any(mark.sign for mark in small)
        for mark in small:
            mark.piece = replace(mark.piece, padded=padded if mark in open_ones else mark.width == 2)
        for mark in small:
            bare = mark.piece.field is Field.DAY and mark.piece.ending is Ending.NONE
            if self.language == "fr" and named and bare and mark.value != 1 and not mark.piece.padded:
                mark.piece = replace(mark.piece, ending=Ending.FIRST, text="er")

    def _settle_weekday(
        self, weekdays: list[Mark], year: int | None, month: int | None, day: int | None
    ) -> None:
        for mark in weekdays:
            if year is not None and month is not None and day is not None:
                true = dt.date(year, month, day).weekday()
                mark.piece = replace(mark.piece, error=(mark.value - true) % 7)
            else:  # without a year no weekday can be recomputed: it stays what it was
                shown = write(dt.date(2001, 1, 1 + mark.value), Layout((mark.piece,), self.language))
                mark.piece = Piece(Field.LITERAL, text=shown)


def _by_signs(numbers: list[Mark]) -> tuple[Field, ...] | None:
    """2026年3月5日: every number has its sign, each sign stands once."""
    fields = [_of_sign(mark) for mark in numbers]
    return tuple(fields) if len({*fields} - {Field.LITERAL}) == len(numbers) else None


def _of_sign(mark: Mark) -> Field:
    if mark.sign and mark.sign in YEAR_SIGNS:
        return Field.YEAR if mark.width == 4 else Field.SHORT_YEAR
    if mark.sign and mark.sign in MONTH_SIGNS:
        return Field.MONTH
    return Field.DAY if mark.sign and mark.sign in DAY_SIGNS else Field.LITERAL


def _beside_a_name(shape: str, marks: list[Mark], numbers: list[Mark]) -> tuple[Field, ...] | None:
    if shape == "n" and numbers[0].width == 2:
        place = marks.index(numbers[0])
        if place and marks[place - 1].piece.text in ("'", "’"):
            return (Field.SHORT_YEAR,)  # May '98
    if shape == "nn" and numbers[1].width != 2:
        return None
    return WITH_NAME.get(shape)


def _is_year(value: int) -> bool:
    return 1800 <= value <= 2199


def _between(marks: list[Mark], numbers: list[Mark]) -> str:
    start, end = marks.index(numbers[0]), marks.index(numbers[1])
    return "".join(mark.piece.text for mark in marks[start + 1 : end]).strip()


def _exists(year: int | None, month: int | None, day: int | None) -> bool:
    if month is None:
        return year is not None and day is None
    try:
        dt.date(2000 if year is None else year, month, 1 if day is None else day)
    except ValueError:
        return False
    return year is not None or day is not None


def _joined(marks: list[Mark]) -> tuple[Piece, ...]:
    """The pieces, neighbouring literals as one, so that equal layouts compare equal."""
    pieces: list[Piece] = []
    for mark in marks:
        if pieces and mark.piece.field is Field.LITERAL and pieces[-1].field is Field.LITERAL:
            pieces[-1] = Piece(Field.LITERAL, text=pieces[-1].text + mark.piece.text)
        else:
            pieces.append(mark.piece)
    return tuple(pieces)
