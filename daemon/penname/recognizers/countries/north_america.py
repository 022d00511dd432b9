"""United States and Canada: social security, tax, Medicare and insurance numbers, passports, licences."""

from __future__ import annotations

from stdnum.ca import sin
from stdnum.us import ssn

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import compact, digits, luhn

_MADE_UP = frozenset({"123456789", "987654321", "078051120", "219099999", "111111111", "123121234"})


def is_ssn(value: str) -> bool:
    """Whether the area, group and serial can have been issued, and the number is no well-known example."""
    number = digits(value)
    return number not in _MADE_UP and bool(ssn.is_valid(number))


def is_itin(value: str) -> bool:
    """Whether the number can be an individual taxpayer's. Source: IRS, groups 50-65, 70-88, 90-92, 94-99."""
    number = digits(value)
    group = int(number[3:5])
    return number[0] == "9" and (
        50 <= group <= 65 or 70 <= group <= 88 or 90 <= group <= 92 or 94 <= group <= 99
    )


def is_npi(value: str) -> bool:
    """Whether the check digit holds with the prefix 80840. Source: CMS, NPI check digit."""
    return len(set(digits(value))) > 3 and digits(value)[0] in "12" and luhn("80840" + digits(value))


def is_dea(value: str) -> bool:
    """Whether a prescriber's number has its check digit. Source: DEA registration number."""
    d = [int(c) for c in digits(value)]
    return len(d) == 7 and (d[0] + d[2] + d[4] + 2 * (d[1] + d[3] + d[5])) % 10 == d[6]


def is_sin(value: str) -> bool:
    """Whether a Canadian social insurance number has its check digit and an issued first digit."""
    return compact(value)[0] not in "08" and bool(sin.is_valid(compact(value)))


_SSN = ("ssn", "ssns", "social", "social security", "socials", "soc", "tax id", "taxpayer")

ROWS = (
    Recognizer(
        "us.ssn",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?<!\d[ .])(?:\d{3}-\d{2}-\d{4}|\d{3}\.\d{2}\.\d{4}|\d{3} \d{2} \d{4})(?![\w-]|[.]\d)",
        confirm=is_ssn,
        finds=("536-22-8714", "219-09-9421", "078.05.1123"),
        spares=("123-45-6789", "000-12-3456", "987-65-4321"),
    ),
    Recognizer(
        "us.ssn_plain",
        Kind.NATIONAL_ID,
        r"(?<![\w.-])(?:\d{9}|\d{3}-\d{6}|\d{5}-\d{4})(?![\w-]|[.]\d)",
        confirm=is_ssn,
        near=_SSN,
        needs_near=True,
        alone=False,
        finds=("SSN: 536228714",),
        spares=("order 536228714", "SSN 666123456"),
    ),
    Recognizer(
        "us.ssn_odd",
        Kind.NATIONAL_ID,
        r"(?<![\w.-])(?:\d{3}-\d{6}|\d{5}-\d{4})(?![\w-]|[.]\d)",
        confirm=is_ssn,
        near=_SSN,
        needs_near=True,
        finds=("078-051121 07805-1121",),
        spares=("zip 07805-1121",),
    ),
    Recognizer(
        "us.ssn_ending",
        Kind.NATIONAL_ID,
        r"\b(?:ssns?|social(?: security)?(?: number)?)\b[^.\n\d]{0,20}?\b(?:ending(?: in| with)?|"
        r"last four(?: digits)?)\s*:?\s*(?P<value>\d{4})\b",
        0.8,
        finds=("SSN ending 8586",),
        spares=("social security since 1935",),
    ),
    Recognizer(
        "us.itin",
        Kind.NATIONAL_ID,
        r"(?<![\w-])9\d{2}[- ]?\d{2}[- ]?\d{4}(?![\w-]|[.]\d)",
        confirm=is_itin,
        near=("itin", "taxpayer", "tax id", "tax"),
        needs_near=True,
        finds=("ITIN 911-70-1234",),
        spares=("tax id 911-89-1234", "call 911-70-1234"),
    ),
    Recognizer(
        "us.ein",
        Kind.REFERENCE,
        r"(?<![\w-])\d{2}-?\d{7}(?![\w-])",
        0.55,
        near=("ein", "employer identification", "fein", "tax id"),
        needs_near=True,
        finds=("our EIN for the bakery is 84-2917735",),
        spares=("84-2917735 units",),
    ),
    Recognizer(
        "us.mbi",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d(?P<dash>-?)[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d(?P=dash)[AC-HJKMNP-RT-Y]{2}\d{2}(?![\w-])",
        0.85,
        finds=("1EG4-TE5-MK73", "1EG4TE5MK73"),
        spares=("1SG4-TE5-MK73", "1EG4-TE5-OK73"),
    ),
    Recognizer(
        "us.npi",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[12]\d{3}-?\d{3}-?\d{3}(?![\w-])",
        confirm=is_npi,
        near=("npi", "provider", "national provider"),
        needs_near=True,
        finds=("NPI 1234567893", "1245319599"),
        spares=("NPI 1234567890", "ts=1245319599 ok"),
    ),
    Recognizer(
        "us.dea",
        Kind.REFERENCE,
        r"(?<![\w-])[ABFGMPR][A-Z9]\d{7}(?![\w-])",
        confirm=is_dea,
        near=("dea", "certificate", "prescriber"),
        needs_near=True,
        finds=("my certificate number is: BB1388568",),
        spares=("The DEA number is BG8207031", "part BB1388568 fits"),
    ),
    Recognizer(
        "us.passport",
        Kind.PASSPORT,
        r"(?<![\w-])(?:[A-Z]\d{8}|\d{9})(?![\w-])",
        0.55,
        near=("passport", "travel document"),
        needs_near=True,
        reach=40,
        finds=("Passport 533401728", "my travel document is A12803456"),
        spares=("item 533401728",),
    ),
    Recognizer(
        "us.driving_licence",
        Kind.DRIVING_LICENCE,
        r"(?<![\w-])(?:[A-Z]\d{3}-\d{4}-\d{4}|[A-Z]\d{3}-\d{3}-\d{2}-\d{3}-?\d?|"
        r"[A-Z]{1,2}\d{5,14}|\d{7,12}|[A-Z]\d{2,3}[ -]\d{3}[ -]\d{3}(?:[ -]\d{3})?|[A-Z]\d{4}[ "
        r"-]\d{5}[ -]\d{5})(?![\w-])",
        0.55,
        near=(
            "driver license",
            "driver's license",
            "drivers license",
            "driver's licence",
            "driving license",
            "driving licence",
            "licence",
            "license",
            "dl",
            "dmv",
        ),
        needs_near=True,
        reach=35,
        finds=("my driver license is D482-1193-7756", "DL: H12234567"),
        spares=("license key D482", "part D482-1193-7756"),
    ),
    Recognizer(
        "ca.sin",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?P<value>[1-79]\d{2}(?P<sep>[ -])\d{3}(?P=sep)\d{3})(?![\w-])",
        confirm=is_sin,
        near=("sin", "social insurance", "insurance number", "nas"),
        needs_near=True,
        finds=("SIN 130 692 544", "347-677-452"),
        spares=("SIN 130 692 545", "130 692 544 tonnes"),
    ),
    Recognizer(
        "ca.sin_plain",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[1-79]\d{8}(?![\w-])",
        confirm=is_sin,
        near=("sin", "social insurance", "nas"),
        needs_near=True,
        finds=("SIN 130692544",),
        spares=("SIN 130692545", "id 130692544"),
    ),
)
