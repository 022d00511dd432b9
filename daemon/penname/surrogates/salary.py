"""Salaries, on request: every amount of a conversation moves by about one keyed share of itself.

Currency, separators, "k" and unit stay; the amount stays as round as it was. One share for all amounts keeps
their order and ratios, so that "can I afford it?" gets nearly the same answer.
"""

from __future__ import annotations

import re
from decimal import Decimal

from penname.core.errors import DomainTooSmall
from penname.core.forms import placeholder
from penname.core.kinds import Kind
from penname.core.surrogate import Scope, Surrogate
from penname.surrogates.placeholder import in_any_case, or_placeholder

AMOUNT = re.compile(
    r"\d{1,3}(?:(?P<group>[,.'’\u00a0\u202f ])\d{3})(?:(?P=group)\d{3})*(?:[.,]\d{1,2})?(?!\d)"
    r"|\d+(?:[.,]\d+)?"
)
SHARES = tuple(percent for percent in range(-15, 16) if abs(percent) >= 4)
"""Percent that amounts may move by."""

LEAST_BARE = 4
"""Digits without a currency or unit: fewer stand anywhere in a reply and would be brought back there too."""

SCALES = {
    "k": 1_000,
    "K": 1_000,
    "m": 1_000_000,
    "M": 1_000_000,
    "万": 10_000,
    "만": 10_000,
    "億": 100_000_000,
}


def make(value: str, scope: Scope) -> str:
    """`value` with its amounts moved by 4 to 15 percent, or by the least step that is as round.

    Raises:
        DomainTooSmall: No amount stands in it in digits, or only two or three digits that could be anything.
    """
    found = list(AMOUNT.finditer(value))
    if not found or (len(value) < LEAST_BARE and value.isdecimal()):
        raise DomainTooSmall(Kind.SALARY, 0, 1)
    pieces, position = [], 0
    for each in found:
        pieces += [value[position : each.start()], _moved(each[0], value[each.end() : each.end() + 2], scope)]
        position = each.end()
    return "".join(pieces) + value[position:]


def _moved(text: str, after: str, scope: Scope) -> str:
    """The amount `text` moved. The slot holds plain amounts: "$58k" and "$58,000" move alike."""
    digits = re.sub(r"\D", "", text)
    decimals = _decimals(text)
    scale = SCALES.get(after.strip()[:1], 1) if not after[1:2].isalpha() or after[:1] in "万만億" else 1
    amount = Decimal(int(digits)).scaleb(-decimals) * scale
    if not amount:
        return text
    step = Decimal(1).scaleb(_roundness(digits) - decimals) * scale
    moved = Decimal(
        scope.keep("salary/amount", _plain(amount), lambda attempt: _propose(amount, step, attempt, scope))
    )
    whole = f"{moved / scale:.{max(decimals, 0)}f}"
    if len(re.sub(r"\D", "", whole)) == len(digits):
        rest = iter(re.sub(r"\D", "", whole))
        return "".join(next(rest) if each.isdecimal() else each for each in text)
    return _grouped(whole, text)


def _propose(amount: Decimal, step: Decimal, attempt: int, scope: Scope) -> str:
    percent = SHARES[scope.choose("salary/share", "", 0, len(SHARES))]
    steps = round(amount * percent / 100 / step) or (1 if percent > 0 else -1)
    towards = 1 if percent > 0 or steps + attempt > 0 else -1
    moved = amount + (steps + towards * attempt) * step
    return _plain(moved if moved > 0 else amount + (abs(steps) + attempt) * step)


def _decimals(text: str) -> int:
    found = re.search(r"[.,](\d+)$", text)
    return len(found[1]) if found and len(found[1]) != 3 else 0


def _roundness(digits: str) -> int:
    """How many trailing zeros the moved amount keeps; one significant digit alone may move by tenths."""
    zeros = len(digits) - len(digits.rstrip("0"))
    return min(zeros, max(len(digits) - 2, 0))


def _plain(amount: Decimal) -> str:
    text = f"{amount:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _grouped(whole: str, like: str) -> str:
    """`whole` with the separators of `like`, which has a digit more or less."""
    head, _, tail = whole.partition(".")
    found = AMOUNT.fullmatch(like)
    group = found["group"] if found and found["group"] else ""
    parts: list[str] = []
    while head:
        parts.insert(0, head[-3:])
        head = head[:-3]
    point = "," if "," in like[-3:] else "."
    return (group.join(parts)) + (point + tail if tail else "")


SALARY = Surrogate(
    kind=Kind.SALARY,
    identity=in_any_case,
    make=or_placeholder(Kind.SALARY, in_any_case, make),
    forms=placeholder.forms,
    example=("$41,500", "$44,800"),
)
