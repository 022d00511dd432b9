"""The pen names of a conversation: made once, never twice the same, always found back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from tests.fakes.needs import needs
from tests.fakes.shelf import SHELF

from penname.core import pen_names
from penname.core.errors import NoSurrogateLeft
from penname.core.keys import ConversationKeys
from penname.core.kinds import Kind
from penname.core.pen_names import PenNames
from penname.core.surrogate import Scope, Surrogate
from penname.core.vault import Vault


def made_by(make: object, kind: Kind = Kind.PERSON) -> PenNames:
    row: Surrogate = replace(SHELF[kind], make=make)  # type: ignore[arg-type]
    return PenNames({**SHELF, kind: row}, needs(), ConversationKeys.of(bytes(32), bytes(16)))


def plain(vault: Vault | None = None, salt: bytes = bytes(16)) -> PenNames:
    return PenNames(SHELF, needs(), ConversationKeys.of(bytes(32), salt), vault)


def test_a_value_has_one_surrogate_and_the_serial_tells_of_new_ones() -> None:
    names = plain()
    first = names.of(Kind.PERSON, "Maria Torres", "en", "")

    assert names.of(Kind.PERSON, "Maria Torres", "en", "") == first
    assert names.serial == 1
    assert names.restorer().restore(f"Dear {first},") == "Dear Maria Torres,"


def test_two_conversations_give_unrelated_surrogates() -> None:
    """Of 1,000 conversations no surrogate is more common than chance lets it be (39 × 29 names)."""
    given = [plain(salt=n.to_bytes(16, "big")).of(Kind.PERSON, "Maria Torres", "en", "") for n in range(1000)]

    assert max(Counter(given).values()) <= 8  # chance: a name 9 times in one run of 100,000
    assert len(set(given)) > 600  # chance: 664 ± 13


def test_a_row_that_can_hide_nothing_gets_a_placeholder() -> None:
    def exhausted(value: str, scope: Scope) -> str:
        raise NoSurrogateLeft("person", 0)

    names = made_by(exhausted)

    assert names.of(Kind.PERSON, "Maria", "en", "") == "[PERSON 1]"
    assert names.of(Kind.PERSON, "Ana", "en", "") == "[PERSON 2]"
    assert names.restorer().restore("x[PERSON 2]y") == "xAnay"


@pytest.mark.parametrize("given", ["Maria", "MARIA", "Maria Torres", " ", ""])
def test_a_stand_in_that_shows_its_value_or_nothing_is_never_used(given: str) -> None:
    assert made_by(lambda value, scope: given).of(Kind.PERSON, "Maria", "en", "") == "[PERSON 1]"


def test_a_stand_in_that_is_taken_is_never_used_again() -> None:
    names = made_by(lambda value, scope: "Elena")

    assert [names.of(Kind.PERSON, value, "en", "") for value in ("Maria", "Ana")] == ["Elena", "[PERSON 1]"]


def test_another_attempt_is_made_when_the_whole_stands_in_the_text() -> None:
    def two_words(value: str, scope: Scope) -> str:
        first = scope.keep("person/given", "a", lambda attempt: ("Elena", "Laura")[attempt % 2])
        return f"Lady {first}"

    names = made_by(two_words)
    names.vault.said.add("the lady elena novels")

    assert names.of(Kind.PERSON, "Maria", "en", "") == "Lady Laura"


def test_placeholders_skip_numbers_that_stand_in_the_text_and_end() -> None:
    names = plain()
    names.vault.said.add("see person 1 of the film")

    assert names.placeholder(Kind.PERSON, "Maria") == "[PERSON 2]"


def test_when_all_placeholders_are_taken_the_error_names_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pen_names, "LAST_PLACEHOLDER", 1)
    names = plain()
    names.placeholder(Kind.PERSON, "Maria")

    with pytest.raises(NoSurrogateLeft) as refusal:
        names.placeholder(Kind.PERSON, "Ana")
    assert "Ana" not in str(refusal.value)


def test_a_new_language_brings_new_forms() -> None:
    names = plain()
    names.hear("de")
    names.hear("de")

    assert names.serial == 1


def test_surrogates_are_found_in_a_text_in_any_of_their_forms() -> None:
    names = plain()
    given, family = names.of(Kind.PERSON, "Maria Torres", "en", "").split()
    text = f"{given.upper()} {family.upper()} and {given}"

    assert [text[start:end] for start, end in names.surrogates_in(text)] == [
        f"{given} {family}".upper(),
        given,
    ]


def test_a_vault_goes_on_where_it_was_left() -> None:
    before = plain()
    first = before.of(Kind.PERSON, "Maria Torres", "en", "")
    after = plain(before.vault)

    assert after.restorer().restore(first) == "Maria Torres"
    assert after.serial == before.serial
