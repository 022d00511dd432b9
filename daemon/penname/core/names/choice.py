"""Which names may stand in for a name: of its culture and gender, in its script, built like it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from penname.core.names.endings import Declension, classes
from penname.core.names.letters import APOSTROPHES, fold, is_plain, plain
from penname.core.names.titles import HONORIFICS_AFTER, PARTICLES, SUFFIXES, TITLES
from penname.core.names.tokens import script_of
from penname.core.needs import Pools
from penname.core.pools import prefer

_NO_NAMES = TITLES | SUFFIXES | PARTICLES | HONORIFICS_AFTER  # "Hanım" would be read as a title
_PREFIXES = ("mc", "mac", "o'")
_UNSPACED = ("Han", "Hang", "Kana")
_SYLLABIC = ("ko_Latn", "zh_Latn")
_VOWELS = "aeiouyâàäéèêëíîïóôöúûüœæhı"
_HARMONY = {"a": "a", "ı": "a", "e": "e", "i": "e", "o": "o", "u": "o", "ö": "ö", "ü": "ö"}


@dataclass(frozen=True, slots=True)
class Shape:
    """What a stand-in shares with the name: prefix, accents, length in syllables, sound at its edges."""

    prefix: str
    plainly: bool
    length: int
    sound: str


@lru_cache(maxsize=4096)
def candidates(
    pools: Pools, part: str, culture: str, gender: str, declension: Declension | None, shape: Shape
) -> tuple[str, ...]:
    """The names of one culture that fit, at least a dozen where the culture has them.

    Args:
        part: `given` or `family`.
        gender: Of a given name; family names are taken in their citation form.
        declension: The class that the name must decline in; None for a name that does not decline.
        shape: As `shape` says of the name.
    """
    pool: Sequence[str]
    pool = pools.given(culture, gender) if part == "given" else pools.family(culture, "")
    pool = [name for name in pool if fold(name) not in _NO_NAMES]
    if declension is not None:
        pool = prefer(pool, lambda n: declension.stem(n.lower(), declension.endings[0]) is not None, least=8)
    elif rows := classes(part, culture):
        pool = prefer(
            pool, lambda n: all(row.stem(n.lower(), row.endings[0]) is None for row in rows), least=8
        )
    if shape.length:
        return tuple(prefer(pool, lambda n: _length(n) == shape.length))
    if part == "family":
        pool = prefer(pool, lambda n: _prefix(n.lower()) == shape.prefix, least=6)
    if shape.sound:
        pool = prefer(pool, lambda n: _sound(n.lower(), culture) == shape.sound)
    return tuple(prefer(pool, lambda n: is_plain(n) == shape.plainly))


def shape(word: str, pools: Pools, part: str, culture: str) -> Shape:
    """What a stand-in must share with `word`: its prefix (Mc, O'), plain or accented letters, length in Han.

    A name written without the accents it usually has ("Munoz") counts as accented: with them it may
    still come, and must then have a stand-in that can be written both ways too.
    """
    script = script_of(word)
    if script in _UNSPACED or culture in _SYLLABIC:
        return Shape("", True, _length(word), "")
    plainly = is_plain(word)
    if plainly and script == "Latn":
        names = _accented(pools, part, culture)
        plainly = fold(word) not in names
    return Shape(_prefix(word.lower()), plainly, 0, _sound(word.lower(), culture))


@lru_cache(maxsize=4096)
def other_initial(pool: tuple[str, ...], letter: str) -> Sequence[str]:
    """The names that start with another letter than `letter`."""
    first = plain(letter).upper()
    return prefer(pool, lambda name: plain(name[:1]).upper() != first)


@lru_cache(maxsize=4096)
def same_initial(pool: tuple[str, ...], letter: str) -> Sequence[str]:
    """The names that start with `letter`, where there are at least two."""
    return prefer(pool, lambda name: plain(name[:1]).upper() == letter.upper(), least=2)


def _length(name: str) -> int:
    """Syllables by script: characters in Han and Hangul, one or two in Latin letters."""
    return len(name) if script_of(name) in _UNSPACED else 1 if len(name) < 5 else 2


def _sound(lower: str, culture: str) -> str:
    """What words around a name agree with: a vowel before (d'Élise), harmony behind (Elif'in)."""
    if culture in ("fr", "it"):
        return "vowel" if plain(lower[:1]) in _VOWELS else "consonant"
    if culture == "tr":
        last = next((_HARMONY[c] for c in reversed(lower) if c in _HARMONY), "")
        return last + ("+" if lower[-1:] in _HARMONY else "")
    return ""


def _prefix(lower: str) -> str:
    for c in APOSTROPHES:
        lower = lower.replace(c, "'")
    return next(
        (prefix for prefix in _PREFIXES if lower.startswith(prefix) and len(lower) > len(prefix) + 2), ""
    )


@lru_cache(maxsize=256)
def _accented(pools: Pools, part: str, culture: str) -> frozenset[str]:
    names = pools.given(culture, "") if part == "given" else pools.family(culture, "")
    return frozenset(fold(name) for name in names if not is_plain(name))
