"""What a part of a name is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """What a part of a name is. Middle names are GIVEN."""

    TITLE = "title"
    GIVEN = "given"
    PATRONYMIC = "patronymic"
    PARTICLE = "particle"
    FAMILY = "family"
    SUFFIX = "suffix"
    GLUE = "glue"  # blanks, punctuation, grammatical endings after an apostrophe


@dataclass(frozen=True, slots=True, repr=False)
class Part:
    """A stretch of a name. `initial`: a single letter that stands for a given or family name."""

    role: Role
    text: str
    initial: bool = False
