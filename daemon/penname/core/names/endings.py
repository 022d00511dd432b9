"""The endings that names take by gender and grammatical case, where swapping the stem is safe.

A *class* is a row of endings around one stem, the citation form first: Kowal·ski, Kowal·ska, Kowal·skiego.
A stand-in is chosen from the same class, so every form of the real name has the same form of the stand-in.
What changes inside its stem (Paweł → Pawła, Monika → Monice) is in no class and gets an entry of its own when
it turns up; the way back is exact all the same.
"""

from __future__ import annotations

from dataclasses import dataclass

_VELAR = ("г", "к", "х", "ж", "ш", "ч", "щ")


@dataclass(frozen=True, slots=True)
class Declension:
    """One class. `after` are the letters that must stand before the ending, `never` those that may not.

    `sure` are endings that prove the class by themselves: nobody called Brzozowska is not of the Brzozowskis.
    """

    endings: tuple[str, ...]
    after: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    sure: tuple[str, ...] = ()

    def stem(self, word: str, ending: str) -> str | None:
        """The stem of `word` (lower case) under one of this class's endings, or None."""
        if not word.endswith(ending) or len(word) - len(ending) < 2:
            return None
        stem = word[: len(word) - len(ending)]
        if self.after and not stem.endswith(self.after):
            return None
        return None if self.never and stem.endswith(self.never) else stem


@dataclass(frozen=True, slots=True, repr=False)
class Inflected:
    """A word as an ending of its citation form; `declension` is None where it is in no class."""

    citation: str
    declension: Declension | None
    ending: str = ""

    def apply(self, other: str) -> str:
        """`other`, the citation form of a name of the same class, in the same form as this word."""
        if self.declension is None or self.ending == self.declension.endings[0]:
            return other
        citation = self.declension.endings[0]
        if not other.endswith(citation):
            return other  # a name of no class, taken for want of others: it does not decline
        return other[: len(other) - len(citation)] + self.ending


def _row(endings: str, after: str = "", never: str = "", sure: str = "") -> Declension:
    # "-" writes the empty ending.
    forms = tuple("" if e == "-" else e for e in endings.split())
    return Declension(forms, tuple(after.split()), tuple(never.split()), tuple(sure.split()))


_RU_OV = "а у ым е ой ы ых ыми"
_RU_SKI = "ий ого ому им ом ая ой ую ие их ими"
_PL_SKI = "i a iego iemu im iej ą ich imi"
_CS_OVA = "ová ové ovou"
_VOWELS = "a e i o u y á é í ý ú ů"

FAMILY: dict[str, tuple[Declension, ...]] = {
    "pl": (
        _row(_PL_SKI, after="sk ck dzk", sure=_PL_SKI),
        _row("y a ego emu ym ej ą ych", after="rn ln wn bn pn cn dn zn żn źn śn gn", sure="a ego emu ej"),
        _row("y a ego emu ym ej ą ych", after="n w t", sure="ego emu ej"),
        _row("- a owi iem u owie ów", after="ak ok ik uk yk"),
    ),
    "cs": (
        _row("ý á ého ému ým é ou ých", sure="á ého ému"),
        _row("- ová ovi em ové ovou ových", never=f"{_VOWELS} ek ec ěk ěl", sure=_CS_OVA),
    ),
    "sk": (
        _row("ý á ého ému ým ej ou ých", sure="á ého ému"),
        _row("- ová ovi om ovej ovou ových", never=f"{_VOWELS} ek ec", sure="ová ovej ovou"),
    ),
    "ru": (
        _row(f"- {_RU_OV}", after="ов ев ёв ин ын", sure=_RU_OV),
        _row(_RU_SKI, after="ск цк", sure=_RU_SKI),
    ),
    "bg": (_row("- а", after="ов ев ин", sure="а"), _row("и а", after="ск", sure="а")),
    "mk": (_row("- а", after="ов ев", sure="а"), _row("и а", after="ск", sure="а")),
    "uk": (
        _row("ий ого ому им ім а ої ій у ою их", after="ськ цьк зьк", sure="а ого ої"),
        _row("- а у им і ої ій ою", after="ов ев єв ін їн", sure="а ої ою"),
    ),
    "ru_Latn": (_row("- a", after="ov ev in yn", sure="a"), _row("y aya", after="sk", sure="aya")),
    "el": (
        _row("όπουλος οπούλου όπουλο", sure="οπούλου όπουλο"),
        _row("ίδης ίδου ίδη", sure="ίδου ίδη"),
        _row("άκης άκη", sure="άκη"),
        _row("ης η"),
        _row("ας α"),
        _row("ής ή"),
        _row("άς ά"),
    ),
    "lv": (_row("iņš iņa", sure="iņa"),),
}
"""By culture. The first ending is the man's nominative: a family has one stand-in, whatever the gender."""

_PL_GIVEN = (
    _row("a y ę ą o", never="k g i"),
    _row("ia ii i ię ią io"),
    _row("- a owi em ie", never="a e i o u y k g ek eł ń ś ć ź l j"),
)
_RU_GIVEN = (
    _row("ия ии ию ией"),
    _row("а ы е у ой", never=" ".join(_VELAR)),
    _row("а и е у ой", after=" ".join(_VELAR)),
    _row("я и е ю ей", never="и"),
    _row("ий ия ию ием ии"),
    _row("ей ея ею еем ее"),
    _row("- а у ом е", never="а я е ё и й о у ы э ю ь ек"),
)

GIVEN: dict[str, tuple[Declension, ...]] = {
    "pl": _PL_GIVEN,
    "ru": _RU_GIVEN,
    "el": (_row("ος ου ο ε"), _row("ης η"), _row("ας α"), _row("η ης"), _row("α ας")),
}
"""By culture; each class keeps the gender."""

GENITIVE_S = frozenset({"de", "sv", "da", "no", "nl"})
_PLAIN_S = _row("- s", never="s ß x z")


def classes(part: str, culture: str) -> tuple[Declension, ...]:
    """The classes of `given` or `family` names in a culture; none where its names do not decline."""
    return (FAMILY if part == "family" else GIVEN).get(culture, ())


def readings(word: str, part: str, culture: str, language: str) -> list[Inflected]:
    """Every way to read `word` (lower case): first as a citation form, then as a form of another word."""
    rows = classes(part, culture)
    found = [
        Inflected(stem + row.endings[0], row, ending)
        for row in rows
        for n, ending in sorted(enumerate(row.endings), key=lambda pair: -len(pair[1]))
        if (stem := row.stem(word, ending)) is not None
        and row.stem(stem + row.endings[0], row.endings[0]) is not None
    ]
    citation = [reading for reading in found if reading.citation == word][:1] or [Inflected(word, None)]
    others = [reading for reading in found if reading.citation != word]
    plural = language == "en" and part == "family"  # the Hendersons
    if (language in GENITIVE_S or plural) and (stem := _PLAIN_S.stem(word, "s")) is not None:
        others.append(Inflected(stem, _PLAIN_S, "s"))
    return citation + others
