"""What somebody tries who wants a value to leave, or to come back as somebody else's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Thread

import pytest
from tests.conversations.conftest import KEY
from tests.fakes.detector import FakeDetector
from tests.fakes.ports import FakeSettings, FakeVaults

from penname.conversations import Conversations
from penname.conversations.answers import Leaf, Purpose
from penname.conversations.conversation import Conversation
from penname.conversations.outset import Outset
from penname.core.entities import Decision
from penname.core.keys import ConversationKeys
from penname.core.kinds import Kind
from penname.core.message import Origin
from penname.core.needs import Needs
from penname.core.permutation import permutation
from penname.core.restorations import Restorer
from penname.ports import Preferences

SITE, CHAT = "chatgpt", "c-1"
NUMBER = "536-22-8714"
Daemon = Callable[..., Conversations]


def leaves(chats: Conversations, text: str, origin: Origin = Origin.TYPED, chat: str = CHAT) -> str:
    """The text as it may leave; it is not confirmed."""
    changed = chats.protect(SITE, chat, text, [Leaf("p", text, origin)], Purpose.PROMPT).changed
    return changed[0].text if changed else text


def send(chats: Conversations, text: str, chat: str = CHAT) -> str:
    left = leaves(chats, text, chat=chat)
    chats.confirm(SITE, chat, text, [Leaf("p", left)])
    return left


def back(chats: Conversations, text: str, chat: str = CHAT) -> str:
    return Restorer(chats.restorations(SITE, chat).forms).restore(text)


def test_no_list_of_the_person_lets_a_value_leave_that_must_never_leave(
    chats: Conversations, settings: FakeSettings
) -> None:
    settings.never_mask(NUMBER)
    assert NUMBER not in leaves(chats, f"my number is {NUMBER}")

    send(chats, f"again {NUMBER}")
    (detail,) = chats.details(SITE, CHAT).details
    chats.decide(SITE, CHAT, detail.entity, Decision.KEEP_ALWAYS)
    assert NUMBER not in leaves(chats, f"and again {NUMBER}", chat="c-2")


def test_a_value_on_the_never_mask_list_stays_in_clear(chats: Conversations, settings: FakeSettings) -> None:
    settings.preferences = replace(settings.preferences, keep=frozenset({"Maria Torres"}))

    assert leaves(chats, "I am Maria Torres") == "I am Maria Torres"


def test_a_text_that_was_never_protected_is_read_however_often_a_page_says_that_it_left(
    daemon: Daemon,
) -> None:
    raw = f"my number is {NUMBER}"
    chats = daemon()
    chats.confirm(SITE, CHAT, "unknown", [Leaf("p", raw)])
    leaves(chats, "hello")
    chats.confirm(SITE, CHAT, "hello", [Leaf("p", raw)])

    assert NUMBER not in leaves(chats, raw, Origin.PAGE)
    assert NUMBER not in leaves(daemon(), raw, Origin.PAGE)


def test_a_conversation_renamed_onto_another_one_loses_nothing_of_either(
    daemon: Daemon, vaults: FakeVaults
) -> None:
    chats = daemon()
    first = send(chats, "I am Maria Torres", chat="real")
    second = send(chats, f"my number is {NUMBER}, write to maria.torres@gmail.com", chat="temporary")
    waiting = leaves(chats, "I live in Sacramento with Maria Torres", chat="real")
    chats.rename(SITE, "temporary", "real")
    chats.confirm(SITE, "real", "I live in Sacramento with Maria Torres", [Leaf("p", waiting)])

    for now in (chats, daemon()):
        assert back(now, first, "real") == "I am Maria Torres"
        assert back(now, second, "real") == f"my number is {NUMBER}, write to maria.torres@gmail.com"
        assert back(now, waiting, "real") == "I live in Sacramento with Maria Torres"
        assert len(now.sent(SITE, "real")) == 3
        assert "Maria" not in leaves(now, "Maria again", chat="real")
    assert len(vaults.rows) == 1


def test_who_waited_for_a_conversation_that_was_renamed_meanwhile_works_in_the_new_one(
    chats: Conversations,
) -> None:
    send(chats, "I am Maria Torres", chat="real")
    send(chats, "Maria Torres again", chat="temporary")
    orphan = chats._kept.get(SITE, "real")
    answers: list[str] = []
    with orphan.lock:
        waiting = Thread(target=lambda: answers.append(leaves(chats, "for Maria Torres", chat="real")))
        waiting.start()
        waiting.join(0.2)
        chats.rename(SITE, "temporary", "real")
    waiting.join(10)

    assert back(chats, answers[0], "real") == "for Maria Torres"


def test_two_conversations_renamed_crosswise_do_not_wait_for_each_other(chats: Conversations) -> None:
    for number in range(20):
        send(chats, "I am Maria Torres", chat="a")
        send(chats, "Maria Torres again", chat="b")
        both = [
            Thread(target=chats.rename, args=(SITE, one, other), daemon=True)
            for one, other in (("a", "b"), ("b", "a"))
        ]
        for each in both:
            each.start()
        for each in both:
            each.join(10)
        assert not any(each.is_alive() for each in both), number


def test_nothing_that_was_derived_from_a_forgotten_conversations_keys_stays_in_memory(
    chats: Conversations,
) -> None:
    ways: list[Callable[[], None]] = [lambda: chats.forget(SITE, CHAT), chats.forget_everything]
    for forget in ways:
        permutation(bytes(32), "a table of some conversation", 100)
        forget()
        assert permutation.cache_info().currsize == 0


@pytest.mark.parametrize("first", ["", CHAT])
def test_a_sites_own_texts_and_its_chats_never_share_a_stand_in(daemon: Daemon, first: str) -> None:
    other = "211-45-6789"
    chats = daemon(found={NUMBER: Kind.NATIONAL_ID, other: Kind.NATIONAL_ID})
    left = {
        chat: send(chats, text, chat)
        for chat, text in sorted({"": NUMBER, CHAT: other}.items(), key=lambda each: each[0] != first)
    }

    assert left[""] != left[CHAT]
    assert back(chats, f"{left['']} and {left[CHAT]}") == f"{NUMBER} and {other}"


def test_a_stand_in_of_the_sites_own_texts_stays_one_when_a_chat_sends_it_again(daemon: Daemon) -> None:
    chats = daemon()
    told = send(chats, "I am Maria Torres", "")
    name = told.removeprefix("I am ")
    again = daemon(found={name: Kind.PERSON})
    reply = f"Dear {name}, hello"

    assert leaves(again, reply, Origin.PAGE) == reply
    assert back(again, reply) == "Dear Maria Torres, hello"


def test_the_sites_own_texts_are_no_chat_that_could_be_renamed(chats: Conversations) -> None:
    told = send(chats, "I am Maria Torres", "")
    chats.rename(SITE, "", "c-9")

    assert back(chats, told, "c-2") == "I am Maria Torres"


def test_a_name_that_a_reply_has_spoken_of_is_nobodys_pen_name_later(needs: Needs) -> None:
    def begun() -> Conversation:
        outset, salt = Outset(FakeDetector({"Maria Torres": Kind.PERSON}), needs), bytes(16)
        names = outset.names(ConversationKeys.of(KEY, salt), "auto", "decade")
        return Conversation(outset, salt, names, "auto", "decade")

    def pen_name(chat: Conversation) -> list[str]:
        pending = chat.protect("r", [Leaf("p", "Maria Torres")], Purpose.PROMPT, Preferences())
        return pending.changed[0].text.split()

    given, family = pen_name(begun())
    chat = begun()
    chat.observe(f"You may like {family}, and {given} too.", Preferences())
    assert not {given, family} & set(pen_name(chat))

    chat = begun()
    pen_name(chat)
    chat.observe(f"Dear {given} {family}, hello", Preferences())
    assert pen_name(chat) == [given, family], "its own pen names are no names that a reply brought"


def test_a_conversation_that_is_no_longer_to_be_kept_leaves_the_store_at_the_next_turn(
    chats: Conversations, settings: FakeSettings, vaults: FakeVaults
) -> None:
    send(chats, "I am Maria Torres")
    assert len(vaults.rows) == 1
    settings.preferences = replace(settings.preferences, keep_days=0)
    send(chats, "and I live in Sacramento")
    assert vaults.rows == {}


def test_a_site_that_has_days_of_its_own_tells_them_to_the_store(
    chats: Conversations, settings: FakeSettings, vaults: FakeVaults
) -> None:
    general = settings.preferences
    settings.of = lambda site: replace(general, keep_days=1) if site == SITE else general  # type: ignore[method-assign]
    send(chats, "I am Maria Torres")
    assert list(vaults.days.values()) == [1]
