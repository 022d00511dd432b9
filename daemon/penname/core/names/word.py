"""One word of a name and what it becomes, the same in every spelling, case and ending."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from penname.core.names.choice import candidates, other_initial, same_initial, shape
from penname.core.names.endings import Inflected, classes, readings
from penname.core.names.letters import (
    APOSTROPHES,
    Case,
    case_of,
    dress,
    fold,
    is_plain,
    plain,
    spelled_out,
    titled,
)
from penname.core.needs import Pools
from penname.core.pools import pick
from penname.core.surrogate import Scope

GIVEN, FAMILY = "given", "family"
_OWNERS = "spelling/owner"
_SPELLINGS = 50  # attempts to keep two spellings apart before giving up; each is a fresh name


@dataclass(frozen=True, slots=True, repr=False)
class Bearer:
    """What is known of whose name it is; a given name must start with `initial` where one is said."""

    culture: str
    gender: str = ""
    initial: str = ""


def key_of(word: str, part: str, scope: Scope, culture: str) -> str:
    """The key under which `word` is kept in `person/<part>`: its citation form, folded."""
    return fold(_reading(word, part, scope, culture).citation)


def slot_of(word: str, part: str, scope: Scope, culture: str) -> str:
    """`person/given` or `person/family`: where the word is kept already, else where it stands now.

    A name seen alone ("Whitfield") may have been taken for a given name; when "Karen Whitfield" comes,
    it stays what it became, unless it is known as a name of both sorts ("Kelly").
    """
    own, other = (GIVEN, FAMILY) if part == GIVEN else (FAMILY, GIVEN)
    pools = scope.needs.pools
    if scope.kept(f"person/{own}", key_of(word, own, scope, culture)) is not None:
        return f"person/{own}"
    known = pools.is_given(word) if own == GIVEN else pools.is_family(word)
    if not known and scope.kept(f"person/{other}", key_of(word, other, scope, culture)) is not None:
        return f"person/{other}"
    return f"person/{own}"


def replace(word: str, part: str, scope: Scope, bearer: Bearer) -> str:
    """The stand-in of one word of a name: its letter case, accents and ending kept.

    Two spellings of one name share a stand-in ("Muñoz", "MUNOZ"), and each stand-in as written belongs to
    one spelling: where the letters of the stand-in could not tell two spellings apart, the later one gets
    a stand-in of its own.

    Raises:
        NoSurrogateLeft: No name was safe.
    """
    slot = slot_of(word, part, scope, bearer.culture)
    part = slot.partition("/")[2]
    reading = _reading(word, part, scope, bearer.culture)
    key = _known_key(word, fold(reading.citation), slot, scope)
    by_umlaut = key != fold(reading.citation)
    return sole(
        word,
        scope,
        lambda nth: _base(slot, key if nth == 0 else f"{key}#{word}#{nth}", reading, part, scope, bearer),
        lambda base: dressed(reading.apply(base), word, by_umlaut=by_umlaut),
    )


def sole(word: str, scope: Scope, base: Callable[[int], str], write: Callable[[str], str]) -> str:
    """`write(base(n))` for the first n at which the result, exactly as written, stands for `word` alone.

    `base(0)` is what all spellings of the word share; the others are its own.
    """
    written = write(base(0))
    for nth in range(1, _SPELLINGS):
        if _belongs(written, word, scope):
            break
        written = write(base(nth))
    return written


def _reading(word: str, part: str, scope: Scope, culture: str) -> Inflected:
    """Of which name `word` is a form: one kept before, one its ending proves, one the lists know, itself."""
    if not classes(part, culture):
        culture = scope.language  # a Polish text declines German names as well
    own, *others = readings(_normal(word), part, culture, scope.language)
    slot = f"person/{part}"
    for reading in (own, *others):
        if scope.kept(slot, fold(reading.citation)) is not None:
            return reading
    for reading in others:
        if reading.declension is not None and reading.ending in reading.declension.sure:
            return reading
    known = _is_name(scope.needs.pools, part)
    if known(own.citation):
        return own
    return next((r for r in others if len(r.citation) > 2 and r.declension and known(r.citation)), own)


def _is_name(pools: Pools, part: str) -> Callable[[str], bool]:
    return pools.is_given if part == GIVEN else pools.is_family


def _known_key(word: str, key: str, slot: str, scope: Scope) -> str:
    """`key`, or the key of the same German name with umlauts written out (Mueller) or not (Müller)."""
    if scope.kept(slot, key) is not None:
        return key
    for other in (fold(spelled_out(word)), key.replace("ae", "a").replace("oe", "o").replace("ue", "u")):
        if other != key and scope.kept(slot, other) is not None:
            return other
    return key


def _base(slot: str, key: str, reading: Inflected, part: str, scope: Scope, bearer: Bearer) -> str:
    if (kept := scope.kept(slot, key)) is not None:
        return kept
    pools = scope.needs.pools
    pool = candidates(
        pools,
        part,
        bearer.culture,
        bearer.gender,
        reading.declension,
        shape(reading.citation, pools, part, bearer.culture),
    )
    own = reading.citation[:1]
    fitting = same_initial(pool, bearer.initial) if bearer.initial else other_initial(pool, own)

    def propose(attempt: int) -> str:
        if attempt < len(fitting):
            return pick(scope, slot, key, attempt, fitting)
        return pick(scope, slot, key, attempt - len(fitting), pool)

    return scope.keep(slot, key, propose)


def dressed(form: str, word: str, *, by_umlaut: bool = False) -> str:
    """`form` written as `word` is: its letter case, accents or none, the same sort of apostrophe."""
    if is_plain(word):
        form = spelled_out(form) if by_umlaut else plain(form)
    if "\u3041" <= word[:1] <= "\u3096":  # Hiragana; lists of readings are in Katakana, 0x60 above
        form = "".join(chr(ord(c) - 0x60) if "\u30a1" <= c <= "\u30f6" else c for c in form)
    mark = next((c for c in word if c in APOSTROPHES), "")
    form = "".join(mark if c in APOSTROPHES else c for c in form)
    case = case_of(word)
    if case is Case.TITLE and word == word.upper() and len(word) > 1:  # a script without letter case
        return form
    if case is Case.MIXED and form == titled(form):
        form = _inner_capital(form, word)
    written = dress(form, case)
    return unicodedata.normalize("NFD", written) if unicodedata.normalize("NFC", word) != word else written


def cased(form: str, like: str) -> str:
    """`form`, a word or several as a list writes them, in capitals or small letters where `like` is."""
    case = case_of(like)
    return dress(form, case) if case in (Case.LOWER, Case.UPPER) else form


def _inner_capital(form: str, like: str) -> str:
    """`form` with a capital where `like` has one behind the same letters: McDowell for McDonald."""
    at = next((n for n, c in enumerate(like) if n and c.isupper()), 0)
    return form[:at] + form[at:].capitalize() if at and form[:at].lower() == like[:at].lower() else form


def _belongs(written: str, word: str, scope: Scope) -> bool:
    """Whether `written` stands for `word` and no other spelling; the first to ask owns it."""
    # A tag that no text holds: the vault must not hold the word itself as if it were a stand-in.
    tag = f"~{scope.choose(_OWNERS, f'{word}|{written}', 0, 1 << 63):x}"
    return scope.keep(_OWNERS, written, lambda nth: f"{tag}.{nth}").partition(".")[0] == tag


def _normal(word: str) -> str:
    lower = unicodedata.normalize("NFC", word).lower()
    return "".join("'" if c in APOSTROPHES else c for c in lower)
