"""Illnesses by the words before them; the word lists of `adapters/medicine.py` find the rest."""

from __future__ import annotations

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

_SAID = (
    r"diagnosed with|diagnosis of|suffer(?:s|ing)? from|being treated for|hospitali[sz]ed (?:with|for)|"
    r"allergic to|in remission from"
)
_NEXT = r"and|but|last|this|in|on|by|at|when|since|who|which|for|after|before|a |two |three "
_END = rf"(?=[.,;:!?)\n]|$| (?:{_NEXT})\b)"

ROWS = (
    Recognizer(
        "health.diagnosed",
        Kind.MEDICAL_CONDITION,
        rf"\b(?:{_SAID})"
        r" (?:an? |the )?(?P<value>[a-z][\w'-]+(?: (?!and|but)[\w'-]+){0,3}?)" + _END,
        0.65,
        finds=("was diagnosed with Hashimoto's last week", "she suffers from vertigo."),
        spares=("the machine was diagnosed remotely",),
    ),
)
