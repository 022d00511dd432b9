"""The ways to write a person's name: parts, orders, initials, and what grammar makes of them.

Titles are no part of a form: "Ms. Vargas" is "Vargas" after a word that is no name.
"""

from __future__ import annotations

from collections.abc import Iterator

from penname.core.forms import (
    endings_agglutinating,
    endings_germanic,
    endings_slavic,
    person_eastern,
    placeholder,
)
from penname.core.forms.person_parts import Name
from penname.core.names.parse import Part, PersonName, Role, parse
from penname.core.names.tokens import tokens
from penname.core.surrogate import Form, Guard, Scope

NOUNS_CAPITALISED = frozenset({"de", "lb"})
"""Where any noun may follow a name, a capitalised word beside it tells nothing."""

_LEAST_SMALL = 5

_EAST = frozenset({"Han", "Hang", "Kana"})
_NO_INITIALS = "AM PM US UK EU UN AD BC DC"
_ABBREVIATIONS = frozenset(_NO_INITIALS.split())


def forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """Every form of a person's stand-in, with that of the real name."""
    if placeholder.is_placeholder(surrogate):
        yield from placeholder.forms(value, surrogate, scope)
        return
    written = parse(value, scope.needs.pools, scope.language)
    own, shown = _name(written), _name(_alike(surrogate, written, scope))
    if own.script in _EAST:
        yield from person_eastern.forms(surrogate, shown, value, own, scope)
        return
    alone = _lone(scope, Guard.FAMILY if own.family else Guard.LONE)
    guard = Guard.WORD if own.given and own.family else alone
    yield Form(surrogate, value, guard)
    if own.given and own.family and shown.given and shown.family:
        yield from _whole(shown, own, scope)
    if own.given and shown.given and len(shown.first.strip(".")) > 1:
        for text, original in dict.fromkeys(((shown.given, own.given), (shown.first, own.first))):
            yield from _declined(text, original, "given", own.gender, _lone(scope, Guard.LONE), scope)
        yield from _in_small_letters(shown.first, own.first, scope)
        yield from _later_names(shown, own, scope)
        if len(own.given.split()) == len(shown.given.split()) > 1:
            yield from _listed(_otherwise(shown), _otherwise(own), scope)
    if own.family and shown.family and len(shown.family.strip(".")) > 1:
        yield from _families(shown, own, scope)


def _alike(surrogate: str, written: PersonName, scope: Scope) -> PersonName:
    """The surrogate's parts by the roles of the original's, since it was made part by part."""
    texts = [token.text for token in tokens(surrogate)]
    if written.script in _EAST or len(texts) != len(written.parts):
        return parse(surrogate, scope.needs.pools, scope.language)
    parts = tuple(Part(p.role, text, p.initial) for p, text in zip(written.parts, texts, strict=True))
    return PersonName(parts, written.culture, written.script, written.gender, written.order)


def _name(name: PersonName) -> Name:
    family = name.family
    if not name.texts(Role.FAMILY):
        family = ""
    return Name(name.given, family, name.gender, name.script)


def _lone(scope: Scope, guard: Guard) -> Guard:
    return Guard.WORD if scope.language in NOUNS_CAPITALISED else guard


def _whole(shown: Name, own: Name, scope: Scope) -> Iterator[Form]:
    pairs = {(shown.full, own.full): None}
    if shown.first != shown.given:
        pairs[f"{shown.first} {shown.family}", f"{own.first} {own.family}"] = None
        middle, own_middle = _initials(shown.given)[1:], _initials(own.given)[1:]
        if len(middle) == len(own_middle):
            pairs[
                f"{shown.first} {' '.join(f'{c}.' for c in middle)} {shown.family}",
                f"{own.first} {' '.join(f'{c}.' for c in own_middle)} {own.family}",
            ] = None
    for text, original in pairs:
        yield Form(text, original)
        yield from _endings(text, original, Guard.WORD, scope)
    yield from _cases(shown, own, scope)
    yield from _listed(shown, own, scope)
    if scope.language == "tr":
        for change in (_turkish_lower, _turkish_upper):
            yield Form(change(shown.full), change(own.full), Guard.EXACT)


def _otherwise(name: Name) -> Name:
    """A name of several given names read as one given name and several family names."""
    first, *rest = name.full.split()
    return Name(first, " ".join(rest), name.gender, name.script)


