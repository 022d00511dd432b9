"""The street line of an address: its name and number change, its type word, article and layout stay."""

from __future__ import annotations

import re

from penname.core.cities import COUNTRY_OF
from penname.core.names import word
from penname.core.names.letters import fold
from penname.core.names.tokens import script_of
from penname.core.pools import pick, prefer
from penname.core.shift import shifted
from penname.core.surrogate import Scope
from penname.core.wordlist import listed

SLOT = "address/street"

AFTER = listed(
    "street st str avenue ave av road rd lane ln drive dr boulevard blvd court ct place pl square sq "
    "terrace ter close way "
    "crescent cres circle cir parkway pkwy highway hwy trail trl row mews gardens gdns grove gate hill "
    "walk loop alley "
    "brow brae spur parade yard line end fold croft drove meadow meadows orchard chase copse dene dell glade "
    "heath lea nook spinney wynd garth reach maltings paddock paddocks common bank cottage cottages "
    "house lodge farm barn manor mill villa villas grange rectory vicarage hall chambers mansions buildings "
    "plaza path park green rise view quay wharf vale ridge bend run point crossing turnpike pike "
    "straße strasse str. weg allee platz gasse ring damm ufer utca út útja tér krt körút köz sokak "
    "sokağı sk cadde caddesi cad bulvarı "
    "mahallesi mah katu tie gatan vägen"
)
BEFORE = listed(
    "rue avenue av boulevard bd chemin ch allée allées impasse place quai route passage cours calle c/ c "
    "avenida avda av. plaza "
    "pza paseo camino carrera cra travesía ronda glorieta via viale v.le piazza p.za corso vicolo largo "
    "strada str vía rua r "
    "travessa alameda praça estrada ul ulica al aleja aleje pl plac os osiedle ulice tř třída nám "
    "náměstí ул улица пр проспект "
    "пер переулок бул бульвар ш шоссе наб набережная пл вул вулиця οδός λεωφόρος strada aleea șoseaua "
    "calea jalan jl đường "
    "шосе רחוב رحوب شارع"
)
ATTACHED = listed(
    "straße strasse str. str gasse weg allee platz damm ufer ring steig stieg rain berg hof feld grund "
    "bach graben markt tor wall "
    "dam kade straat laan plein weg gracht kade dreef singel steeg hof gatan gata vägen väg gränd torget "
    "gade vej stræde allé plads "
    "vegen veien gaten gate katu tie polku kuja"
)
LEADS = listed(
    "am an auf im in zum zur der den dem alte alter neue neuer obere untere de la le les du des los las "
    "el del della delle dei "
    "degli di da do dos das d l' san santa st saint old new upper lower north south east west n s e w ne "
    "nw se sw van het "
    "'t op aan"
)
_AFTER, _BEFORE, _LEADS = (frozenset(fold(w.rstrip(".")) for w in words) for words in (AFTER, BEFORE, LEADS))
_ATTACHED = sorted({fold(w) for w in ATTACHED}, key=len, reverse=True)
_NUMBER = re.compile(r"(?<!\w)\d+[a-zA-Z]?(?:\s?[-/–]\s?\d+[a-zA-Z]?)?(?!\w)")
_WORD = re.compile(r"(?<!\w)[^\W\d_](?:[\w'’.-]*\w)?\.?")
_HOUSE_LETTERS = "abcdef"
_DIRECTIONS = frozenset(listed("n s e w ne nw se sw"))
_NUMBER_WORDS = frozenset(listed("bis ter quater no nr n d дом д n.")) | {"nº", "n°", "sn"}
_ARTICLED = frozenset({"FR", "ES", "MX", "IT", "PT", "BR"})  # their lists of streets bring their own articles
_NORDIC = frozenset({"DE", "AT", "CH", "NL", "BE", "SE", "DK", "NO", "FI"})


