"""What the application asks of the world, as Protocols. Adapters answer; `bootstrap.py` introduces them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from penname.core.findings import Finding
from penname.core.kinds import Kind


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


class KeyUnavailable(Exception):
    """There is no master key to work with, so nothing can be protected. `code` is a refusal of the protocol.

    KeyUnavailable
      KeyringLocked       the keyring is there and wants to be unlocked by its owner
      PassphraseNeeded    the key is sealed by a passphrase that has not been given yet
      WrongPassphrase     the passphrase given does not open the sealed key
      KeyringMissing      this machine has no keyring, and no passphrase was ever set
      KeyringRefused      the keyring is there and said no, or broke
      KeyMismatch         there is a vault, and the key at hand does not open it, or is gone
      StoreDamaged        the file of the vault can't be read, so no key opens it
      StoreTooNew         a later release has written that file; nothing in it is touched
    """

    code = "failed"


class KeyringLocked(KeyUnavailable):
    code = "locked"


class PassphraseNeeded(KeyUnavailable):
    code = "passphrase"


class WrongPassphrase(KeyUnavailable):
    code = "wrong-passphrase"


class KeyringMissing(KeyUnavailable):
    code = "no-key"


class KeyringRefused(KeyUnavailable):
    code = "key-refused"


class KeyMismatch(KeyUnavailable):
    code = "key-mismatch"


class StoreDamaged(KeyUnavailable):
    code = "store-damaged"


class StoreTooNew(KeyUnavailable):
    code = "store-too-new"


class KeyStore(Protocol):
    """Where the device master key lives. Blocking; every method raises KeyUnavailable."""

    def master_key(self, *, create: bool) -> bytes:
        """32 bytes. Made once, when `create` and there is none; never over an existing vault."""
        ...

    def destroy(self) -> None:
        """Removes the key, so that nothing sealed under it can ever be read again."""
        ...


class VaultStore(Protocol):
    """Sealed rows by conversation. Every value that crosses this port is already sealed by the caller's key.

    `conversation` is an opaque index of 32 bytes and a row's name is opaque too: neither tells anything.
    """

    def load(self, conversation: bytes) -> Sequence[tuple[str, bytes]]:
        """All rows of a conversation, in any order; empty when there is none."""
        ...

    def save(self, conversation: bytes, rows: Sequence[tuple[str, bytes]], days: int | None = None) -> None:
        """Adds or replaces these rows, all or none, and leaves the others; notes the time of use.

        `days` is how long after its last use it may be kept, where that differs from other conversations.
        """
        ...

    def forget(self, conversation: bytes) -> None:
        """Destroys the rows of a conversation, in the file too. Nothing happens where there are none."""
        ...

    def forget_everything(self) -> None:
        """Destroys every row."""
        ...

    def forget_unused_since(self, moment: datetime) -> None:
        """Destroys conversations whose last use lies before `moment`, or longer ago than their own days."""
        ...


@dataclass(frozen=True, slots=True, repr=False)
class Preferences:
    """What the person has set, as it holds for one site.

    `tau` and `alpha` are None while the policy's own hold. `replace` are kinds switched to *always*.
    `details` (*My details*) and `mask` (always-mask) are (value, kind) pairs that are watched for; `keep` are
    values that may stay in clear. `keep_days` is 0 for *discard when the last tab closes*.
    """

    policy: str = "balanced"
    tau: float | None = None
    alpha: float | None = None
    replace: frozenset[Kind] = frozenset()
    details: tuple[tuple[str, Kind], ...] = ()
    mask: tuple[tuple[str, Kind], ...] = ()
    keep: frozenset[str] = frozenset()
    dates: str = "auto"  # auto, encipher, shift, shift-capped, shift-today
    birth_dates: str = "decade"  # decade, full-range
    keep_days: int = 30


class Settings(Protocol):
    """The person's settings. Read at every turn, so an answer must be cheap."""

    def of(self, site: str) -> Preferences:
        """What holds on `site`: its own settings over the general ones."""
        ...

    def always_mask(self, value: str, kind: Kind) -> None:
        """Adds a value to the always-mask list and takes it off the never-mask list."""
        ...

    def never_mask(self, value: str) -> None:
        """Adds a value to the never-mask list and takes it off the always-mask list."""
        ...

    def neither(self, value: str) -> None:
        """Takes a value off both lists."""
        ...


class Clock(Protocol):
    """The time, so that tests can say what it is."""

    def now(self) -> datetime: ...
