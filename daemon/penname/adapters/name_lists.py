"""Given and family names by culture, from the data of Faker's locale providers and our own lists.

Only class attributes of Faker's provider modules are read: no generator, no global random state.

Source: Faker (MIT), `faker.providers.person.<locale>`; `data/romanised.txt` for names of other scripts in
Latin letters, written for Penname.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

from penname.core.names.letters import plain
from penname.core.names.tokens import in_word

F, M, ANY = "f", "m", ""

LOCALES: Mapping[str, tuple[str, ...]] = {
    "en": ("en_US", "en_GB", "en_NZ"),
    "es": ("es_ES", "es_MX", "es_AR", "es_CO", "es_CL"),
    "it": ("it_IT",),
    "pt": ("pt_PT", "pt_BR"),
    "pl": ("pl_PL",),
    "en_IN": ("en_IN",),
    "ar_Latn": (),
    "ru_Latn": (),
    "de": ("de_DE", "de_AT"),
    "fr": ("fr_FR", "fr_QC"),
    "nl": ("nl_NL", "nl_BE"),
    "cs": ("cs_CZ",),
    "sk": ("sk_SK",),
    "hu": ("hu_HU",),
    "ro": ("ro_RO",),
    "hr": ("hr_HR",),
    "sl": ("sl_SI",),
    "sv": ("sv_SE",),
    "da": ("da_DK",),
    "no": ("no_NO",),
    "fi": ("fi_FI",),
    "et": ("et_EE",),
    "lv": ("lv_LV",),
    "lt": ("lt_LT",),
    "tr": ("tr_TR",),
    "vi": ("vi_VN",),
    "id": ("id_ID",),
    "ru": ("ru_RU",),
    "uk": ("uk_UA",),
    "bg": ("bg_BG",),
    "mk": ("mk_MK",),
    "el": ("el_GR",),
    "ja": ("ja_JP",),
    "ja_Kana": ("ja_JP",),
    "zh": ("zh_CN",),
    "zh_TW": ("zh_TW",),
    "ko": ("ko_KR",),
    "ar": ("ar_AA", "ar_SA", "ar_DZ"),
    "fa": ("fa_IR",),
    "he": ("he_IL",),
    "hi": ("hi_IN",),
    "ne": ("ne_NP",),
    "ta": ("ta_IN",),
    "bn": ("bn_BD",),
    "th": ("th_TH",),
    "ka": ("ka_GE",),
    "hy": ("hy_AM",),
    "en_PK": ("en_PK",),
    "en_NG": ("en_NG", "yo_NG", "ig_NG", "ha_NG"),
    "en_KE": ("sw", "en_KE"),
    "en_IE": ("en_IE",),
    "en_GH": ("tw_GH",),
    "fr_DZ": ("fr_DZ",),
    "ja_Latn": (),
    "zh_Latn": (),
    "ko_Latn": (),
    "he_Latn": (),
    "el_Latn": (),
    "ka_Latn": (),
    "hy_Latn": (),
}
"""Each culture with the locales whose lists make it up; romanised cultures come from our own file.

The order decides between cultures that know a name equally well.
"""

_ATTRIBUTES = {
    ("given", F): ("first_names_female",),
    ("given", M): ("first_names_male",),
    ("given", ANY): ("first_names_unisex", "first_names"),
    ("family", F): ("last_names_female",),
    ("family", M): ("last_names_male", "male_last_names"),
    ("family", ANY): ("unisex_last_names", "last_names"),
}


_KANA_ATTRIBUTES = {
    ("given", F): ("first_kana_names_female",),
    ("given", M): ("first_kana_names_male",),
    ("given", ANY): (),
    ("family", F): (),
    ("family", M): (),
    ("family", ANY): ("last_kana_names",),
}


@dataclass(frozen=True, slots=True)
class NameLists:
    """One culture's names, sorted. `any` holds what no list gives a gender."""

    given: Mapping[str, tuple[str, ...]]
    family: Mapping[str, tuple[str, ...]]


