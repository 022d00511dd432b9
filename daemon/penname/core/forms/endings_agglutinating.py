"""Turkish case endings behind an apostrophe, and Korean particles that follow the last sound of a name."""

from __future__ import annotations

from collections.abc import Iterator

_VOWELS = "aeıioöuü"
_NARROW = dict(zip(_VOWELS, "ıiıiuüuü", strict=True))
_HARD = "fstkçşhp"
_AFTER_CONSONANT = ("은", "이", "을", "과", "아", "으로", "이라", "이랑", "이에요", "이고", "이나")
_AFTER_VOWEL = ("는", "가", "를", "와", "야", "로", "라", "랑", "예요", "고", "나")


def turkish(name: str) -> tuple[str, ...]:
    """The endings from genitive to instrumental: in, e, i, de, den, le.

    Vowel harmony follows the last vowel of the name; a name without one has no endings.
    """
    lower = name.replace("I", "ı").replace("İ", "i").lower()
    vowels = [c for c in lower.translate(str.maketrans("âîû", "aiu")) if c in _VOWELS]
    if not vowels:
        return ()
    last, opens = vowels[-1], lower[-1] in _VOWELS + "âîû"
    narrow, wide = _NARROW[last], "a" if last in "aıou" else "e"
    hard = "t" if lower[-1] in _HARD else "d"
    glide = "y" if opens else ""
    return (
        ("n" if opens else "") + narrow + "n",
        glide + wide,
        glide + narrow,
        hard + wide,
        hard + wide + "n",
        glide + "l" + wide,
    )


def turkish_pairs(surrogate: str, original: str) -> Iterator[tuple[str, str]]:
    """Each case of the surrogate with that of the original: Elif'in, Ayşe'nin."""
    for ending, own in zip(turkish(surrogate), turkish(original), strict=False):
        yield f"{surrogate}'{ending}", f"{original}'{own}"


def korean_pairs(surrogate: str, original: str) -> Iterator[tuple[str, str]]:
    """The particles that differ: 설도현은, 표민재는. None where both names end in the same sort of sound."""
    ends, own_ends = _ends_in_consonant(surrogate), _ends_in_consonant(original)
    if ends is None or own_ends is None or ends == own_ends:
        return
    tables = (_AFTER_CONSONANT, _AFTER_VOWEL) if ends else (_AFTER_VOWEL, _AFTER_CONSONANT)
    for particle, own in zip(*tables, strict=True):
        yield surrogate + particle, original + own


def _ends_in_consonant(name: str) -> bool | None:
    code = ord(name[-1]) - 0xAC00
    return code % 28 != 0 if 0 <= code < 11172 else None
