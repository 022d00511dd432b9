"""What stands around a candidate: living somewhere, travelling, being ill, a machine's line, code."""

from __future__ import annotations

import re

from penname.core.findings import Finding
from penname.core.word_set import words

LIVES = re.compile(
    r"(?<!\w)(?:live[sd]?|living|lived|based|born|raised|grew up|grow up|moved|moving|move|"
    r"relocat\w+|from|home|house|flat|apartment|office|work(?:s|ed|ing)?|job|role|school|"
    r"hospital|clinic|gym|surgery|university|college|teacher|"
    r"nurse|staff|warehouse|store|branch|we're|i'm|i am|we are|stay(?:ing|s)?|reside[sd]?|"
    r"residing|married|treated|department|university|practice|church|station|issued|party|"
    r"birthday|"
    r"wohn\w+|geboren|leb\w+|arbeit\w+|komm\w+|aus|né[e]?|habit\w+|vi[st]|travaill\w+|viv\w+|"
    r"nacid[oa]|trabaj\w+|resid\w+|abit\w+|nat[oa]|lavor\w+|mor[oa]|nascid[oa]|trabalh\w+|"
    r"woon\w*|geboren|werk\w*|mieszk\w+|urodz\w+|bor|född|flytt\w+|yaşı\w+|из|живу|живёт|"
    r"родил\w+)"
    r"(?: \w+){0,4}?,? (?:in|at|near|from|to|of|outside|around|von|aus|bei|à|au|en|de|a|em|na|"
    r"no|w|we|we're|i|från|op|te|nel|nella|into|back to)? ?(?:the )?$",
    re.IGNORECASE,
)
BELONGS = re.compile(
    r"(?<!\w)(?:i(?:'ve| have)? (?:go|went|been going|switched|moved|transferred|commute|belong) to|"
    r"(?:i|we)(?:'m| am|'re| are|'ve been| have been|'d been| was| were|'ve| have)? (?:\w+ ){0,2}"
    r"(?:patients?|members?|customers?|clients?|students?|pupils?|residents?|tenants?|employees?|"
    r"registered|enrolled|treated|seen|insured|operated on|employed|hired|bank(?:ing)?|train(?:ing)?) "
    r"(?:\w+ ){0,2}?(?:at|of|with|by|in|from)|my (?:\w+ ){1,3}(?:go(?:es)?|went|study|studies|teaches) "
    r"(?:to|at)|ich (?:gehe|bin) (?:\w+ ){0,3}?(?:ins?|zum|zur|bei|bei der|beim|in der|im)|"
    r"(?:bin|war) (?:\w+ ){0,2}(?:patient(?:in)?|mitglied|kund(?:e|in)|schüler(?:in)?) (?:bei|an|in|im|des)"
    r"(?: der| dem)?|je (?:vais|suis (?:patiente?|clientee?|membre|suivie?|inscrite?|élève)) (?:à|au|chez|"
    r"de|du)(?: la| l')?|(?:voy|soy (?:paciente|clienta?|socia?|alumn[oa])|"
    r"estoy (?:inscrit[oa]|ingresad[oa])) "
    r"(?:a|al|en|de|del)(?: la| el)?|(?:vado|sono (?:paziente|cliente|socio|socia|iscritt[oa])) (?:a|al|"
    r"alla|all'|di|del|della)|(?:vou|sou (?:paciente|cliente|sóci[oa]|alun[oa])) (?:à|ao|a|da|do|na|no)|"
    r"ik (?:ga|ben (?:patiënt|klant|lid|leerling)) (?:naar|bij|van|op)(?: de| het)?|"
    r"jestem (?:pacjent(?:em|ką)|klient(?:em|ką)) (?:w|przychodni)) (?:the )?$",
    re.IGNORECASE,
)
"""Right before a firm's name: it is where the person is treated, taught, kept or paid."""
SAID_PLACES = frozenset({"place.lives_in", "place.born_in", "place.letter_head", "postcode.named"})
"""Finders of places that what stands beside them makes personal."""
TRAVEL = re.compile(
    r"(?<!\w)(?:trip|travel|visit\w*|holiday|vacation|flight|flying|fly|fjords?|itinerary|"
    r"days in|day trip|weekend in|drive to|train to|weather in|restaurants? in|hotels? in|"
    r"things to do|capital of|capital|far is|distance|split with|between)(?: \w+){0,4}? "
    r"?(?:to|in|from|of|is)? ?$",
    re.IGNORECASE,
)
MACHINE = re.compile(r"[T_]\d{2}:\d{2}|\b(?:INFO|WARN|ERROR|DEBUG|TRACE)\b|\[\d+\]:|\" \d{3} \d+")
_CODE_SPAN = re.compile(r"```.*?(?:```|\Z)|`[^`\n]+`", re.DOTALL)
_CODE_LINE = re.compile(
    r"(?m)^(?:\s*(?:def|class|import|from \w[\w.]* import|return|for|while|if|elif|else:|try:|"
    r"except|const|let|var|function|public|private|#include|SELECT|INSERT|FROM [\w:./-]+$|RUN|"
    r"CMD|COPY|WORKDIR|ENV|raise|assert|export|package|use |fn |func |@\w+)\b.*|"
    r".*(?:[{};]\s*$|=>|==|!=|\(\)|::|</?\w+[^>@]*>|\$\{).*)$"
)
SAID_OF = re.compile(
    r"(?<!\w)(?:i|i'm|i've|me|my|we|our|he|she|his|her|him|patient|diagnos\w+|suffer\w*|"
    r"prescri\w+|takes?|taking|put (?:me|him|her) on|has|had|have|son|daughter|wife|husband|"
    r"mother|father|"
    r"ich|mein\w*|er|sie|hat|habe|nimmt|je|j'ai|mon|ma|il|elle|prend\w*|diagnostiqu\w+|yo|mi|"
    r"tengo|tiene|tom[oa]|io|mio|mia|ho|ha|prendo|soffr\w+|eu|meu|minha|tenho|tem|ik|mijn|heb|"
    r"heeft|mam|mój|moja|ma|biorę|tanı\w*|у меня|мне|её|его)(?!\w)",
    re.IGNORECASE,
)
IDENTIFIER = re.compile(r"(?!Mc|Mac|De|La|Le|Van|O')[A-Z]?[a-z]+(?:[A-Z][a-z]+)+")
ERROR_NAME = re.compile(r"(?:[A-Z]\w*)?(?:Error|Exception|Warning|Fault)")
NO_ADDRESS = re.compile(
    r"(?<!\w)(?:and my|and i|my|doctor|says|said|is|was|are|tcp|udp|ports?|for|with|because|years?|"
    r"euros?)(?!\w)|"
    r"[=<>{}_]|^\D{0,3}\d*\D{0,3}$|^[A-Z0-9]{1,4}[ -]?[A-Z0-9]{2,3}(?:[ -][A-Z0-9]{1,4})?$",
    re.IGNORECASE,
)
"""What no street address holds, though a model may see one around it."""
NO_NAMES = words(
    "ssn dob mrn nhs iban cvv pin id tel fax email name address phone date number",
)


def fenced_places(text: str) -> list[tuple[int, int]]:
    return [m.span() for m in _CODE_SPAN.finditer(text)]


def code_places(text: str) -> list[tuple[int, int]]:
    places = fenced_places(text)
    places.extend(m.span() for m in _CODE_LINE.finditer(text))
    return places


def line_of(text: str, candidate: Finding) -> str:
    start, end = text.rfind("\n", 0, candidate.start) + 1, text.find("\n", candidate.end)
    return text[start : end if end >= 0 else len(text)]