@cache
def names_of(culture: str) -> NameLists:
    """The lists of one culture, gendered where its sources tell.

    Raises:
        KeyError: Not a culture of `LOCALES`.
    """
    found: dict[tuple[str, str], set[str]] = {}
    for (part, gender), names in _raw(culture).items():
        foreign = _foreign(culture, part)
        found[part, gender] = {name for name in names if plain(name) not in foreign}
    for key, own in _own_lists().get(culture, {}).items():
        found[key] |= set(own)
    for part in ("given", "family"):
        found[part, ANY] -= found[part, F] | found[part, M]
    return NameLists(
        *({g: tuple(sorted(found[part, g])) for g in (F, M, ANY)} for part in ("given", "family"))
    )


@cache
def _raw(culture: str) -> Mapping[tuple[str, str], frozenset[str]]:
    """What Faker's locales say, names of people from elsewhere included."""
    attributes = _KANA_ATTRIBUTES if culture == "ja_Kana" else _ATTRIBUTES
    found: dict[tuple[str, str], set[str]] = {key: set() for key in attributes}
    for locale in LOCALES[culture]:
        provider = importlib.import_module(f"faker.providers.person.{locale}").Provider
        for key, names in attributes.items():
            for name in names:
                found[key] |= set(_single(getattr(provider, name, ())))
    return {key: frozenset(names) for key, names in found.items()}


@cache
def _all(culture: str, part: str) -> frozenset[str]:
    """All names of one part in a culture, ours included, as they come and without accents."""
    own = _own_lists().get(culture, {})
    lists = [names for source in (_raw(culture), own) for key, names in source.items() if key[0] == part]
    return frozenset(plain(name) for names in lists for name in names)


@cache
def found_in(culture: str, part: str) -> frozenset[str]:
    """All names of one part (`given`, `family`) in a culture, whatever the gender."""
    lists = getattr(names_of(culture), part)
    return frozenset(name for names in lists.values() for name in names)


@cache
def _foreign(culture: str, part: str) -> frozenset[str]:
    """Names that a culture's lists hold because people move: Torres in America, Yılmaz in Germany.

    Given names that are English too have long settled everywhere.
    """
    if culture not in _MIXED:
        return frozenset()
    # Polish lists hold many a German family name.
    sources = [other for other in _MIXED[culture] if part == "given" or culture[:2] == "en" or other != "pl"]
    others = frozenset[str]().union(*(_all(other, part) for other in sources))
    if culture in ("es", "pt"):
        return (
            others - _all("it", part) - _all("fr", part) - _all("ro", part)
            if part == "given"
            else frozenset()
        )
    if culture in ("en", "en_IE"):
        british = importlib.import_module("faker.providers.person.en_GB").Provider
        settled = set(british.last_names if part == "family" else british.first_names)
        far = ("ar_Latn", "en_PK", "en_IN") if part == "family" else ("ar_Latn",)
        return (others - settled).union(*(_all(other, part) for other in far))
    return others - _all("en", part) if part == "given" and culture != "en_KE" else others


_FAR = ("tr", "ar_Latn", "vi", "zh_Latn", "ko_Latn", "en_IN", "en_PK", "fr_DZ")
_MIXED: Mapping[str, tuple[str, ...]] = {
    "en": ("es", "it", "pl", "pt", *_FAR),
    "en_IE": ("pl", *_FAR),
    "en_KE": ("en",),
    "et": ("ru_Latn",),
    "es": ("en",),
    "pt": ("en",),
    **dict.fromkeys(("de", "fr", "nl", "sv", "da", "no", "fi"), ("pl", *_FAR)),
}
"""Cultures with lists that mix, and the cultures whose names are taken out of them."""


def _single(names: object) -> Iterator[str]:
    """Names of one word: "de la Cruz" and "Juan Ignacio" are left out, and lists in capitals mended."""
    for name in names if isinstance(names, list | tuple | dict) else ():
        if isinstance(name, str) and name and all(in_word(c) or c in "'’" for c in name):
            yield name.capitalize() if name.isupper() and len(name) > 1 else name


@cache
def _own_lists() -> Mapping[str, Mapping[tuple[str, str], tuple[str, ...]]]:
    """`data/romanised.txt`: lines of culture, part, gender (- for any), names; # starts a comment."""
    lists: dict[str, dict[tuple[str, str], tuple[str, ...]]] = {}
    text = resources.files("penname.adapters").joinpath("data/romanised.txt").read_text("utf-8")
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        culture, part, gender, names = line.split(maxsplit=3)
        key = (part, "" if gender == "-" else gender)
        lists.setdefault(culture, {})[key] = tuple(names.split())
    return lists
