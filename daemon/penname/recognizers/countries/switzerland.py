"""Switzerland: AHV number."""

from __future__ import annotations

from stdnum.ch import ssn

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by

ROWS = (
    Recognizer(
        "ch.ahv",
        Kind.NATIONAL_ID,
        r"(?<![\w-])756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}(?![\w-])",
        confirm=by(ssn),
        finds=("756.9217.0769.85",),
        spares=("756.9217.0769.84",),
    ),
)
