"""A text as its reader understands it: escapes decoded, markup between words taken for a space.

A name may stand in a reply as `Zo\\u00eb`, `O&#39;Dell`, `Sm%C3%ADth`, `**Elena** Vargas` or over two lines.
`read` undoes all of that once for the whole text and keeps the way back to the source, so that forms need
not be listed in every notation. `extension/src/lib/restorer-notation.js` is this file, line for line.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from html.entities import name2codepoint

_BLANK = "[ \\t\u00a0\u2000-\u200a\u202f\u205f\u3000]"
_CLOSE = r"(?:\*{1,3}|_{1,3}|~~|`|\}|</[a-zA-Z]{1,10}>)"
_OPEN = r"(?:\*{1,3}|_{1,3}|~~|`|<[a-zA-Z]{1,10}>)"
_LINE_END = rf"(?:{_BLANK}{{0,8}}\r?\n{_BLANK}{{0,12}}(?:>{_BLANK}?){{0,3}})"
_HIDDEN = "[\u00ad\u200b\u2060\ufeff]+"

_FIRST = "[ \\t\\r\\n\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff\u00ad&\\\\%*_~`}<]"
_UNMARKED = (
    rf"(?={_FIRST})(?:"
    rf"(?P<gap>(?:{_CLOSE}{{1,2}}(?:{_LINE_END}|{_BLANK}{{1,8}})|{_LINE_END}"
    rf"|(?! [^\s*_~`<]){_BLANK}{{1,8}}){_OPEN}{{0,2}})"
    r"|(?P<entity>&(?:#\d{1,6}|#[xX][0-9a-fA-F]{1,5}|[A-Za-z]{2,8}\d{0,2});)"
    r"|(?P<unicode>\\{1,3}u(?![dD][89a-fA-F])[0-9a-fA-F]{4})"
    r"|(?P<break>\\{1,3}[nrt](?![a-z]))"
    r"|(?P<escaped>\\{1,3}[!-/:-@\[\]^-`{-~])"
    r"|(?P<percent>%[2-7][0-9a-fA-F]|%[cCdD][0-9a-fA-F]%[89abAB][0-9a-fA-F]"
    r"|%[eE][0-9a-fA-F](?:%[89abAB][0-9a-fA-F]){2})"
    rf"|(?P<hidden>{_HIDDEN}))"
)
SPECIAL = re.compile(
    _UNMARKED + "|(?P<marked>[A-Za-z\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff][\u0300-\u036f]+)"
)
_SPECIAL_UNMARKED = re.compile(_UNMARKED)  # the same for a text without combining marks: four times as fast
_MARK = re.compile("[\u0300-\u036f]")
"""Every stretch of a source that is read as something else than its own characters."""

_PARTIAL = re.compile(
    rf"(?:{_CLOSE}{{0,2}}(?:{_LINE_END}|{_BLANK}{{0,8}}){_OPEN}{{0,2}}(?:\*|_|~|<[/a-zA-Z]{{0,11}}|\r)?"
    r"|&#?\w{0,8}|\\{1,3}(?:u[0-9a-fA-F]{0,3}|[nrt])?|%(?:[0-9a-fA-F]%?){0,7}|%)$"
)
_LONGEST_SPECIAL = 64

_ALIKE = str.maketrans("’‘ʼ＇′“”„‟″‐‑−\u00a0\n", "'''''\"\"\"\"\"--- " + " ")


def _basic_letters() -> dict[int, str]:
    """Each capital and accented letter (Latin, Greek, Cyrillic ё) as a small letter without its accent."""
    table = dict(zip(map(ord, "łŁøØđĐħĦıİς"), "llooddhhiiσ", strict=True))
    for code in (*range(0x41, 0x5B), *range(0xC0, 0x250), *range(0x370, 0x530), *range(0x1E00, 0x2000)):
        letter = chr(code)
        base = unicodedata.normalize("NFD", letter)[0]
        cyrillic = "\u0400" <= base <= "\u052f" and letter not in "ёЁ"
        small = (letter if cyrillic else base).lower()
        if len(small) == 1 and small != letter:
            table.setdefault(code, small)
    return table


LETTERS = _basic_letters()
_FOLD: dict[int, str | int] = {**LETTERS, **_ALIKE}


def fold(plain: str) -> str:
    """The key under which spellings meet: small letters, no accents, straight quotes; as long as `plain`."""
    return plain.translate(_FOLD)


def straight(text: str) -> str:
    """`text` with plain quotes, hyphens and blanks, letters untouched; as long as `text`."""
    return text.translate(_ALIKE)


def basic(text: str) -> str:
    """`text` without accents, letter case kept: Renée → Renee, Łódź → Lodz."""
    return "".join(_basic(c) for c in text)


def _basic(letter: str) -> str:
    small = LETTERS.get(ord(letter), letter)
    return small if letter == letter.lower() else small.upper()


@dataclass(frozen=True, slots=True, repr=False)
class Legible:
    """A text as read. `plain` and `folded` are equally long; `source_start/end` lead back to the source.

    A gap between words is one space in `plain`, or a newline where it holds one; hidden characters are gone.
    """

    source: str
    plain: str
    folded: str
    starts: list[int]  # positions in `plain` where the distance to the source changes…
    offsets: list[int]  # …and the source position of each
    lengths: dict[int, int]  # source length of the characters of `plain` that are not one character long

    def source_start(self, at: int) -> int:
        """Where in the source the character `at` of `plain` begins."""
        nth = bisect_right(self.starts, at) - 1
        return at if nth < 0 else self.offsets[nth] + at - self.starts[nth]

    def source_end(self, end: int) -> int:
        """Where in the source the character before `end` ends."""
        return self.source_start(end - 1) + self.lengths.get(end - 1, 1) if end else 0

    def plain_start(self, source_start: int) -> int:
        """The first character of `plain` that begins at or after a position of the source."""
        at = self.plain_end(source_start)
        while at < len(self.plain) and self.source_start(at) < source_start:
            at += 1
        return at

    def plain_end(self, source_end: int) -> int:
        """How many characters of `plain` lie wholly before a position of the source."""
        nth = bisect_left(self.offsets, source_end) - 1
        at = source_end if nth < 0 else self.starts[nth] + source_end - self.offsets[nth]
        while at > 0 and (at > len(self.plain) or self.source_end(at) > source_end):
            at -= 1
        return at


def read(source: str) -> Legible:
    """`source` as its reader understands it."""
    pieces: list[str] = []
    starts: list[int] = []
    offsets: list[int] = []
    lengths: dict[int, int] = {}
    done = length = 0
    for found in (SPECIAL if _MARK.search(source) else _SPECIAL_UNMARKED).finditer(source):
        begin, end = found.span()
        read_as = decoded(found)
        if read_as is None:
            continue
        pieces.append(source[done:begin])
        length += begin - done
        if read_as:
            lengths[length] = end - begin
            pieces.append(read_as)
            length += 1
        starts.append(length)
        offsets.append(end)
        done = end
    pieces.append(source[done:])
    plain = "".join(pieces)
    return Legible(source, plain, fold(plain), starts, offsets, lengths)


def partial(source: str) -> str:
    """The end of `source` that may become another `SPECIAL` when more arrives; "" where there is none."""
    found = _PARTIAL.search(source, max(0, len(source) - _LONGEST_SPECIAL))
    return found[0] if found else ""


def decoded(found: re.Match[str]) -> str | None:
    """What a `SPECIAL` is read as: one character, nothing, or None where it is only itself."""
    text = found[0]
    match found.lastgroup:
        case "gap":
            return "\n" if "\n" in text else " "
        case "entity":
            return _entity(text[1:-1])
        case "unicode":
            return chr(int(text[-4:], 16))
        case "break":
            return "\n"
        case "escaped":
            return text[-1]
        case "percent":
            return bytes.fromhex(text.replace("%", "")).decode("utf-8", "replace")[0]
        case "hidden":
            return ""
        case _:
            return unicodedata.normalize("NFC", text)[0]


def _entity(name: str) -> str | None:
    if name.startswith("#"):
        code = int(name[2:], 16) if name[1] in "xX" else int(name[1:])
        return chr(code) if 0x20 <= code < 0xD800 or 0xE000 <= code < 0x10000 else None
    return "'" if name == "apos" else chr(name2codepoint[name]) if name in name2codepoint else None
