"""The language of a message, offline, among the languages that the product covers."""

from __future__ import annotations

import re
from functools import lru_cache

from penname.adapters import language_model
from penname.adapters.language_model import LanguageModel
from penname.core.word_set import words

COVERED = (
    "en",
    "de",
    "fr",
    "es",
    "it",
    "pt",
    "nl",
    "pl",
    "sv",
    "da",
    "no",
    "fi",
    "tr",
    "ru",
    "uk",
    "el",
    "he",
    "ar",
    "hi",
    "ja",
    "ko",
    "zh",
    "cs",
    "ro",
)
SHORT = 24  # letters: below that a text tells too little
_LETTERS = re.compile(r"[^\W\d_]")
_NOISE = re.compile(r"```.*?```|`[^`\n]*`|https?://\S+|\S+@\S+|[\d_{}\[\]<>=|;]+", re.DOTALL)
_SCRIPTS = (
    ("ja", re.compile(r"[぀-ヿ]")),
    ("ko", re.compile(r"[가-힣]")),
    ("zh", re.compile(r"[一-鿿]")),
    ("he", re.compile(r"[֐-׿]")),
    ("el", re.compile(r"[Ͱ-Ͽ]")),
    ("uk", re.compile(r"[іїєґ]")),
    ("ru", re.compile(r"[а-яё]")),
    ("ar", re.compile(r"[\u0600-\u06ff]")),
    ("hi", re.compile(r"[\u0900-\u097f]")),
)
# The commonest words settle short prompts better than letter statistics do.
_WORDS: dict[str, frozenset[str]] = {
    "en": words(
        "the and is my to of a in for i you that it with this please can how what",
    ),
    "de": words(
        "der die das und ist ich nicht ein eine mein meine mir zu mit für bitte auf wie den von im wohne",
        "heiße",
    ),
    "fr": words(
        "le la les et est je mon ma mes un une des du de pour que pas dans à vous ce j'ai suis rédige",
    ),
    "es": words(
        "el la los las y es mi un una de en para que no por con me lo se vivo llamo qué",
    ),
    "it": words(
        "il lo la gli e è mi un una di in per che non con sono mio mia del della chiamo abito",
    ),
    "pt": words(
        "o a os as e é meu minha um uma de em para que não por com me do da no na moro você",
    ),
    "nl": words(
        "de het een en is ik mijn van in voor niet dat met op je naar aan wij ben schrijf",
    ),
    "pl": words(
        "i w na nie jest mam że do się z moja mój to od po jak za mi proszę czy",
    ),
    "sv": words(
        "och är jag en ett att det min mitt på för inte med som till av den har",
    ),
    "tr": words(
        "ve bir bu için benim ne mi ile da de çok var bana nasıl olan",
    ),
}


@lru_cache(maxsize=1)
def _model() -> LanguageModel:
    return language_model.load(COVERED)


@lru_cache(maxsize=2048)
def language_of(text: str, otherwise: str = "") -> str:
    """The ISO 639-1 code of the text's language; `otherwise` (or "en") where it is too short to tell."""
    prose = _NOISE.sub(" ", text[:4000])
    letters = len(_LETTERS.findall(prose))
    if not letters:
        return otherwise or "en"
    for code, script in _SCRIPTS:
        if len(script.findall(prose)) > letters * (0.25 if code != "uk" else 0.03):
            return code
    words = prose.casefold().split()
    scores = {
        code: sum(word.strip(".,;:!?\"'()") in common for word in words) for code, common in _WORDS.items()
    }
    best = max(scores, key=lambda code: scores[code])
    runner_up = max((count for code, count in scores.items() if code != best), default=0)
    if scores[best] >= 2 and scores[best] > runner_up * 1.4:
        return best
    if otherwise or letters < SHORT:
        return otherwise or ("en" if prose.isascii() else _identified(prose))
    return _identified(prose)


def _identified(text: str) -> str:
    return _model().language_of(text)
