"""Which word of a name is what, in scripts that part words by spaces."""

from __future__ import annotations

from penname.core.names.letters import fold
from penname.core.names.roles import Part, Role
from penname.core.names.titles import (
    GIVEN_TITLES,
    HONORIFICS_AFTER,
    HYPHEN_PARTICLES,
    PARTICLES,
    SUFFIXES,
    TITLES,
    TITLES_IN,
    WEAK_SUFFIXES,
)
from penname.core.names.tokens import Token, tokens
from penname.core.needs import Pools
from penname.core.wordlist import listed

FAMILY_FIRST = frozenset({"hu", "vi", "zh", "ko", "ja"})
TWO_SURNAMES = frozenset({"es", "pt"})
PATRONYMICS = tuple(
    listed(
        "вич вича вичу вичем виче вна вны вне вну вной ovich evich ovych ovna evna ivna yevna івна івни івні "
        "івну"
    )
)
_FAMILY_ENDINGS = tuple(
    listed(
        "son sen sson sohn mann berg stein feld field ton ham ley worth wood ford smith ski cki ska cka wicz "
        "czyk ov ev ova "
        "eva enko uk chuk ez es oğlu oglu yan ian dze shvili idis opoulos akis escu eanu ic vic ich ová ský "
        "ska bauer meyer "
        "maier müller hofer huber huis stra sma gård lund quist qvist kvist strom ström akka nen inen ов ев "
        "ёв ова ева ский "
        "ская енко чук юк ин ина ян дзе швили όπουλος ίδης άκης ίδου πούλου"
    )
)


def words(name: str) -> list[str]:
    """The words of `name` that can tell its culture: no titles, suffixes, particles or initials."""
    skip = TITLES | SUFFIXES | PARTICLES
    return [t.text for t in tokens(name) if t.word and len(t.text) > 1 and fold(t.text) not in skip]


def parts(name: str, pools: Pools, language: str, culture: str) -> tuple[Part, ...]:
    """The parts of `name`; their texts joined are `name` again."""
    toks = list(tokens(name))
    at = [i for i, token in enumerate(toks) if token.word]
    roles: dict[int, Role] = {}
    at = _titles(toks, at, roles, pools, language)
    at = _suffixes(toks, at, roles)
    _assign(toks, at, roles, pools, culture, titled=Role.TITLE in roles.values())
    initials = {i for i in at if _is_initial(toks, i, name)}
    return tuple(Part(roles.get(i, Role.GLUE), token.text, i in initials) for i, token in enumerate(toks))


def _is_initial(toks: list[Token], i: int, name: str) -> bool:
    word = toks[i].text
    if len(word) != 1 or not word.isalpha():
        return False
    dotted = i + 1 < len(toks) and toks[i + 1].text.startswith(".")
    return dotted or word.isupper() or len(name) == 1


def _may_be_initial(toks: list[Token], at: list[int], pools: Pools) -> bool:
    """Whether the one letter in front is an initial: "M. T.", "M. J. Torres", "M. Claire Dubois".

    "M. Dubois" and "M. Jean Dubois" are gentlemen in French.
    """
    letter, after = toks[at[0]].text, toks[at[1]].text
    if len(letter) != 1 or letter >= "\u0250":
        return False
    if len(at) == 2:
        return len(after) == 1
    return len(after) == 1 or not pools.is_given(after) or pools.gender_of(after, "fr") == "f"


def _titles(
    toks: list[Token], at: list[int], roles: dict[int, Role], pools: Pools, language: str
) -> list[int]:
    """Mark the titles at the front. The last word is never one: a lone "Dean" is a name."""
    known = TITLES | TITLES_IN.get(language, frozenset())
    while len(at) > 1 and fold(toks[at[0]].text) in known:
        if _may_be_initial(toks, at, pools):
            break
        roles[at[0]] = Role.TITLE
        at = at[1:]
    return at


def _suffixes(toks: list[Token], at: list[int], roles: dict[int, Role]) -> list[int]:
    """Mark the suffixes and honorifics at the end; "M.D." and "Ph.D." count as one."""
    while len(at) > 1:
        last, word = at[-1], toks[at[-1]].text
        comma = "," in toks[last - 1].text if last else False
        pair = fold(toks[at[-2]].text) + fold(word) if len(at) > 2 else ""
        if pair in SUFFIXES and len(pair) < 4 and "." in toks[last - 1].text:
            roles[last] = roles[at[-2]] = Role.SUFFIX
            at = at[:-2]
            continue
        key = fold(word)
        weak = key in WEAK_SUFFIXES and not (word.isupper() and (comma or len(at) > 2))
        if (key not in SUFFIXES or weak) and not (key in HONORIFICS_AFTER and len(at) > 1):
            break
        roles[last] = Role.SUFFIX
        at = at[:-1]
    return at


def _assign(
    toks: list[Token], at: list[int], roles: dict[int, Role], pools: Pools, culture: str, *, titled: bool
) -> None:
    """Give each remaining word its role."""
    if not at:
        return  # punctuation alone
    words_before = {fold(toks[i].text) for i, role in roles.items() if role is Role.TITLE}
    titled = titled and not words_before & GIVEN_TITLES
    honorific = any(
        fold(toks[i].text) in HONORIFICS_AFTER for i, role in roles.items() if role is Role.SUFFIX
    )
    comma = next((i for i in at[1:] if "," in toks[i - 1].text or "،" in toks[i - 1].text), None)
    if comma is not None:
        for i in at:
            roles[i] = Role.FAMILY if i < comma else Role.GIVEN
        _particles(toks, [i for i in at if i < comma], roles, pools)
        _patronymics(toks, at, roles)
        return
    full = [i for i in at if len(toks[i].text) > 1]
    _particles(toks, at, roles, pools)
    free = [i for i in at if i not in roles]
    if not free:  # nothing but particles: "Van", "Bin"
        for i in at:
            roles[i] = Role.GIVEN
        free = at[:1]
    if len(_units(toks, free)) == 1:
        lone = [toks[i].text for i in free]
        role = _lone(lone, pools, titled=titled and not honorific, particles=len(at) > len(free))
        for i in free:
            roles[i] = role
        return
    for i in at:
        roles.setdefault(i, Role.GIVEN)
    _split(toks, free, full, roles, pools, culture)
    _patronymics(toks, free, roles)