def _listed(shown: Name, own: Name, scope: Scope) -> Iterator[Form]:
    """As lists, citations and logins write a name."""
    for theirs, ours in ((shown.given, own.given), (shown.first, own.first)):
        yield Form(f"{shown.family}, {theirs}", f"{own.family}, {ours}")
        yield Form(f"{shown.family} {theirs}", f"{own.family} {ours}")
        if len(shown.full.split()) != len(own.full.split()):  # else letter case is read word by word
            yield Form(f"{theirs} {shown.family.upper()}", f"{ours} {own.family.upper()}")
            yield Form(f"{shown.family.upper()}, {theirs}", f"{own.family.upper()}, {ours}")
            yield Form(f"{shown.family.upper()} {theirs}", f"{own.family.upper()} {ours}")
    yield from _sorted_by_family(shown, own)
    yield from _with_initials(shown, own, scope)
    handle, own_handle = (f"{n.first}.{n.family}".replace(" ", "").lower() for n in (shown, own))
    yield Form(handle, own_handle)


def _turkish_lower(text: str) -> str:
    return text.replace("I", "ı").replace("İ", "i").lower()


def _turkish_upper(text: str) -> str:
    return text.replace("i", "İ").upper()


def _with_initials(shown: Name, own: Name, scope: Scope) -> Iterator[Form]:
    g, own_g = _initial(shown.given), _initial(own.given)
    f, own_f = _initial(shown.family), _initial(own.family)
    if not (g and f and own_g and own_f):
        return
    alone = _lone(scope, Guard.FAMILY)
    for dot in (". ", " "):
        text, original = f"{g}{dot}{shown.family}", f"{own_g}{dot}{own.family}"
        yield Form(text, original, alone)
        yield from _endings(text, original, alone, scope)
    yield Form(f"{shown.family}, {g}.", f"{own.family}, {own_g}.")
    yield Form(f"{shown.family} {g}.", f"{own.family} {own_g}.")
    yield Form(f"{shown.first} {f}.", f"{own.first} {own_f}.")
    letters, own_letters = "".join(_initials(shown.given)), "".join(_initials(own.given))
    if len(letters) == len(own_letters) > 1:
        dotted, own_dotted = (" ".join(f"{c}." for c in each) for each in (letters, own_letters))
        yield Form(f"{dotted} {shown.family}", f"{own_dotted} {own.family}", alone)
        yield Form(f"{shown.family}, {dotted}", f"{own.family}, {own_dotted}")
        yield from _bare_initials(letters + f, own_letters + own_f)
    yield from _bare_initials(g + f, own_g + own_f)


def _bare_initials(letters: str, own: str) -> Iterator[Form]:
    if letters not in _ABBREVIATIONS:
        yield Form("".join(f"{c}." for c in letters), "".join(f"{c}." for c in own), Guard.FAMILY)
        yield Form(" ".join(f"{c}." for c in letters), " ".join(f"{c}." for c in own), Guard.FAMILY)


def _sorted_by_family(shown: Name, own: Name) -> Iterator[Form]:
    """ "Cruz, Inés de la": as libraries sort names with particles."""
    ours, theirs = own.family.split(), shown.family.split()
    lead = 0
    while lead < len(ours) - 1 and ours[lead] == ours[lead].lower() and ours[lead] == theirs[lead]:
        lead += 1
    if lead and len(ours) == len(theirs):
        yield Form(
            f"{' '.join(theirs[lead:])}, {' '.join([shown.given, *theirs[:lead]])}",
            f"{' '.join(ours[lead:])}, {' '.join([own.given, *ours[:lead]])}",
        )


def _in_small_letters(given: str, own: str, scope: Scope) -> Iterator[Form]:
    """A given name as chats and logins write it, where it is long enough and no common word."""
    small = given.lower()
    if small == given or len(small) < _LEAST_SMALL or not small.isalpha():
        return
    if not scope.needs.words.is_common(small, scope.language):
        yield Form(small, own.lower(), Guard.EXACT)


def _later_names(shown: Name, own: Name, scope: Scope) -> Iterator[Form]:
    """What follows the first of several given names, alone: in many names it is a family name in truth."""
    theirs, ours = shown.full.split(), own.full.split()
    if len(theirs) != len(ours):
        return
    for nth in range(1, len(shown.given.split())):
        alone = _lone(scope, Guard.FAMILY)
        for stop in dict.fromkeys((nth + 1, len(ours))):
            text, original = " ".join(theirs[nth:stop]), " ".join(ours[nth:stop])
            if len(text.strip(".")) > 1:
                yield Form(text, original, alone)
                yield from _endings(text, original, alone, scope)


