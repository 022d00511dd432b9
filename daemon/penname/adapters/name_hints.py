"""What tells the culture of a name that no list has, and where short lists borrow."""

from __future__ import annotations

from penname.core.wordlist import listed

BY_SCRIPT = {
    "Cyrl": ("ru", "uk", "bg", "mk"),
    "Grek": ("el",),
    "Arab": ("ar", "fa"),
    "Hebr": ("he",),
    "Deva": ("hi", "ne"),
    "Thai": ("th",),
    "Taml": ("ta",),
    "Beng": ("bn",),
    "Geor": ("ka",),
    "Armn": ("hy",),
    "Hang": ("ko",),
    "Han": ("zh", "zh_TW", "ja"),
    "Kana": ("ja_Kana",),
}
_MEN = listed(
    "garrick bartholomew barty cassius alasdair archibald atticus augustus balthazar barnaby basil caspian "
    "dashiell dexter digby dougal ephraim finley fitzgerald gulliver ignatius jethro lysander malachi mungo "
    "ned obadiah percival peregrine piers rafferty roderick tarquin tavish thaddeus torquil ulysses "
    "winston zebedee emrys dafydd ieuan"
)
_WOMEN = listed(
    "ffion araminta bronwen carys clementine clover cordelia cressida delilah eilidh elowen elspeth ettie "
    "euphemia fenella greer gwendolen gwen hermione hyacinth jemima juno lettice lilibet lottie marigold "
    "mhairi moira morag myfanwy nerys ottoline pandora perdita persephone portia posy primrose rosalind "
    "rosamund rowena saffron seren tamsin verity winifred xanthe"
)
SURE_GENDERS = {
    **{(name, "en"): "m" for name in _MEN},
    **{(name, "en"): "f" for name in _WOMEN},
    ("andrea", "it"): "m",
    ("nicola", "it"): "m",
    ("simone", "it"): "m",
    ("jean", "fr"): "m",
    ("jean", "en"): "f",
    ("sasha", "ru_Latn"): "",
}
"""Names that lists of other cultures, or mixed lists, give the wrong gender, or that no list has."""

ALIKE = {
    "sk": "cs",
    "sl": "hr",
    "lv": "lt",
    "et": "fi",
    "no": "sv",
    "da": "sv",
    "mk": "bg",
    "bg": "ru",
    "ne": "hi",
    "ro": "it",
    "pt": "es",
    "en_PK": "ar_Latn",
    "fr_DZ": "ar_Latn",
    "en_IE": "en",
    "vi": "zh_Latn",
    "fa": "ar",
    "zh_TW": "zh",
}
"""Where a culture whose own list is short borrows from."""

ENDINGS = (
    (("oğlu", "oglu", "gil", "türk"), "tr"),
    (("czyk", "wicz", "ński", "ńska", "owski", "owska", "ewski", "ewska"), "pl"),
    (("ová", "ský", "čík", "ček"), "cs"),
    (("sson", "qvist", "ström", "gren", "lund", "holm"), "sv"),
    (("opoulos", "opoulou", "idis", "idou", "akis", "aki"), "el_Latn"),
    (("yan", "ian"), "hy_Latn"),
    (("dze", "shvili"), "ka_Latn"),
    (("enko", "chuk", "ov", "ova", "ev", "eva", "sky", "skaya"), "ru_Latn"),
    (("nen", "lä", "mäki"), "fi"),
    (("escu", "eanu"), "ro"),
    (("ić", "vić"), "hr"),
    (("mann", "berger", "hofer", "meier", "maier", "bauer", "schmidt"), "de"),
    (("stra", "sma", "ink", "veld", "hoven"), "nl"),
    (("ez", "íguez"), "es"),
    (("elli", "etti", "ucci", "ini", "oni"), "it"),
    (("eau", "eux", "oux", "ault", "ier"), "fr"),
    (("nathan", "swamy", "murthy", "krishnan", "rajan", "wala", "deep", "preet"), "en_IN"),
)


STARTS = (
    (
        (
            "olu",
            "ade",
            "ayo",
            "chuk",
            "chi",
            "nke",
            "nko",
            "nna",
            "nwa",
            "nwo",
            "oko",
            "ogu",
            "ife",
            "uzo",
            "ngoz",
            "ikech",
        ),
        "en_NG",
    ),
    (("abdul", "abdel", "abdal"), "ar_Latn"),
)
LETTERS = (
    ("ığş", "tr"),
    ("łżśźąęń", "pl"),
    ("ěřů", "cs"),
    ("őű", "hu"),
    ("ñ", "es"),
    ("ãõ", "pt"),
    ("ß", "de"),
    ("țșă", "ro"),
)
