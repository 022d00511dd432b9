"""A date's text cut into marks: names already resolved, numbers still open."""

from __future__ import annotations

import datetime as dt
import unicodedata
from dataclasses import dataclass, replace

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
    both: list[int] = []  # places of names that are a month and a weekday: "mar", "sáb" and the like
    position = 0
    while found := words.token.match(text, position):
        position = found.end()
        kind, piece = found.lastgroup, found[0]
        if found["digits"]:
            marks += _number_marks(found["digits"], found["ending"] or "")
        elif found["name"]:
            folded = _fold(piece, words)
            if folded in words.months:
                both += [len(marks)] * (folded in words.weekdays)
                marks.append(_month(piece, folded, words))
                if text[position : position + 1] == "." and marks[-1].piece.dotted:
                    position += 1
                else:
                    marks[-1].piece = replace(marks[-1].piece, dotted=False)
            else:
                marks.append(_weekday(piece, folded, words))
        elif kind == "letter":
            return None
        else:
            if kind == "sign":
                marks[-1].sign = piece.strip()
            marks.append(Mark(Piece(Field.LITERAL, text=piece)))
    for place in both:
        if sum(mark.piece.field is Field.MONTH_NAME for mark in marks) > 1:
            name = marks[place].piece
            shown = write(dt.date(2000, marks[place].value, 1), Layout((name,), words.language)).rstrip(".")
            marks[place] = _weekday(shown, _fold(shown, words), words)
    return marks


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


def _number_marks(digits: str, ending: str) -> list[Mark]:
    if len(digits) == 8 and not ending and digits[4:6] <= "12" and "18" <= digits[:2] <= "20":
        parts = (digits[:4], digits[4:6], digits[6:])
        return [_settled(mark, field) for part, field in zip(parts, COMPACT, strict=True)
                for mark in _number_marks(part, "")]  # fmt: skip
    zero = chr(ord(digits[0]) - unicodedata.digit(digits[0]))
    block = "".join(chr(ord(zero) + step) for step in range(10))
    value = int(digits)
    piece = Piece(Field.LITERAL, text=digits, digits=block)
    if ending:
        lowered = ending.lower()
        english = lowered == english_ending(value)
        kind = Ending.ENGLISH if english and ending == lowered else Ending.ENGLISH_UPPER if english else None
        first = value == 1 and lowered not in ("e", ":e", "ste", "-го", "-е")
        piece = replace(piece, ending=kind or (Ending.FIRST if first else Ending.EVERY), text=ending)
    return [Mark(piece, value, len(digits))]


def _settled(mark: Mark, field: Field) -> Mark:
    """The mark with its field settled, padded: only compact ISO dates know their fields beforehand."""
    mark.piece = replace(mark.piece, field=field, padded=True, text="")
    return mark
