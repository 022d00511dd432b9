"""What can be asked about conversations. Each method finds one, takes its lock, and calls the core."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from penname.conversations.answers import (
    Details,
    Figures,
    Leaf,
    Previewed,
    Protected,
    Purpose,
    Restored,
    SentTurn,
)
from penname.conversations.conversation import Conversation
from penname.conversations.kept import Kept
from penname.conversations.outset import Outset
from penname.core import cooccurrence
from penname.core.computed_dates import DateShift
from penname.core.entities import Decision
from penname.core.needs import Needs
from penname.core.registry import Registry
from penname.core.surrogate import Form
from penname.ports import Clock, Detector, Settings, VaultStore

NO_CONVERSATION = ""
"""The id under which a site's texts without a conversation live; what it brings back holds in every chat."""


class UnknownConversation(LookupError):
    """Raised for a conversation of which nothing is known: neither open nor kept."""

    code = "unknown-conversation"

    def __init__(self) -> None:
        super().__init__("Penname does not know this conversation. Send a message in it first.")


class Conversations:
    """Thread-safe and blocking. Every method finds its conversation, takes its lock, and calls the core.

    Args:
        detector: Finds personal details.
        needs: What the core asks of the world.
        vaults: Where sealed rows are kept.
        master_key: 32 bytes.
        settings: The person's settings.
        clock: Tells when a conversation has been unused for too long.
    """

    def __init__(
        self,
        detector: Detector,
        needs: Needs,
        vaults: VaultStore,
        master_key: bytes,
        settings: Settings,
        clock: Clock,
    ) -> None:
        self._settings = settings
        self._kept = Kept(Outset(detector, needs), vaults, master_key, settings, clock)
        # Serials of two runs must not meet: the extension may ask with one of a daemon that is gone.
        self._first_serial = int(clock.now().timestamp())

    def protect(
        self,
        site: str,
        conversation: str,
        request: str,
        texts: Sequence[Leaf],
        purpose: Purpose = Purpose.PROMPT,
    ) -> Protected:
        """The texts of one outgoing request as they may leave. Nothing is committed before `confirm`.

        Raises:
            NoWayBack, NoSurrogateLeft: Nothing may leave.
        """
        preferences = self._settings.of(site)
        with self._held(site, conversation) as chat:
            self._introduce(site, conversation, chat)
            pending = chat.protect(request, texts, purpose, preferences)
            return Protected(
                request=request,
                changed=pending.changed,
                verdict=pending.turn.verdict,
                figures=self._figures(site, conversation, chat, chat.after(pending)),
                serial=self._serial(site, conversation),
                ask=chat.ask(pending, preferences),
            )

    def confirm(self, site: str, conversation: str, request: str, sent: Sequence[Leaf]) -> Figures:
        """The request has left with the texts `sent`. Only now it counts, and is kept."""
        with self._held(site, conversation) as chat:
            chat.confirm(request, sent)
            self._kept.save(site, conversation, chat)
            return self._figures(site, conversation, chat, chat.registry)

    def unprotected(self, site: str, conversation: str, request: str) -> Figures:
        """The request has left as typed, by the person's choice: it counts as exposed."""
        with self._held(site, conversation) as chat:
            chat.left_unprotected(request)
            self._kept.save(site, conversation, chat)
            return self._figures(site, conversation, chat, chat.registry)

    def preview(self, site: str, conversation: str, text: str) -> Previewed:
        """What would be replaced in a draft. Touches nothing."""
        chat = self._kept.seen(site, conversation)
        with chat.lock:
            return chat.preview(text, self._settings.of(site))

    def restorations(self, site: str, conversation: str, since: int = 0) -> Restored:
        """The way back: every form, longest first. No forms when there is nothing new since `since`."""
        chats = self._way_back(site, conversation)
        serial = self._serial(site, conversation)
        if serial == since:
            return Restored(serial)
        forms: list[Form] = []
        originals: list[str] = []
        dates: DateShift | None = None
        for chat in chats:
            with chat.lock:
                dates = dates or chat.names.date_shift()  # the chat's own before that of the site's texts
                forms += chat.names.restorer().forms
                originals += chat.originals(self._settings.of(site))
        unique = {form.text: form for form in reversed(forms)}
        longest_first = sorted(unique.values(), key=lambda form: (-len(form.text), form.text))
        return Restored(serial, tuple(longest_first), tuple(dict.fromkeys(originals)), dates)

    def observed(self, site: str, conversation: str, text: str) -> None:
        """A stretch of a reply: forms are built for its language too, and names in it are no pen names."""
        with self._held(site, conversation) as chat:
            chat.observe(text, self._settings.of(site))

    def rename(self, site: str, before: str, after: str) -> None:
        """The site has minted a conversation's id: `before`, a temporary one, is `after` from now on."""
        chat = self._kept.found(site, before)
        if chat is None or before == after or NO_CONVERSATION in (before, after):
            return
        other = self._kept.found(site, after)
        if other is None or other is chat:
            with chat.lock:
                self._kept.rename(site, before, after, chat)
            return
        first, second = sorted(
            (chat, other), key=id
        )  # two that rename crosswise must not wait for each other
        with first.lock, second.lock:
            chat.absorb(other)
            self._kept.rename(site, before, after, chat)

    def decide(self, site: str, conversation: str, entity: str, decision: Decision) -> None:
        """The person's decision on one detail; *always* goes on their lists too.

        Raises:
            UnknownConversation: There is no such detail.
        """
        with self._held(site, conversation) as chat:
            known = chat.registry.entities.get(entity)
            if known is None:
                raise UnknownConversation
            chat.registry = chat.registry.decided(entity, decision)
            for value in known.values:
                if decision is Decision.MASK_ALWAYS:
                    self._settings.always_mask(value, known.kind)
                elif decision is Decision.KEEP_ALWAYS:
                    self._settings.never_mask(value)
                elif decision is Decision.NONE:
                    self._settings.neither(value)
            self._kept.save(site, conversation, chat)

    def details(self, site: str, conversation: str) -> Details:
        """The conversation for its side panel."""
        chat = self._kept.seen(site, conversation)
        with chat.lock:
            figures = self._figures(site, conversation, chat, chat.registry)
            listed = chat.details(figures.exposure, self._settings.of(site))
            return Details(listed, figures, cooccurrence.edges(chat.registry.revealed))

    def sent(self, site: str, conversation: str) -> tuple[SentTurn, ...]:
        """What left, request by request."""
        chat = self._kept.seen(site, conversation)
        with chat.lock:
            return tuple(chat.sent)

    def figures(self) -> tuple[Figures, ...]:
        """The live figures of every open conversation, the one used last at the end."""
        answers = []
        for (site, conversation), chat in self._kept.open():
            with chat.lock:
                answers.append(self._figures(site, conversation, chat, chat.registry))
        return tuple(answers)

    def canary(self, site: str, text: str) -> str:
        """A made-up text, protected on the whole path in a conversation that is dropped at once."""
        pending = self._kept.begun(site).protect(
            "canary", [Leaf("canary", text)], Purpose.OTHER, self._settings.of(site)
        )
        return pending.changed[0].text if pending.changed else text

    def forget(self, site: str, conversation: str) -> None:
        """Destroys a conversation's keys and rows; what it brought back stays a surrogate from now on."""
        self._kept.forget(site, conversation)

    def forget_everything(self) -> None:
        """Destroys all conversations."""
        self._kept.forget_everything()

    @contextmanager
    def _held(self, site: str, conversation: str) -> Iterator[Conversation]:
        """The conversation, locked; found anew where it was forgotten or absorbed while we waited for it."""
        while True:
            chat = self._kept.get(site, conversation)
            with chat.lock:
                if self._kept.holds(site, conversation, chat):
                    yield chat
                    return

    def _introduce(self, site: str, conversation: str, chat: Conversation) -> None:
        """Tells a chat the pen names of the site's own texts, and those texts the pen names of its chats."""
        if conversation == NO_CONVERSATION:
            for (where, _), other in self._kept.open():
                if where == site and other is not chat:
                    chat.names.avoid(entry.surrogate for entry in other.names.vault)
        elif own := self._kept.found(site, NO_CONVERSATION):
            with own.lock:
                surrogates = [entry.surrogate for entry in own.names.vault]
                chat.names.stand_beside(surrogates, own.names.restorer())

    def _way_back(self, site: str, conversation: str) -> list[Conversation]:
        """The conversation, and the site's texts without one, whose pen names hold in all its chats."""
        ids = dict.fromkeys((conversation, NO_CONVERSATION))
        return [chat for each in ids if (chat := self._kept.found(site, each))]

    def _serial(self, site: str, conversation: str) -> int:
        return self._first_serial + sum(chat.names.serial for chat in self._way_back(site, conversation))

    def _figures(self, site: str, conversation: str, chat: Conversation, registry: Registry) -> Figures:
        preferences = self._settings.of(site)
        exposure = chat.exposure(registry, preferences)
        counts = chat.counts(registry, exposure, preferences)
        return Figures(site, conversation, exposure, counts, tuple(chat.by_turn))
