"""The real needs of the core, loaded once for all tests that want real names, places and words."""

from __future__ import annotations

from functools import cache

from tests.fakes.scope import FakeScope, scope_for

from penname.adapters import needs
from penname.core.needs import Needs


@cache
def world() -> Needs:
    """All five needs, from the data of their packages."""
    return needs.load()


def scope(language: str = "en", *, seed: int = 0, country: str = "") -> FakeScope:
    """A fresh conversation in the real world; another `seed` is another conversation."""
    return scope_for(world(), seed, language=language, country=country)
