"""Which surrogate stands for which value in one conversation, and nothing else.

Two tables. *Slots* hold what every part of an entity became (the given name, the digits, the street), so
that all forms of it agree. *Entries* hold each value exactly as written with its surrogate exactly as
written, so that the way back is exact. Both are one to one: a value has one surrogate, a surrogate one
value. (Where a surrogate would not be recognised in its place, a placeholder stands for the value there.)

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
        """The first half of the slot."""
        return self.slot.partition("/")[0]

    @property
    def pool(self) -> str:
        """Within it no two originals share a replacement: the kind, so that no name is both given and family.

        A day and its text are two writings of one thing, so dates share nothing between their slots.
        """
        return self.slot if self.kind.startswith("date") else self.kind


@dataclass(frozen=True, slots=True, repr=False)
class Entry:
    """A value as written, its surrogate as written, and the slots that were filled for it.

    `is_placeholder` where no row wrote the surrogate: it then has no other forms. `is_cut` where both are
    but the beginning of a value and of its surrogate.
    """

    kind: Kind
    value: str
    surrogate: str
    kept: tuple[Kept, ...] = ()
    language: str = "en"
    country: str = ""
    is_placeholder: bool = False
    is_cut: bool = False


class Vault:
    """The value ↔ surrogate tables of one conversation. `said` is what stands there in clear."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.said = Said()
        self._entries: list[Entry] = []
        self._by_value: dict[str, Entry] = {}
        self._by_surrogate: dict[str, Entry] = {}
        self._placeholders: dict[str, str] = {}
        self._slots: dict[tuple[str, str], str] = {}
        self._taken: dict[tuple[str, str], str] = {}
        for entry in entries:
            self.adopt(entry)

    def __len__(self) -> int:
        return len(self._entries)

    def __iter__(self) -> Iterator[Entry]:
        """All entries, in order of first sight."""
        return iter(self._entries)

    def __contains__(self, value: object) -> bool:
        return value in self._by_value

    def surrogate_of(self, value: str) -> str | None:
        """The surrogate of `value` as written."""
        entry = self._by_value.get(value)
        return entry.surrogate if entry else None

    def value_of(self, surrogate: str) -> str | None:
        """The value that `surrogate`, as written, stands for."""
        entry = self._by_surrogate.get(surrogate)
        return entry.value if entry else None

    def placeholder_of(self, value: str) -> str | None:
        """The placeholder that stands for `value` where its surrogate can't."""
        return self._placeholders.get(value)

    def kept(self, slot: str, original: str) -> str | None:
        """What `original` became in `slot`."""
        return self._slots.get((slot, original))

    def holder(self, kept: Kept) -> str | None:
        """The original whose replacement this would be a second time."""
        return self._taken.get((kept.pool, kept.replacement.casefold()))

    def adopt(self, entry: Entry) -> None:
        """Takes a new pair, with its slots, for as long as the conversation lives.

        The first entry of a value is its surrogate; later ones only find back.

        Raises:
            ValueError: The surrogate stands for another value.
        """
        if self._by_surrogate.get(entry.surrogate, entry).value != entry.value:
            raise ValueError(f"a surrogate of kind {entry.kind} would get a second meaning")
        self._entries.append(entry)
        self._by_value.setdefault(entry.value, entry)
        self._by_surrogate[entry.surrogate] = entry
        if entry.is_placeholder:
            self._placeholders[entry.value] = entry.surrogate
        for kept in entry.kept:
            self._slots[kept.slot, kept.original] = kept.replacement
            self._taken[kept.pool, kept.replacement.casefold()] = kept.original
