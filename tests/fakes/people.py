"""Made-up people, firms and places of many cultures, for the validity tables."""

from __future__ import annotations

import importlib
import random
from functools import cache

LOCALES = {
    "en": ("en_US", "US"),
    "de": ("de_DE", "DE"),
    "fr": ("fr_FR", "FR"),
    "es": ("es_ES", "ES"),
    "it": ("it_IT", "IT"),
    "pt": ("pt_PT", "PT"),
    "nl": ("nl_NL", "NL"),
    "pl": ("pl_PL", "PL"),
    "ru": ("ru_RU", "RU"),
    "tr": ("tr_TR", "TR"),
    "ja": ("ja_JP", "JP"),
    "ko": ("ko_KR", "KR"),
    "zh": ("zh_CN", "CN"),
    "hi": ("hi_IN", "IN"),
    "el": ("el_GR", "GR"),
    "sv": ("sv_SE", "SE"),
}
"""Language of the message, Faker's locale, country."""
UNSPACED = frozenset({"ja", "ko", "zh"})


@cache
def _names(locale: str) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    provider = importlib.import_module(f"faker.providers.person.{locale}").Provider
    given = {
        g: tuple(getattr(provider, f"first_names_{word}")) for g, word in (("f", "female"), ("m", "male"))
    }
    any_family = tuple(getattr(provider, "unisex_last_names", ()) or provider.last_names)
    family = {
        g: tuple(getattr(provider, f"last_names_{word}", any_family))
        for g, word in (("f", "female"), ("m", "male"))
    }
    return given, family


def parts(throw: random.Random, language: str) -> tuple[str, str]:
    """A given and a family name that agree in gender."""
    given, family = _names(LOCALES[language][0])
    gender = throw.choice("fm")
    return throw.choice(given[gender]), throw.choice(family[gender])
