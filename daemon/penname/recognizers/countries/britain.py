"""United Kingdom and Ireland: National Insurance, NHS, passports, licences, PPS numbers."""

from __future__ import annotations

from stdnum.gb import nhs, utr
from stdnum.ie import pps

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by

ROWS = (
    Recognizer(
        "uk.nino",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?!bg|gb|nk|kn|nt|tn|zz)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ "
        r"-]?\d{2}[ -]?\d{2}[ -]?[A-D](?![\w-])",
        0.85,
        finds=("AA 12 34 56 B", "nino: PR 123612C", "tw987654a"),
        spares=("AA 12 34 56 H", "FQ 00 00 00 C"),
    ),
    Recognizer(
        "uk.nhs",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?<!\d )\d{3}(?P<sep>[ -])\d{3}(?P=sep)\d{4}(?![\w-])",
        confirm=by(nhs),
        near=("nhs", "nhs no", "nhs number", "patient", "health", "hospital", "surgery", "gp"),
        needs_near=True,
        finds=("NHS number 652 202 4764", "401-023-2137"),
        spares=("NHS number 401-023-2138", "call 401-023-2137"),
    ),
    Recognizer(
        "uk.nhs_plain",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{10}(?![\w-])",
        confirm=by(nhs),
        near=("nhs", "nhs no", "nhs number"),
        needs_near=True,
        finds=("NHS no. 6522024764", "0032698674"),
        spares=("NHS no. 6522024765", "row 6522024764 done"),
    ),
    Recognizer(
        "uk.utr",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{5} ?\d{5}(?![\w-])",
        confirm=by(utr),
        near=("utr", "unique taxpayer", "self assessment"),
        needs_near=True,
        reach=35,
        alone=False,
        finds=("UTR 19552 00003",),
        spares=("19552 94788",),
    ),
    Recognizer(
        "uk.passport",
        Kind.PASSPORT,
        r"(?<![\w-])(?:[A-Z]{2} ?\d{6,7}|[A-Z]\d{7}|\d{9}|\d{2} ?\d{2} \d{6})(?![\w-])",
        0.55,
        near=(
            "паспорт",
            "passport",
            "passports",
            "passport number",
            "passport no",
            "reisepass",
            "passeport",
            "pasaporte",
            "passaporto",
            "paspoort",
            "passaporte",
            "paszport",
        ),
        needs_near=True,
        reach=40,
        alone=False,
        finds=("my passport HK 482917", "My passport number is X4820917"),
        spares=("gate AB1234567 north",),
    ),
    Recognizer(
        "uk.passport_alone",
        Kind.PASSPORT,
        r"(?<![\w-])[A-Z]{2}\d{7}(?![\w-])",
        0.55,
        near=("passport", "passports"),
        needs_near=True,
        alone=True,
        finds=("AB1234567", "Passports: AB1234567 and XY9876543"),
        spares=("AB123456", "gate AB1234567 north side"),
    ),
    Recognizer(
        "uk.driving_licence",
        Kind.DRIVING_LICENCE,
        r"(?<![\w-])[A-Z9]{5}\d[0156]\d(?:0[1-9]|[12]\d|3[01])\d[A-Z9]{2}\d?[A-Z]{2}(?![\w-])",
        0.9,
        finds=("MORGA607054SM9IJ", "MORGA657054SM9IJ"),
        spares=("MORGA699954SM9IJ",),
    ),
    Recognizer(
        "uk.plate",
        Kind.REFERENCE,
        r"(?<![\w-])(?!I|.I)[A-HJ-PR-Y]{2}(?:0[2-9]|[1-2]\d|5[1-9]|6\d|7\d)[ -]?[A-HJ-PR-Z]{3}(?![\w-])",
        0.6,
        finds=("AB51 ABC", "BD62XYZ", "LN14-HGT"),
        spares=("AB00 ABC", "IB51 ABC", "AB35 ABC"),
    ),
    Recognizer(
        "uk.plate_older",
        Kind.REFERENCE,
        r"(?<![\w-])(?:[A-HJ-NP-TV-Y]\d{1,3} ?[A-HJ-PR-Z]{3}|[A-HJ-PR-Z]{3} ?\d{1,3}[A-HJ-NP-TV-Y])(?![\w-])",
        0.55,
        near=("reg", "registration", "plate", "number plate", "car", "vehicle", "van"),
        needs_near=True,
        alone=True,
        cased=True,
        reach=35,
        finds=("M456DEF", "my car is K1 ABC"),
        spares=("chapter B12 ABC covers",),
    ),
    Recognizer(
        "ie.pps",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{7}[A-W][A-IW]?(?![\w-])",
        confirm=by(pps),
        near=("pps", "ppsn", "pps number", "pps no"),
        needs_near=True,
        finds=("PPS number 6433435F",),
        spares=("PPS number 6433435E", "6433435F units"),
    ),
)
