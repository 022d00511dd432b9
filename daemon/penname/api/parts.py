"""What the daemon is put together from, as its life sees it; `bootstrap.py` brings it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from penname.conversations import Conversations


class Parts(Protocol):
    """What takes time or may be missing. Every method blocks and is called in a thread."""

    def load(self) -> None:
        """Loads the models. Called once."""
        ...

    def open(self) -> None:
        """Gets the master key and opens the store with it. Raises: KeyUnavailable."""
        ...

    def unlock(self, passphrase: str) -> None:
        """As `open`, with the passphrase. Raises: KeyUnavailable."""
        ...

    def conversations(self) -> Conversations:
        """The conversations, once loaded and open."""
        ...

    def forget_everything(self) -> None:
        """Destroys all rows and the key; works without a key, too. `open` makes new ones."""
        ...

    def is_on(self, site: str) -> bool:
        """Whether the person has protection on for this site."""
        ...

    def settings(self) -> dict[str, Any]:
        """Every setting, by dotted key; personal lists only while open."""
        ...

    def change(self, changes: Mapping[str, Any]) -> None:
        """Changes settings. Raises: an exception with the code `bad-setting`, KeyUnavailable."""
        ...

    def mark_as_quit(self) -> None:
        """Leaves a mark that keeps the native host from starting the daemon again."""
        ...

    def close(self) -> None:
        """Closes the store."""
        ...
