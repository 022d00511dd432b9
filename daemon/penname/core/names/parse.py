"""A name as written, read apart into parts that join to the same text again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from penname.core.names import eastern, western
from penname.core.names.letters import fold
from penname.core.names.roles import Part, Role
from penname.core.names.titles import TITLES_F, TITLES_M
from penname.core.names.tokens import script_of
from penname.core.needs import Pools

__all__ = ["Order", "Part", "PersonName", "Role", "parse"]


class Order(StrEnum):
    """Which comes first. `COMMA` is "Torres, Maria"; `FAMILY` is 佐久間 恵 or "Nagy Anna"."""

    GIVEN = "given"
    FAMILY = "family"
    COMMA = "comma"


@dataclass(frozen=True, slots=True, repr=False)
class PersonName:
    """A name in parts. Nothing is lost: the texts of `parts`, joined, are the name as written.

    `culture` is the name culture of `core.needs.Pools` (a language such as `de`), `script` an ISO 15924
    code, `gender` `f`, `m` or "" where neither the given name nor a title tells it.
    """

    parts: tuple[Part, ...]
    culture: str
    script: str
    gender: str
    order: Order

    def texts(self, *roles: Role) -> tuple[str, ...]:
        """The texts of all parts with one of `roles`, in order of writing."""
        return tuple(part.text for part in self.parts if part.role in roles)

    def span(self, *roles: Role) -> str:
        """From the first to the last part with one of `roles`, with all that stands between: "Jean-Luc"."""
        at = [i for i, part in enumerate(self.parts) if part.role in roles]
        return "".join(part.text for part in self.parts[at[0] : at[-1] + 1]) if at else ""

    @property
    def title(self) -> str:
        """The titles before the name, as written: "Prof. Dr."; "" without."""
        return self.span(Role.TITLE)

    @property
    def given(self) -> str:
        """The given names, middle names and their initials, as written: "Jean-Luc", "J. R. R."."""
        return self.span(Role.GIVEN, Role.PATRONYMIC)

    @property
    def family(self) -> str:
        """The family name with its particles, as written: "von der Heide", "Torres Vega"."""
        return self.span(Role.PARTICLE, Role.FAMILY)

    @property
    def suffix(self) -> str:
        """What follows the name: "Jr.", "PhD", "さん"; "" without."""
        return self.span(Role.SUFFIX)


def parse(name: str, pools: Pools, language: str) -> PersonName:
    """The parts of `name`, which is one person's name in any of its forms, in any covered script.

    Args:
        name: As written: "TORRES, Maria", "J. R. R. Tolkien", "frau von der heide", "佐久間さん".
        pools: Tell given names from family names, and the culture of both.
        language: ISO 639-1 of the text around; decides where the name alone does not.
    """
    script = script_of(name)
    if script in eastern.SCRIPTS:
        parts = eastern.parts(name, pools, language, script)
        culture = eastern.culture(name, language, script)
    else:
        words = western.words(name)
        culture = pools.culture_of(words, language)
        parts = western.parts(name, pools, language, culture)
    return PersonName(parts, culture, script, _gender(parts, pools, culture), _order(parts))


def _gender(parts: tuple[Part, ...], pools: Pools, culture: str) -> str:
    given = [part.text for part in parts if part.role is Role.GIVEN and not part.initial]
    for told in (pools.gender_of(word, culture) for word in given):
        if told:
            return told
    titles = {fold(part.text) for part in parts if part.role in (Role.TITLE, Role.SUFFIX)}
    if titles & TITLES_F:
        return "f"
    return "m" if titles & TITLES_M else ""


def _order(parts: tuple[Part, ...]) -> Order:
    core = [i for i, part in enumerate(parts) if part.role in (Role.GIVEN, Role.FAMILY)]
    if not core or parts[core[0]].role is Role.GIVEN:
        return Order.GIVEN
    given = [i for i in core if parts[i].role is Role.GIVEN]
    if not given:
        return Order.GIVEN
    between = "".join(part.text for part in parts[core[0] : given[0]] if part.role is Role.GLUE)
    return Order.COMMA if "," in between or "،" in between else Order.FAMILY
