"""Names to choose from, and what a name tells of its gender and culture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

from penname.adapters.company_words import COINED
from penname.adapters.name_hints import ALIKE, BY_SCRIPT, ENDINGS, LETTERS, STARTS, SURE_GENDERS
from penname.adapters.name_lists import ANY, LOCALES, F, M, found_in, names_of
from penname.adapters.street_lists import CULTURE_OF, street_list
from penname.adapters.words import is_ambiguous, zipf_of
from penname.core.names.letters import fold
from penname.core.names.tokens import script_of

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


class FakerPools:
    """Implements `core.needs.Pools`. Lists are read on first use and kept; all answers are constant."""

    @cache  # noqa: B019  one instance lives as long as the process
    def given(self, culture: str, gender: str) -> Sequence[str]:
        """Given names; of any gender where `gender` is "" or the culture's lists do not tell it."""
        return self._pool(culture, "given", gender)

    @cache  # noqa: B019
    def family(self, culture: str, gender: str) -> Sequence[str]:
        """Family names in the form of `gender`, in citation form where `gender` is ""."""
        return self._pool(culture, "family", gender)

    def gender_of(self, given: str, culture: str) -> str:
        """`f`, `m`, or "": by the culture's own list, then by the most of all lists."""
        key = fold(given)
        if (key, culture) in SURE_GENDERS:
            return SURE_GENDERS[key, culture]
        own = self._genders.get((key, _known(culture)), "")
        if len(own) == 1:
            return own
        votes = [g for c in LOCALES for g in self._genders.get((key, c), "")]
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

    def _pool(self, culture: str, part: str, gender: str) -> tuple[str, ...]:
        culture = _known(culture)
        names: list[str] = []
        seen: set[str] = set()
        while True:
            lists = getattr(names_of(culture), part)
            wanted = self._genders_wanted(part, gender, lists)
            fits = [name for g in wanted for name in lists[g] if fold(name) not in seen]
            # Names that were chosen for being sure of their gender: "Andrea" is a man in Italy only.
            if part == "given" and gender:
                other = {fold(name) for name in lists[M if gender == F else F]}
                fits = [name for name in fits if fold(name) not in other]
            safe = [name for name in fits if not _refused(name, culture)]
            known = [
                name for name in safe if zipf_of(name.lower(), culture[:2]) or zipf_of(name.lower(), "en")
            ]
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

    @staticmethod
    def _genders_wanted(part: str, gender: str, lists: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
        """Which of a culture's lists answer for `gender`."""
        if part == "family":
            return (gender, ANY) if gender else (M, ANY) if lists[F] else (F, M, ANY)
        if not gender:
            return (F, M, ANY)
        return (gender,) if len(lists[gender]) >= _LEAST // 2 else (gender, ANY)

    def _default(self, language: str, script: str, name: Sequence[str]) -> str:
        if script == "Latn" or script not in BY_SCRIPT:
            known = (
                language in LOCALES
                and script_of(names_of(language).given[F][0] if names_of(language).given[F] else "a")
                == "Latn"
            )
            romanised = f"{language}_Latn"
            return language if known else romanised if romanised in LOCALES else "en"
        if script == "Han" and language[:2] != "ja":
            return "zh_TW" if not _simplified("".join(name)) else "zh"
        choices = BY_SCRIPT[script]
        if script == "Cyrl" and language not in choices:
            return "uk" if any(c in "іїєґ" for word in name for c in word.casefold()) else "ru"
        return language if language in choices else choices[0]

    @cached_property
    def _givens(self) -> dict[str, tuple[str, ...]]:
        return _index("given")

    @cached_property
    def _families(self) -> dict[str, tuple[str, ...]]:
        return _index("family")

    @cached_property
    def _genders(self) -> dict[tuple[str, str], str]:
        """`f`, `m` or `fm` by folded name and culture."""
        genders: dict[tuple[str, str], str] = {}
        for culture in LOCALES:
            for gender in (F, M):
                for key in {fold(name) for name in names_of(culture).given[gender]}:
                    genders[key, culture] = genders.get((key, culture), "") + gender
        return genders


def _index(part: str) -> dict[str, tuple[str, ...]]:
    """The cultures of each folded name. Equal tuples are one object: most names share theirs with many."""
    cultures: dict[str, tuple[str, ...]] = {}
    shared: dict[tuple[str, ...], tuple[str, ...]] = {}
    for culture in LOCALES:
        for key in {fold(name) for name in found_in(culture, part)}:
            grown = (*cultures.get(key, ()), culture)
            cultures[key] = shared.setdefault(grown, grown)
    return cultures


def _known(culture: str) -> str:
    return culture if culture in LOCALES else culture[:2] if culture[:2] in LOCALES else "en"


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


def _simplified(text: str) -> bool:
    """Whether every Han character of `text` is in use in simplified writing."""
    try:
        text.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True
