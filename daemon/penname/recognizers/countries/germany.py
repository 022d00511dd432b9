"""Germany and Austria: tax, social insurance, health insurance, identity cards, licences, plates."""

from __future__ import annotations

from stdnum.at import vnr
from stdnum.de import idnr, vat

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by, compact, digits

_CARD_WEIGHTS = (7, 3, 1)


def is_identity_card(value: str) -> bool:
    """Whether the ninth digit checks a German card or passport number. Source: ICAO Doc 9303, part 3, 4.9."""
    number = compact(value)
    total = sum(int(c, 36) * _CARD_WEIGHTS[i % 3] for i, c in enumerate(number[:8]))
    return len(number) >= 9 and number[8].isdigit() and total % 10 == int(number[8])


def is_social_insurance(value: str) -> bool:
    """Whether month, day and check digit hold. Source: VKVV §2."""
    number = compact(value)
    if not (1 <= int(number[2:4]) % 50 <= 31 and 1 <= int(number[4:6]) <= 12):
        return False
    letter = f"{ord(number[8]) - 64:02d}"
    expanded = number[:8] + letter + number[9:11]
    weights = (2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1)
    total = sum(sum(map(int, str(int(d) * w))) for d, w in zip(expanded, weights, strict=True))
    return total % 10 == int(number[11])


def is_health_insurance(value: str) -> bool:
    """Whether the tenth character checks a health insurance number. Source: SGB V §290."""
    number = compact(value)
    expanded = f"{ord(number[0]) - 64:02d}" + number[1:9]
    total = sum(sum(map(int, str(int(d) * (1 + i % 2)))) for i, d in enumerate(expanded))
    return total % 10 == int(number[9])


def is_doctor(value: str) -> bool:
    """Whether a lifelong doctor's number has its check digit. Source: KBV, Arztnummern §2."""
    number = digits(value)
    total = sum(int(d) * (4 if i % 2 == 0 else 9) for i, d in enumerate(number[:6]))
    return (10 - total % 10) % 10 == int(number[6])


def is_idnr(value: str) -> bool:
    """Whether a tax identification number has its check digit."""
    number = compact(value)
    if len(set(number)) < 3:
        return False
    return number[0] != "0" and (bool(idnr.is_valid(number)) or _check_digit(number) == int(number[10]))


def _check_digit(number: str) -> int:
    product = 10
    for digit in number[:10]:
        total = (int(digit) + product) % 10 or 10
        product = total * 2 % 11
    return (11 - product) % 10


