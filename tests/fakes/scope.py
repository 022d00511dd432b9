"""A conversation scope of plain dicts that refuses proposals as the real one does (engine §4)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass, field

from penname.core.errors import NoSurrogateLeft
from penname.core.needs import Needs
from penname.core.said import Said, words

ATTEMPTS = 500


@dataclass
class FakeScope:
    """`real` are values seen so far: no proposal may stand word by word in one of them, in any case."""

    needs: Needs
    language: str = "en"
    country: str = "US"
    master: bytes = bytes(32)
    real: Said = field(default_factory=Said)
    offset: int = 37
    slots: dict[tuple[str, str], str] = field(default_factory=dict)
    taken: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    refused: int = 0

    def saw(self, *values: str) -> None:
        """Register real values, as the registry does before anything is made."""
        for value in values:
            self.real.add(value)

    def key(self, purpose: str) -> bytes:
        return hmac.digest(self.master, purpose.encode(), "sha256")

    def keep(self, slot: str, original: str, propose: Callable[[int], str]) -> str:
        if (slot, original) in self.slots:
            return self.slots[slot, original]
        kind = slot.split("/")[0]
        for attempt in range(ATTEMPTS):
            proposal = propose(attempt)
            owner = self.taken.get((kind, proposal.casefold()), (slot, original))
            if owner == (slot, original) and self._safe(proposal):
                self.slots[slot, original] = proposal
                self.taken[kind, proposal.casefold()] = (slot, original)
                return proposal
            self.refused += 1
        raise NoSurrogateLeft(kind, ATTEMPTS)

    def kept(self, slot: str, original: str) -> str | None:
        return self.slots.get((slot, original))

    def choose(self, slot: str, original: str, attempt: int, pool_size: int) -> int:
        message = "\x1f".join((slot, original, str(attempt))).encode("utf-8", "surrogatepass")
        tag = hmac.digest(self.key(f"semantic/{slot.split('/')[0]}"), message, "sha256")
        return int.from_bytes(tag[:8], "big") % pool_size

    def date_offset(self) -> int:
        return self.offset

    def _safe(self, proposal: str) -> bool:
        spelt = words(proposal)
        if proposal in self.real:
            return False
        if not any(len(word) > 3 if word.isdigit() else len(word) > 1 or word > "\u0250" for word in spelt):
            return True
        common = len(spelt) == 1 and self.needs.words.is_common(proposal, self.language)
        return not (common or self.needs.words.is_famous(proposal))


def scope_for(needs: Needs, seed: int = 0, **given: object) -> FakeScope:
    """A fresh conversation; another `seed` is another conversation key."""
    return FakeScope(needs, master=hashlib.sha256(str(seed).encode()).digest(), **given)  # type: ignore[arg-type]
