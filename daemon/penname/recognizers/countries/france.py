"""France: social security (NIR), tax numbers, passports and identity cards, SIREN."""

from __future__ import annotations

from stdnum.fr import nir, siret

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by

ROWS = (
    Recognizer(
        "fr.nir",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[12][ .]?\d{2}[ .]?(?:0[1-9]|1[0-2]|[2-9]\d)[ .]?(?:\d{2}|2[AB])[ .]?\d{3}[ "
        r".]?\d{3}[ .]?\d{2}(?![\w-])",
        confirm=by(nir),
        finds=("2 55 08 14 168 025 38", "255081416802538"),
        spares=("2 55 08 14 168 025 39",),
    ),
    Recognizer(
        "fr.tax",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[0-3]\d[ ]?\d{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}(?![\w-])",
        0.55,
        near=("numéro fiscal", "spi", "identifiant fiscal"),
        needs_near=True,
        finds=("numéro fiscal 30 23 217 600 053",),
        spares=("30 23 217 600 053 lignes",),
    ),
    Recognizer(
        "fr.identity",
        Kind.PASSPORT,
        r"(?<![\w-])(?:\d{2}[A-Z]{2}\d{5}|[A-Z0-9]{9}|\d{12})(?![\w-])",
        0.55,
        near=("passeport", "carte d'identité", "cni", "carte nationale d'identité", "titre de séjour"),
        needs_near=True,
        reach=40,
        finds=("passeport n° 19CV84726",),
        spares=("modèle 19CV84726",),
    ),
    Recognizer(
        "fr.siret",
        Kind.REFERENCE,
        r"(?<![\w-])\d{3} ?\d{3} ?\d{3} ?\d{5}(?![\w-])",
        confirm=by(siret),
        near=("siret", "siren"),
        needs_near=True,
        finds=("SIRET 732 829 320 00074",),
        spares=("SIRET 732 829 320 00075",),
    ),
)
