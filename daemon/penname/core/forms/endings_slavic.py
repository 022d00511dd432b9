"""Polish and Russian names in their cases.

Where grammar and common usage differ, or a stem changes irregularly, several spellings are given: the first
is the one to write, all are recognised. A name whose forms can't be told from its ending has none.

Source: the declension tables of Polish and Russian school grammars.
"""

from __future__ import annotations

from collections.abc import Mapping

Cases = Mapping[str, tuple[str, ...]]
"""Case (genitive, dative, accusative, instrumental, locative) to spellings."""

_CASES = ("genitive", "dative", "accusative", "instrumental", "locative")
_SOFTENED = {"ł": "le", "t": "cie", "d": "dzie", "r": "rze", "k": "ce", "g": "dze"}
_VELAR_OR_HUSH = "гкхжшчщ"
_HUSH = "жшчщц"


def cases(name: str, role: str, gender: str, language: str) -> Cases:
    """The cases of one word of a name.

    Args:
        name: In the nominative.
        role: `given` or `family`.
        gender: `f` or `m`; "" has no cases, for they differ.
        language: `pl` or `ru`.
    """
    if gender not in ("f", "m") or len(name) < 3:
        return {}
    if language == "pl":
        return _polish_woman(name, role) if gender == "f" else _polish_man(name, role)
    return _russian_woman(name, role) if gender == "f" else _russian_man(name, role)


def _table(*spellings: str) -> Cases:
    """Cases from five entries; several spellings are parted by a stroke."""
    return {case: tuple(entry.split("|")) for case, entry in zip(_CASES, spellings, strict=True)}


def _polish_woman(name: str, role: str) -> Cases:
    if not name.endswith("a"):
        return _table(*[name] * 5) if role == "family" else {}
    stem, before = name[:-1], name[-2]
    if role == "family" and name.endswith(("ska", "cka", "dzka")):
        return _table(stem + "iej", stem + "iej", stem + "ą", stem + "ą", stem + "iej")
    if before in "ij":
        soft = _polish_soft(name, stem)
        return _table(soft, soft, stem + "ę", stem + "ą", soft)
    if before == "l":
        return _table(stem + "i", stem + "i", stem + "ę", stem + "ą", stem + "i")
    genitive = stem + ("i" if before in "kg" else "y")
    if before in "czż" or name.endswith(("rza", "sza", "cza")):
        dative = genitive if before != "z" or name[-3] in "rsc" else stem + "ie"
    else:
        dative = stem[:-1] + _SOFTENED.get(before, before + "ie")
    return _table(genitive, dative, stem + "ę", stem + "ą", dative)


def _polish_soft(name: str, stem: str) -> str:
    """Genitive of Ania (Ani), Maria (Marii), Maja (Mai), Alicja (Alicji)."""
    if name[-2] == "j":
        return stem[:-1] + "i" if name[-3] in "aeiouyó" else stem + "i"
    return f"{stem}|{stem}i" if name[-3] in "nszcć" else stem + "i"


def _polish_man(name: str, role: str) -> Cases:
    if name.endswith(("ski", "cki", "dzki")) or (role == "given" and name.endswith("i")):
        return _table(name + "ego", name + "emu", name + "ego", name + "m", name + "m")
    if name.endswith("y"):
        stem = name[:-1]
        return _table(stem + "ego", stem + "emu", stem + "ego", name + "m", name + "m")
    if name.endswith("a"):
        return _polish_woman(name, "given")
    if name[-1] in "eiouóćśńź":
        return {}
    stems = [name[:-2] + name[-1]] if name.endswith(("ek", "eł")) else [name]
    if name.endswith("ec"):
        stems = [name[:-2] + "c"]
    elif name.endswith(("er", "el")) and len(name) > 4:
        stems.append(name[:-2] + name[-1])
    genitive = "|".join(stem + "a" for stem in stems)
    instrumental = "|".join(stem + ("iem" if stem[-1] in "kg" else "em") for stem in stems)
    locative = "|".join(_polish_locative(stem) for stem in stems)
    return _table(genitive, "|".join(stem + "owi" for stem in stems), genitive, instrumental, locative)


def _polish_locative(stem: str) -> str:
    if stem[-1] in "kglcjhż" or stem.endswith(("cz", "sz", "rz", "dz")):
        return stem + "u"
    return stem[:-1] + _SOFTENED.get(stem[-1], stem[-1] + "ie")


def _russian_woman(name: str, role: str) -> Cases:
    stem = name[:-1]
    if role == "family":
        if name.endswith(("ова", "ева", "ёва", "ина", "ына")):
            return _table(stem + "ой", stem + "ой", stem + "у", stem + "ой", stem + "ой")
        if name.endswith(("ская", "цкая")):
            base = name[:-2]
            return _table(base + "ой", base + "ой", base + "ую", base + "ой", base + "ой")
        if name[-1] not in "ая":
            return _table(*[name] * 5)
    if name.endswith("ия"):
        return _table(stem + "и", stem + "и", stem + "ю", stem + "ей", stem + "и")
    if name.endswith("я"):
        return _table(stem + "и", stem + "е", stem + "ю", stem + "ей", stem + "е")
    if name.endswith("а"):
        genitive = stem + ("и" if stem[-1] in _VELAR_OR_HUSH else "ы")
        return _table(
            genitive, stem + "е", stem + "у", stem + ("ей" if stem[-1] in _HUSH else "ой"), stem + "е"
        )
    return {}


_RUSSIAN_STEMS = {"Пётр": "Петр", "Павел": "Павл", "Лев": "Льв"}


def _russian_man(name: str, role: str) -> Cases:
    stem = name[:-1]
    if role == "family":
        if name.endswith(("ов", "ев", "ёв", "ин", "ын")):
            return _table(name + "а", name + "у", name + "а", name + "ым", name + "е")
        if name.endswith(("ский", "цкий")):
            base = name[:-2]
            return _table(base + "ого", base + "ому", base + "ого", stem + "м", base + "ом")
        if name.endswith(("о", "их", "ых", "е", "и", "у", "ю")):
            return _table(*[name] * 5)
    if name.endswith("ий"):
        return _table(stem + "я", stem + "ю", stem + "я", stem + "ем", stem + "и")
    if name[-1] in "йь":
        return _table(stem + "я", stem + "ю", stem + "я", stem + "ем", stem + "е")
    if name[-1] in "ая":
        return _russian_woman(name, "given")
    if name[-1] in "еёиоуыэю":
        return {}
    base = _RUSSIAN_STEMS.get(name, name)
    return _table(
        base + "а", base + "у", base + "а", base + ("ем" if base[-1] in _HUSH else "ом"), base + "е"
    )
