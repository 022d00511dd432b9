"""A copy of a text made for matching, and the way from every place in it back to the original.

What people paste is full of no-break spaces, soft hyphens, direction marks, fullwidth letters, look-alike
letters and percent-encoding. Patterns are written for plain text; this makes it plain.
"""

from __future__ import annotations

import html
import re
import unicodedata
from dataclasses import dataclass

_DROPPED = frozenset(
    "\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e"
    "\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff"
)
_PLAIN = str.maketrans("‘’ʼ＇´“”„‐‑‒–−\u00a0\u202f\u2007\u2009", "'''''\"\"\"-----    ")
_LOOKALIKE = str.maketrans(
    "аеорсухіјѕԁһӏАВЕКМНОРСТУХαοντρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",  # Cyrillic, then Greek
    "aeopcyxijsdhlABEKMHOPCTYXaovtpABEZHIKMNOPTYX",
)
_ENCODED = re.compile(
    r"(?:%[0-9A-Fa-f]{2})+|&(?:#\d{1,6}|#x[0-9A-Fa-f]{1,5}|amp|lt|gt|quot|apos|nbsp|commat);"
)
_TOKEN = re.compile(r"[^\s<>\"'(),;]+")
_LATIN = re.compile(r"[A-Za-z]")
_OTHER = re.compile(r"[Ͱ-ӿ]")
_SURROGATES = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True, repr=False)
class Folded:
    """The plain copy. `starts[i]` and `ends[i]` are the original stretch of plain character i."""

    text: str
    starts: list[int] | range
    ends: list[int] | range

    def original(self, start: int, end: int) -> tuple[int, int]:
        """Start and end (exclusive) in the original of the plain stretch `start`..`end`, not empty."""
        return self.starts[start], self.ends[end - 1]


def fold(text: str) -> Folded:
    """The plain copy of any text. Never longer stretches than needed: an offset maps to whole characters."""
    if text.isascii() and "%" not in text and "&" not in text:
        return Folded(text, range(len(text)), range(1, len(text) + 1))
    pieces: list[str] = []
    starts: list[int] = []
    ends: list[int] = []

    def put(plain: str, start: int, end: int) -> None:
        pieces.append(plain)
        starts.extend([start] * len(plain))
        ends.extend([end] * len(plain))

    place = 0
    for match in _ENCODED.finditer(text):
        _plain_characters(text, place, match.start(), put)
        put(_decoded(match.group()), match.start(), match.end())
        place = match.end()
    _plain_characters(text, place, len(text), put)
    return Folded(_without_lookalikes("".join(pieces)), starts, ends)


def _plain_characters(text: str, start: int, end: int, put: object) -> None:
    assert callable(put)
    place = start
    while place < end:
        stop = place + 1
        while stop < end and unicodedata.combining(text[stop]):
            stop += 1
        cluster = text[place:stop]
        if cluster.isascii():
            put(cluster, place, stop)
        elif cluster not in _DROPPED:
            put(_compatible(cluster).translate(_PLAIN), place, stop)
        place = stop


def _compatible(cluster: str) -> str:
    if _SURROGATES.search(cluster):  # a lone half of a pair: keep one character for one character
        return "\ufffd" * len(cluster)
    plain = unicodedata.normalize("NFKC", cluster)
    return "".join(str(unicodedata.digit(c, c)) if c.isdigit() else c for c in plain)


def _decoded(encoded: str) -> str:
    if encoded[0] == "&":
        return html.unescape(encoded).translate(_PLAIN)
    try:
        plain = bytes.fromhex(encoded.replace("%", "")).decode("utf-8")
    except UnicodeDecodeError:
        return encoded  # not text: a binary value stays as it is written
    return plain if plain.isprintable() else encoded


def _without_lookalikes(text: str) -> str:
    """Cyrillic and Greek letters dressed as Latin ones, in words that mix scripts."""
    if not _OTHER.search(text):
        return text

    def latin(match: re.Match[str]) -> str:
        token = match.group()
        mixed = _LATIN.search(token) and _OTHER.search(token)
        return token.translate(_LOOKALIKE) if mixed else token

    return _TOKEN.sub(latin, text)
