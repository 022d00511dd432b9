"""Towns in the cases of Polish and Russian: "w Radomiu", "из Казани".

A paradigm is a row of endings around one stem, the nominative first. A stand-in is chosen, where it can be,
from the paradigm of the town itself, so that it takes the very ending; another paradigm gives the same case.
Whatever is in no paradigm does not decline, as a foreign town's name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

Paradigm: TypeAlias = tuple[str, ...]
"""Endings of the nominative, genitive, locative, accusative, instrumental and dative: the commoner first."""


def _paradigms(*rows: str) -> tuple[Paradigm, ...]:
    # "-" writes the empty ending.
    return tuple(tuple("" if ending == "-" else ending for ending in row.split()) for row in rows)


PARADIGMS: dict[str, tuple[Paradigm, ...]] = {
    "pl": _paradigms(
        "ów owa owie ów owem owowi",
        "sk ska sku sk skiem skowi",
        "ck cka cku ck ckiem ckowi",
        "ń nia niu ń niem niowi",
        "ław ławia ławiu ław ławiem ławiowi",
        "om omia omiu om omiem omiowi",
        "in ina inie in inem inowi",
        "yn yna ynie yn ynem ynowi",
        "ica icy icy icę icą icy",
        "nia ni ni nię nią ni",
        "wa wy wie wę wą wie",
        "na ny nie nę ną nie",
        "ice ic icach ice icami icom",
        "yce yc ycach yce ycami ycom",
        "lce lc lcach lce lcami lcom",
        "no na nie no nem nu",
        "awy aw awach awy awami awom",
        "ódź odzi odzi ódź odzią odzi",
    ),
    "ru": _paradigms(
        "ск ска ске ск ском ску",
        "ов ова ове ов овом ову",
        "ев ева еве ев евом еву",
        "ин ина ине ин ином ину",
        "ань ани ани ань анью ани",
        "ень ени ени ень енью ени",
        "рмь рми рми рмь рмью рми",
        "ква квы кве кву квой кве",
        "ра ры ре ру рой ре",
        "ла лы ле лу лой ле",
        "да ды де ду дой де",
        "фа фы фе фу фой фе",
        "га ги ге гу гой ге",
        "рг рга рге рг ргом ргу",
        "ар ара аре ар аром ару",
    ),
}
"""By language."""


@dataclass(frozen=True, slots=True, repr=False)
class Town:
    """A town's name in some case: `citation` is its nominative."""

    citation: str
    paradigm: Paradigm = ("",)
    case: int = 0

    def fits(self, other: str) -> bool:
        """Whether `other`, a nominative, takes the endings of this town."""
        return other.endswith(self.paradigm[0])

    def apply(self, other: str, language: str) -> str:
        """`other`, a nominative, in this town's case, or as it is where nothing tells its endings."""
        if self.case == 0:
            return other
        rows = (self.paradigm, *PARADIGMS.get(language, ()))
        row = next((row for row in rows if len(row) > self.case and other.endswith(row[0])), None)
        return other[: len(other) - len(row[0])] + row[self.case] if row else other


def declines(name: str, language: str) -> bool:
    """Whether a nominative is one word whose endings are known."""
    return name.isalpha() and any(name.endswith(row[0]) for row in PARADIGMS.get(language, ()))


def read(name: str, language: str, is_town: Callable[[str], bool]) -> Town:
    """The town that `name` is a form of: itself where it is one, else one that `is_town` knows.

    Only names of one word in title case are read.
    """
    rows = PARADIGMS.get(language, ())
    if not rows or not name.isalpha() or not name.istitle():
        return Town(name)
    if is_town(name):
        return Town(name, next((row for row in rows if name.endswith(row[0])), ("",)))
    readings = (
        Town(name[: len(name) - len(ending)] + row[0], row, case)
        for row in rows
        for case, ending in enumerate(row)
        if case and name.endswith(ending) and len(name) - len(ending) >= 1
    )
    return next((town for town in readings if is_town(town.citation)), Town(name))
