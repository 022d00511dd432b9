"""Everything the core can refuse to do.

    CoreError
      DomainTooSmall      a value has too few possible surrogates to hide in
      NoSurrogateLeft     every surrogate of a kind is taken in this conversation
      NoWayBack           a rewritten text would not restore to the original
      NotADate            a text that was said to be a date can't be read as one
      WrongKey            what was sealed does not open with this key

Messages are shown to people and written to logs. They say what was refused
and what can be done about it. They name kinds and counts, never values.
"""

from __future__ import annotations


class CoreError(Exception):
    """The root of this tree. `code` is stable and append-only."""

    code = "core"


class DomainTooSmall(CoreError):
    """Raised when a permutation of so few values would hide little."""

    code = "domain-too-small"

    def __init__(self, kind: str, size: int, least: int) -> None:
        super().__init__(
            f"A {kind} has {size} possible surrogates and needs at least {least}. "
            f"It gets a numbered placeholder instead."
        )
        self.kind = kind
        self.size = size
        self.least = least


class NoSurrogateLeft(CoreError):
    """Raised when a pool has no unused surrogate for one more value."""

    code = "no-surrogate-left"

    def __init__(self, kind: str, pool_size: int) -> None:
        super().__init__(
            f"All {pool_size} surrogates for {kind} are in use in this conversation. "
            f"Start a new conversation, or add to the pool."
        )
        self.kind = kind
        self.pool_size = pool_size


class NoWayBack(CoreError):
    """Raised when a rewritten text would not restore exactly, so it must not leave."""

    code = "no-way-back"

    def __init__(self, findings: int) -> None:
        super().__init__(
            f"This text holds {findings} personal details, and at least one of them could not be brought "
            f"back exactly in the reply. Nothing was sent. Rephrase it, or send it unprotected this once."
        )
        self.findings = findings


class NotADate(CoreError):
    """Raised when a value has no calendar date that all its parts agree on."""

    code = "not-a-date"

    def __init__(self) -> None:
        super().__init__("This is no complete date in a known layout. It takes the semantic path.")


class WrongKey(CoreError):
    """Raised when sealed data does not open: another key, or damaged bytes."""

    code = "key-mismatch"

    def __init__(self) -> None:
        super().__init__(
            "This key does not open what was sealed. Use the key that sealed it, or forget what it holds."
        )
