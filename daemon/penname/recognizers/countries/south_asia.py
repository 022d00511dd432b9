"""India: Aadhaar, PAN, voter card, passport, GSTIN, vehicle registration."""

from __future__ import annotations

from stdnum.in_ import aadhaar

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import digits


def is_aadhaar(value: str) -> bool:
    """Whether the Verhoeff check digit holds and the number is not a palindrome."""
    number = digits(value)
    return bool(aadhaar.is_valid(number)) or (
        number[0] in "23456789" and number != number[::-1] and _verhoeff(number)
    )


def _verhoeff(number: str) -> bool:
    from stdnum import verhoeff

    return bool(verhoeff.is_valid(number))


ROWS = (
    Recognizer(
        "in.aadhaar",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{4}(?P<sep>[ :-])\d{4}(?P=sep)\d{4}(?![\w-])",
        confirm=is_aadhaar,
        near=("aadhaar", "aadhar", "uidai", "uid"),
        finds=("3123 4567 8909", "Aadhaar 3998 7654 3211"),
        spares=("1234 5678 9012", "1234-5678-9012"),
    ),
    Recognizer(
        "in.aadhaar_plain",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[2-9]\d{11}(?![\w-])",
        confirm=is_aadhaar,
        near=("aadhaar", "aadhar", "uidai", "uid"),
        needs_near=True,
        finds=("aadhaar 312345678909",),
        spares=("aadhaar 312345678908", "row 312345678909"),
    ),
    Recognizer(
        "in.pan",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![\w-])",
        0.7,
        finds=("ABCPD1234Z",),
        spares=("ABCD1234",),
    ),
    Recognizer(
        "in.pan_any",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[A-Z]{5}\d{4}[A-Z](?![\w-])",
        0.55,
        near=("pan", "permanent account"),
        needs_near=True,
        alone=True,
        finds=("AAASA1111R",),
        spares=("part AAASA1111R fits",),
    ),
    Recognizer(
        "in.pan_loose",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?=[A-Z]*\d)[A-Z][A-Z0-9]{4}[A-Z0-9]{4}[A-Z](?![\w-])",
        0.55,
        near=("pan", "permanent account"),
        needs_near=True,
        finds=("PAN AAASA1111R",),
        spares=("PANEL AAASA1111R",),
    ),
    Recognizer(
        "in.voter",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[A-Z]{3}\d{7}(?![\w-])",
        0.55,
        near=("vote", "voter", "epic", "voter id", "election"),
        needs_near=True,
        alone=True,
        finds=("my voter: DBJ2289013",),
        spares=("sku DBJ2289013",),
    ),
    Recognizer(
        "in.passport",
        Kind.PASSPORT,
        r"(?<![\w-])[A-PR-WY][1-9]\d ?\d{4}[1-9](?![\w-])",
        0.55,
        near=("passport", "passport number"),
        needs_near=True,
        cased=True,
        alone=True,
        finds=("my passport number is T3569075",),
        spares=("b0097650",),
    ),
    Recognizer(
        "in.gstin",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:0[1-9]|[12]\d|3[0-7])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z](?![\w-])",
        0.85,
        finds=("27ABCDE1234F1Z5",),
        spares=("00ABCDE1234F1Z5", "27ABCDE1234F1Z"),
    ),
    Recognizer(
        "in.plate",
        Kind.REFERENCE,
        r"(?<![\w-])(?:AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|"
        r"NL|OD|OR|PB|PY|RJ|SK|TN|TR|TS|UK|UP|WB)[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{4}(?![\w-])",
        0.75,
        cased=True,
        finds=("KA53ME3456", "MH 12 AB 1234"),
        spares=("ABNE123456",),
    ),
)
