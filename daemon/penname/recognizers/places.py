"""Towns and postcodes by what is said beside them: where somebody lives, was born, writes from."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.addresses import CITY

ROWS = (
    Recognizer(
        "place.lives_in",
        Kind.LOCATION,
        rf"(?i:(?<!\w)(?:(?:i|we|he|she|they|who) (?:live|lives|lived|grew up|was born|were born|"
        rf"work|works|moved)(?: \w+){{0,3}}? (?:in|to|near|from)|(?:currently |now )?(?:living|"
        rf"residing|based|born|raised|staying) (?:in|near)|"
        rf"(?:i'?m|i am|we'?re|he'?s|she'?s|originally|hail|hails|comes?|moved(?: here)?) from|"
        rf"resident of|we'?re in|i'?m in|my hometown(?: of| is)?|"
        rf"(?:ich|wir) (?:wohnen?|leben?|arbeiten?) in|wohnhaft in|geboren in|(?:ich )?komme aus|"
        rf"j'habite à|nous habitons à|née? à|je viens de|vivo en|vivimos en|nac[ií]d?[oa]? en|soy "
        rf"de|abito a|vivo a|nat[oa] a|vengo da|"
        rf"moro em|vivo em|nasci em|sou de|ik woon in|wij wonen in|geboren te|mieszkam we?|"
        rf"urodziłe?a?m się w|jag bor i|zam\.? we?))\s(?P<value>{CITY}(?:, (?:{CITY}))?)(?<!\.)",
        0.7,
        cased=True,
        finds=(
            "I live in Duluth and",
            "We're in Duluth.",
            "Ich wohne in Göttingen",
            "originally from Iceland",
            "living in Manhattan, NYC",
        ),
        spares=("I live in fear", "I work from home"),
    ),
    Recognizer(
        "place.born_in",
        Kind.LOCATION,
        rf"(?i:(?<!\w)(?:born|geb\.?|geboren|née?|nacid[oa]|nat[oa]|nascid[oa]|ur\.|urodzon[ya])(?!\w)"
        rf"[^\n]{{3,28}}\d{{2,4}}\)?,? (?:in|à|en|a|em|te|w))\s(?P<value>{CITY})",
        0.7,
        cased=True,
        finds=("born 14 May 1938 in Krakow,", "né le 30/09/2017 à Fougères", "geboren am 3.5.1988 in Jena"),
        spares=("born in 1938 in a barn",),
    ),
    Recognizer(
        "place.letter_head",
        Kind.LOCATION,
        rf"(?m)^[ \t>]*(?:Fait à )?(?P<value>{CITY}), (?:den|le|li|lì|dnia|a|em|de)? ?"
        rf"(?=\d{{1,2}}(?:\.|er)?[ ./-]?(?:\d{{1,2}}|[^\W\d_]{{3,10}})[ ./]?(?:de )?(?:19|20)\d\d)",
        0.7,
        cased=True,
        finds=("Göttingen, den 26.02.2026", "Fait à Rennes, le 3 mars 2025", "Milano, 3 marzo 2024"),
        spares=("Göttingen, den Bach entlang",),
    ),
    Recognizer(
        "postcode.named",
        Kind.LOCATION,
        r"(?<!\w)(?:plz|postleitzahl|zip(?: ?code)?|post ?code|code postal|c[óo]digo postal|codice postale|"
        r"kod pocztowy|postnummer)\b[\"']?\s*(?:is|ist|:|=)?\s*[\"']?"
        r"(?P<value>\d{5}(?:-\d{3,4})?|\d{2}-\d{3}|\d{4}(?: ?[A-Z]{2})?)(?![\w-])",
        0.7,
        finds=("PLZ: 10115", "Postleitzahl 80331 München", "ZIP code 97401", "kod pocztowy 24-100"),
        spares=("zip 12 files", "10115 items"),
    ),
)
