"""Street addresses: whole, and every stretch of lines, with the street, town and postcode alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

from penname.core.forms import location, placeholder
from penname.core.surrogate import Form, Guard, Scope

_GAP = re.compile(r"\s*[,;\n]\s*|\s+in\s+")
_POSTCODE = re.compile(
    r"(?<![\w-])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{5}-\d{4}|\d{5}-\d{3}"
    r"|\d{4}-\d{3}|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|〒?\d{3}-\d{4}|\d{3} \d{2}|(?:[A-Z]{1,2}-)?\d{4,6})(?![\w-])"
)
_NUMBER = re.compile(r"^\d+[a-zA-Z]?(?:[-/–]\d+[a-zA-Z]?)?,? +| +\d+[a-zA-Z]?(?:[-/–]\d+[a-zA-Z]?)?$")
_TOWN = re.compile(r"[^\W\d_][^\d]*[^\W\d_]")
_LEAST = 4  # a lone "12" or "4 B" says too little to be brought back


def forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """An address whole and in parts, where both addresses have as many parts."""
    if placeholder.is_placeholder(surrogate):
        yield from placeholder.forms(value, surrogate, scope)
        return
    yield Form(surrogate, value)
    parts, own = _GAP.split(surrogate), _GAP.split(value)
    if len(parts) != len(own):
        return
    for first in range(len(parts)):
        for last in range(len(parts), first + 1, -1):
            yield Form(", ".join(parts[first:last]), ", ".join(own[first:last]))
    for nth, (part, original) in enumerate(zip(parts, own, strict=True)):
        yield from _part(part, original, scope, is_street=nth == 0)


def _part(part: str, own: str, scope: Scope, *, is_street: bool) -> Iterator[Form]:
    if part == own:
        return
    if len(part) >= _LEAST:
        yield Form(part, own)
    code, own_code = _POSTCODE.search(part), _POSTCODE.search(own)
    if code and own_code and not is_street:
        if code[0] != own_code[0]:
            yield Form(code[0], own_code[0], Guard.EXACT)
        town, own_town = _POSTCODE.sub("", part).strip(), _POSTCODE.sub("", own).strip()
        yield from _town(town, own_town, scope)
        if town and own_town:
            yield Form(f"{town} {code[0]}", f"{own_town} {own_code[0]}")
            yield Form(f"{code[0]} {town}", f"{own_code[0]} {own_town}")
    elif is_street:
        street, own_street = _NUMBER.sub("", part, 1), _NUMBER.sub("", own, 1)
        if street not in (part, own_street) and len(street) >= _LEAST:
            yield Form(street, own_street)
    else:
        yield from _town(part, own, scope)


def _town(town: str, own: str, scope: Scope) -> Iterator[Form]:
    if town != own and _TOWN.fullmatch(town) and _TOWN.fullmatch(own):
        yield from location.forms(own, town, scope)
