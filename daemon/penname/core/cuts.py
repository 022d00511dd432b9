"""A text that ends inside a known value: the page cuts titles and previews wherever they get too long.

"Reply to maria.torres@brightwa" holds most of an address, and no recognizer takes it for one. The beginning
of a known value at the very end of such a text counts as that value; what leaves is the beginning of its
surrogate.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from penname.core.kinds import Kind
from penname.core.known_forms import forms_of
from penname.core.message import Cut

LEAST = 4
"""Characters of a value that tell something; fewer may be the beginning of anything."""

_WORD = re.compile(r"\w+")


def cut_in(text: str, known: Iterable[tuple[str, Kind]], is_ordinary: Callable[[str], bool]) -> Cut | None:
    """The longest beginning of a known value, in any of its forms, with which `text` ends.

    It starts where a word starts, has at least four characters, and a capital where the value has one; only
    in a text without any capital a small letter does as well. A form that is all there is its own beginning.
    """
    folded, casual = text.casefold(), text == text.lower()
    if len(folded) != len(text):
        return None
    found: Cut | None = None
    least = LEAST - 1
    forms = {form.text: kind for value, kind in known for form in forms_of(value, kind, is_ordinary)}
    for whole in sorted(forms, key=len):  # of two that fit alike, the one that says less
        if len(whole) <= least or len(whole.casefold()) != len(whole):
            continue
        start = _start(folded, whole.casefold(), least)
        if start is None or (whole[0].isupper() and not text[start].isupper() and not casual):
            continue
        least = len(text) - start
        found = Cut(start, forms[whole], _like(whole, text[start:]))
    return found


def _start(text: str, whole: str, least: int) -> int | None:
    """Where `text` begins to end with `whole`, or a beginning of it that is longer than `least`."""
    for length in range(min(len(whole), len(text)), least, -1):
        start = len(text) - length
        if (start == 0 or not _is_inner(text, start)) and whole.startswith(text[start:]):
            return start
    return None


def _is_inner(text: str, at: int) -> bool:
    return _WORD.match(text[at - 1]) is not None and _WORD.match(text[at]) is not None


def _like(whole: str, cut: str) -> str:
    """`whole` as the text writes its beginning, and the rest of it in the same letter case."""
    rest = whole[len(cut) :]
    if cut.islower():
        rest = rest.lower()
    elif cut.isupper() and len(cut) > 1:
        rest = rest.upper()
    return cut + rest


def beginnings(cut: str, whole: str, surrogate: str) -> Iterator[str]:
    """Beginnings of `surrogate`, first those that end where `cut` ends in `whole`: word for word, if it can.

    None is shorter than two characters, none is the whole surrogate, and each ends within a word.
    """
    theirs, ours = (list(_WORD.finditer(text)) for text in (surrogate, whole))
    nth = max(0, sum(word.start() < len(cut) for word in ours) - 1)
    if len(theirs) == len(ours) and ours:
        own, other = ours[nth], theirs[nth]
        share = min(1.0, (len(cut) - own.start()) / len(own.group()))
        best = other.start() + max(1, round(share * len(other.group())))
    else:
        best = round(len(cut) / len(whole) * len(surrogate))
    lengths = sorted(range(2, len(surrogate)), key=lambda length: abs(length - best))
    return (surrogate[:length] for length in lengths if surrogate[length - 1].isalnum())
