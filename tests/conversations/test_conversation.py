"""One open conversation: what is pending, what is history, what is read once."""

from __future__ import annotations

import pytest
from tests.conversations.conftest import FOUND, KEY
from tests.fakes.detector import FakeDetector

from penname.conversations import conversation
from penname.conversations.answers import Leaf, Purpose
from penname.conversations.conversation import Conversation
from penname.conversations.outset import Outset
from penname.core.keys import ConversationKeys
from penname.core.message import Origin, Role
from penname.core.needs import Needs
from penname.ports import Preferences

LIKE_ALWAYS = Preferences()


@pytest.fixture
def detector() -> FakeDetector:
    return FakeDetector(FOUND)


@pytest.fixture
def chat(detector: FakeDetector, needs: Needs) -> Conversation:
    outset, salt = Outset(detector, needs), bytes(16)
    return Conversation(
        outset, salt, outset.names(ConversationKeys.of(KEY, salt), "auto", "decade"), "auto", "decade"
    )


def send(chat: Conversation, *leaves: Leaf, request: str = "r") -> conversation.Pending:
    pending = chat.protect(request, leaves, Purpose.PROMPT, LIKE_ALWAYS)
    chat.confirm(request, pending.changed)
    return pending


def test_the_same_text_is_read_once(chat: Conversation, detector: FakeDetector) -> None:
    for n in range(3):
        chat.protect(f"r{n}", [Leaf(f"path{n}", "I am Maria Torres")], Purpose.DRAFT, LIKE_ALWAYS)

    assert len(detector.heard) == 1


def test_the_detector_hears_what_is_known_and_was_said_before(
    chat: Conversation, detector: FakeDetector
) -> None:
    send(chat, Leaf("p", "I am Maria Torres"))
    send(chat, Leaf("p", "hello again"), request="r2")

    assert [value for value, _ in detector.heard[-1].known] == ["Maria Torres"]
    assert detector.heard[-1].before == ("I am Maria Torres",)


def test_a_retry_of_the_only_turn_is_no_history(chat: Conversation) -> None:
    send(chat, Leaf("p", "I live in Sacramento"))

    assert send(chat, Leaf("p", "I live in Sacramento"), request="r2").turn.history == ()


def test_all_turns_sent_once_more_are_history(chat: Conversation) -> None:
    send(chat, Leaf("0", "I live in Sacramento"))
    again = send(
        chat,
        Leaf("0", "I live in Sacramento"),
        Leaf("1", "Nice!", Origin.PAGE, Role.ASSISTANT),
        Leaf("2", "Is it?"),
        request="r2",
    )

    assert [each.message.text for each in again.turn.history] == ["I live in Sacramento", "Nice!"]
    assert [each.message.text for each in again.turn.written] == ["Is it?"]


def test_what_waits_for_too_long_is_dropped_as_if_it_had_never_left(
    chat: Conversation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "MOST_PENDING", 1)
    chat.protect("old", [Leaf("p", "I am Maria Torres")], Purpose.PROMPT, LIKE_ALWAYS)
    chat.protect("new", [Leaf("p", "hello")], Purpose.PROMPT, LIKE_ALWAYS)
    chat.left_unprotected("old")

    assert chat.sent == []
    assert chat.is_waiting


def test_what_left_without_our_knowing_is_listed_all_the_same(chat: Conversation) -> None:
    chat.confirm("unknown", [Leaf("p", "it left")])

    assert [leaf.text for leaf in chat.sent[0].sent] == ["it left"]


def test_a_reply_tells_its_language(chat: Conversation, detector: FakeDetector) -> None:
    send(chat, Leaf("p", "I am Maria Torres"))
    before = chat.names.serial
    detector.language = "de"
    chat.observe("Sehr geehrte Frau", LIKE_ALWAYS)

    assert chat.names.serial == before + 1


def test_a_title_that_is_cut_inside_a_name_tells_nothing_of_it_even_before_the_prompt_has_left(
    chat: Conversation,
) -> None:
    chat.protect("r1", [Leaf("p", "I am Maria Torres")], Purpose.PROMPT, LIKE_ALWAYS)
    title = chat.protect("r2", [Leaf("name", "I am Maria Torr", Origin.PAGE)], Purpose.TITLE, LIKE_ALWAYS)

    sent = title.changed[0].text
    assert "Maria" not in sent
    assert "Torr" not in sent
    assert chat.names.restorer().restore(sent) == "I am Maria Torr"
    assert "I am Maria Torr" not in chat.originals(LIKE_ALWAYS)
