"""Common words and famous names, which never serve as stand-ins.

Source: the lists of `frequencies`; `data/famous.txt` and `data/names_that_are_words.txt`, written for us.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources

from penname.adapters.frequencies import zipf_of
from penname.core.names.letters import fold

_MET_OFTEN = 3.6  # Zipf: four times in a million words, as Ellis or Bergmann
_NAME_AT_MOST = 5.5  # Zipf: what is met more often is a word, whatever else it is


class FrequentWords:
    """Implements `core.needs.Words`. `is_name` tells the names that frequency lists take for words."""

    def __init__(self, is_name: Callable[[str], bool]) -> None:
        self._is_name = is_name

    def is_common(self, word: str, language: str) -> bool:
        """Whether `word` is a common word of English or of `language`, in any case.

        "Emily" stands in every frequency list, yet no sentence means anything else by it: names are no
        common words unless they are words too ("Rose", "Mark"), or nearly always so.
        """
        lower = word.casefold()
        zipf = max(zipf_of(lower, "en"), zipf_of(lower, language))
        if zipf == 0.0:
            return False
        return zipf >= _NAME_AT_MOST or is_ambiguous(lower, language) or not self._is_name(lower)

    def is_famous(self, name: str) -> bool:
        """Whether the full name, or the lone family name, is that of a public figure."""
        key = " ".join(fold(name).split())
        return key in _famous()

    def is_met_often(self, name: str, language: str) -> bool:
        """Whether a name of letters with case is so common that any text may hold it by chance."""
        lower = name.lower()
        return lower != name and max(zipf_of(lower, "en"), zipf_of(lower, language)) >= _MET_OFTEN


def is_ambiguous(word: str, language: str) -> bool:
    """Whether the name, in lower case, is also a word of English or of `language`."""
    words = _ambiguous()
    return word in words["en"] or word in words.get(language, ())


def ambiguous_words(language: str) -> frozenset[str]:
    """Names that are also words of `language`, in lower case."""
    return _ambiguous().get(language, frozenset())


def famous_names() -> frozenset[str]:
    """The folded full names and lone family names of public figures."""
    return _famous()


@cache
def _ambiguous() -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in _lines("names_that_are_words.txt"):
        language, *words = line.split()
        found.setdefault(language, set()).update(words)
    return {language: frozenset(words) for language, words in found.items()}


@cache
def _famous() -> frozenset[str]:
    names = [name.strip() for line in _lines("famous.txt") for name in line.split(";")]
    return frozenset(fold(name) for name in names) | frozenset(fold(name.split()[-1]) for name in names)


def _lines(file: str) -> list[str]:
    text = resources.files("penname.adapters").joinpath(f"data/{file}").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]
