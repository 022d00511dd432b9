"""Australia, New Zealand, South Africa, Nigeria."""

from __future__ import annotations

from stdnum.au import abn, acn, tfn
from stdnum.za import idnr

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by, digits, weighted


def is_medicare(value: str) -> bool:
    """Whether an Australian Medicare number has its check digit."""
    number = digits(value)
    return number[0] in "23456" and weighted(number[:8], (1, 3, 7, 9, 1, 3, 7, 9), 10) == int(number[8])


ROWS = (
    Recognizer(
        "au.abn",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{2} ?\d{3} ?\d{3} ?\d{3}(?![\w-])",
        confirm=by(abn),
        near=("abn", "australian business"),
        needs_near=True,
        finds=("ABN 51 824 753 556",),
        spares=("ABN 52 824 753 556",),
    ),
    Recognizer(
        "au.acn",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{3} ?\d{3} ?\d{3}(?![\w-])",
        confirm=by(acn),
        near=("acn", "australian company"),
        needs_near=True,
        finds=("ACN 005 499 981",),
        spares=("ACN 824 753 557", "005 499 981 sheep"),
    ),
    Recognizer(
        "au.tfn",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{3} ?\d{3} ?\d{3}(?![\w-])",
        confirm=by(tfn),
        near=("tfn", "tax file"),
        needs_near=True,
        finds=("TFN 876 543 210",),
        spares=("TFN 824 753 557",),
    ),
    Recognizer(
        "au.medicare",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[2-6]\d{3} ?\d{5} ?\d(?![\w-])",
        confirm=is_medicare,
        near=("medicare",),
        needs_near=True,
        finds=("Medicare 2123 45670 1",),
        spares=("Medicare 2123 25870 1",),
    ),
    Recognizer(
        "za.id",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{13}(?![\w-])",
        confirm=by(idnr),
        near=(
            "south african id",
            "rsa id",
            "id number",
            "south african",
            "sa id",
            "identity number",
            "permanent resident",
        ),
        needs_near=True,
        finds=("RSA ID: 0002294321191", "8001015009087"),
        spares=("RSA ID: 8001015009086", "ts 8001015009087"),
    ),
    Recognizer(
        "ng.plate",
        Kind.REFERENCE,
        r"(?<![\w-])[A-Z]{3}[- ]\d{3}[A-Z]{2}(?![\w-])",
        0.6,
        cased=True,
        finds=("APP-456CV", "APP 456CV"),
        spares=("AB-1234CD",),
    ),
)
