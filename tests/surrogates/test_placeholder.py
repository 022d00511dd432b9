"""Placeholders are numbered in order of first sight, and every spelling finds its own way back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import Mentions

from penname.core import kinds
from penname.core.errors import NoSurrogateLeft
from penname.core.kinds import Kind
from penname.surrogates.placeholder import ATTRIBUTES, BLOCKED, compact, in_any_case

ROWS = {row.kind: row for row in (*BLOCKED, *ATTRIBUTES)}


def test_every_blocked_kind_has_a_placeholder() -> None:
    assert {row.kind for row in BLOCKED} == kinds.BLOCKED


@pytest.mark.parametrize(
    ("kind", "value", "placeholder"),
    [
        (Kind.NATIONAL_ID, "536-22-8714", "[SSN 1]"),
        (Kind.NATIONAL_ID, "Y-5052855-E", "[ID 1]"),
        (Kind.PAYMENT_CARD, "4539 1488 0343 6467", "[CARD 1]"),
        (Kind.IBAN, "DE89 3704 0044 0532 0130 00", "[IBAN 1]"),
        (Kind.BANK_ACCOUNT, "021000021", "[ACCOUNT 1]"),
        (Kind.PASSPORT, "X4820917", "[PASSPORT 1]"),
        (Kind.SECRET, "hV7!plumeria-29", "[SECRET 1]"),
        (Kind.RELIGION, "Buddhist", "[ATTRIBUTE 1]"),
    ],
)
def test_the_label_says_what_stood_there(kind: Kind, value: str, placeholder: str) -> None:
    assert Mentions().of(ROWS[kind], value) == placeholder


def test_values_are_numbered_in_order_of_first_sight() -> None:
    conversation = Mentions()
    cards = ("4539 1488 0343 6467", "3782 822463 10005", "6011 1111 1111 1117", "4539 1488 0343 6467")

    placeholders = [conversation.of(ROWS[Kind.PAYMENT_CARD], card) for card in cards]

    assert placeholders == ["[CARD 1]", "[CARD 2]", "[CARD 3]", "[CARD 1]"]


def test_spellings_of_one_value_share_its_number_and_keep_their_own_way_back() -> None:
    conversation = Mentions()
    spellings = ("4539 1488 0343 6467", "4539148803436467", "4539-1488-0343-6467")

    placeholders = [conversation.of(ROWS[Kind.PAYMENT_CARD], spelling) for spelling in spellings]

    assert placeholders == ["[CARD 1]", "[CARD 1b]", "[CARD 1c]"]
    assert [conversation.restored(each) for each in placeholders] == list(spellings)


def test_social_security_numbers_and_other_ids_are_numbered_apart() -> None:
    conversation = Mentions()
    values = ("536-22-8714", "Y-5052855-E", "412-67-3390", "8704 1234 567")

    assert [conversation.of(ROWS[Kind.NATIONAL_ID], value) for value in values] == [
        "[SSN 1]",
        "[ID 1]",
        "[SSN 2]",
        "[ID 2]",
    ]


def test_attributes_of_all_kinds_are_numbered_together() -> None:
    """What sort of attribute it is would itself say something."""
    conversation = Mentions()

    placeholders = [
        conversation.of(ROWS[kind], value)
        for kind, value in (
            (Kind.RELIGION, "Buddhist"),
            (Kind.POLITICS, "Green"),
            (Kind.RELIGION, "buddhist"),
        )
    ]

    assert placeholders == ["[ATTRIBUTE 1]", "[ATTRIBUTE 2]", "[ATTRIBUTE 1b]"]


def test_two_passwords_that_differ_in_one_sign_are_two_secrets() -> None:
    conversation = Mentions()

    assert conversation.of(ROWS[Kind.SECRET], "a-b") == "[SECRET 1]"
    assert conversation.of(ROWS[Kind.SECRET], "ab") == "[SECRET 2]"


@given(st.lists(st.tuples(st.sampled_from(sorted(ROWS)), st.text(min_size=1, max_size=12)), max_size=12))
def test_any_value_is_always_hidden_and_always_comes_back(told: list[tuple[Kind, str]]) -> None:
    conversation = Mentions()

    surrogates = [(value, conversation.of(ROWS[kind], value)) for kind, value in told]

    assert all(conversation.restored(surrogate) == value for value, surrogate in surrogates)
    assert all(surrogate[0] == "[" and surrogate[-1] == "]" for _, surrogate in surrogates)


def test_more_spellings_than_letters_are_refused() -> None:
    conversation = Mentions()
    card = ROWS[Kind.PAYMENT_CARD]
    for blanks in range(26):
        conversation.of(card, "4539" + " " * blanks + "1488 0343 6467")

    with pytest.raises(NoSurrogateLeft):
        conversation.of(card, "4539" + " " * 26 + "1488 0343 6467")


def test_a_number_that_was_said_is_passed_over() -> None:
    """Someone who types "card 1" means something else."""
    conversation = Mentions()
    conversation.vault.said.add("the card 1 reader is broken")

    assert conversation.of(ROWS[Kind.PAYMENT_CARD], "4539 1488 0343 6467") == "[CARD 2]"


def test_identities_are_what_spellings_share() -> None:
    assert compact("de89 3704-0044") == "DE8937040044"
    assert compact("***") == "***"
    assert in_any_case("  Left  Wing ") == "left wing"
