"""A surrogate shelf of the simplest rows: names word by word, everything else as a numbered placeholder."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.fakes.needs import FAMILY, GIVEN

from penname.core.kinds import BLOCKED, Kind
from penname.core.surrogate import Form, Guard, Scope, Surrogate

_WORD = re.compile(r"[^\W\d_]+")


def same(value: str) -> str:
    return value.casefold()


def _name(value: str, scope: Scope) -> str:
    last = _WORD.findall(value)[-1:]

    def other(match: re.Match[str]) -> str:
        word, key = match[0], match[0].casefold()
        known = [slot for slot in ("person/given", "person/family") if scope.kept(slot, key)]
        is_family = known == ["person/family"] or (not known and value != word and [word] == last)
        slot, pool = ("person/family", FAMILY) if is_family else ("person/given", GIVEN)
        first = scope.choose(slot, key, 0, len(pool))
        chosen = scope.keep(slot, key, lambda attempt: pool[(first + attempt) % len(pool)])
        return chosen.upper() if word.isupper() else chosen.lower() if word.islower() else chosen

    return _WORD.sub(other, value)


def _name_forms(value: str, surrogate: str, scope: Scope) -> Iterable[Form]:
    originals, surrogates = _WORD.findall(value), _WORD.findall(surrogate)
    for original, other in zip(originals, surrogates, strict=False):
        yield Form(other, original, Guard.LONE)


def _row(kind: Kind) -> Surrogate:
    label = kind.upper()

    def make(value: str, scope: Scope) -> str:
        return scope.keep(f"{kind}/number", value, lambda attempt: f"[{label} {attempt + 1}]")

    return Surrogate(kind, same, make, lambda value, surrogate, scope: (), ("x", f"[{label} 1]"))


NAME = Surrogate(Kind.PERSON, same, _name, _name_forms, ("Maria Torres", "Vera Selby"))

SHELF = {kind: NAME if kind is Kind.PERSON else _row(kind) for kind in Kind}
assert set(SHELF) >= BLOCKED
