"""The original, written the way the surrogate was written: letter case, gaps between words, escapes.

`ELENA VARGAS` comes back as `MARIA TORRES`, `Zo\\u00eb` as `Ren\\u00e9`, `**Elena** **Vargas**` as
`**Maria** **Torres**`. `extension/src/lib/restorer-spelling.js` is this file, line for line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from html.entities import codepoint2name

from penname.core.notation import Legible, basic, straight

_KEPT_IN_URLS = re.compile(r"[A-Za-z0-9_.~-]")
_LATEX = frozenset("&%$#_{}")
_MARKDOWN = frozenset("_*[]")
_INITIALS = re.compile(r"(^|[\s-])([^\s-])")
_HTML = {"&": "amp", "<": "lt", ">": "gt", '"': "quot"}


@dataclass(slots=True, repr=False)
class Notation:
    """How one stretch of a source spells its characters. `spelt` are those seen spelt in another way."""

    spelt: dict[str, str] = field(default_factory=dict)
    entities: bool = False
    named: bool = False
    backslashes: str = ""  # before `u00e9`
    percent: bool = False
    escaped: set[str] = field(default_factory=set)
    decomposed: bool = False
    plain_letters: bool = False  # accents dropped

    def write(self, text: str) -> str:
        """`text` in this notation."""
        if self.plain_letters:
            text = basic(text)
        if self.decomposed:
            text = unicodedata.normalize("NFD", text)
        return "".join(self.spelt.get(c) or self._other(c) for c in text)

    def _other(self, c: str) -> str:
        if self.percent and not _KEPT_IN_URLS.match(c):
            return "".join(f"%{byte:02X}" for byte in c.encode("utf-8", "replace"))
        if self.entities and c in _HTML:
            return f"&{_HTML[c]};"
        if self.entities and c == "'":
            return "&apos;" if self.named else "&#39;"
        if self.named and ord(c) in codepoint2name and c > "\u007f":
            return f"&{codepoint2name[ord(c)]};"
        if self.backslashes and c > "\u007f":
            units = c.encode("utf-16-be", "replace").hex()
            return "".join(f"{self.backslashes}u{units[i : i + 4]}" for i in range(0, len(units), 4))
        return f"\\{c}" if c in self.escaped else c


def notation_of(legible: Legible, start: int, end: int, form: str) -> Notation:
    """How the characters `start` to `end` of a text are spelt, gaps between words left out."""
    seen = Notation()
    dropped = kept = False
    for i in range(start, end):
        c = legible.plain[i]
        source = legible.source[legible.source_start(i) : legible.source_end(i + 1)]
        wanted = form[i - start]
        if source == wanted or c in " \n":
            kept = kept or basic(wanted) != wanted
            seen.percent = seen.percent or source[0] == "%"
            continue
        dropped = dropped or (basic(wanted) != wanted and c == basic(c))
        if len(source) == 1:
            if straight(source) == straight(wanted):
                seen.spelt[straight(wanted)] = source
            continue
        _note(seen, source, c)
    seen.plain_letters = dropped and not kept
    return seen


def _note(seen: Notation, source: str, c: str) -> None:
    if source[0] == "&":
        seen.entities = True
        seen.named = seen.named or (source[1] != "#" and source[1:-1] not in _HTML.values())
        seen.spelt[c] = source
    elif source[0] == "%":
        seen.percent = True
    elif source[0] == "\\":
        if source[-1] != c:
            seen.backslashes = source[: source.rindex("u")]
        else:
            seen.escaped |= _LATEX if c in "&%$#" else _MARKDOWN if c in "*[]" else {c}
    else:
        seen.decomposed = True


def cased(shown: str, form: str, original: str) -> str:
    """`original` in the letter case that `shown` has where `form` has its own. One word or several."""
    if straight(shown) == straight(form):
        return original
    if shown.isupper() and not form.isupper():
        return (original.replace("i", "İ") if "İ" in shown else original).upper()
    if shown.islower() and not form.islower():
        turkish = any(a == "ı" and b == "I" for a, b in zip(shown, form, strict=False))
        return (original.replace("I", "ı") if turkish else original).replace("İ", "i").lower()
    if form[:1].islower() and shown[:1].isupper():
        return _INITIALS.sub(lambda found: found[1] + found[2].upper(), original)
    return original


def spelt_alike(shown: str, form: str, original: str, gaps: Sequence[str], notation: Notation) -> str:
    """`original` as `shown` spells `form`: word by word where both have as many words, else as a whole.

    Args:
        shown: The words of the text as read, one gap between two.
        gaps: What stands between the words in the source.
    """
    shown_words, form_words = re.split("[ \n]", shown), form.split()
    words, own_gaps = original.split(), re.findall(r"\s+", original.strip())
    if len(words) == len(form_words) == len(shown_words):
        words = [cased(*three) for three in zip(shown_words, form_words, words, strict=True)]
        if "İ" in shown and shown.isupper():  # Turkish capitals, also where a word shows none of its own
            words = [cased(shown, form, word) for word in original.split()]
    elif shown != form:
        words = cased(" ".join(shown_words), " ".join(form_words), " ".join(words)).split()
    written = [notation.write(word) for word in words]
    between = own_gaps if all(gap == " " for gap in gaps) else _spread(gaps, len(words) - 1)
    return written[0] + "".join(gap + word for gap, word in zip(between, written[1:], strict=True))


def _spread(gaps: Sequence[str], wanted: int) -> list[str]:
    """As many gaps as `wanted`: a line break stays the last one, any other gap repeats."""
    spare = wanted - len(gaps)
    if spare <= 0:
        return list(gaps[-wanted:]) if wanted else []
    filling = " " if "\n" in gaps[0] else gaps[0]
    return [filling] * spare + list(gaps)
