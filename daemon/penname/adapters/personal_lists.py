"""The lists that hold personal values, sealed in the store: *My details*, always mask, never mask."""

from __future__ import annotations

import json
import threading
from typing import Any

from penname.adapters.sealed_store import SealedStore
from penname.adapters.settings_file import BadSetting, SettingsFile
from penname.core.keys import StoreKeys
from penname.core.kinds import Kind
from penname.ports import Preferences

_FACT = "lists"
_PAIRS = ("details", "mask")  # lists of {"value", "kind"}; "keep" is a list of values
LISTS = (*_PAIRS, "keep")


class PersonalLists:
    """The three lists, opened with the store's key and sealed again at every change. Thread-safe."""

    def __init__(self, store: SealedStore, keys: StoreKeys) -> None:
        self._store = store
        self._keys = keys
        self._lock = threading.RLock()
        sealed = store.fact(_FACT)
        self._lists: dict[str, list[Any]] = {name: [] for name in LISTS}
        if sealed is not None:
            self._lists |= json.loads(keys.unseal_salt(sealed, _FACT))

    def all(self) -> dict[str, list[Any]]:
        """The lists as the options page shows them."""
        with self._lock:
            return {name: list(entries) for name, entries in self._lists.items()}

    def change(self, name: str, entries: Any) -> None:
        """Replaces one list. Raises: BadSetting, for what is no list of that name."""
        check(name, entries)
        with self._lock:
            self._keep({**self._lists, name: entries or []})

    def move(self, value: str, kind: Kind | None, to: str) -> None:
        """Puts a value on `mask`, on `keep`, or ("") on neither; never on both."""
        with self._lock:
            same = value.casefold()  # as the lists are read
            mask = [entry for entry in self._lists["mask"] if entry["value"].casefold() != same]
            keep = [entry for entry in self._lists["keep"] if entry.casefold() != same]
            if to == "mask" and kind is not None:
                mask.append({"value": value, "kind": kind.value})
            elif to == "keep":
                keep.append(value)
            self._keep({**self._lists, "mask": mask, "keep": keep})

    def pairs(self, name: str) -> tuple[tuple[str, Kind], ...]:
        """The (value, kind) pairs of `details` or `mask`."""
        with self._lock:
            return tuple((entry["value"], Kind(entry["kind"])) for entry in self._lists[name])

    def kept(self) -> frozenset[str]:
        """The values that may stay in clear."""
        with self._lock:
            return frozenset(self._lists["keep"])

    def _keep(self, lists: dict[str, list[Any]]) -> None:
        plain = json.dumps(lists).encode()  # escapes carry even halves of surrogate pairs
        self._store.keep_fact(_FACT, self._keys.seal_salt(plain, _FACT))
        self._lists = lists


def check(name: str, entries: Any) -> None:
    """Whether `entries` can be the list `name`; None empties it. Raises: BadSetting."""
    fits = _is_pair if name in _PAIRS else _is_value
    if entries is not None and not (isinstance(entries, list) and all(map(fits, entries))):
        raise BadSetting(name)


def _is_value(entry: Any) -> bool:
    return isinstance(entry, str) and 0 < len(entry.strip()) <= 1000


def _is_pair(entry: Any) -> bool:
    return (
        isinstance(entry, dict)
        and entry.keys() == {"value", "kind"}
        and _is_value(entry["value"])
        and isinstance(entry["kind"], str)
        and entry["kind"] in set(Kind)
    )


class StoredSettings:
    """The port Settings: the file for what is not personal, the sealed lists for what is."""

    def __init__(self, file: SettingsFile, lists: PersonalLists) -> None:
        self._file = file
        self._lists = lists

    def of(self, site: str) -> Preferences:
        """What holds on `site`."""

        def get(key: str) -> Any:
            return self._file.get(key, site)

        return Preferences(
            policy=get("policy"),
            tau=get("tau"),
            alpha=get("alpha"),
            replace=frozenset(map(Kind, get("replace"))),
            details=self._lists.pairs("details"),
            mask=self._lists.pairs("mask"),
            keep=self._lists.kept(),
            dates=self._file.get("dates"),
            birth_dates=self._file.get("birth_dates"),
            keep_days=get("keep_days"),
        )

    def always_mask(self, value: str, kind: Kind) -> None:
        """Adds a value to the always-mask list and takes it off the never-mask list."""
        self._lists.move(value, kind, "mask")

    def never_mask(self, value: str) -> None:
        """Adds a value to the never-mask list and takes it off the always-mask list."""
        self._lists.move(value, None, "keep")

    def neither(self, value: str) -> None:
        """Takes a value off both lists."""
        self._lists.move(value, None, "")
