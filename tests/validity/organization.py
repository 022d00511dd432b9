"""An organization is valid as another of the same trade and legal form."""

from __future__ import annotations

from collections.abc import Iterator

from tests.fakes.people import parts
from tests.fakes.sample import Sample, dice

from penname.core.kinds import Kind
from penname.core.names.letters import fold
from penname.core.names.tokens import tokens

KIND = Kind.ORGANIZATION
TAILS = {
    "en": (
        "Dental Group",
        "Logistics LLC",
        "Consulting Inc.",
        "& Sons Ltd",
        "General Hospital",
        "Elementary School",
        "Bank",
    ),
    "de": ("Consulting GmbH", "Hausverwaltung", "Logistik AG", "Apotheke", "Steuerberatung"),
    "fr": ("Transports SARL", "Assurances SA", "Conseil"),
    "es": ("Seguros S.A.", "Construcciones S.L.", "Servicios"),
    "it": ("Costruzioni S.r.l.", "Assicurazioni S.p.A."),
}


def values(n: int) -> Iterator[Sample]:
    """A family name or two, then a trade and a legal form."""
    throw = dice("organization")
    for _ in range(n):
        language = throw.choice(list(TAILS))
        own = parts(throw, language)[1]
        if throw.random() < 0.2:
            own += f" {parts(throw, language)[1]}"
        yield Sample(f"{own} {throw.choice(TAILS[language])}", language)


def valid(value: Sample, surrogate: str) -> bool:
    """The trade and the legal form stand as they were, the first word is another, nothing came or went."""
    tail = next(tail for tail in TAILS[value.language] if value.text.endswith(f" {tail}"))
    if not surrogate.endswith(f" {tail}"):
        return False
    own, other = value.text.removesuffix(f" {tail}"), surrogate.removesuffix(f" {tail}")
    return bool(other) and not _words(own) & _words(other) and own.istitle() <= other[:1].isupper()


def _words(text: str) -> set[str]:
    return {fold(token.text) for token in tokens(text) if token.word and len(token.text) > 2}
