"""The one place where ports meet adapters: what the running daemon is put together from."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from penname.adapters import personal_lists, sealed_store
from penname.adapters.clock import SystemClock
from penname.adapters.master_key import MasterKey
from penname.adapters.os_keyring import OsKeyring
from penname.adapters.passphrase import PassphraseKey
from penname.adapters.personal_lists import LISTS, PersonalLists, StoredSettings
from penname.adapters.sealed_store import SealedStore
from penname.adapters.settings_file import SettingsFile
from penname.core.keys import StoreKeys
from penname.ports import KeyringMissing, KeyStore, StoreDamaged
from penname.protocol import endpoint

if TYPE_CHECKING:
    from penname.conversations import Conversations
    from penname.core.needs import Needs
    from penname.ports import Detector


WARM_UP = (
    "My name is Ada Example, born 3 May 1984, of 12 Elm Street, Springfield. I work at Example Ltd, "
    "write to ada@example.org or call +1 202 555 0143."
)
"""Goes the whole way once before the daemon says it is ready, since names and places are read when needed."""


class UnlockableKey(KeyStore, Protocol):
    """A key store that may want a passphrase."""

    def unlock(self, passphrase: str, *, create: bool) -> bytes: ...


class DaemonParts:
    """The parts of one daemon, in the order in which they can be had (`api.parts.Parts`).

    Args:
        home: The state folder, which exists and is locked by the caller.
        keys: Where the master key is.
        load: Gives the detector and what the core needs; takes seconds.
    """

    def __init__(
        self, home: Path, keys: UnlockableKey, load: Callable[[], tuple[Detector, Needs]] | None = None
    ) -> None:
        self._home = home
        self._keys = keys
        self._load = load or load_models
        self._file = SettingsFile(home / "settings.toml")
        self._path = home / "vault.sqlite3"
        self._opened: SealedStore | None = None
        self._models: tuple[Detector, Needs] | None = None
        self._master: bytes | None = None
        self._lists: PersonalLists | None = None

    @property
    def _store(self) -> SealedStore:
        """The store, opened when first asked for. Raises: StoreDamaged, StoreTooNew."""
        if self._opened is None:
            self._opened = SealedStore(self._path, SystemClock())
        return self._opened

    def load(self) -> None:
        """Loads the models."""
        with all_for_good():
            self._models = self._load()

    def open(self) -> None:
        """Gets the master key, made first where there is no store yet. Raises: KeyUnavailable."""
        self._use(self._keys.master_key(create=not self._store.is_bound))

    def unlock(self, passphrase: str) -> None:
        """As `open`, with the passphrase. Raises: KeyUnavailable."""
        self._use(self._keys.unlock(passphrase, create=not self._store.is_bound))

    def conversations(self) -> Conversations:
        """The conversations. `load` and `open` came before."""
        from penname.conversations import Conversations  # the core takes a while to import, as the models do

        assert self._models is not None
        assert self._master is not None
        assert self._lists is not None
        detector, needs = self._models
        settings = StoredSettings(self._file, self._lists)
        conversations = Conversations(detector, needs, self._store, self._master, settings, SystemClock())
        with all_for_good():
            conversations.canary("", WARM_UP)
        return conversations

    def forget_everything(self) -> None:
        """Destroys every row, the lists and the key; a store that is damaged as a whole."""
        try:
            self._store.forget_everything()
        except StoreDamaged:
            self.close()
            sealed_store.remove(self._path)
        self._keys.destroy()
        self._master = self._lists = None

    def is_on(self, site: str) -> bool:
        """Whether the person has protection on for this site."""
        return bool(self._file.get("on", site))

    def settings(self) -> dict[str, Any]:
        """Every setting; the personal lists only while the store is open."""
        return self._file.all() | (self._lists.all() if self._lists else {})

    def change(self, changes: Mapping[str, Any]) -> None:
        """Changes settings, all or none. Raises: BadSetting; KeyringMissing for a list without a key."""
        lists = {name: changes[name] for name in LISTS if name in changes}
        others = {key: value for key, value in changes.items() if key not in lists}
        for name, entries in lists.items():
            personal_lists.check(name, entries)
        if lists and self._lists is None:
            raise KeyringMissing
        self._file.change(others)
        for name, entries in lists.items():
            assert self._lists is not None
            self._lists.change(name, entries)

    def mark_as_quit(self) -> None:
        """Leaves the mark that keeps native hosts from starting the daemon."""
        Path(endpoint.quit_mark(str(self._home))).touch(mode=0o600)

    def close(self) -> None:
        """Closes the store."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    def _use(self, master: bytes) -> None:
        keys = StoreKeys(master)
        self._store.bind(keys.check_value())
        self._lists = PersonalLists(self._store, keys)
        self._master = master


@contextmanager
def all_for_good() -> Iterator[None]:
    """What is made inside stays for good: the collector of garbage leaves it alone, now and ever after.

    Looking through hundreds of thousands of words again and again would take a quarter of the start, and a
    tenth of a second out of a prompt now and then.
    """
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        gc.enable()


def system_keys(home: Path) -> MasterKey:
    """The keyring of this system, else a key under a passphrase. Every state folder has its own entry."""
    is_default = "PENNAME_HOME" not in os.environ
    account = "master key" if is_default else f"master key of {home.resolve()}"
    return MasterKey(OsKeyring(account), PassphraseKey(home / "key.sealed"))


class KeyInMemory:
    """A key that is given at the start and gone at the end, for the demo and for tests."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def master_key(self, *, create: bool) -> bytes:
        """The key, whatever `create` says."""
        return self._key

    def unlock(self, passphrase: str, *, create: bool) -> bytes:
        """The key: it is never locked."""
        return self._key

    def destroy(self) -> None:
        """Another key takes its place."""
        self._key = os.urandom(len(self._key))


def load_models() -> tuple[Detector, Needs]:
    """The detector and the needs of the core. Takes seconds; imports most of what we depend on."""
    from penname.adapters import detector, models, needs

    return detector.load(models.FOLDER), needs.load()
