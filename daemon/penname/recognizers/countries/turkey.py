"""Turkey: T.C. kimlik numarası and plates."""

from __future__ import annotations

from stdnum.tr import tckimlik

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by

ROWS = (
    Recognizer(
        "tr.id",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[1-9]\d{2} ?\d{3} ?\d{3} ?\d{2}(?![\w-])",
        confirm=by(tckimlik),
        near=(
            "t.c",
            "tc",
            "t.c.",
            "tckn",
            "kimlik",
            "kimlik no",
            "kimlik numarası",
            "national id",
            "turkish id",
            "kişi",
        ),
        needs_near=True,
        finds=("T.C. 100 000 001 46", "10000000146"),
        spares=("T.C. 12345678900", "satır 10000000146"),
    ),
    Recognizer(
        "tr.plate",
        Kind.REFERENCE,
        r"(?<![\w-])(?:0[1-9]|[1-7]\d|8[01]) ?[A-Z]{1,3} ?\d{2,4}(?![\w-])",
        0.55,
        near=("plaka", "plakalı", "araç", "plate", "araba"),
        needs_near=True,
        cased=True,
        alone=True,
        finds=("plaka 34 ABC 1234", "06 A 123"),
        spares=("82 ABC 123", "34 ABC 1234 adet"),
    ),
)
