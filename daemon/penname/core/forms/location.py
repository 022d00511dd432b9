"""Places: the name, its possessive and genitive, and its cases where they are written on."""

from __future__ import annotations

from collections.abc import Iterator

from penname.core.forms import endings_agglutinating, endings_germanic, placeholder
from penname.core.surrogate import Form, Scope


def forms(value: str, surrogate: str, scope: Scope) -> Iterator[Form]:
    """The ways to write a place, each with that of the original."""
    if placeholder.is_placeholder(surrogate):
        yield from placeholder.forms(value, surrogate, scope)
        return
    yield Form(surrogate, value)
    if not surrogate[-1:].isalpha():
        return
    for text, original in endings_germanic.pairs(surrogate, value, scope.language):
        yield Form(text, original)
    if scope.language == "tr":
        for text, original in endings_agglutinating.turkish_pairs(surrogate, value):
            yield Form(text, original)
    if scope.language == "ko":
        for text, original in endings_agglutinating.korean_pairs(surrogate, value):
            yield Form(text, original)
