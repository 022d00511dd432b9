"""The Netherlands and Belgium: BSN, rijksregisternummer, passports."""

from __future__ import annotations

from stdnum.be import nn
from stdnum.nl import bsn

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by

ROWS = (
    Recognizer(
        "nl.bsn",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{3,4}[ .]?\d{2,3}[ .]?\d{2,3}(?![\w-])",
        confirm=by(bsn),
        near=("bsn", "burgerservicenummer", "sofinummer", "sofi"),
        needs_near=True,
        alone=False,
        finds=("BSN 429247412", '"bsn": "1112.22.333"'),
        spares=("BSN 429247413", "bestelling 429247412"),
    ),
    Recognizer(
        "nl.document",
        Kind.PASSPORT,
        r"(?<![\w-])[A-Z]{2}[A-Z0-9]{6}\d(?![\w-])",
        0.55,
        near=("paspoort", "paspoortnummer", "identiteitskaart", "id-kaart", "documentnummer"),
        needs_near=True,
        finds=("paspoort NWR45KB83",),
        spares=("artikel NWR45KB83",),
    ),
    Recognizer(
        "be.national_register",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{2}[ .]?\d{2}[ .]?\d{2}[ .-]?\d{3}[ .-]?\d{2}(?![\w-])",
        confirm=by(nn),
        near=(
            "rijksregister",
            "rijksregisternummer",
            "registre national",
            "national register",
            "niss",
            "insz",
            "nn",
        ),
        needs_near=True,
        alone=False,
        finds=("rijksregisternummer 85.07.30-033.28",),
        spares=("rijksregisternummer 85.07.30-033.29",),
    ),
)
