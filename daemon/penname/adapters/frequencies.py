"""How common words are, by language.

Source: wordfreq's small lists (Apache-2.0 code, CC-BY-SA data), which hold every word met at least once in a
million.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache, partial

from penname.adapters import compiled


def zipf_of(word: str, language: str) -> float:
    """How common the word is (lower case): log10 of its occurrences in 10^9 words; 0 when below 10^-6."""
    return _frequencies(language).get(word, 0.0)


def table(language: str) -> Mapping[str, str]:
    """The words of a language by their Zipf frequency, a word a line; empty where no list is known."""
    import wordfreq

    if language not in wordfreq.available_languages("small"):
        return {}
    found: dict[str, list[str]] = {}
    for word, frequency in wordfreq.get_frequency_dict(language, "small").items():
        found.setdefault(repr(math.log10(frequency) + 9), []).append(word)
    return {zipf: "\n".join(words) for zipf, words in found.items()}


def tables() -> dict[str, compiled.Maker]:
    """What makes the table of each language, by the table's name."""
    import wordfreq

    return {f"words_{code}": partial(table, code) for code in wordfreq.available_languages("small")}


@cache
def _frequencies(language: str) -> Mapping[str, float]:
    known: dict[str, float] = {}
    levels = compiled.stored(f"words_{language}") if compiled.is_made() else table(language)
    for zipf, words in levels.items():
        known |= dict.fromkeys(words.split("\n"), float(zipf))
    return known
