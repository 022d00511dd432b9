"""What the forms of a person's name are made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, repr=False)
class Name:
    """What is needed of one name. `given` may hold middle names; `first` is the first of them."""

    given: str
    family: str
    gender: str
    script: str

    @property
    def first(self) -> str:
        return self.given.split()[0] if self.given else ""

    @property
    def full(self) -> str:
        return " ".join(part for part in (self.given, self.family) if part)
