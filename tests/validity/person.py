"""A person is valid as another: same shape, script and gender, and no word of the old name."""

from __future__ import annotations

from collections.abc import Iterator

from tests.fakes.people import LOCALES, UNSPACED, parts
from tests.fakes.sample import Sample, dice
from tests.fakes.world import world

from penname.core.kinds import Kind
from penname.core.names.letters import case_of, fold
from penname.core.names.parse import PersonName, Role, parse
from penname.core.names.tokens import script_of

KIND = Kind.PERSON
FORMS = ("{g} {f}", "{g} {f}", "{g} {f}", "{f}, {g}", "{G} {F}", "{l}", "{g}", "{i}. {f}")


def values(n: int) -> Iterator[Sample]:
    """Names of sixteen languages, full, reversed, in capitals or small letters, alone, with an initial."""
    throw = dice("person")
    languages = list(LOCALES)
    for _ in range(n):
        language = throw.choice(languages)
        given, family = parts(throw, language)
        form = "{f}{g}" if language in UNSPACED else throw.choice(FORMS)
        text = form.format(
            g=given, f=family, G=given.upper(), F=family.upper(), l=f"{given} {family}".lower(), i=given[0]
        )
        yield Sample(text, language, LOCALES[language][1])


def valid(value: Sample, surrogate: str) -> bool:
    """Parsed alike: the same roles in the same order, letter case, script and gender; every word another."""
    before, after = (parse(text, world().pools, value.language) for text in (value.text, surrogate))
    if script_of(value.text) != script_of(surrogate) or _words(before) & _words(after):
        return False
    cased = script_of(value.text) in ("Latn", "Cyrl", "Grek")
    if cased and [case_of(w) for w in value.text.split()][:1] != [case_of(w) for w in surrogate.split()][:1]:
        return False
    if before.gender and after.gender and before.gender != after.gender:
        return False
    return _frame(before) == _frame(after)


def _words(name: PersonName) -> set[str]:
    return {fold(text) for text in name.texts(Role.GIVEN, Role.FAMILY)}


def _frame(name: PersonName) -> list[str]:
    return [
        part.text
        for part in name.parts
        if part.role in (Role.GLUE, Role.TITLE, Role.SUFFIX)
        if part.text != "-"
    ]
