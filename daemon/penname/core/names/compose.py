"""A person's mention in, the same shape with another name out."""

from __future__ import annotations

from penname.core.names import initials, patronymics, word
from penname.core.names.letters import Case, case_of
from penname.core.names.parse import Part, PersonName, Role, parse
from penname.core.names.tokens import script_of
from penname.core.names.word import FAMILY, GIVEN, Bearer
from penname.core.surrogate import Scope

# Given names of two syllables, often parted by a hyphen: each alone could come from anywhere.
_SYLLABIC = ("ko_Latn", "zh_Latn", "vi")


def compose(mention: str, scope: Scope) -> str:
    """The stand-in of one mention of a person, in the mention's own shape.

    Order, punctuation, titles, particles, suffixes and grammatical endings stay; given and family names
    are replaced word by word, so that all mentions agree whatever the order in which they come.

    Raises:
        NoSurrogateLeft: No name was safe.
    """
    name = parse(mention, scope.needs.pools, scope.language)
    out = [part.text for part in name.parts]
    families = _at(name, Role.FAMILY)
    givens = _at(name, Role.GIVEN)
    if len(families) + len(givens) == 1 and not name.texts(
        Role.TITLE, Role.PARTICLE, Role.SUFFIX, Role.PATRONYMIC
    ):
        i = (families or givens)[0]
        part = _lone_part(name.parts[i].text, FAMILY if families else GIVEN, scope, name)
        out[i] = _initial_alone(name.parts[i], scope, name) or _word(name.parts[i], part, scope, name)
        return "".join(out)
    for i in families:
        if not name.parts[i].initial:
            out[i] = _word(name.parts[i], FAMILY, scope, name)
    anchor = _anchor(name, out, families, FAMILY, scope)
    for i in givens:
        if not name.parts[i].initial:
            lead = i == givens[0] and anchor is not None
            wanted = (
                initials.kept_beside_family(name.parts[i].text, anchor[0], scope) if lead and anchor else ""
            )
            out[i] = _word(name.parts[i], GIVEN, scope, name, wanted)
    _initials(name, out, givens, families, anchor, scope)
    for i in _at(name, Role.PATRONYMIC):
        out[i] = patronymics.replace(name.parts[i].text, scope, name.culture)
    return "".join(out)


def _at(name: PersonName, role: Role) -> list[int]:
    return [i for i, part in enumerate(name.parts) if part.role is role]


def _word(part: Part, slot: str, scope: Scope, name: PersonName, initial: str = "") -> str:
    """A full word of the name, of the culture that the word itself tells."""
    culture = _culture(part.text, scope, name)
    gender = name.gender or scope.needs.pools.gender_of(part.text, culture) if slot == GIVEN else ""
    return word.replace(part.text, slot, scope, Bearer(culture, gender, initial))


def _culture(text: str, scope: Scope, name: PersonName) -> str:
    """The culture of one word: that of the whole name, unless the word itself is at home elsewhere."""
    pools = scope.needs.pools
    if name.script in ("Han", "Hang", "Kana"):
        return name.culture if name.culture == "ja" else pools.culture_of((text,), name.culture)
    if name.culture in _SYLLABIC or script_of(text) != "Latn":
        return name.culture
    known = pools.is_given(text) or pools.is_family(text)
    # A neighbour's given name says little of a family name nobody knows: "Yolanda Griggs".
    return pools.culture_of((text,), name.culture if known or "_" in name.culture else scope.language)


def _lone_part(text: str, told: str, scope: Scope, name: PersonName) -> str:
    """Whether a word alone is a given or a family name: what it was before, else what its parse says."""
    other = GIVEN if told == FAMILY else FAMILY
    culture = _culture(text, scope, name)
    for part in (told, other):
        if scope.kept(f"person/{part}", word.key_of(text, part, scope, culture)) is not None:
            return part
    return told


def _initial_alone(part: Part, scope: Scope, name: PersonName) -> str:
    return _cased(initials.shifted(part.text, scope, name.culture), part.text) if part.initial else ""


def _anchor(
    name: PersonName, out: list[str], at: list[int], part: str, scope: Scope
) -> tuple[str, str] | None:
    """Key and stand-in of the last full word among `at`: what an initial of the other part belongs to."""
    full = [i for i in at if not name.parts[i].initial]
    if not full:
        return None
    text = name.parts[full[-1] if part == FAMILY else full[0]].text
    culture = _culture(text, scope, name)
    slot = word.slot_of(text, part, scope, culture)
    key = word.key_of(text, slot.partition("/")[2], scope, culture)
    return key, scope.kept(slot, key) or out[full[-1] if part == FAMILY else full[0]]


def _initials(
    name: PersonName,
    out: list[str],
    givens: list[int],
    families: list[int],
    family: tuple[str, str] | None,
    scope: Scope,
) -> None:
    """Write the initials, and for a full name note which initials belong to it."""
    given = _anchor(name, out, givens, GIVEN, scope)
    if family and given:
        first, last = name.parts[givens[0]].text, name.parts[families[-1]].text
        if not name.parts[givens[0]].initial:
            initials.beside_family(first, *family, scope, name.culture, known=given[1])
            initials.beside_given(last, *given, scope, name.culture, known=family[1])
            initials.both((first, last), scope, name.culture, known=(given[1], family[1]))
    lone = {i for i in (*givens, *families) if name.parts[i].initial}
    if not family and not given and len(lone) > 1:
        pair = initials.both((name.parts[min(lone)].text, name.parts[max(lone)].text), scope, name.culture)
        for i, letter in zip((min(lone), max(lone)), pair, strict=True):
            out[i] = _cased(letter, name.parts[i].text)
        lone -= {min(lone), max(lone)}
    for i in sorted(lone):
        text = name.parts[i].text
        if i in givens[:1] and family:
            letter = initials.beside_family(text, *family, scope, name.culture)
        elif i in families[-1:] and given:
            letter = initials.beside_given(text, *given, scope, name.culture)
        else:
            letter = initials.shifted(text, scope, name.culture)
        out[i] = _cased(letter, text)


def _cased(letter: str, like: str) -> str:
    return letter.lower() if case_of(like) is Case.LOWER else letter
