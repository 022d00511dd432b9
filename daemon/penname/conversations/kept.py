"""All conversations of this device: found or begun when asked for, sealed whenever one has changed."""

from __future__ import annotations

import threading
from collections import OrderedDict
from datetime import datetime, timedelta
from typing import TypeAlias

from penname.conversations import rows
from penname.conversations.conversation import Conversation
from penname.conversations.outset import Outset
from penname.core import permutation
from penname.core.keys import ConversationKeys, StoreKeys, new_salt
from penname.ports import Clock, Settings, VaultStore

MOST_OPEN = 64
"""Conversations kept in memory; one unused for a while is closed then, and read again when needed."""

A_WHILE = timedelta(minutes=10)
"""No request takes so long between being protected and having left."""

BETWEEN_EXPIRIES = timedelta(days=1)

Key: TypeAlias = tuple[str, str]
"""Site and conversation."""


class Kept:
    """Thread-safe. A conversation's own lock is never taken here: its user holds it."""

    def __init__(
        self, outset: Outset, vaults: VaultStore, master_key: bytes, settings: Settings, clock: Clock
    ) -> None:
        self._outset = outset
        self._vaults = vaults
        self._master = master_key
        self._keys = StoreKeys(master_key)
        self._settings = settings
        self._clock = clock
        self._lock = threading.RLock()
        self._open: OrderedDict[Key, Conversation] = OrderedDict()  # the one used last at the end
        self._used: dict[Key, datetime] = {}
        self._saved: dict[Key, dict[str, str]] = {}
        self._expire()

    def get(self, site: str, conversation: str) -> Conversation:
        """The conversation, begun where there is none."""
        with self._lock:
            if self._clock.now() - self._expired > BETWEEN_EXPIRIES:
                self._expire()
            chat = self.found(site, conversation)
            if chat is None:
                chat = self.begun(site)
                self._hold((site, conversation), chat)
            return chat

    def seen(self, site: str, conversation: str) -> Conversation:
        """The conversation, or an empty one that is not kept."""
        return self.found(site, conversation) or self.begun(site)

    def found(self, site: str, conversation: str) -> Conversation | None:
        """The conversation from memory or, unsealed, from the store; None where there is none.

        Raises:
            WrongKey: Another key sealed it.
        """
        with self._lock:
            key = (site, conversation)
            chat = self._open.get(key)
            if chat is None:
                index = self._keys.index(site, conversation)
                stored = self._vaults.load(index)
                if not stored:
                    return None
                chat = rows.unseal(stored, self._keys, self._master, index, self._outset)
                self._saved[key] = rows.plain_rows(chat)
            self._hold(key, chat)
            return chat

    def begun(self, site: str) -> Conversation:
        """A new conversation with keys of its own, not kept yet."""
        preferences, salt = self._settings.of(site), new_salt()
        keys = ConversationKeys.of(self._master, salt)
        names = self._outset.names(keys, preferences.dates, preferences.birth_dates)
        return Conversation(self._outset, salt, names, preferences.dates, preferences.birth_dates)

    def open(self) -> list[tuple[Key, Conversation]]:
        """Every conversation in memory, the one used last at the end."""
        with self._lock:
            return list(self._open.items())

    def save(self, site: str, conversation: str, chat: Conversation) -> None:
        """Seals the rows that have changed, unless it was forgotten meanwhile or is not to be kept."""
        key, index = (site, conversation), self._keys.index(site, conversation)
        days = self._settings.of(site).keep_days
        if days == 0:
            if self._saved.pop(key, None):  # it was to be kept when it was written
                self._vaults.forget(index)
            return
        now = rows.plain_rows(chat)
        with self._lock:
            if self._open.get(key) is not chat:
                return
            before = self._saved.get(key, {})
            changed = {name: plain for name, plain in now.items() if before.get(name) != plain}
            own = ConversationKeys.of(self._master, chat.salt)
            sealed = rows.seal(chat, self._keys, own, index, changed)
            like_others = days == self._settings.of("").keep_days
            self._vaults.save(index, sealed, None if like_others else days)
            self._saved[key] = now

    def rename(self, site: str, before: str, after: str, chat: Conversation) -> None:
        """Moves a conversation to another id. It is written there before it is destroyed here.

        What is kept under the other id already is of the same chat, and `chat` has absorbed it: it is
        written here, too, before its rows go, which lie under keys of their own.
        """
        with self._lock:
            self.save(site, before, chat)
            self._destroy(site, after)
            self._hold((site, after), chat)
            self.save(site, after, chat)
            self._destroy(site, before)

    def holds(self, site: str, conversation: str, chat: Conversation) -> bool:
        """Whether this is the conversation still: it was not forgotten, nor absorbed by another one."""
        with self._lock:
            return self._open.get((site, conversation)) is chat

    def forget(self, site: str, conversation: str) -> None:
        """Destroys a conversation, in memory and in the store."""
        with self._lock:
            self._destroy(site, conversation)
            permutation.forget()

    def forget_everything(self) -> None:
        """Destroys all conversations."""
        with self._lock:
            self._open.clear()
            self._used.clear()
            self._saved.clear()
            self._vaults.forget_everything()
            permutation.forget()

    def _destroy(self, site: str, conversation: str) -> None:
        self._drop((site, conversation))
        self._vaults.forget(self._keys.index(site, conversation))

    def _expire(self) -> None:
        """Destroys the conversations that have been unused for longer than the person keeps them."""
        self._expired = self._clock.now()
        days = self._settings.of("").keep_days
        self._vaults.forget_unused_since(self._expired - timedelta(days=days))

    def _hold(self, key: Key, chat: Conversation) -> None:
        """Keeps a conversation in memory as the one used last, and closes those unused for a while."""
        now = self._clock.now()
        self._open[key] = chat
        self._open.move_to_end(key)
        self._used[key] = now
        longest_first = list(self._open)[: max(0, len(self._open) - MOST_OPEN)]
        for old in longest_first:
            if now - self._used[old] > A_WHILE:
                self._drop(old)

    def _drop(self, key: Key) -> None:
        for held in (self._open, self._used, self._saved):
            held.pop(key, None)
