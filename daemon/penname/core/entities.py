"""Who and what the mentions are about: one entity for all forms of one person, one number, one place.

"Maria Torres", "maria", "Ms. Torres", "TORRES, Maria" and "M. Torres" are one person; so that this holds
in any order of arrival, every mention leaves *marks* (`person:given:maria`), and two mentions are one
entity when their marks agree. An e-mail address or a username is an entity of its own, bound to its owner,
and an address of an employer is bound to the organization.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from penname.core.kinds import ATTRIBUTES, Kind
from penname.core.names.letters import fold
from penname.core.names.parse import parse
from penname.core.names.roles import Role
from penname.core.needs import Pools

GIVEN, FAMILY, INITIAL = "person:given:", "person:family:", "person:initial:"
_NAMED_AFTER_A_PERSON = frozenset({Kind.EMAIL, Kind.USERNAME, Kind.PERSONAL_URL})
_WORD = re.compile(r"[^\W\d_]+")


class Decision(StrEnum):
    """What the person has decided about one detail. *once* holds in its conversation, *always* everywhere."""

    NONE = ""
    KEEP_ONCE = "keep-once"
    KEEP_ALWAYS = "keep-always"
    MASK_ONCE = "mask-once"
    MASK_ALWAYS = "mask-always"


@dataclass(frozen=True, slots=True, repr=False)
class Entity:
    """One person, number, place… of a conversation.

    `kinds` are all kinds it was found as, the first one first. `values` are its mentions as written, in
    order of first sight. `in_clear` says that the model has read it as it is, in the context it works with.
    """

    id: str
    kinds: tuple[Kind, ...]
    values: tuple[str, ...]
    marks: frozenset[str]
    first_turn: int
    bound_to: tuple[str, ...] = ()  # ids of the owner, or of the employer
    in_clear: bool = False
    decision: Decision = Decision.NONE

    @property
    def kind(self) -> Kind:
        """The kind it was first found as."""
        return self.kinds[0]

    def knows(self, kind: Kind, value: str) -> bool:
        """Whether it was seen as `kind` before, and with exactly these letters."""
        return kind in self.kinds and value in self.values

    def mentioned(self, kind: Kind, value: str, marks: frozenset[str]) -> Entity:
        """The entity after one more mention."""
        return replace(
            self,
            kinds=tuple(dict.fromkeys((*self.kinds, kind))),
            values=tuple(dict.fromkeys((*self.values, value))),
            marks=self.marks | marks,
        )


def same_value(kind: Kind, value: str) -> str:
    """The key under which equal values meet whatever their kind: an address found as a person is one thing.

    Attributes keep apart: an age of 42 and the order number 42 have nothing to do with each other.
    """
    return f"{kind if kind in ATTRIBUTES else ''}={value.casefold()}"


def marks(
    kind: Kind,
    value: str,
    language: str,
    pools: Pools,
    identities: Mapping[Kind, Callable[[str], str]],
) -> frozenset[str]:
    """What a mention is recognised by: the parts of a name, or the kind's identity of the value.

    Args:
        kind: Of the mention.
        value: As written.
        language: ISO 639-1 of the text around.
        pools: Tell given names from family names.
        identities: By kind, what makes two values one (`Surrogate.identity`).
    """
    if kind is not Kind.PERSON:
        return frozenset({f"{kind}:{identities[kind](value)}"})
    name = parse(value, pools, language)
    found = set()
    for part in name.parts:
        if part.role in (Role.GIVEN, Role.FAMILY):
            sort = INITIAL if part.initial else GIVEN if part.role is Role.GIVEN else FAMILY
            found.add(sort + _legible(part.text))
    return frozenset(found or {GIVEN + _legible(value)})


def _legible(text: str) -> str:
    """`text` folded, or as it is where folding leaves nothing of it: an apostrophe taken for a name."""
    return fold(text) or text


def agree(mention: frozenset[str], entity: frozenset[str]) -> bool:
    """Whether a mention with these marks may be the entity with those.

    Names agree when they share a full word and contradict each other nowhere: "M. Torres" is Maria Torres
    and not John Torres; a lone "Torres" or "Maria" is whoever bears that name.
    """
    if not any(mark.startswith("person:") for mark in mention):
        return bool(mention & entity)
    given, family, initials = (_with(mention, sort) for sort in (GIVEN, FAMILY, INITIAL))
    given_there, family_there, initials_there = (_with(entity, sort) for sort in (GIVEN, FAMILY, INITIAL))
    if len(given | family) == 1 and not initials:
        return bool((given | family) & (given_there | family_there))
    if family and family_there and not family & family_there:
        return False
    if given and given_there and not given & given_there:
        return False
    letters = {word[0] for word in given_there} | initials_there
    if not given and initials and letters and not initials & letters:
        return False
    if given and not given_there and initials_there and not {word[0] for word in given} & initials_there:
        return False
    return bool(given & given_there or family & family_there)


def _with(marks: frozenset[str], sort: str) -> set[str]:
    return {mark[len(sort) :] for mark in marks if mark.startswith(sort)}


def bonds(kind: Kind, value: str, entities: Iterable[Entity]) -> tuple[str, ...]:
    """The ids of the entities that `value` is named after: its owner, and the employer of an e-mail address.

    maria.torres@, mtorres and torres_m82 are named after Maria Torres; …@acme.com belongs to Acme Ltd.
    """
    if kind not in _NAMED_AFTER_A_PERSON:
        return ()
    local, _, domain = value.partition("@")
    return tuple(
        entity.id
        for entity in entities
        if (entity.kind is Kind.PERSON and _names(entity, fold(local)))
        or (entity.kind is Kind.ORGANIZATION and domain and _is_domain_of(domain, entity))
    )


def _names(person: Entity, handle: str) -> bool:
    """Whether a handle carries the family name with the given name or its initial, or is one full name."""
    given, family = _with(person.marks, GIVEN), _with(person.marks, FAMILY)
    initials = {word[0] for word in given} | _with(person.marks, INITIAL)
    letters = "".join(_WORD.findall(handle))
    spelt = {one + other for one in given | initials for other in family}
    spelt |= {other + one for one in given | initials for other in family} | family
    return letters in spelt | {word for word in given if len(word) > 3}


def _is_domain_of(domain: str, organization: Entity) -> bool:
    label = "".join(_WORD.findall(domain.rpartition(".")[0])).casefold()
    names = ("".join(_WORD.findall(value)).casefold() for value in organization.values)
    return len(label) > 2 and any(label in name or name in label for name in names)
