"""Names of organizations and their domains: the distinctive words change, legal form and industry stay."""

from __future__ import annotations

import re
from collections.abc import Sequence

from penname.core import cities
from penname.core.errors import DomainTooSmall
from penname.core.industry import INDUSTRY, JOINED, LEGAL
from penname.core.kinds import Kind
from penname.core.names import word
from penname.core.names.letters import fold, plain
from penname.core.names.tokens import Token, script_of, tokens
from penname.core.names.word import FAMILY, GIVEN, Bearer
from penname.core.pools import pick, prefer
from penname.core.surrogate import Scope

_SLOT = "organization/name"
_UNSPACED = ("Han", "Hang", "Kana")
_CONSONANTS = "BCDFGHJKLMNPQRSTVWXZ"
_LONGEST_ACRONYM = 5
_COMPOUND = 12
_TRADES = tuple(word for word in INDUSTRY if len(word) > 5)
_TOWN = 50_000  # people: smaller places share their names with too many families
_LEAST_WORD = 3  # letters: what is shorter is an acronym
_TELLING = 3  # letters: a shorter ending may be part of any word
_ENDS_OF_NAMES = frozenset(
    {
        *("water", "waste", "lake", "fort", "mount", "north", "south", "east", "west", "works", "first"),
        *("farm", "farms", "garden", "gardens", "church", "home", "homes", "gate", "fire", "steel", "city"),
        *("bank", "court", "field", "high", "post", "shop", "store", "club", "parish", "bau", "haus"),
    }
)
"""Industry words that end names as well: Brightwater is one word, and tells who it is."""
_SAINTS = frozenset({"st", "saint", "sainte", "san", "santa", "sankt", "são", "sao", "santo"})
_SECOND_LEVEL = frozenset(
    {"co", "com", "org", "net", "ac", "gov", "edu", "or", "ne", "nhs", "sch", "k12", "go", "gob"}
)
_HOSTS = frozenset(
    {"mail", "www", "smtp", "imap", "webmail", "intranet", "vpn", "portal", "shop", "blog", "support"}
)


def compose(mention: str, scope: Scope) -> str:
    """The stand-in of one mention of an organization: "Mercy General Hospital" is another general hospital.

    Raises:
        DomainTooSmall: It has no word to change.
    """
    if script_of(mention) in _UNSPACED:
        return _joined(mention, scope)
    toks = list(tokens(mention))
    own = _distinctive(toks, scope)
    if not own:
        raise DomainTooSmall(Kind.ORGANIZATION, 1, 2)
    written = "".join(_replace(toks, i, scope) if i in own else token.text for i, token in enumerate(toks))
    if written == mention:
        raise DomainTooSmall(Kind.ORGANIZATION, 1, 2)
    return written


def domain(name: str, scope: Scope) -> str:
    """The stand-in of a domain, under `.example`: the words of the organization's stand-in, in lower case."""
    labels = name.lower().split(".")
    labels = labels[:-1] if len(labels) > 1 else labels
    if len(labels) > 1 and labels[-1] in _SECOND_LEVEL:
        labels = labels[:-1]
    own = [
        label if n < len(labels) - 1 and label in _HOSTS else _label(label, scope)
        for n, label in enumerate(labels)
    ]

    def propose(attempt: int) -> str:
        return ".".join(own) + ("" if attempt == 0 else f"-{attempt + 1}") + ".example"

    return scope.keep("organization/domain", name.lower(), propose)


def _label(label: str, scope: Scope) -> str:
    """A label of a domain: words kept for an organization or a person become theirs, industry words stay."""
    if label.startswith("xn--"):
        return plain(_coined(label, scope)).lower()
    out: list[str] = []
    for chunk in re.split(r"(-|\d+)", label):
        stays = not chunk or chunk == "-" or chunk.isdigit()
        out.append(chunk if stays else _chunk(chunk, scope, first=not out))
    written = "".join(out)
    return written if written != label else plain(_coined(label, scope)).lower()


def _chunk(chunk: str, scope: Scope, *, first: bool) -> str:
    """A token of a label. An industry word stays as a whole token, or behind a word that is known."""
    if len(chunk) < 2 or chunk in INDUSTRY or chunk in LEGAL:
        return chunk
    known = _kept(chunk, scope)
    if known:
        return known
    if not first and _is_plain_word(chunk.title(), scope):
        return chunk
    if joined := _segments(chunk, scope):
        return joined
    heads = [(chunk[:at], chunk[at:]) for at in range(len(chunk) - _TELLING - 1, 2, -1)]
    trades = (head for head, tail in heads if tail in INDUSTRY - _ENDS_OF_NAMES)
    own = next(trades, chunk)  # the organization may be named later, without what it does
    return _in_small_letters(_named(own, scope, first=first))


def _segments(chunk: str, scope: Scope, *, first: bool = True) -> str:
    """A token that is all known words and words that stay ("northwindconsulting"); "" where it is not.

    It starts with a known word, and does not end with what may be the end of another name.
    """
    if not chunk:
        return ""
    for at in range(len(chunk), 2, -1):
        head, tail = chunk[:at], chunk[at:]
        written = _kept(head, scope)
        if not written and not first and (head in INDUSTRY or head in LEGAL):
            written = head if tail or head not in _ENDS_OF_NAMES else ""
        if written and (rest := _segments(tail, scope, first=False) if tail else " "):
            return (written + rest).rstrip()
    return ""


