"""A text that ends inside a known value: found, hidden, and brought back exactly."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.detector import FakeDetector
from tests.fakes.turns import Chat, said
from tests.fakes.world import world

from penname.conversations.outset import Outset
from penname.core.cuts import beginnings, cut_in
from penname.core.keys import ConversationKeys
from penname.core.kinds import Kind
from penname.core.message import Message, Origin
from penname.core.turn import protect
from penname.core.wishes import Wishes
from penname.policies import POLICIES

MAIL = "maria.torres@brightwater-labs.com"
KNOWN = [
    (MAIL, Kind.EMAIL),
    ("Maria Torres", Kind.PERSON),
    ("Brightwater Labs", Kind.ORGANIZATION),
    ("12 Alder Row, Bristol", Kind.ADDRESS),
]
FOUND = dict(KNOWN)
STORY = f"I am Maria Torres of Brightwater Labs, {MAIL}, 12 Alder Row, Bristol."


def known_chat() -> Chat:
    chat = Chat()
    chat.send(said(STORY, FOUND))
    return chat


def page(text: str) -> Message:
    return said(text, origin=Origin.PAGE, may_be_cut=True)


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Reply to maria.torres@brightwa", MAIL),
        ("Dear Ms. Torr", "Torres"),
        ("Summary for Maria Tor", "Maria Torres"),
        ("MARIA TOR", "MARIA TORRES"),
        ("note to torr", "torres"),
        ("What does Brightwater", "Brightwater Labs"),
        ("Parcel for 12 Alder Ro", "12 Alder Row"),
    ],
)
def test_the_longest_beginning_of_a_known_value_at_the_end_is_found(text: str, whole: str) -> None:
    cut = cut_in(text, KNOWN, lambda word: False)

    assert cut is not None
    assert cut.whole == whole
    assert whole.startswith(text[cut.start :])


@pytest.mark.parametrize("text", ["Dear Maria", "About Maria Torres"])
def test_what_is_all_there_is_not_the_beginning_of_something_longer(text: str) -> None:
    cut = cut_in(text, KNOWN, lambda word: False)

    assert cut is not None
    assert text.endswith(cut.whole)


@pytest.mark.parametrize("text", ["Dear Ms. Tor", "A retorr", "Go to a torr", "Mari and Ana", "x", ""])
def test_too_few_letters_and_the_inside_of_a_word_are_none(text: str) -> None:
    assert cut_in(text, KNOWN, lambda word: False) is None


def test_a_cut_leaves_as_a_cut_of_the_surrogate() -> None:
    outset = Outset(FakeDetector({}), world())
    names = outset.names(ConversationKeys.of(bytes(32), bytes(16)), "auto", "decade")
    policy, wishes = POLICIES["strict"], Wishes()
    made = protect([said(STORY, FOUND)], [], outset.registry(), names, policy, wishes)
    surrogate = names.vault.surrogate_of(MAIL)
    title = protect([page("Reply to maria.torres@brightwa")], [], made.registry, names, policy, wishes)
    sent = title.written[0].text

    assert surrogate is not None
    assert surrogate.startswith(sent.removeprefix("Reply to "))
    assert "maria" not in sent
    assert "brightwa" not in sent
    assert names.restorer().restore(sent) == "Reply to maria.torres@brightwa"


def test_a_cut_number_that_never_leaves_gets_a_placeholder_of_its_own() -> None:
    chat = Chat()
    chat.send(said("It is 536-22-8714.", {"536-22-8714": Kind.NATIONAL_ID}))
    for end in range(4, 11):
        text = f"My number {'536-22-8714'[:end]}"
        sent = chat.protect(page(text)).written[0].text
        assert "536" not in sent
        assert chat.restore(sent) == text


def test_a_text_that_nobody_has_cut_keeps_its_last_word() -> None:
    chat = known_chat()

    assert chat.protect(said("Dear Ms. Torr")).written[0].text == "Dear Ms. Torr"


def test_what_was_cut_is_not_listed_as_a_detail() -> None:
    chat = known_chat()
    made = chat.send(page("Reply to maria.torres@brightwa"))

    assert not [value for value, _ in made.registry.known() if value.endswith("brightwa")]


@settings(max_examples=80, deadline=None)
@given(st.integers(4, len(STORY)), st.sampled_from([Origin.PAGE, Origin.TYPED]))
def test_wherever_it_is_cut_no_beginning_of_a_value_leaves_and_the_way_back_is_exact(
    length: int, origin: Origin
) -> None:
    chat = known_chat()
    message = said(STORY[:length], origin=origin, may_be_cut=True)
    sent = chat.send(message).written[0].text
    again = chat.send(page(sent)).written[0].text

    assert chat.restore(sent) == STORY[:length]
    assert again == sent
    for value, _ in KNOWN:
        assert not any(sent.endswith(value[:n]) and sent == STORY[:length] for n in range(4, len(value)))


@given(st.data())
def test_every_beginning_is_one_of_the_surrogate_and_ends_within_a_word(data: st.DataObject) -> None:
    whole, surrogate = (data.draw(st.text("ab .@-", min_size=5, max_size=20)) for _ in range(2))
    cut = whole[: data.draw(st.integers(4, len(whole) - 1))]
    for beginning in beginnings(cut, whole, surrogate):
        assert surrogate.startswith(beginning)
        assert beginning[-1].isalnum()
        assert len(beginning) < len(surrogate)
