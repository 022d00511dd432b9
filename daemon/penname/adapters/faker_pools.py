"""Names to choose from, and what a name tells of its gender and culture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from penname.adapters.company_words import COINED
from penname.adapters.name_hints import BY_SCRIPT, ENDINGS, LETTERS, STARTS, SURE_GENDERS
from penname.adapters.name_lists import ANY, LOCALES, F, M
from penname.adapters.pool_choice import FAMILY, GIVEN, cultures_by_name, genders_by_name, is_latin, pool
from penname.adapters.street_lists import CULTURE_OF, street_list
from penname.core.names.letters import fold
from penname.core.names.tokens import script_of


class FakerPools:
    """Implements `core.needs.Pools`. Lists are read on first use and kept; all answers are constant."""

    @cache  # noqa: B019  one instance lives as long as the process
    def given(self, culture: str, gender: str) -> Sequence[str]:
        """Given names; of any gender where `gender` is "" or the culture's lists do not tell it."""
        return pool(_known(culture), GIVEN, gender)

    @cache  # noqa: B019
    def family(self, culture: str, gender: str) -> Sequence[str]:
        """Family names in the form of `gender`, in citation form where `gender` is ""."""
        return pool(_known(culture), FAMILY, gender)

    def gender_of(self, given: str, culture: str) -> str:
        """`f`, `m`, or "": by the culture's own list, then by the most of all lists."""
        key = fold(given)
        if (key, culture) in SURE_GENDERS:
            return SURE_GENDERS[key, culture]
        by_culture = self._genders.get(key, {})
        own = by_culture.get(_known(culture), "")
        if len(own) == 1:
            return own
        votes = [gender for genders in by_culture.values() for gender in genders]
        women, men = votes.count(F), votes.count(M)
        return F if women > 2 * men else M if men > 2 * women else ""

    def culture_of(self, name: Sequence[str], language: str) -> str:
        """The culture that most words of `name` belong to; the language's own wins a tie."""
        script = script_of("".join(name))
        default = self._default(language, script, name)
        if script in BY_SCRIPT and script != "Cyrl":
            return default
        scores = dict.fromkeys([default, *LOCALES], 0.0)
        for n, word in enumerate(name):
            key = fold(word)
            as_given = dict.fromkeys(self._givens.get(key, ()), 0.9 if n else 1.0)
            as_family = dict.fromkeys(self._families.get(key, ()), 1.1 if n else 0.9)
            for culture in {*as_given, *as_family}:
                scores[culture] += max(as_given.get(culture, 0.0), as_family.get(culture, 0.0))
            if key not in self._families and key not in self._givens:
                for endings, culture in ENDINGS:
                    if word.casefold().endswith(endings) and len(word) > 4:
                        scores[culture] += 0.8
                        break
                for starts, culture in STARTS:
                    if key.startswith(starts) and len(key) > 5:
                        scores[culture] += 0.8
                        break
            for letters, culture in LETTERS:
                if any(c in letters for c in word.lower()):
                    scores[culture] += 0.6
        # An English text may speak of anybody; elsewhere a name is a neighbour's until it clearly is not.
        own = scores[default] > 0 or not any(scores.values())
        scores[default] += 0.95 if default != "en" and own else 0.35
        return max(scores, key=lambda culture: scores[culture])

    def is_given(self, word: str) -> bool:
        """Whether the word, in any case and with or without accents, is a given name somewhere."""
        return fold(word) in self._givens

    def is_family(self, word: str) -> bool:
        """Whether the word, in any case and with or without accents, is a family name somewhere."""
        return fold(word) in self._families

    def company_words(self, culture: str) -> Sequence[str]:
        """Words that could be a company's own name: coined ones in English, else family names."""
        english = _known(culture).split("_")[0] == "en"
        return COINED if english else self.family(culture, ANY)

    @cache  # noqa: B019
    def street_names(self, country: str) -> Sequence[str]:
        """Street names without their type word; family names where no list is known."""
        return street_list(country) or self.family(CULTURE_OF.get(country, "en"), ANY)

    def _default(self, language: str, script: str, name: Sequence[str]) -> str:
        if script == "Latn" or script not in BY_SCRIPT:
            known = language in LOCALES and is_latin(language)
            romanised = f"{language}_Latn"
            return language if known else romanised if romanised in LOCALES else "en"
        if script == "Han" and language[:2] != "ja":
            return "zh_TW" if not _simplified("".join(name)) else "zh"
        choices = BY_SCRIPT[script]
        if script == "Cyrl" and language not in choices:
            return "uk" if any(c in "іїєґ" for word in name for c in word.casefold()) else "ru"
        return language if language in choices else choices[0]

    @cached_property
    def _givens(self) -> Mapping[str, tuple[str, ...]]:
        return cultures_by_name(GIVEN)

    @cached_property
    def _families(self) -> Mapping[str, tuple[str, ...]]:
        return cultures_by_name(FAMILY)

    @cached_property
    def _genders(self) -> Mapping[str, Mapping[str, str]]:
        return genders_by_name()


def _known(culture: str) -> str:
    return culture if culture in LOCALES else culture[:2] if culture[:2] in LOCALES else "en"


def _simplified(text: str) -> bool:
    """Whether every Han character of `text` is in use in simplified writing."""
    try:
        text.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True
