"""One text on its way out, with what was found in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from penname.core.findings import Finding
from penname.core.kinds import Kind


class Origin(StrEnum):
    """Where a text comes from, and so what something that looks like a surrogate means in it."""

    TYPED = "typed"  # trusted input on this page: it is a real value
    PAGE = "page"  # the page sends it again: it is the surrogate, and stays
    HISTORY = "history"  # read from the site, or an earlier reply: likewise


class Role(StrEnum):
    """Who says it. What an assistant says is protected and never scored."""

    USER = "user"
    ASSISTANT = "assistant"


@dataclass(frozen=True, slots=True, repr=False)
class Cut:
    """Where a text ends inside a known value: from `start` to its end it is the beginning of `whole`."""

    start: int
    kind: Kind
    whole: str


@dataclass(frozen=True, slots=True, repr=False)
class Message:
    """One text on its way out.

    `findings` never overlap and lie within the text, in any order. `language` is ISO 639-1, `country` ISO
    3166 alpha-2 or "" where the text does not tell. `surrogates` are the stretches (start, end) that are pen
    names already and stay. `may_be_cut` is set where the page may have cut the text anywhere (a title, a
    preview); `cut` is then what it ends in.
    """

    text: str
    findings: tuple[Finding, ...] = ()
    origin: Origin = Origin.TYPED
    role: Role = Role.USER
    language: str = "en"
    country: str = ""
    surrogates: tuple[tuple[int, int], ...] = ()
    may_be_cut: bool = False
    cut: Cut | None = None

    def value(self, finding: Finding) -> str:
        """What a finding names: its text, and the rest of a value that the text is cut inside."""
        cut, is_last = self.cut, finding.end == len(self.text)
        if cut and is_last and finding.kind is cut.kind and finding.start <= cut.start:
            return self.text[finding.start : cut.start] + cut.whole
        return self.text[finding.start : finding.end]

    def in_clear(self) -> str:
        """The text with a blank where a surrogate stands."""
        pieces, done = [], 0
        for start, end in self.surrogates:
            pieces.append(self.text[done:start])
            done = end
        return " ".join((*pieces, self.text[done:]))
