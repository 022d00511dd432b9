"""A restorer over the forms of one pair, in the real world."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.fakes.world import scope

from penname.core.restorations import Restorer
from penname.core.surrogate import Form, Scope

Listing = Callable[[str, str, Scope], Iterable[Form]]


def back(
    forms: Listing, value: str, surrogate: str, language: str = "en", country: str = ""
) -> Callable[[str], str]:
    """Restores texts in which `surrogate` stands for `value`."""
    return Restorer(list(forms(value, surrogate, scope(language, country=country)))).restore