ROWS = (
    Recognizer(
        "de.tax_id",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\w-])",
        confirm=is_idnr,
        near=(
            "steuer-id",
            "steuer-identifikationsnummer",
            "steueridentifikationsnummer",
            "idnr",
            "idnr.",
            "steuer",
            "steuer-idnr",
            "tax id",
            "identifikationsnummer",
        ),
        needs_near=True,
        finds=("Meine Steuer-ID: 12345678903.",),
        spares=("Meine Steuer-ID: 12345678901", "Zeile 12345678903"),
    ),
    Recognizer(
        "de.tax_number",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:\d{2,3}[/ ]\d{3}[/ ]\d{4,5}|(?:0[1-9]|1[0-6])\d{11})(?![\w-])",
        0.55,
        near=("steuernummer", "st.-nr", "st-nr", "stnr", "steuer-nr"),
        needs_near=True,
        finds=("Steuernummer 93/815/08152",),
        spares=("Band 93/815/08152",),
    ),
    Recognizer(
        "de.tax_number_alone",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:0[1-9]\d{11}|\d{2,3}/\d{3,4}/\d{4,5})(?![\w-])",
        0.55,
        near=("steuernummer",),
        needs_near=True,
        alone=True,
        finds=("0281508150123",),
        spares=("0081508150001", "Zeile 0281508150123"),
    ),
    Recognizer(
        "de.vat",
        Kind.NATIONAL_ID,
        r"(?<![\w-])DE[ .-]?\d{3}[ .-]?\d{3}[ .-]?\d{3}(?![\w-])",
        confirm=by(vat),
        finds=("DE136695976",),
        spares=("DE12345678", "DE123456789"),
    ),
    Recognizer(
        "de.social_insurance",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{2} ?\d{6} ?[A-Z] ?\d{3}(?![\w-])",
        confirm=is_social_insurance,
        finds=("15070649C103", "65070803A019"),
        spares=("15070649C100", "15071349C103"),
    ),
    Recognizer(
        "de.health_insurance",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[A-Z] ?\d{9}(?![\w-])",
        confirm=is_health_insurance,
        finds=("A000500015", "M123456785"),
        spares=("A123456787",),
    ),
    Recognizer(
        "de.identity_card",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?=[A-Z0-9]*\d)[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{7}\d(?:D)?(?![\w-])",
        confirm=is_identity_card,
        near=(
            "personalausweis",
            "ausweis",
            "ausweisnummer",
            "reisepass",
            "pass",
            "passnummer",
            "passport",
            "perso",
            "identity card",
            "id card",
        ),
        needs_near=True,
        finds=("Ausweis L01X00T44", "C01234565"),
        spares=("Ausweis L01X00T47",),
    ),
    Recognizer(
        "de.identity_card_named",
        Kind.NATIONAL_ID,
        r"\b(?:personalausweis|ausweisnummer|reisepass|perso)(?:[ -]?(?:nr\.?|"
        r"nummer))?\s*:?\s*(?P<value>(?=[A-Z0-9]*\d)[A-Z0-9]{9,10})\b",
        0.8,
        finds=("Personalausweis Nr. L7RX04K92",),
        spares=("Personalausweis beantragen",),
    ),
    Recognizer(
        "de.driving_licence",
        Kind.DRIVING_LICENCE,
        r"(?<![\w-])[A-Z]{2}\d{8}[A-Z0-9](?![\w-])|"
        r"(?<![\w-])[A-Z]\d{2}(?=\d{0,5}[A-Z])[A-Z0-9]{6}\d[A-Z0-9](?![\w-])",
        0.55,
        near=("führerschein", "führerscheinnummer", "fahrerlaubnis", "driving licence"),
        needs_near=True,
        alone=True,
        finds=("Führerschein MU12345678B",),
        spares=("Teil MU12345678B", "A1234567890"),
    ),
    Recognizer(
        "de.doctor",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{9}(?![\w-])",
        confirm=is_doctor,
        near=("lanr", "arztnummer"),
        needs_near=True,
        finds=("LANR 123456601",),
        spares=("LANR 123456901", "Zeile 123456601"),
    ),
    Recognizer(
        "de.plate",
        Kind.REFERENCE,
        r"(?<![\w-])[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[ -]?\d{1,4}[EH]?(?![\w-])",
        0.55,
        needs_near=True,
        alone=True,
        near=(
            "kennzeichen",
            "nummernschild",
            "kfz",
            "auto",
            "wagen",
            "fahrzeug",
            "pkw",
            "licence plate",
            "license plate",
            "plate",
        ),
        cased=True,
        reach=40,
        finds=("Kennzeichen HH AB 1234", "das Auto M-XY 999"),
        spares=("TU Berlin 1234", "B 1234"),
    ),
    Recognizer(
        "de.commercial_register",
        Kind.REFERENCE,
        r"(?<![\w-])HR[AB] ?\d{1,6}(?: ?[A-Z])?(?![\w-])",
        0.7,
        finds=("HRB 123456",),
        spares=("HRC 12345", "HRB 1234567"),
    ),
    Recognizer(
        "at.social_insurance",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{4} ?\d{6}(?![\w-])",
        confirm=by(vnr),
        near=("sozialversicherungsnummer", "svnr", "sv-nummer", "versicherungsnummer"),
        needs_near=True,
        finds=("SVNR 1237 010180",),
        spares=("SVNR 1238 010180", "1237 010180 Stück"),
    ),
)