def looks_like_street(line: str) -> bool:
    """Whether a part of an address has a street's type word, or a number beside words."""
    words = [fold(w.rstrip(".")) for w in _WORD.findall(line)]
    typed = bool(set(words) & (_AFTER | _BEFORE)) or any(_attached(w) for w in words)
    return typed or bool(_NUMBER.search(line) and words)


def street(line: str, scope: Scope, country: str) -> str:
    """`line` with another street name and number, everything else as written.

    Raises:
        NoSurrogateLeft: No street name was safe.
    """
    out = _NUMBER.sub(lambda m: _number(m[0], scope), line)
    spans = [m.span() for m in _WORD.finditer(out)]
    leads = _LEADS if country not in _ARTICLED else frozenset()
    keep = {n for n, (a, b) in enumerate(spans) if _is_frame(out[a:b], n, len(spans), leads)}
    own = [n for n in range(len(spans)) if n not in keep]
    named = [n for n in range(len(spans)) if fold(out[slice(*spans[n])].rstrip(".")) not in _NUMBER_WORDS]
    own = own or named[:1]
    if not own:
        return out
    start, end = spans[own[0]][0], spans[own[-1]][1]
    return out[:start] + _name(out[start:end], scope, country) + out[end:]


def _number(number: str, scope: Scope) -> str:
    """Another house number; a letter behind it stays one of the first, as houses have them."""
    moved = shifted(number, "address/number", scope)
    if not number[-1].isalpha() or number[-1].lower() not in _HOUSE_LETTERS:
        return moved
    step = scope.choose("address/number", "letter", 0, len(_HOUSE_LETTERS))
    letter = _HOUSE_LETTERS[(_HOUSE_LETTERS.index(number[-1].lower()) + step) % len(_HOUSE_LETTERS)]
    return moved[:-1] + (letter.upper() if number[-1].isupper() else letter)


def _is_frame(text: str, nth: int, count: int, leads: frozenset[str]) -> bool:
    """Whether a word is a type word or a lead at the edge of the line, not the name itself."""
    key = fold(text.rstrip("."))
    last = nth == count - 1
    if key in _DIRECTIONS and count > 1:
        return True
    framed = (key in _AFTER and nth > 0) or (key in _BEFORE and not last) or (key in leads and not last)
    return framed or key in _NUMBER_WORDS


def _attached(key: str) -> str:
    return next((end for end in _ATTACHED if key.endswith(end) and len(key) > len(end) + 2), "")


def _name(name: str, scope: Scope, country: str) -> str:
    """Another name, with the type word that `name` carries at its end (Kanalstraße → Birkenstraße)."""
    end = _attached(fold(name)) if country in _NORDIC else ""
    tail = name[len(name) - _tail_length(name, end) :] if end else ""
    stem = name[: len(name) - len(tail)]
    return (
        word.sole(
            stem or name,
            scope,
            lambda nth: _base(stem or name, nth, scope, country),
            lambda base: _cased(base, stem or name),
        )
        + tail
    )


def _cased(base: str, like: str) -> str:
    """`base` as its list writes it, unless the whole name is in capitals or small letters."""
    return word.cased(base, "".join(c for c in like if c.isalpha()) or like)


def _tail_length(name: str, end: str) -> int:
    """How many characters of `name` fold to `end` ("ß" folds to two)."""
    for size in range(len(end) + 1):
        if fold(name[len(name) - size :]) == end:
            return size
    return len(end)


def _base(stem: str, nth: int, scope: Scope, country: str) -> str:
    key = fold(stem) if nth == 0 else f"{fold(stem)}#{stem}#{nth}"
    pools = scope.needs.pools
    country = country or COUNTRY_OF.get(scope.language, "US")
    pool = prefer(pools.street_names(country), lambda name: script_of(name) == script_of(stem), least=1)
    fitting = prefer(pool, lambda name: (" " in name) == (" " in stem))
    return scope.keep(
        SLOT, key, lambda attempt: pick(scope, SLOT, key, attempt, fitting if attempt < 40 else pool)
    )
