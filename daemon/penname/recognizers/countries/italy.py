"""Italy: codice fiscale, partita IVA, identity card, passport, licence."""

from __future__ import annotations

from stdnum.it import codicefiscale, iva

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by, compact


def is_vat(value: str) -> bool:
    """Whether a partita IVA has its check digit and is not empty."""
    return len(set(compact(value).replace("_", ""))) > 1 and bool(iva.is_valid(compact(value)))


_NEAR = (
    "carta d'identità",
    "carta di identità",
    "cie",
    "documento",
    "passaporto",
    "patente",
    "license",
    "identity card",
    "passport",
    "rilasciata",
    "rilasciato",
)

ROWS = (
    Recognizer(
        "it.fiscal_code",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[A-Z]{6}[0-9LMNP-V]{2}[A-EHLMPR-T][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z](?![\w-])",
        0.9,
        finds=("BNVGRZ71E59A662L", "AAAAAA00B11C333Y"),
        spares=("A55AAA00B11C333N",),
    ),
    Recognizer(
        "it.vat",
        Kind.NATIONAL_ID,
        r"(?<![\w-])(?:IT ?)?\d{5,8}_?\d{3,6}(?![\w-])",
        confirm=is_vat,
        near=("partita iva", "p.iva", "p. iva", "piva", "iva", "vat"),
        needs_near=True,
        finds=("Partita IVA 01333550323",),
        spares=("Partita IVA 01333550324", "riga 01333550323"),
    ),
    Recognizer(
        "it.document",
        Kind.PASSPORT,
        r"(?<![\w-])(?:[A-Z]{2}[ ]?\d{7}|\d{7}[A-Z]{2}|[A-Z]{2}\d{5}[A-Z]{2}|[A-Z]{2}\d{7}[A-Z]|"
        r"U1[B-DF-HJ-NP-TV-Z0-9]{7}[A-Z])(?![\w-])",
        0.55,
        near=_NEAR,
        needs_near=True,
        alone=True,
        finds=("carta d'identità AA1234567", "patente U1H00B000C"),
        spares=("codice AA1234567",),
    ),
    Recognizer(
        "it.fiscal_code_checked",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[A-Z]{3} [A-Z]{3} \d{2}[A-Z]\d{2} [A-Z]\d{3}[A-Z](?![\w-])",
        confirm=by(codicefiscale),
        finds=("RCC MNL 83S18 D969H",),
        spares=("RCC MNL 83S18 D969A",),
    ),
)
