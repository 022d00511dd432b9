"""Poland: PESEL, NIP, identity card."""

from __future__ import annotations

from stdnum.pl import nip, pesel

from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer
from penname.recognizers.digits import by, digits, weighted


def is_pesel(value: str) -> bool:
    """Whether the check digit holds; the date inside may be any that the scheme can write."""
    number = digits(value)
    if pesel.is_valid(number):
        return True
    month = int(number[2:4]) % 20
    right = (10 - weighted(number[:10], (1, 3, 7, 9, 1, 3, 7, 9, 1, 3), 10)) % 10 == int(number[10])
    return right and 1 <= month <= 12 and 1 <= int(number[4:6]) <= 31


ROWS = (
    Recognizer(
        "pl.pesel",
        Kind.NATIONAL_ID,
        r"(?<![\w-])\d{11}(?![\w-])",
        confirm=is_pesel,
        near=("pesel", "nr pesel", "numer pesel"),
        needs_near=True,
        finds=("PESEL 44051401458", "02070803628"),
        spares=("PESEL 44051401459", "id=44051401458 ok"),
    ),
    Recognizer(
        "pl.nip",
        Kind.REFERENCE,
        r"(?<![\w-])\d{3}-?\d{3}-?\d{2}-?\d{2}(?![\w-])",
        confirm=by(nip),
        near=("nip",),
        needs_near=True,
        alone=False,
        finds=("NIP 856-734-62-15",),
        spares=("NIP 856-734-62-16",),
    ),
    Recognizer(
        "pl.identity_card",
        Kind.NATIONAL_ID,
        r"(?<![\w-])[A-Z]{3} ?\d{6}(?![\w-])",
        0.55,
        near=("dowód", "dowód osobisty", "dowodu", "dowodu osobistego", "seria i numer", "paszport"),
        needs_near=True,
        finds=("dowód osobisty ABA300000",),
        spares=("model ABA300000",),
    ),
)
