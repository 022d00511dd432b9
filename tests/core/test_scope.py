"""What a row may ask of its conversation, and which proposals are safe to bring back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.needs import FakeWords, needs

from penname.core.errors import NoSurrogateLeft
from penname.core.keys import ConversationKeys
from penname.core.kinds import Kind
from penname.core.scope import ATTEMPTS, MentionScope
from penname.core.vault import Entry, Vault

KEYS = ConversationKeys.of(bytes(32), bytes(16))


def scope(vault: Vault | None = None, **how: int) -> MentionScope:
    words = FakeWords(famous=frozenset({"nixon"}))
    return MentionScope(needs(words), KEYS, Vault() if vault is None else vault, **how)


def in_turn(proposals: Sequence[str]) -> Callable[[int], str]:
    return lambda attempt: proposals[attempt % len(proposals)]


def said(*texts: str) -> Vault:
    vault = Vault()
    for text in texts:
        vault.said.add(text)
    return vault


def test_a_choice_once_made_stays() -> None:
    ours = scope()

    assert ours.kept("person/given", "maria") is None
    assert ours.keep("person/given", "maria", in_turn(["Elena"])) == "Elena"
    assert ours.keep("person/given", "maria", in_turn(["Laura"])) == "Elena"


def test_choices_reach_the_vault_only_when_the_stand_in_is_adopted() -> None:
    vault = Vault()
    ours = scope(vault)
    ours.keep("person/given", "maria", in_turn(["Elena"]))

    assert vault.kept("person/given", "maria") is None
    vault.adopt(Entry(Kind.PERSON, "Maria", "Elena", tuple(ours.fresh.values())))
    assert scope(vault).kept("person/given", "maria") == "Elena"


@pytest.mark.parametrize(
    ("unsafe", "why"),
    [
        ("maria", "it is the value itself"),
        ("Torres", "somebody was named so"),
        ("Mill Lane", "it stands in the text, word by word"),
        ("will", "it is a common word"),
        ("Paris", "it is a top city"),
        ("Nixon", "it is a famous name"),
    ],
)
def test_an_unsafe_proposal_is_passed_over(unsafe: str, why: str) -> None:
    ours = scope(said("Ms. Torres of Mill Lane"))

    assert ours.keep("person/given", "maria", in_turn([unsafe, "Elena"])) == "Elena", why


def test_two_values_of_a_kind_never_get_the_same_replacement_in_any_slot() -> None:
    ours = scope()
    ours.keep("person/given", "maria", in_turn(["Elena"]))

    assert ours.keep("person/family", "torres", in_turn(["ELENA", "Vargas"])) == "Vargas"


def test_single_letters_and_short_numbers_may_stand_in_the_text() -> None:
    ours = scope(said("A letter E to 12 people"))

    assert ours.keep("person/initial", "m", in_turn(["E"])) == "E"
    assert ours.keep("address/number", "7", in_turn(["12"])) == "12"


def test_translated_days_may_meet_real_ones_since_they_cannot_step_aside() -> None:
    assert (
        scope(said("on 2026-03-05")).keep("date/day", "2025-06-01", in_turn(["2026-03-05"])) == "2026-03-05"
    )


def test_an_exhausted_pool_is_an_error_that_names_no_value_and_leaves_nothing() -> None:
    ours = scope(said("Elena"))

    with pytest.raises(NoSurrogateLeft) as refusal:
        ours.keep("person/given", "maria", in_turn(["Elena"]))
    assert str(ATTEMPTS) in str(refusal.value)
    assert "maria" not in str(refusal.value).lower()
    assert ours.fresh == {}


def test_another_attempt_begins_further_on() -> None:
    assert scope(first_attempt=1).keep("person/given", "maria", in_turn(["Elena", "Laura"])) == "Laura"


@given(st.text(), st.text(), st.integers(0, 9), st.integers(1, 5_000))
def test_a_choice_from_a_pool_always_lies_in_it_and_is_the_same_again(
    slot: str, original: str, attempt: int, size: int
) -> None:
    first = scope().choose(slot, original, attempt, size)

    assert 0 <= first < size
    assert scope().choose(slot, original, attempt, size) == first


def test_a_choice_depends_on_conversation_kind_value_and_attempt() -> None:
    other = MentionScope(needs(), ConversationKeys.of(bytes(32), bytes([1] * 16)), Vault())
    size = 1 << 60
    choices = {
        scope().choose("person/given", "maria", 0, size),
        scope().choose("organization/name", "maria", 0, size),
        scope().choose("person/given", "ana", 0, size),
        scope().choose("person/given", "maria", 1, size),
        other.choose("person/given", "maria", 0, size),
    }

    assert len(choices) == 5


def test_a_family_name_that_any_reply_may_hold_is_taken_only_when_there_is_no_other() -> None:
    class MetOften(FakeWords):
        def is_met_often(self, name: str, language: str) -> bool:
            return name == "Ellis"

    ours = MentionScope(needs(MetOften()), KEYS, Vault())

    assert ours.keep("person/family", "torres", in_turn(["Ellis", "Penhallow"])) == "Penhallow"
    assert ours.keep("person/family", "vega", in_turn(["Ellis"])) == "Ellis"
    assert ours.keep("person/given", "maria", in_turn(["Elena"])) == "Elena"