def _named(own: str, scope: Scope, *, first: bool) -> str:
    """What `_replace` will make of this word when the organization is named."""
    if len(own) <= _LEAST_WORD and not scope.needs.pools.is_family(own):
        return _acronym(own.upper(), scope)
    if not first and _is_town(own.title(), scope):
        return cities.city(own, scope)
    if scope.needs.pools.is_family(own):
        culture = scope.needs.pools.culture_of((own,), scope.language)
        return word.replace(own, FAMILY, scope, Bearer(culture))
    return _coined(own, scope)


def _kept(chunk: str, scope: Scope) -> str:
    slots = (_SLOT, "person/family", cities.CITY)
    return next((_in_small_letters(kept) for slot in slots if (kept := scope.kept(slot, chunk))), "")


def _in_small_letters(name: str) -> str:
    return re.sub(r"[^a-z0-9-]", "", plain(name).lower())


def _distinctive(toks: list[Token], scope: Scope) -> list[int]:
    """Which tokens make the name its own: what is neither legal form, industry nor a common word.

    Without any, the first word that is no legal form: "First National Bank" must not stay.
    """
    at = [i for i, token in enumerate(toks) if token.word and fold(token.text) not in LEGAL]
    named = [i for i in at if fold(toks[i].text) not in INDUSTRY and not toks[i].text.isdigit()]
    named = [i for i in named if not _is_trade(toks[i].text)] or named
    capital = [i for i in named if toks[i].text[:1].isupper()]
    named = capital or named  # "policlinico di Messina"
    own: list[int] = []
    for i in named:
        joined = i - 2 in own and toks[i - 1].text == "-"  # the second half of Morvan-Thiers
        if joined or i == named[0] or not _is_plain_word(toks[i].text, scope):
            own.append(i)
    lettered = [
        i for i, token in enumerate(toks) if token.word and len(token.text) > 1 and token.text.isalpha()
    ]
    return own or [i for i in at if i in lettered][:1] or lettered[-1:]


def _is_trade(text: str) -> bool:
    """Whether a word is a long compound that ends with what organizations do: Strömungsforschung."""
    return len(text) >= _COMPOUND and fold(text).endswith(_TRADES)


def _is_plain_word(text: str, scope: Scope) -> bool:
    if _is_trade(text):
        return True
    pools = scope.needs.pools
    common = scope.needs.words.is_common(text, scope.language)
    return len(text) < 3 or (common and not (pools.is_family(text) and text[:1].isupper()))


def _replace(toks: Sequence[Token], nth: int, scope: Scope) -> str:
    pools, text, first = scope.needs.pools, toks[nth].text, nth == 0
    if _is_saint(toks, nth):
        culture = pools.culture_of((text,), scope.language)
        return word.replace(text, GIVEN, scope, Bearer(culture, pools.gender_of(text, culture)))
    if text.isdigit():
        return text
    if text.isupper() and text.isascii() and len(text) <= _LONGEST_ACRONYM and not pools.is_family(text):
        return _acronym(text, scope)
    if scope.kept(_SLOT, fold(text)) is not None and script_of(text) == "Latn":  # its domain came first
        return word.sole(text, scope, lambda n: _coined(text, scope, n), lambda base: _like(base, text))
    if not first and _is_town(text, scope):  # "Klinikum Hildesheim"
        return cities.city(text, scope)
    if (pools.is_family(text) and text[:1].isupper()) or scope.kept("person/family", fold(text)) is not None:
        culture = pools.culture_of((text,), scope.language)
        return word.replace(text, FAMILY, scope, Bearer(culture))
    if script_of(text) != "Latn":
        return word.sole(
            text, scope, lambda n: _coined(text, scope, n), lambda base: word.dressed(base, text)
        )
    return word.sole(text, scope, lambda n: _coined(text, scope, n), lambda base: _like(base, text))


def _is_saint(toks: Sequence[Token], nth: int) -> bool:
    before = next((token.text for token in reversed(toks[:nth]) if token.word), "")
    return fold(before.rstrip(".")) in _SAINTS


def _is_town(text: str, scope: Scope) -> bool:
    place = scope.needs.places.find(text)
    return place is not None and place.population >= _TOWN and text[:1].isupper()


def _coined(text: str, scope: Scope, nth: int = 0) -> str:
    key = fold(text) if nth == 0 else f"{fold(text)}#{text}#{nth}"
    culture = scope.needs.pools.culture_of((text,), scope.language)
    pool = scope.needs.pools.company_words(culture)
    fitting = prefer(pool, lambda name: name[:1].lower() != fold(text)[:1])
    return scope.keep(_SLOT, key, lambda attempt: pick(scope, _SLOT, key, attempt, fitting))


def _like(base: str, text: str) -> str:
    """A coined word in the case of `text`; a capital inside it ("NorthWind") falls where the halves meet."""
    return word.cased(base, text)


def _acronym(text: str, scope: Scope) -> str:
    def propose(attempt: int) -> str:
        letters = (scope.choose(_SLOT, f"{text}:{n}", attempt, len(_CONSONANTS)) for n in range(len(text)))
        return "".join(_CONSONANTS[i] for i in letters)

    return scope.keep(_SLOT, fold(text), propose)


def _joined(mention: str, scope: Scope) -> str:
    """Names without blanks: 三菱商事株式会社 keeps 商事株式会社."""
    match = JOINED.fullmatch(mention)
    head, body, tail = match.groups() if match else ("", mention, "")
    if not body:
        raise DomainTooSmall(Kind.ORGANIZATION, 1, 2)
    culture = scope.needs.pools.culture_of((body,), scope.language)
    pools = scope.needs.pools
    pool = pools.family(culture, "") if culture.startswith("ja") else pools.given(culture, "")
    fitting = prefer(pool, lambda name: len(name) == min(len(body), 2))
    return head + scope.keep(_SLOT, body, lambda attempt: pick(scope, _SLOT, body, attempt, fitting)) + tail
