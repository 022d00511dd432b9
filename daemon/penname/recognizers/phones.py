"""Telephone numbers in fields; `adapters/phone_finder.py` knows the number plans and finds the rest."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

ROWS = (
    Recognizer(
        "phone.field",
        Kind.PHONE,
        r"(?<![^\W_])(?:tel(?:ephone)?|phone|mobile|cell|fax|telefon|handy|téléphone|teléfono|telefono|telefone|telefoon)\b\.?"
        r"[\"']?\s*[:=]\s*[\"']?(?P<value>\+?\(?\d[\d ()./-]{5,18}\d)(?![\w-])",
        0.75,
        finds=("Tel.: 040 66969 231", '"phone": "+1 646 555 0123"'),
        spares=("phone: required", "phone: 911"),
    ),
)
