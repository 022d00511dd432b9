"""What every conversation starts from: the person's preferences as the core takes them, and its parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from penname.core.dates.translation import offset_for
from penname.core.keys import ConversationKeys
from penname.core.kinds import BLOCKED
from penname.core.message import Message, Origin, Role
from penname.core.needs import Needs
from penname.core.pen_names import PenNames
from penname.core.policy import Policy
from penname.core.registry import Registry
from penname.core.vault import Vault
from penname.core.wishes import Wishes
from penname.policies import POLICIES
from penname.ports import Detector, Heard, Preferences
from penname.surrogates import SURROGATES

IDENTITIES = {kind: row.identity for kind, row in SURROGATES.items()}


def policy_of(preferences: Preferences) -> Policy:
    """The policy chosen, with the person's own numbers and the kinds switched to *always*.

    Raises:
        KeyError: There is no policy of that name.
        ValueError: The numbers are out of range.
    """
    return POLICIES[preferences.policy].adjusted(preferences.tau, preferences.alpha, preferences.replace)


def wishes_of(preferences: Preferences) -> Wishes:
    """The person's lists."""
    return Wishes(frozenset(value for value, _ in preferences.mask), preferences.keep)


@dataclass(frozen=True, slots=True, repr=False)
class Outset:
    """The parts that all conversations share."""

    detector: Detector
    needs: Needs

    def registry(self) -> Registry:
        """The registry of a conversation that has revealed nothing."""
        return Registry(self.needs.pools, IDENTITIES)

    def names(
        self, keys: ConversationKeys, dates: str, birth_dates: str, vault: Vault | None = None
    ) -> PenNames:
        """The pen names of one conversation; `dates` and `birth_dates` are modes as in `Preferences`."""
        offset = offset_for(keys.key("fpe/date"), dates)
        return PenNames(SURROGATES, self.needs, keys, vault, offset, birth_dates)

    def read(
        self,
        text: str,
        origin: Origin,
        role: Role,
        registry: Registry,
        preferences: Preferences,
        before: Sequence[str] = (),
        language: str = "",
    ) -> Message:
        """The text with what the detector finds in it, knowing what the conversation has said before."""
        heard = Heard(
            known=(*registry.known(), *preferences.details, *preferences.mask),
            before=tuple(before),
            language=language,
        )
        detected = self.detector.detect(text, heard)
        # The person's list is read here, not by the detector: no list lets a card number leave.
        findings = tuple(
            each
            for each in detected.findings
            if each.kind in BLOCKED or text[each.start : each.end] not in preferences.keep
        )
        return Message(text, findings, origin, role, detected.language or "en", detected.country)
