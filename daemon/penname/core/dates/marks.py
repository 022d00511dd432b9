"""A date's text cut into marks: names already resolved, numbers still open."""

from __future__ import annotations

import datetime as dt
import unicodedata
from dataclasses import dataclass, replace
from typing import Any

from penname.core.dates.pieces import Case, Ending, Field, Layout, Piece, case_of, english_ending, write
from penname.core.dates.vocabulary import Vocabulary

COMPACT = (Field.YEAR, Field.MONTH, Field.DAY)
"""The order of 20260305, the one layout whose fields are known from its digits alone."""


@dataclass(slots=True, eq=False, repr=False)
class Mark:
    """A piece in the making: `value` is the number, or the month or weekday a name stands for."""

    piece: Piece
    value: int = 0
    width: int = 0  # of digits
    sign: str = ""


def marks_of(text: str, words: Vocabulary) -> list[Mark] | None:
    """The text in pieces, names resolved and numbers open; None where a word is unknown."""
    marks: list[Mark] = []
    position = 0
    while found := words.token.match(text, position):
        position = found.end()
        if found["letter"]:
            return None
        if found["digits"]:
            marks += _numbers(found["digits"], found["ending"] or "")
        elif found["name"]:
            marks.append(_name(found[0], words))
            if marks[-1].piece.dotted:
                followed = text[position : position + 1] == "."
                marks[-1].piece = replace(marks[-1].piece, dotted=followed)
                position += followed
        else:
            if found["sign"]:
                marks[-1].sign = found[0].strip()
            marks.append(Mark(Piece(Field.LITERAL, text=found[0])))
    if sum(mark.piece.field is Field.MONTH_NAME for mark in marks) > 1:
        _make_weekday(marks, words)
    return marks


def _make_weekday(marks: list[Mark], words: Vocabulary) -> None:
    """Of two months, takes the first that is the name of a weekday as well for one: "mar 5 marzo 2024"."""
    for place, mark in enumerate(marks):
        if mark.piece.field is Field.MONTH_NAME:
            shown = write(dt.date(2000, mark.value, 1), Layout((mark.piece,), words.language)).rstrip(".")
            if _fold(shown, words) in words.weekdays:
                marks[place] = _weekday(shown, _fold(shown, words), words)
                return


def _name(text: str, words: Vocabulary) -> Mark:
    """A month where it may be one, else a weekday."""
    folded = _fold(text, words)
    return _month(text, folded, words) if folded in words.months else _weekday(text, folded, words)


def _fold(name: str, words: Vocabulary) -> str:
    folded = name.casefold()
    if words.language == "tr" and folded not in words.months and folded not in words.weekdays:
        folded = name.replace("İ", "i").replace("I", "ı").casefold()
    return folded


def _month(text: str, folded: str, words: Vocabulary) -> Mark:
    number, table = words.months[folded]
    name = table.names[number - 1]
    piece = Piece(
        Field.MONTH_NAME,
        names=table.names,
        full_names=words.full_months or table.names,
        case=case_of(text, name, words.language) or Case.TABLE,
        dotted=not table.wide and not any(each.endswith(".") for each in table.names),
    )
    return Mark(replace(piece, dotted=piece.dotted and name != piece.full_names[number - 1]), number)


def _weekday(text: str, folded: str, words: Vocabulary) -> Mark:
    number, names = words.weekdays[folded]
    case = case_of(text, names[number], words.language) or Case.TABLE
    return Mark(Piece(Field.WEEKDAY, names=names, case=case), number)


def _numbers(digits: str, ending: str) -> list[Mark]:
    """One open number, or the three of a compact ISO date, which are settled at once."""
    if len(digits) == 8 and not ending and digits[4:6] <= "12" and "18" <= digits[:2] <= "20":
        parts = zip(COMPACT, (digits[:4], digits[4:6], digits[6:]), strict=True)
        return [_number(part, "", Piece(field, padded=True)) for field, part in parts]
    return [_number(digits, ending, Piece(Field.LITERAL))]


def _number(digits: str, ending: str, piece: Piece) -> Mark:
    zero = ord(digits[0]) - unicodedata.digit(digits[0])
    block = "".join(chr(zero + step) for step in range(10))
    value = int(digits)
    return Mark(replace(piece, digits=block, **_ending(value, ending)), value, len(digits))


def _ending(value: int, text: str) -> dict[str, Any]:
    """How a piece remembers the ending of its day. Only Romance languages mark the first day alone."""
    lowered = text.lower()
    if not text:
        return {}
    if lowered == english_ending(value):
        return {"ending": Ending.ENGLISH if text == lowered else Ending.ENGLISH_UPPER}
    if value == 1 and lowered in ("er", "ère", "re", "º", ".º", "ª", ".ª", "°"):
        return {"ending": Ending.FIRST, "text": text}
    return {"ending": Ending.EVERY, "text": text}