def _families(shown: Name, own: Name, scope: Scope) -> Iterator[Form]:
    alone = _lone(scope, Guard.FAMILY)
    yield Form(shown.family, own.family, alone)
    for language in dict.fromkeys((scope.language if scope.language == "de" else "en", "en")):
        yield Form(
            endings_germanic.plural(shown.family, language),
            endings_germanic.plural(own.family, language),
            alone,
        )
    yield from _declined(shown.family, own.family, "family", own.gender, alone, scope)
    theirs, ours = shown.family.split(), own.family.split()
    if len(theirs) == len(ours) == 2 and theirs[0] != ours[0]:
        yield from _declined(
            theirs[0], ours[0], "family", own.gender, alone, scope
        )  # Sr. Berruezo (Alcántara)
    if len(theirs) == len(ours) > 1 and theirs[0] == ours[0]:
        differ = [a != b for a, b in zip(theirs, ours, strict=True)]
        at = differ.index(True) if True in differ else len(ours) - 1
        yield Form(" ".join(theirs[at:]), " ".join(ours[at:]), alone)  # Ms. Cruz (de la Cruz)


def _declined(text: str, original: str, role: str, gender: str, guard: Guard, scope: Scope) -> Iterator[Form]:
    """A part alone, and with the endings that grammar gives it."""
    yield Form(text, original, guard)
    if scope.language in ("pl", "ru") and " " not in text:
        cases, own = (endings_slavic.cases(name, role, gender, scope.language) for name in (text, original))
        for case, spellings in cases.items():
            for spelling in spellings if case in own else ():
                yield Form(spelling, own[case][0], guard if spelling == text else Guard.WORD)
    yield from _endings(text, original, guard, scope)


def _endings(text: str, original: str, guard: Guard, scope: Scope) -> Iterator[Form]:
    if scope.language == "tr":
        for form, own in endings_agglutinating.turkish_pairs(text, original):
            yield Form(form, own, guard)
    if scope.language == "fr":
        yield from _elided(text, original, guard)
    if text[-1:].isascii() or scope.language in ("de", "sv", "nl"):
        for form, own in endings_germanic.pairs(text, original, scope.language):
            yield Form(form, own, Guard.WORD if form != text + "'" else guard)


def _elided(text: str, original: str, guard: Guard) -> Iterator[Form]:
    """French "de" and "que" lose their e before a vowel: d'Élise, de Camille."""
    for full, short in (("de ", "d'"), ("que ", "qu'")):
        shown, own = (short if _starts_with_vowel(name) else full for name in (text, original))
        if shown != own:
            yield Form(shown + text, own + original, guard)
        if text[:1] in "HhYy":  # both are in use
            for before in (full, short):
                yield Form(before + text, own + original, guard)


def _starts_with_vowel(name: str) -> bool:
    return name[:1].lower() in "aeiouhâàéèêëîïôöûùœæáíóúäü"


def _cases(shown: Name, own: Name, scope: Scope) -> Iterator[Form]:
    """Both names in one case: Agnieszki Lisieckiej."""
    if scope.language not in ("pl", "ru") or " " in shown.full.replace(f"{shown.first} ", "", 1):
        return

    def tables(name: Name) -> tuple[endings_slavic.Cases, endings_slavic.Cases]:
        parts = ((name.first, "given"), (name.family, "family"))
        given, family = (endings_slavic.cases(*part, own.gender, scope.language) for part in parts)
        return given, family

    (given, family), (own_given, own_family) = tables(shown), tables(own)
    for case in given.keys() & family.keys() & own_given.keys() & own_family.keys():
        original = f"{own_given[case][0]} {own_family[case][0]}"
        for first in given[case]:
            for last in family[case]:
                yield Form(f"{first} {last}", original)


def _initials(names: str) -> list[str]:
    return [_initial(word) for word in names.split() if _initial(word)]


def _initial(name: str) -> str:
    """The first capital: H of "de la Higuera"; of a name in small letters, the first letter."""
    return next((c for c in name if c.isupper()), name[:1].upper())
