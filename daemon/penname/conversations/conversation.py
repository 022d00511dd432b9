"""One open conversation: what it has revealed, its pen names, and the turns that have left."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from penname.conversations.answers import SCORED, Ask, Counts, Detail, Leaf, Previewed, Purpose, SentTurn
from penname.conversations.outset import Outset, policy_of, wishes_of
from penname.core import turn
from penname.core.exposure import Exposure
from penname.core.kinds import Kind
from penname.core.message import Message, Origin, Role
from penname.core.pen_names import PenNames
from penname.core.policy import Treatment
from penname.core.registry import Registry
from penname.core.turn import Turn
from penname.ports import Preferences

MOST_PENDING = 32
"""Requests that may wait for their confirmation; the oldest is dropped then, as if it had never left."""

MOST_READ = 2_000
"""Texts of which the detector's answer is remembered."""


@dataclass(frozen=True, slots=True, repr=False)
class Pending:
    """A request that was protected and has not left yet."""

    turn: Turn
    leaves: tuple[Leaf, ...]
    changed: tuple[Leaf, ...]
    purpose: Purpose


class Conversation:
    """Used by one thread at a time, which holds `lock`.

    `dates` and `birth_dates` are the modes it began with; they never change. `by_turn` is the score after
    each turn that has left.
    """

    def __init__(
        self,
        outset: Outset,
        salt: bytes,
        names: PenNames,
        dates: str,
        birth_dates: str,
        registry: Registry | None = None,
        sent: Sequence[SentTurn] = (),
        by_turn: Sequence[float] = (),
    ) -> None:
        self.lock = threading.RLock()
        self.salt = salt
        self.names = names
        self.dates = dates
        self.birth_dates = birth_dates
        self.registry = outset.registry() if registry is None else registry
        self.sent = list(sent)
        self.by_turn = list(by_turn)
        self.language = ""
        self._outset = outset
        self._read_back = list(sent)  # what left before a restart, not looked at yet
        self._has_left: set[str] = set()
        self._know_dates()
        self._pending: OrderedDict[str, Pending] = OrderedDict()
        self._read: OrderedDict[tuple[Leaf, Preferences], Message] = OrderedDict()

    @property
    def is_waiting(self) -> bool:
        """Whether a request has been protected and may be about to leave."""
        return bool(self._pending)

    def protect(
        self, request: str, leaves: Sequence[Leaf], purpose: Purpose, preferences: Preferences
    ) -> Pending:
        """The request with every text as it may leave; pending until it is confirmed."""
        earlier = self._earlier(leaves)
        history = [self._message(leaf, preferences) for leaf in leaves if leaf in earlier]
        messages = [
            replace(self._message(leaf, preferences), may_be_cut=_may_be_cut(leaf, purpose))
            for leaf in leaves
            if leaf not in earlier
        ]
        registry = self.registry.rerooted() if history else self.registry
        made = turn.protect(
            messages, history, registry, self.names, policy_of(preferences), wishes_of(preferences)
        )
        again, new = iter(made.history), iter(made.written)
        texts = [next(again if leaf in earlier else new).text for leaf in leaves]
        changed = tuple(
            replace(leaf, text=text) for leaf, text in zip(leaves, texts, strict=True) if text != leaf.text
        )
        pending = Pending(made, tuple(leaves), changed, purpose)
        self._pending[request] = pending
        self._pending.move_to_end(request)
        while len(self._pending) > MOST_PENDING:
            self._pending.popitem(last=False)
        return pending

    def confirm(self, request: str, sent: Sequence[Leaf]) -> None:
        """The request has left with these texts: from now on it counts.

        One that is not pending (the daemon was restarted in between) has left all the same, and is listed.
        """
        pending = self._pending.pop(request, None)
        if pending is None:
            self._list(SentTurn(self.registry.turn, (), tuple(sent)))
            return
        self._left(pending, pending.turn.left(self.registry), tuple(sent))

    def left_unprotected(self, request: str) -> None:
        """The request has left as it was typed, by the person's choice, this once."""
        pending = self._pending.pop(request, None)
        if pending is not None:
            self._left(pending, pending.turn.left_unprotected(self.registry), pending.leaves)

    def _left(self, pending: Pending, after: Registry, sent: tuple[Leaf, ...]) -> None:
        number = self.registry.turn
        if pending.purpose in SCORED:
            self.registry = after
            self.by_turn.append(pending.turn.exposure.revealed)
        else:  # it is no turn and discloses nothing, but what it named is known and what it showed was seen
            self.registry = replace(after, revealed=self.registry.revealed, turn=number)
        self._list(SentTurn(number, pending.leaves, sent, pending.purpose))

    def _list(self, one: SentTurn) -> None:
        self.sent.append(one)
        self._has_left |= {leaf.text for leaf in one.sent if leaf.text in self.names.memory.ours}

    def _has_been_read(self, text: str) -> bool:
        """Whether a text has left that we wrote: all that is in it is known.

        What a page says has left may be something else, and is read like any other text.
        """
        if self._read_back:
            back = self.names.restorer().restore
            for one in self._read_back:
                typed = {back(leaf.text) for leaf in one.typed}
                self._has_left |= {leaf.text for leaf in one.sent if back(leaf.text) in typed}
            self._read_back.clear()
        return text in self._has_left

    def absorb(self, other: Conversation) -> None:
        """Takes over what another conversation has kept of the same chat. The caller holds both locks."""
        self.names.take_over(other.names.vault)
        self.registry = self.registry.merged(other.registry)
        self._know_dates()
        self.sent[:0] = other.sent
        self.by_turn[:0] = other.by_turn
        self._read_back += other.sent
        self._pending.update(other._pending)
        for language in sorted(other.names.languages):
            self.names.hear(language)
        for leaf in (leaf for one in other.sent for leaf in one.typed if leaf.origin is Origin.TYPED):
            self.names.vault.said.add(leaf.text)

    def _know_dates(self) -> None:
        """Tells the pen names the real dates that were typed before."""
        dates = (each for each in self.registry if each.kind in (Kind.DATE, Kind.DATE_OF_BIRTH))
        self.names.know_dates(value for each in dates for value in each.values)

    def ask(self, pending: Pending, preferences: Preferences) -> Ask:
        """Whether the person must be asked: once, when the score crosses and something stands in clear."""
        made = pending.turn
        if not made.crossed or made.history or pending.purpose not in SCORED:
            return Ask.NOTHING
        policy, wishes = policy_of(preferences), wishes_of(preferences)
        stuck = (
            entity.in_clear and wishes.treatment(entity, policy) is Treatment.AT_THRESHOLD
            for entity in self.registry
        )
        return Ask.RE_ROOT if any(stuck) else Ask.NOTHING

    def after(self, pending: Pending) -> Registry:
        """The registry as it will be once a pending request has left."""
        return pending.turn.left(self.registry) if pending.purpose in SCORED else self.registry

    def exposure(self, registry: Registry, preferences: Preferences) -> Exposure:
        """Both figures of what `registry` holds."""
        return policy_of(preferences).measure(registry.revealed, registry.exposed)

    def counts(self, registry: Registry, exposure: Exposure, preferences: Preferences) -> Counts:
        """How many entities of `registry` are replaced, kept and blocked under that exposure."""
        policy, wishes = policy_of(preferences), wishes_of(preferences)
        blocked = replaced = 0
        for entity in registry:
            if wishes.treatment(entity, policy) is Treatment.BLOCK:
                blocked += 1
            elif turn.is_replaced(entity, exposure, self.names, policy, wishes):
                replaced += 1
        return Counts(replaced, len(registry.entities) - replaced - blocked, blocked)

    def details(self, exposure: Exposure, preferences: Preferences) -> tuple[Detail, ...]:
        """Every entity, with its surrogate where it has one under that exposure."""
        policy, wishes = policy_of(preferences), wishes_of(preferences)
        listed = []
        for entity in self.registry:
            value = entity.values[0]
            replaced = turn.is_replaced(entity, exposure, self.names, policy, wishes)
            surrogate = self.names.vault.surrogate_of(value) if replaced else None
            listed.append(
                Detail(entity.id, entity.kind, value, surrogate or "", entity.first_turn, entity.decision)
            )
        return tuple(listed)

    def originals(self, preferences: Preferences) -> tuple[str, ...]:
        """The values, as written, that must not leave: those that stand under a pen name now."""
        exposure = self.exposure(self.registry, preferences)
        policy, wishes = policy_of(preferences), wishes_of(preferences)
        free = {
            entity.id
            for entity in self.registry
            if not turn.is_replaced(entity, exposure, self.names, policy, wishes)
        }
        entries = (entry for entry in self.names.vault if not entry.is_cut)
        owners = ((entry, self.registry.entity_of(entry.kind, entry.value)) for entry in entries)
        return tuple(entry.value for entry, owner in owners if owner is None or owner.id not in free)

    def preview(self, text: str, preferences: Preferences) -> Previewed:
        """What would be replaced in a draft. Touches nothing."""
        message = self._message(Leaf("", text), preferences)
        policy, wishes = policy_of(preferences), wishes_of(preferences)
        found = [(each.kind, text[each.start : each.end]) for each in message.findings]
        foreseen = self.registry.register(turn.sightings([message]))
        foreseen = foreseen.reveal(kind for kind, _ in found)
        exposure = policy.measure(foreseen.revealed, foreseen.exposed)
        replaced = [
            (kind, value)
            for kind, value in found
            if (entity := foreseen.entity_of(kind, value))
            and turn.is_replaced(entity, exposure, self.names, policy, wishes)
        ]
        words = dict.fromkeys(value for _, value in replaced)
        return Previewed(tuple(words), tuple(dict.fromkeys(kind for kind, _ in replaced)))

    def observe(self, text: str, preferences: Preferences) -> None:
        """Notes the language of a stretch of a reply, and the names in it: none becomes a pen name.

        It stays on the screen, where a pen name made later would be brought back in it.
        """
        message = self._outset.read(text, Origin.HISTORY, Role.ASSISTANT, self.registry, preferences)
        self.names.hear(message.language)
        self.names.hear_said([replace(message, surrogates=self.names.surrogates_in(text))])

    def _earlier(self, leaves: Sequence[Leaf]) -> set[Leaf]:
        """The leaves that are earlier turns: read from the site, or all turns so far sent once more."""
        history = {leaf for leaf in leaves if leaf.origin is Origin.HISTORY}
        turns = [one for one in self.sent if one.purpose in SCORED]
        if history or not turns:
            return history
        texts = {leaf.text for leaf in leaves}
        again: set[str] = set()
        for one in turns:
            here = {leaf.text for leaf in (*one.typed, *one.sent)} & texts
            if not here:
                return set()
            again |= here
        earlier = {leaf for leaf in leaves if leaf.text in again or leaf.role is Role.ASSISTANT}
        return earlier if len(earlier) < len(leaves) else set()

    def _message(self, leaf: Leaf, preferences: Preferences) -> Message:
        """The leaf as read by the detector: once for the same text, and never again once it has left."""
        if leaf.origin is not Origin.TYPED and self._has_been_read(leaf.text):
            return Message(leaf.text, (), leaf.origin, leaf.role, self.language)
        key = (replace(leaf, path=""), preferences)
        if key not in self._read:
            before = [typed.text for each in self.sent[-6:] for typed in each.typed]
            self._read[key] = self._outset.read(
                leaf.text, leaf.origin, leaf.role, self.registry, preferences, before, self.language
            )
            self.language = self._read[key].language
        self._read.move_to_end(key)
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        return self._read[key]


def _may_be_cut(leaf: Leaf, purpose: Purpose) -> bool:
    """Whether a text may end anywhere: the page cuts titles, and sends drafts while they are typed."""
    return leaf.origin is Origin.PAGE or purpose not in SCORED
