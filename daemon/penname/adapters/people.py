"""Names of people by the words around them and by the lists of names, in the languages covered.

The neural model finds most names; this finds those that stand in a form, after a greeting, behind a
relation ("my landlord …"), in lower case, or that come from a culture the model knows little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from penname.adapters.lexicons import Lexicons
from penname.adapters.name_cues import (
    ADDRESSED,
    CASED,
    CONTRACTED,
    FAMILIES,
    LISTED_ONLY,
    LOW_RUN,
    LOWER,
    MONTH_NAMES,
    NEVER,
    PARTICLE,
    RUN,
    SURE,
    TOKEN,
)
from penname.core.findings import Finding
from penname.core.kinds import Kind

CUED, LISTED = "people.cue", "people.list"


class People:
    """Finds names with the compiled lists. Stateless after construction."""

    def __init__(self, lexicons: Lexicons) -> None:
        self._given, self._family, self._ordinary = lexicons.given, lexicons.family, lexicons.ordinary
        self._places = lexicons.places

    def find(self, text: str) -> list[Finding]:
        """The names in a folded text; they may overlap."""
        found = [*self._cued(text), *self._listed(text), *self._lower(text)]
        return list({(f.start, f.end): f for f in sorted(found, key=lambda f: f.confidence)}.values())

    def known_name(self, word: str) -> bool:
        """Whether a lone word is a name of the lists and no ordinary word."""
        low = word.casefold()
        return (low in self._given or low in self._family) and low not in self._ordinary

    def listed(self, word: str) -> bool:
        """Whether a lone word is in the lists of names, whatever else it means."""
        low = word.casefold()
        return low in self._given or low in self._family

    def _cued(self, text: str) -> Iterator[Finding]:
        for confidence, pattern in CASED:
            for match in pattern.finditer(text):
                start, end = match.span("value")
                start, end = self._trimmed(text, start, end, sure=confidence >= SURE)
                if start < end and self._plausible(text[start:end], listed=confidence in LISTED_ONLY):
                    yield Finding(Kind.PERSON, start, end, confidence, CUED)
        for match in ADDRESSED.finditer(text):
            if self._may_follow_title(match.group("value")):
                yield Finding(Kind.PERSON, *match.span("value"), 0.78, CUED)
        for match in FAMILIES.finditer(text):
            low = match.group("value").casefold()
            if low[:-1] in self._family and low not in self._ordinary and low[:-1] not in self._ordinary:
                yield Finding(Kind.PERSON, match.start(), match.end(), 0.7, CUED)

    def _trimmed(self, text: str, start: int, end: int, sure: bool = False) -> tuple[int, int]:
        """Without ordinary words at the edges of a run: "Best Regards Devon Clarke" is "Devon Clarke".

        `sure`: what stands before the run says that it is a name, so that its end is kept.
        """
        tokens = [(m.start(), m.end()) for m in TOKEN.finditer(text, start, end)]
        while tokens and self._no_name(text[tokens[0][0] : tokens[0][1]]):
            tokens.pop(0)
        while tokens and self._no_name(text[tokens[-1][0] : tokens[-1][1]]):
            word = text[tokens[-1][0] : tokens[-1][1]].casefold()
            if sure and len(tokens) > 1 and word not in NEVER and not CONTRACTED.search(word):
                break
            if (
                len(tokens) == 2
                and not CONTRACTED.search(word)
                and self.known_name(text[tokens[0][0] : tokens[0][1]])
            ):
                break  # "Mikkel Strand": after a given name even a word is a family name
            tokens.pop()
        if not tokens:
            return start, start
        last = tokens[-1][1]
        if text[last - 1 : last] != "." and text[last : last + 1] == "." and last - tokens[-1][0] == 1:
            last += 1
        return tokens[0][0], last

    def _no_name(self, word: str) -> bool:
        low = word.casefold().removesuffix("'s").removesuffix("’s")
        if CONTRACTED.search(low):
            return True
        return low in self._ordinary and low not in self._given and low not in self._family

    def _plausible(self, name: str, listed: bool = False) -> bool:
        """Whether a run of words can be a name; `listed`: only with a word of the lists in it."""
        if any(c.isdigit() for c in name):
            return False
        if listed and not any(self.known_name(m.group()) for m in TOKEN.finditer(name)):
            return False
        words = [m.group().casefold() for m in TOKEN.finditer(name)]
        telling = [word for word in words if len(word) > 1 and not word.endswith(".")]
        if not telling or all(word in self._ordinary for word in telling):
            return len(telling) == 1 and telling[0] in self._given and telling[0] not in NEVER
        return not (
            len(telling) == 1
            and (telling[0] in NEVER or (telling[0] in self._places and telling[0] not in self._given))
        )

    def _may_follow_title(self, name: str) -> bool:
        """Whether one word that means something else too is a family name behind "Mr." or "Frau"."""
        low = name.casefold()
        return name[:1].isupper() and (low in self._family or low in self._given or low in MONTH_NAMES)

    def _listed(self, text: str) -> Iterator[Finding]:
        """Capitalised runs that hold a given name of the lists and something beside it."""
        for match in RUN.finditer(text):
            start, end = self._trimmed(text, match.start(), match.end())
            words = [m.group() for m in TOKEN.finditer(text, start, end)]
            if len(words) < 2 or not self._plausible(text[start:end]):
                continue
            low = [word.casefold().removesuffix("'s") for word in words]
            given = (
                low[0] in self._given
                or (low[-1] in self._given and text[start:end].count(",") == 1)
                or low[0].endswith(".")
            )
            pure = given and low[0] not in self._ordinary
            family = low[-1] in self._family or low[-1] not in self._ordinary
            if pure and family and " ".join(low) not in self._places:
                both = low[0] in self._given and low[-1] in self._family and low[-1] not in self._ordinary
                yield Finding(Kind.PERSON, start, end, 0.72 if both else 0.6, LISTED)

    def _lower(self, text: str) -> Iterator[Finding]:
        for confidence, pattern in LOWER:
            for match in pattern.finditer(text):
                start, end = match.span("value")
                stop = self._lower_end(text, start, end)
                if stop > start:
                    yield Finding(Kind.PERSON, start, stop, confidence, CUED)
        for match in LOW_RUN.finditer(text):
            first, last = match.group().split(" ")
            listed = first in self._given and first not in self._ordinary and last in self._family
            if listed and last not in self._ordinary:
                yield Finding(Kind.PERSON, match.start(), match.end(), 0.6, LISTED)

    def _lower_end(self, text: str, start: int, end: int) -> int:
        """How far a name in lower case goes: as long as its words are no ordinary ones."""
        stop = start
        seen = 0
        for match in TOKEN.finditer(text, start, end):
            word = match.group().casefold()
            if seen and text[stop : match.start()] != " ":
                break
            particle = seen and re.fullmatch(PARTICLE, word)
            if (
                word in self._ordinary
                and not particle
                and not (seen and word in self._family and self._ends(text, match.end()))
            ):
                break
            if (
                not seen
                and word not in self._given
                and word not in self._family
                and not self._next_is_name(text, match.end(), end)
            ):
                return start
            seen += 1
            stop = match.end() if not particle else stop
            if particle and match.end() == end:
                break
            if particle:
                continue
        return stop

    def _next_is_name(self, text: str, start: int, end: int) -> bool:
        following = TOKEN.search(text, start, end)
        low = following.group().casefold() if following else ""
        return low in self._family and low not in self._ordinary

    def _ends(self, text: str, place: int) -> bool:
        return place >= len(text) or text[place] in ".,;:!?\n)"
