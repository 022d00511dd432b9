"""Which names of a culture are fit to be proposed, and what its lists tell of a name.

All of it follows from the lists alone. Set-up works it out once; see `compiled`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from penname.adapters import compiled
from penname.adapters.frequencies import zipf_of
from penname.adapters.name_hints import ALIKE
from penname.adapters.name_lists import ANY, LOCALES, F, M, found_in, names_of
from penname.adapters.words import is_ambiguous
from penname.core.names.letters import fold
from penname.core.names.tokens import script_of

GIVEN, FAMILY = "given", "family"
_LEAST = 50
_ACCENTS = {
    "de": "äöüß",
    "en": "",
    "it": "àèéìòù",
    "nl": "ëïéö",
    "sv": "åäöé",
    "da": "åæøé",
    "no": "åæøé",
    "fi": "äö",
}
_PLENTY = 90
_TOO_COMMON = 4.2  # Zipf: more often met names turn up in any reply by chance


def pool(culture: str, part: str, gender: str) -> tuple[str, ...]:
    """The names to choose from, sorted: at least fifty where the culture and those like it have so many."""
    if (names := _kept(f"pools_{part}").get(f"{culture} {gender}")) is not None:
        return compiled.lines(names)
    return _chosen(culture, part, gender)


def cultures_by_name(part: str) -> dict[str, tuple[str, ...]]:
    """The cultures of each folded name. Equal tuples are one object: most names share theirs with many."""
    found: dict[str, tuple[str, ...]] = {}
    for cultures, names in (compiled.stored(f"cultures_{part}") or _cultures_table(part)).items():
        found |= dict.fromkeys(names.split("\n"), tuple(cultures.split()))
    return found


def genders_by_name() -> dict[str, Mapping[str, str]]:
    """`f`, `m` or `fm` by culture, for each folded given name."""
    found: dict[str, Mapping[str, str]] = {}
    for genders, names in (compiled.stored("genders") or _genders_table()).items():
        by_culture = dict(pair.split(":") for pair in genders.split())
        found |= dict.fromkeys(names.split("\n"), by_culture)
    return found


def is_latin(culture: str) -> bool:
    """Whether a culture's lists are in Latin letters."""
    scripts = _kept("scripts") or {culture: _script(culture)}
    return scripts[culture] == "Latn"


@cache
def _kept(name: str) -> Mapping[str, str]:
    return compiled.stored(name)


def tables() -> dict[str, compiled.Maker]:
    """What makes each table, by its name."""
    return {
        "pools_given": lambda: _pools_table(GIVEN),
        "pools_family": lambda: _pools_table(FAMILY),
        "cultures_given": lambda: _cultures_table(GIVEN),
        "cultures_family": lambda: _cultures_table(FAMILY),
        "genders": _genders_table,
        "scripts": lambda: {culture: _script(culture) for culture in LOCALES},
    }


def _pools_table(part: str) -> Mapping[str, str]:
    keys = [(culture, gender) for culture in LOCALES for gender in (F, M, ANY)]
    return {f"{culture} {gender}": "\n".join(_chosen(culture, part, gender)) for culture, gender in keys}


def _cultures_table(part: str) -> Mapping[str, str]:
    cultures: dict[str, list[str]] = {}
    for culture in LOCALES:
        for key in {fold(name) for name in found_in(culture, part)}:
            cultures.setdefault(key, []).append(culture)
    return compiled.by_value({key: " ".join(found) for key, found in cultures.items()})


def _genders_table() -> Mapping[str, str]:
    genders: dict[str, dict[str, str]] = {}
    for culture in LOCALES:
        for gender in (F, M):
            for key in {fold(name) for name in names_of(culture).given[gender]}:
                known = genders.setdefault(key, {})
                known[culture] = known.get(culture, "") + gender
    return compiled.by_value(
        {key: " ".join(f"{c}:{gender}" for c, gender in found.items()) for key, found in genders.items()}
    )


def _script(culture: str) -> str:
    women = names_of(culture).given[F]
    return script_of(women[0] if women else "a")


def _chosen(culture: str, part: str, gender: str) -> tuple[str, ...]:
    names: list[str] = []
    seen: set[str] = set()
    while True:
        lists = getattr(names_of(culture), part)
        wanted = _genders_wanted(part, gender, lists)
        fits = [name for g in wanted for name in lists[g] if fold(name) not in seen]
        # Names that were chosen for being sure of their gender: "Andrea" is a man in Italy only.
        if part == GIVEN and gender:
            other = {fold(name) for name in lists[M if gender == F else F]}
            fits = [name for name in fits if fold(name) not in other]
        safe = [name for name in fits if not _refused(name, culture)]
        known = [name for name in safe if zipf_of(name.lower(), culture[:2]) or zipf_of(name.lower(), "en")]
        if len(known) >= _PLENTY:  # names that people have met before
            safe = known
        names += (
            safe
            if len(safe) >= _LEAST // 2
            else [name for name in fits if not is_ambiguous(name.lower(), culture[:2])]
        )
        seen |= {fold(name) for name in names}
        if len(names) >= _LEAST or culture not in ALIKE:
            return tuple(sorted(set(names)))
        culture = ALIKE[culture]


def _genders_wanted(part: str, gender: str, lists: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Which of a culture's lists answer for `gender`."""
    if part == FAMILY:
        return (gender, ANY) if gender else (M, ANY) if lists[F] else (F, M, ANY)
    if not gender:
        return (F, M, ANY)
    return (gender,) if len(lists[gender]) >= _LEAST // 2 else (gender, ANY)


def _refused(name: str, culture: str) -> bool:
    """Whether a name should not be proposed: a word too, met everywhere, or too short to be told from one."""
    lower = name.lower()
    script = script_of(name)
    if script in ("Han", "Hang", "Kana"):
        return False
    if any(not c.isascii() and c not in _ACCENTS.get(culture, c) for c in lower):
        return True
    short = len(name) < (2 if culture in ("vi", "zh_Latn", "ko_Latn") or script != "Latn" else 4)
    zipf = max(zipf_of(lower, "en"), zipf_of(lower, culture[:2]))
    return short or zipf >= _TOO_COMMON or is_ambiguous(lower, culture[:2])
