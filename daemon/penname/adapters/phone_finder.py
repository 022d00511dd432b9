"""Telephone numbers in a text, national and international, by the number plans of `phonenumbers`.

One pass over the digit runs of the text; each is then asked about in the few regions that the text's
language makes likely. (Searching once per region, as libraries do, is the slowest part of their pipeline.)
"""

from __future__ import annotations

import re

import phonenumbers

from penname.adapters.language import language_of
from penname.core.findings import Finding
from penname.core.kinds import Kind

NAME = "phone"
REGIONS = {
    "en": ("US", "GB", "AU", "IE", "NZ", "IN", "ZA", "PH", "IL", "CN", "TR"),
    "de": ("DE", "AT", "CH"),
    "fr": ("FR", "BE", "CH"),
    "es": ("ES", "MX", "AR", "CO", "CL", "PE"),
    "it": ("IT", "CH"),
    "pt": ("PT", "BR"),
    "nl": ("NL", "BE"),
    "pl": ("PL",),
    "sv": ("SE", "FI"),
    "da": ("DK",),
    "no": ("NO",),
    "fi": ("FI",),
    "tr": ("TR",),
    "ru": ("RU",),
    "ja": ("JP",),
    "ko": ("KR",),
    "zh": ("CN", "TW", "HK"),
}
_RUN = re.compile(
    r"(?<![A-Za-z0-9_.,$£€#/=-])(?<![\w=]\()(?:\+|00 ?)?\(?\d(?:[\d  ()./-]|"
    r"(?<=\d)–){4,22}\d(?:\s?(?:x|ext\.?|durchwahl)\s?\d{1,5})?(?![A-Za-z0-9_]|-\d|[.,:/]\d|"
    r"\s?(?:%|€|£|\$|euros?\b|dollars?\b|kg\b|km\b|GB\b|MB\b))"
    r"|(?<=[=:|;,\"'(])(?:\+|00)?\(?\d[\d  ().-]{4,20}\d(?![A-Za-z0-9_-]|[.:/]\d)",
    re.IGNORECASE,
)
_WORDS = re.compile(
    r"(?<![^\W_])(?:phone|telepono|tel|telephone|mobile|cell|cellphone|call|ring|rings|text|"
    r"fax|whatsapp|sms|contact|reach(?: me)?|number|numbers|dial|"
    r"telefon|telefonnummer|handy|mobil|rufnummer|anrufen|festnetz|téléphone|tél|portable|"
    r"numéro|fixe|appeler|joignable|teléfono|móvil|"
    r"llamar|llámame|llame|número|telefono|cellulare|chiam\w+|numero|telefone|telemóvel|"
    r"celular|ligue|ligar|telefoon|telefoonnummer|mobiel|bellen|nummer|"
    r"telefonu|numer|komórka|zadzwoń|telefonnr|mobilnummer|ring|telefonum|numarası|numaram|"
    r"cep|numarayı|телефон|номер|позвон\w+|電話|携帯|电话|手机|打到|전화|번호|連絡先|numara|numero)"
    r"(?![^\W_])|電話|携帯|电话|手机|打到|전화|번호|連絡",
    re.IGNORECASE,
)
_NANP = re.compile(
    r"(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}([ .-]))\d{3}[ .-]\d{4}(?:\s?(?:x|"
    r"ext\.?)\s?\d{1,5})?"
)
_DATE = re.compile(
    r"\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}([./-])\d{1,2}\2\d{1,2}(?: \d\d)?|(?:19|"
    r"20)\d\d ?[-/–] ?(?:19|20)\d\d"
)
_OTHER_LAYOUTS = re.compile(r"\d{3}-\d{2}-\d{4}|\d{2}\.\d{4}/\d+|(?:\d{4}[ -]){3}\d{3,4}|\d{3}-\d{4}")
_EIN = re.compile(r"\d{2}-\d{7}")
_THOUSANDS = re.compile(r"[1-9]\d{0,2}(?:[ .]\d{3})+")
_BEFORE_NOT = re.compile(
    r"(?:isbn|issn|doi|version|order|ref|invoice|iban|account|acct?|card|konto\w*|ssn|nhs|abn|"
    r"acn|tfn|siret|nif|no|nr|id|mrn|cpf|cnpj|sort code|routing|routing number|"
    r"bsb)[\s.:#=no°]*$",
    re.IGNORECASE,
)
_ANOTHER_NUMBER = re.compile(
    r"(?:\b(?:reference|ref|order|customer|client|account|invoice|case|claim|policy|ticket|booking|membership|"
    r"member|patient|employee|staff|student|tracking|application|registration|contract|meter|serial|badge)"
    r"(?: (?:number|no\.?|nr\.?|id|code))?|\b(?!telefon|handy|mobil|ruf|fax|festnetz)\w+nummer)"
    r"(?: (?:is|was|ist|lautet|is:))?[\s:=#]*$",
    re.IGNORECASE,
)
"""Words that say of the digits after them that they are the number of something else."""
REACH = 70


