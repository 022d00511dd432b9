"""Sweden, Finland, Norway and Denmark: personal and organization numbers."""

from __future__ import annotations

from datetime import date

from stdnum.dk import cpr
from stdnum.no import fodselsnummer

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by, digits, luhn

_FINNISH = "0123456789ABCDEFHJKLMNPRSTUVWXY"


def is_personnummer(value: str) -> bool:
    """Whether date (day + 60 for coordination numbers) and check digit hold. Source: SFS 1991:481 §18."""
    number = digits(value)[-10:]
    month, day = int(number[2:4]), int(number[4:6])
    return 1 <= month <= 12 and (1 <= day <= 31 or 61 <= day <= 91) and luhn(number) and _centuries(value)


def _centuries(value: str) -> bool:
    number = digits(value)
    if len(number) != 12:
        return True
    day = int(number[6:8])
    try:
        date(int(number[:4]), int(number[4:6]), day - 60 if day > 60 else day)
    except ValueError:
        return False
    return number[:2] in {"18", "19", "20"}


def is_organisation(value: str) -> bool:
    """Whether a Swedish organization number has its form and check digit."""
    number = digits(value)[-10:]
    return int(number[2:4]) >= 20 and luhn(number)


def is_hetu(value: str) -> bool:
    """Whether a Finnish personal identity code has its date and check character."""
    day, month, year = int(value[:2]), int(value[2:4]), int(value[4:6])
    try:
        date(2000 if value[6].upper() in "ABCDEF" and year == 0 else 1900 + year, month, day)
    except ValueError:
        return False
    number = int(value[:6] + value[7:10])
    return _FINNISH[number % 31] == value[10].upper()


ROWS = (
    Recognizer(
        "se.personnummer",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:18|19|20)?\d{6}[-+]\d{4}(?![\w-])|(?<![\w-])(?:18|19|20)\d{10}(?![\w-])",
        confirm=is_personnummer,
        finds=("189004119807",),
        spares=("19000309-3393", "200504422381"),
    ),
    Recognizer(
        "se.organisation",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:16)?[1-9]\d[2-9]\d{3}-\d{4}(?![\w-])",
        confirm=is_organisation,
        near=(
            "organisationsnummer",
            "org.nr",
            "orgnr",
            "org nr",
            "organisation",
            "company identity",
            "orgnummer",
            "företag",
            "identity code",
        ),
        needs_near=True,
        finds=("org.nr 556703-7485", "212000-0142"),
        spares=("org.nr 556703-7486",),
    ),
    Recognizer(
        "se.organisation_plain",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:16)?[1-9]\d[2-9]\d{7}(?![\w-])",
        confirm=is_organisation,
        near=("organisationsnummer", "org.nr", "orgnr", "org nr", "orgnummer"),
        needs_near=True,
        alone=False,
        finds=("orgnr 2120000142",),
        spares=("2120000142",),
    ),
    Recognizer(
        "fi.hetu",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{6}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y](?![\w-])",
        confirm=is_hetu,
        finds=("010594Y9032", "020594X903P"),
        spares=("111111-111A", "310289-211C"),
    ),
    Recognizer(
        "no.fodselsnummer",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{6} ?\d{5}(?![\w-])",
        confirm=by(fodselsnummer),
        near=("fødselsnummer", "personnummer", "fnr"),
        needs_near=True,
        finds=("fødselsnummer 010190 00083",),
        spares=("010190 00083 kroner",),
    ),
    Recognizer(
        "dk.cpr",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{6}-?\d{4}(?![\w-])",
        confirm=by(cpr),
        near=("cpr", "cpr-nr", "cpr-nummer", "personnummer"),
        needs_near=True,
        alone=False,
        finds=("CPR 211062-5629",),
        spares=("CPR 511062-5629",),
    ),
)
