"""What the application asks of the world, as Protocols. Adapters answer; `bootstrap.py` introduces them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from penname.core.findings import Finding


@dataclass(frozen=True, slots=True, repr=False)
class Detected:
    """What a detector says of one text: its findings, settled (no two overlap), and its language."""

    findings: tuple[Finding, ...]
    language: str  # ISO 639-1; the conversation's language where the text is too short to tell
    country: str = ""  # ISO 3166 alpha-2 where the text tells it, else ""


@dataclass(frozen=True, slots=True, repr=False)
class Heard:
    """What the detector may know of a conversation when it reads one more text.

    `known` are (value, kind) pairs seen so far or listed in *My details* and *always mask*; `never` are
    values the person wants kept in clear; `before` are the earlier texts of the conversation, oldest first.
    """

    known: tuple[tuple[str, str], ...] = ()
    never: frozenset[str] = field(default=frozenset())
    before: tuple[str, ...] = ()
    language: str = ""


class Detector(Protocol):
    """Finds personal details in a text. Blocking and thread-safe; cached per text where that is sound."""

    def detect(self, text: str, heard: Heard) -> Detected: ...


class KeyStore(Protocol):
    """Where the device master key lives.

    Raises (each a different state with a different sentence, see `adapters/os_keyring.py`):
        KeyringLocked, KeyringMissing, KeyringRefused.
    """

    def master_key(self, *, create: bool) -> bytes:
        """32 bytes. Made once, when `create` and there is none; never over an existing vault."""
        ...


class VaultStore(Protocol):
    """Sealed rows by conversation. Every value that crosses this port is already sealed by the caller's key."""

    def load(self, conversation: bytes) -> Sequence[tuple[str, bytes]]: ...
    def save(self, conversation: bytes, rows: Sequence[tuple[str, bytes]]) -> None: ...
    def forget(self, conversation: bytes) -> None: ...
    def forget_everything(self) -> None: ...


class Clock(Protocol):
    """The time, so that tests can say what it is."""

    def now(self) -> datetime: ...