def find_phones(text: str) -> list[Finding]:
    """The telephone numbers of a folded text, in order."""
    found: list[Finding] = []
    regions: tuple[str, ...] | None = None
    header = _header(text)
    for match in _RUN.finditer(text):
        value = match.group().rstrip(" .-/(")
        value = value[: value.rfind("(")].rstrip() if value.count("(") > value.count(")") else value
        start, end = match.start(), match.start() + len(value)
        digits = sum(c.isdecimal() for c in value)
        if not 7 <= digits <= 17 or _is_no_number(value):
            continue
        regions = regions or REGIONS.get(language_of(text), REGIONS["en"])
        near = (header and digits >= 9) or bool(_WORDS.search(text, max(0, start - REACH), start))
        near = near or (bool(found) and digits > 9)
        alone = text.strip(" .?!") == value
        confidence = _confidence(value, regions, near, alone)
        if confidence and not near and _BEFORE_NOT.search(text[max(0, start - 24) : start]):
            confidence = 0.0
        if confidence and value[0] != "+" and _ANOTHER_NUMBER.search(text[max(0, start - 48) : start]):
            confidence = 0.0
        if confidence:
            found.append(Finding(Kind.PHONE, start, end, confidence, NAME))
    return found


def _header(text: str) -> bool:
    """Whether the text is a table with a column of telephone numbers."""
    return bool(
        re.search(
            r"(?im)^[^\n]*[,;|\t]\s*\"?(?:phone|telepono|tel|telephone|telefon|mobile|cell|téléphone|"
            r"teléfono|telefono|電話|电话)\w*\"?\s*(?:[,;|\t]|$)",
            text,
        )
    )


def _is_no_number(value: str) -> bool:
    """Dates, ranges of years, thousands, columns of single digits."""
    groups = re.findall(r"\d+", value)
    years = all(len(group) == 4 and group[:2] in {"19", "20"} for group in groups)
    singles = sum(len(group) == 1 for group in groups)
    return bool(
        _DATE.fullmatch(value)
        or _is_address(groups, value)
        or _OTHER_LAYOUTS.fullmatch(value)
        or years
        or singles > 2
        or len(set("".join(groups))) == 1
    )


def _is_address(groups: list[str], value: str) -> bool:
    return value.count(".") == 3 and len(groups) == 4 and all(int(group) < 256 for group in groups)


def _confidence(value: str, regions: tuple[str, ...], near: bool, alone: bool) -> float:
    international = value.startswith(("+", "00"))
    if international:
        return _international("+" + value.lstrip("+0 ") if value.startswith("00") else value, near)
    formatted = not value.isdecimal()
    if _EIN.fullmatch(value) and not near:
        return 0.0
    if _NANP.fullmatch(value):
        return 0.85
    if _THOUSANDS.fullmatch(value) and not near:
        return 0.0
    if alone and not near and not formatted and value[0] != "0" and (len(value) != 10 or value[0] == "1"):
        return 0.0  # digits that say nothing of a telephone
    for region in regions:
        try:
            number = phonenumbers.parse(value, region)
        except phonenumbers.NumberParseException:
            continue
        if phonenumbers.is_valid_number(number):
            if near or alone:
                return 0.9
            return 0.7 if formatted and (value[0] in "0(" or region not in {"US"}) and len(value) > 8 else 0.0
        if (near or alone) and formatted and phonenumbers.is_possible_number(number):
            return 0.6
        if formatted and value[0] == "0" and len(value) >= 11 and phonenumbers.is_possible_number(number):
            return 0.6
        if near and (value[0] == "0" or len(value) == 10) and phonenumbers.is_possible_number(number):
            return 0.6
    return 0.0


def _international(value: str, near: bool) -> float:
    try:
        number = phonenumbers.parse(value, None)
    except phonenumbers.NumberParseException:
        return 0.0
    if phonenumbers.is_valid_number(number):
        return 0.95
    return 0.75 if phonenumbers.is_possible_number(number) or near else 0.0
