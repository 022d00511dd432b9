"""Which surrogate stands for which value in one conversation, and nothing else.

Two tables. *Slots* hold what every part of an entity became (the given name, the digits, the street), so
that all forms of it agree. *Entries* hold each value exactly as written with its surrogate exactly as
written, so that the way back is exact. Both are one to one: a value has one surrogate, a surrogate one value.

Nothing is ever taken out of a vault: what has left under a pen name must always find its way back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from penname.core.kinds import Kind
from penname.core.said import Said


@dataclass(frozen=True, slots=True, repr=False)
class Kept:
    """What `original`, normalized, became in `slot` (`person/given`, `phone/digits`)."""

    slot: str
    original: str
    replacement: str

    @property
    def kind(self) -> str:
        """The first half of the slot: within it no two originals share a replacement."""
        return self.slot.partition("/")[0]


@dataclass(frozen=True, slots=True, repr=False)
class Entry:
    """A value as written, its surrogate as written, and the slots that were filled for it."""

    kind: Kind
    value: str
    surrogate: str
    kept: tuple[Kept, ...] = ()
    language: str = "en"
    country: str = ""


class Vault:
    """The value ↔ surrogate tables of one conversation. `said` is what stands there in clear."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.said = Said()
        self._entries: dict[str, Entry] = {}
        self._values: dict[str, str] = {}
        self._slots: dict[tuple[str, str], str] = {}
        self._taken: dict[tuple[str, str], str] = {}
        for entry in entries:
            self.adopt(entry)

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Entry]:
        """All entries, in order of first sight."""
        return iter(self._entries.values())

    def __contains__(self, value: object) -> bool:
        return value in self._entries

    def entry(self, value: str) -> Entry | None:
        """The entry of `value` as written."""
        return self._entries.get(value)

    def value_of(self, surrogate: str) -> str | None:
        """The value that `surrogate`, as written, stands for."""
        return self._values.get(surrogate)

    def kept(self, slot: str, original: str) -> str | None:
        """What `original` became in `slot`."""
        return self._slots.get((slot, original))

    def holder(self, kept: Kept) -> str | None:
        """The original whose replacement this would be a second time, in any slot of the kind."""
        return self._taken.get((kept.kind, kept.replacement.casefold()))

    def adopt(self, entry: Entry) -> None:
        """Takes a new pair, with its slots, for as long as the conversation lives.

        Raises:
            ValueError: The value has another surrogate already, or the surrogate another value.
        """
        known = self._entries.get(entry.value)
        if (known and known.surrogate != entry.surrogate) or (
            self._values.get(entry.surrogate, entry.value) != entry.value
        ):
            raise ValueError(f"a {entry.kind} would get a second meaning")
        self._entries[entry.value] = entry
        self._values[entry.surrogate] = entry.value
        for kept in entry.kept:
            self._slots[kept.slot, kept.original] = kept.replacement
            self._taken[kept.kind, kept.replacement.casefold()] = kept.original
