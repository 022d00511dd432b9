"""The conversation as a row of the surrogate shelf sees it while it writes one stand-in.

Choices are provisional: they reach the vault only when the whole stand-in is good, so a row that gives up
half-way leaves nothing behind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from penname.core.errors import NoSurrogateLeft
from penname.core.keys import ConversationKeys, fingerprint
from penname.core.needs import Needs
from penname.core.said import words
from penname.core.vault import Kept, Vault

ATTEMPTS = 500
"""Proposals asked for before a pool counts as exhausted."""

SELDOM_FIRST = 40
"""Proposals of a family name that must be seldom ones: Ellis in a reply may be anybody."""

# A short number says nothing alone: "12" may stand in any text and is never brought back without its address.
_LEAST_DIGITS = 4
# Days move together by one offset or one permutation, so they can't step aside for one another.
_FIXED_SLOTS = ("date/",)


@dataclass(slots=True, repr=False)
class MentionScope:
    """Implements `core.surrogate.Scope` for one mention; `fresh` are the slots it has filled."""

    needs: Needs
    keys: ConversationKeys
    vault: Vault
    language: str = "en"
    country: str = ""
    offset: int = 0
    birth_dates: str = "decade"
    first_attempt: int = 0
    fresh: dict[tuple[str, str], Kept] = field(default_factory=dict)

    def key(self, purpose: str) -> bytes:
        """32 bytes for one purpose: `fpe/<kind>` or `semantic/<kind>`."""
        return self.keys.key(purpose)

    def kept(self, slot: str, original: str) -> str | None:
        """What `keep` chose before, or None."""
        if kept := self.fresh.get((slot, original)):
            return kept.replacement
        return self.vault.kept(slot, original)

    def keep(self, slot: str, original: str, propose: Callable[[int], str]) -> str:
        """The replacement of `original` in `slot`: the one kept, or the first proposal that is safe.

        Raises:
            NoSurrogateLeft: None of 500 proposals was safe.
        """
        before = self.kept(slot, original)
        if before is not None:
            return before
        for attempt in range(self.first_attempt, self.first_attempt + ATTEMPTS):
            kept = Kept(slot, original, propose(attempt))
            is_late = attempt >= self.first_attempt + SELDOM_FIRST
            if self._is_free(kept) and self._is_safe(kept) and (is_late or not self._is_met_often(kept)):
                self.fresh[slot, original] = kept
                return kept.replacement
        raise NoSurrogateLeft(slot.partition("/")[0], ATTEMPTS)

    def choose(self, slot: str, original: str, attempt: int, pool_size: int) -> int:
        """An index into a pool, by HMAC-SHA256 under the semantic key of the slot's kind.

        Source: Veil-Then-Reveal §4.2.2.
        """
        key = self.key(f"semantic/{slot.partition('/')[0]}")
        return int.from_bytes(fingerprint(key, slot, original, str(attempt)), "big") % pool_size

    def date_offset(self) -> int:
        """The conversation's one translation of dates, in days; 0 when dates are enciphered."""
        return self.offset

    def _is_free(self, kept: Kept) -> bool:
        """Whether no other original has this replacement."""
        holders = {self.vault.holder(kept)} | {
            other.original
            for other in self.fresh.values()
            if other.pool == kept.pool and other.replacement.casefold() == kept.replacement.casefold()
        }
        return holders <= {None, kept.original}

    def _is_met_often(self, kept: Kept) -> bool:
        """Whether it is a family name that a reply may well hold by chance, of somebody else."""
        return kept.slot == "person/family" and self.needs.words.is_met_often(kept.replacement, self.language)

    def _is_safe(self, kept: Kept) -> bool:
        """Whether bringing it back can't put a value where it was never written (engine §4)."""
        proposal, spelt = kept.replacement, words(kept.replacement)
        if proposal.casefold() == kept.original.casefold():
            return False
        if kept.slot.startswith(_FIXED_SLOTS) or not any(_tells_something(word) for word in spelt):
            return True
        if proposal in self.vault.said:
            return False
        if len(spelt) == 1 and self.needs.words.is_common(proposal, self.language):
            return False
        if kept.kind != "location" and self.needs.places.is_top_city(proposal):
            return False
        return not self.needs.words.is_famous(proposal)


def _tells_something(word: str) -> bool:
    return len(word) >= _LEAST_DIGITS if word.isdigit() else len(word) > 1 or word > "\u0250"
