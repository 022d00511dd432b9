"""Telephone numbers in other layouts, national and international, in the groups of their plan or text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from penname.core.forms import placeholder
from penname.core.needs import Phones
from penname.core.surrogate import Form, Guard, Scope

_SEPARATORS = (" ", ".", "-", "", "/", "\u2013")


def forms(value: str, surrogate: str, country: str, scope: Scope) -> Iterator[Form]:
    """The layouts of a number, each with the original in the same one.

    Args:
        country: ISO 3166 alpha-2, where both numbers are read if they are national.
    """
    if placeholder.is_placeholder(surrogate):
        yield from placeholder.forms(value, surrogate, scope)
        return
    yield Form(surrogate, value)
    phones = scope.needs.phones
    national, own_national = (phones.national_digits(text, country)[0] for text in (surrogate, value))
    if not national or len(national) != len(own_national):
        return
    theirs, own = (phones.layouts(text, country) for text in (surrogate, value))
    code, trunk = _code_and_trunk(phones, surrogate, country, national)
    groups, own_groups = _groups(surrogate, national), _groups(value, own_national)
    if groups and [len(group) for group in groups] == [len(group) for group in own_groups]:
        for text, original in zip(
            _styles(groups, code, trunk), _styles(own_groups, code, trunk), strict=True
        ):
            yield Form(text, original)
    for text, original in zip(theirs, own, strict=False):
        yield Form(text, original)
    yield Form(national[-4:], own_national[-4:], Guard.ENDING)


def _code_and_trunk(phones: Phones, number: str, country: str, national: str) -> tuple[str, str]:
    """The country code without its plus sign, and the digits dialled before a national number."""
    layouts = phones.layouts(number, country)
    international = next((text for text in layouts if text.startswith("+") and text[1:].isdigit()), "")
    home = next((text for text in layouts if text.isdigit() and text.endswith(national)), national)
    return international[1:].removesuffix(national), home.removesuffix(national)


def _groups(text: str, national: str) -> list[str]:
    """The national digits in the groups in which `text` writes them; none where it writes others."""
    runs = re.findall(r"\d+", text)
    at = "".join(runs).find(national)
    if at < 0:
        return []
    groups, left = [], len(national)
    for run in runs:
        taken = run[min(at, len(run)) :][:left]
        at, left = max(0, at - len(run)), left - len(taken)
        groups += [taken] if taken else []
    return groups


def _styles(groups: Sequence[str], code: str, trunk: str) -> Iterator[str]:
    home, rest = [trunk + groups[0], *groups[1:]], groups[1:]
    for separator in _SEPARATORS:
        yield separator.join(home)
        yield f"+{code}{separator}{separator.join(groups)}"
    for separator in (" ", "-"):
        yield f"({home[0]}) {separator.join(rest)}"
        yield f"({home[0]}){separator.join(rest)}"
        yield f"+{code} ({groups[0]}) {separator.join(rest)}"
        yield f"00{code}{separator}{separator.join(groups)}"
        yield f"{code}{separator}{separator.join(groups)}"
    yield f"00{code}{''.join(groups)}"
    yield f"{trunk}{groups[0]} {''.join(rest)}"
    yield f"+{code} {''.join(groups)}"
    yield f"+{code} ({trunk or 0}){' '.join(groups)}"
    yield f"+{code} ({trunk or 0}) {' '.join(groups)}"
