"""Patronymics: made from the given name of somebody's father, and inflected by the bearer's gender."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from penname.core.names.endings import Declension
from penname.core.names.letters import case_of, dress, fold
from penname.core.needs import Pools
from penname.core.pools import pick
from penname.core.surrogate import Scope

_SLOT = "person/patronymic"
_CYRILLIC = Declension(("вич", "вича", "вичу", "вичем", "виче", "вна", "вны", "вне", "вну", "вной", "вною"))
_UKRAINIAN = Declension(("ович", "овича", "овичу", "овичем", "івна", "івни", "івні", "івну", "івною"))
_LATIN = Declension(("vich", "vna"))
_VOWELS = "аеёиоуыэюяйьіїєaeiouy"


def replace(word: str, scope: Scope, culture: str) -> str:
    """The stand-in of a patronymic, for a son or daughter as written, in the same grammatical case."""
    lower = word.lower()
    rows = (_UKRAINIAN, _CYRILLIC, _LATIN) if culture == "uk" else (_CYRILLIC, _UKRAINIAN, _LATIN)
    for row in rows:
        for ending in sorted(row.endings, key=len, reverse=True):
            stem = row.stem(lower, ending)
            if stem is None:
                continue
            key = fold(stem + row.endings[0])
            pool = _fathers(scope.needs.pools, culture, "і" in ending or row is _UKRAINIAN, row is _LATIN)
            chosen = _chosen(key, pool, scope)
            form = chosen[: len(chosen) - len(row.endings[0])] + ending
            return dress(form, case_of(word))
    return word


def _chosen(key: str, pool: Sequence[str], scope: Scope) -> str:
    return scope.keep(_SLOT, key, lambda attempt: pick(scope, _SLOT, key, attempt, pool))


@lru_cache(maxsize=64)
def _fathers(pools: Pools, culture: str, ukrainian: bool, latin: bool) -> Sequence[str]:
    """Patronymics of the culture's men whose names end in a consonant, for a son."""
    suffix = "ovich" if latin else "ович"
    if latin:
        culture = culture if culture.endswith("_Latn") else "ru_Latn"
    return tuple(
        name + suffix for name in pools.given(culture, "m") if name[-1] not in _VOWELS and name.isalpha()
    )
