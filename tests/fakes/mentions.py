"""A conversation in which rows write stand-ins one after the other, with the real scope and vault."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from types import SimpleNamespace

from penname.adapters.calendar import BabelCalendar
from penname.adapters.phones import PhoneNumberPlans
from penname.core.keys import ConversationKeys
from penname.core.needs import Needs
from penname.core.scope import MentionScope
from penname.core.surrogate import Surrogate
from penname.core.vault import Entry, Vault

CALENDAR = BabelCalendar()
PHONES = PhoneNumberPlans()

NOBODY = SimpleNamespace(
    is_common=lambda word, language: False, is_famous=lambda name: False, is_top_city=lambda name: False
)
"""Knows no common word, no famous name and no city, for rows that are made of digits."""

NEEDS = Needs(pools=NOBODY, places=NOBODY, words=NOBODY, phones=PHONES, calendar=CALENDAR)  # type: ignore[arg-type]


@dataclass
class Mentions:
    """One conversation; `seed` chooses its keys. `of(row, value)` is what a mention of `value` becomes."""

    seed: int = 0
    language: str = "en"
    country: str = ""
    offset: int = 0
    birth_dates: str = "decade"
    vault: Vault = field(default_factory=Vault)

    def scope(self, language: str = "", country: str = "") -> MentionScope:
        """A scope for one mention."""
        salt = hashlib.sha256(str(self.seed).encode()).digest()[:16]
        return MentionScope(
            needs=NEEDS,
            keys=ConversationKeys.of(bytes(32), salt),
            vault=self.vault,
            language=language or self.language,
            country=country or self.country,
            offset=self.offset,
            birth_dates=self.birth_dates,
        )

    def of(self, row: Surrogate, value: str, language: str = "", country: str = "") -> str:
        """The stand-in of `value`, kept in the vault."""
        known = self.vault.surrogate_of(value)
        if known is not None:
            return known
        scope = self.scope(language, country)
        surrogate = row.make(value, scope)
        kept = tuple(scope.fresh.values())
        self.vault.adopt(Entry(row.kind, value, surrogate, kept, scope.language, scope.country))
        return surrogate

    def restored(self, surrogate: str) -> str | None:
        """The value that a stand-in, copied exactly, brings back."""
        return self.vault.value_of(surrogate)
