"""What a candidate is judged by: the world's knowledge, and the setting of the text it stands in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from penname.core.findings import Finding
from penname.core.scene import Scene


@dataclass(frozen=True, slots=True)
class Lore:
    """What the context asks of the world's knowledge. Each function takes a value as written."""

    is_famous: Callable[[str], bool]
    is_name: Callable[[str], bool]  # a lone word that is a name and no ordinary word
    is_listed: Callable[[str], bool]  # a lone word that is on a list of names, whatever else it means
    is_ordinary: Callable[[str], bool]  # a lone word that is a word before it is a name
    is_place: Callable[[str], bool]
    is_public: Callable[[str], bool]  # a firm, product or institution that everybody knows


@dataclass(frozen=True, slots=True)
class Setting:
    """What is known when a candidate is judged: the talk, where code stands, the world's knowledge."""

    scene: Scene
    private: bool
    facts: bool
    code: list[tuple[int, int]]
    fenced: list[tuple[int, int]]
    lore: Lore
    people: bool = False
    asks: bool = False  # the text by itself is a question of general knowledge

    def quoted(self, candidate: Finding) -> bool:
        """Whether it stands in code that is marked as such: fenced or between backticks."""
        return any(start <= candidate.start < end for start, end in self.fenced)

    def in_code(self, candidate: Finding) -> bool:
        return any(start <= candidate.start < end for start, end in self.code)
