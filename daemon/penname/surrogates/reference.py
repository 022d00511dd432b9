"""Order, patient, employee, vehicle and other reference numbers: letters become letters, digits digits.

Separators, letter case and words that only say what sort of number it is ("INV-", "MRN") stay. Two layouts of
one number ("PV-20417-K", "pv20417k") get one stand-in. Coordinates move by some kilometres.
"""

from __future__ import annotations

import re

from penname.core import coordinates
from penname.core.digits import HEX, LONGEST, alphabet_of, encipher, in_layout
from penname.core.errors import DomainTooSmall
from penname.core.forms import code
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import compact, or_placeholder

SORT = re.compile(
    r"(?:INV|INVOICE|ORD|ORDER|PO|SO|RMA|REF|MRN|PAT|PT|EMP|EMPLOYEE|CASE|TKT|TICKET|ACC|ACCT|CUST|CRN|TXN|TRN|VIN"
    r"|BOOKING|PNR|CLAIM|POL|POLICY|FILE|ID|NO|NR|AZ|RG|BN|KD|KDNR|KUNDE|FACT|FACTURE|PED|PEDIDO)"
    r"(?=[-_:./#\s\d])[-_:./#\s]*",
    re.IGNORECASE,
)
"""A word in front that names the sort of number and is public."""

UUID = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}", re.IGNORECASE)
UUID_KEPT = (12, 16)
"""Places of version and variant among the 32 hex digits."""


def make(value: str, scope: Scope) -> str:
    """`value` with other letters and digits in the same places."""
    if coordinates.looks_like(value):
        return coordinates.make(value, scope)
    return exchanged(Kind.REFERENCE, value, scope)


def exchanged(kind: Kind, value: str, scope: Scope) -> str:
    """The letters and digits of `value` enciphered as one number, in its layout.

    Args:
        kind: Owner of the key and of the slot `<kind>/characters`.
        value: A number as written.
        scope: The conversation.

    Raises:
        DomainTooSmall: Fewer than 20 numbers have this shape, or it is too long to be one number.
    """
    kept = sort_of(value)
    body = value[len(kept) :]
    characters = "".join(each.upper() for each in body if alphabet_of(each))
    if len(characters) > LONGEST:
        raise DomainTooSmall(kind, 0, 1)
    is_uuid = UUID.fullmatch(body) is not None
    alphabets = [HEX if is_uuid else alphabet_of(each) for each in characters]
    if is_uuid:
        for place in UUID_KEPT:
            alphabets[place] = characters[place]
    tweak = f"{kind}/{'uuid' if is_uuid else 'characters'}/{compact(kept)}"

    def propose(attempt: int) -> str:
        return encipher(scope.key(f"fpe/{kind}"), f"{tweak}/{attempt}", characters, alphabets)

    return kept + in_layout(body, scope.keep(f"{kind}/characters", characters, propose))


def sort_of(value: str) -> str:
    """The public word in front of the number, with what separates it: "INV-", "MRN ", or nothing."""
    found = SORT.match(value)
    return found[0] if found and any(each.isdecimal() for each in value[found.end() :]) else ""


REFERENCE = Surrogate(
    kind=Kind.REFERENCE,
    identity=compact,
    make=or_placeholder(Kind.REFERENCE, compact, make),
    forms=code.forms,
    example=("INV-20417-K", "INV-86350-Q"),
)