def _particles(toks: list[Token], at: list[int], roles: dict[int, Role], pools: Pools) -> None:
    """Mark particles: never the last word; capitalised first words only where they are no given name."""
    for n, i in enumerate(at[:-1]):
        word, after = toks[i].text, toks[i + 1].text
        if after.startswith("-"):
            if fold(word) in HYPHEN_PARTICLES:
                roles[i] = Role.PARTICLE
        elif fold(word) in PARTICLES and "." not in after:
            first = n == 0 and word != word.lower()
            lone = len(at) == 2 and not pools.is_given(word)  # "Le Guennec", but Abdul Abbott
            dutch = len(at) == 2 and fold(word) in ("van", "von") and not pools.is_family(toks[at[1]].text)
            if not first or lone or dutch:  # VAN HOUTEN, but Van Nguyen and Van Morrison
                roles[i] = Role.PARTICLE


def _units(toks: list[Token], at: list[int]) -> list[list[int]]:
    """Words grouped by hyphen: "Anna-Lena Meyer-Krause" is two units of two words."""
    units: list[list[int]] = []
    for i in at:
        if units and i - units[-1][-1] == 2 and toks[i - 1].text in "-‐‑–":
            units[-1].append(i)
        else:
            units.append([i])
    return units


def _lone(lone: list[str], pools: Pools, *, titled: bool, particles: bool) -> Role:
    """The role of a name of one word: a title or particle makes it a family name."""
    if titled or particles:
        return Role.FAMILY
    if any(pools.is_given(word) for word in lone):
        return Role.GIVEN
    if all(pools.is_family(word) for word in lone):
        return Role.FAMILY
    return Role.FAMILY if lone[-1].casefold().endswith(_FAMILY_ENDINGS) else Role.GIVEN


def _split(
    toks: list[Token], free: list[int], full: list[int], roles: dict[int, Role], pools: Pools, culture: str
) -> None:
    """Decide where given names end and family names start."""
    units = _units(toks, free)
    texts = ["-".join(toks[i].text for i in unit) for unit in units]
    particle = next((i for i, role in sorted(roles.items()) if role is Role.PARTICLE and i > free[0]), None)
    if culture == "vi":  # Văn and Thị stand in the middle of the given name
        particle = None
        roles.update({i: Role.PARTICLE for i in free[1:-1] if fold(toks[i].text) in ("van", "thi")})
        units = [unit for unit in units if roles.get(unit[0]) is not Role.PARTICLE]
        texts = ["-".join(toks[i].text for i in unit) for unit in units]
    if particle is not None and any(unit[0] > particle for unit in units):
        families = [unit for unit in units if unit[0] > particle]
        before = [n for n, unit in enumerate(units) if unit[0] < particle]
        if culture in TWO_SURNAMES and len(before) > 1 and not _given_only(texts[before[-1]], pools):
            families.append(units[before[-1]])  # "Maria Torres de la Vega"
    elif _family_first(toks, units, texts, pools, culture):
        families = units[:1]
    elif (
        culture in TWO_SURNAMES
        and len(units) > 2
        and _is_family(texts[-2], pools)
        and len(toks[units[-2][0]].text) > 1
    ):
        families = units[-2:] if len(units) > 3 or not _given_only(texts[-2], pools) else units[-1:]
    elif len(units) == 2 and texts[-1].casefold().endswith(PATRONYMICS) and culture[:2] in ("ru", "uk"):
        families = []  # Надежда Андреевна
    else:
        families = units[-1:]
    for unit in families:
        for i in unit:
            roles[i] = Role.FAMILY


def _given_only(text: str, pools: Pools) -> bool:
    return any(pools.is_given(w) for w in text.split("-")) and not _is_family(text, pools)


def _is_family(text: str, pools: Pools) -> bool:
    return any(pools.is_family(w) for w in text.split("-")) or text.casefold().endswith(_FAMILY_ENDINGS)


def _family_first(
    toks: list[Token], units: list[list[int]], texts: list[str], pools: Pools, culture: str
) -> bool:
    first, rest = texts[0], texts[1:]
    if len(first) == 1:
        return False
    if len(rest[-1]) == 1 and not pools.is_given(first) and _is_family(first, pools):
        return True  # "Torres M."
    if rest[-1].casefold().endswith(PATRONYMICS) and len(units) == 3:
        return True
    capitals = first.isupper() and len(first) > 2 and not any(word.isupper() for word in rest)
    if capitals:
        return True
    if culture not in FAMILY_FIRST or not _is_family(first, pools):
        return False
    return not pools.is_given(first) or (culture == "vi" or not _is_family(rest[-1], pools))


def _patronymics(toks: list[Token], at: list[int], roles: dict[int, Role]) -> None:
    given = [i for i in at if roles.get(i) is Role.GIVEN]
    for i in given[1:]:
        if toks[i].text.casefold().endswith(PATRONYMICS):
            roles[i] = Role.PATRONYMIC
