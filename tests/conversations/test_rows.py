"""A conversation as sealed rows, and back again."""

from __future__ import annotations

import pytest
from tests.conversations.conftest import FOUND, KEY
from tests.fakes.detector import FakeDetector

from penname.conversations.answers import Leaf, Purpose
from penname.conversations.conversation import Conversation
from penname.conversations.outset import Outset
from penname.conversations.rows import SALT, plain_rows, seal, unseal
from penname.core.errors import WrongKey
from penname.core.keys import ConversationKeys, StoreKeys, new_salt
from penname.core.needs import Needs
from penname.ports import Preferences

INDEX = bytes(32)
Stored = list[tuple[str, bytes]]


@pytest.fixture
def outset(needs: Needs) -> Outset:
    return Outset(FakeDetector(FOUND), needs)


@pytest.fixture
def chat(outset: Outset) -> Conversation:
    salt = new_salt()
    names = outset.names(ConversationKeys.of(KEY, salt), "encipher", "full-range")
    chat = Conversation(outset, salt, names, "encipher", "full-range")
    for n, text in enumerate(["I am Maria Torres \ud83d", "of Sacramento, 536-22-8714"]):
        pending = chat.protect(f"r{n}", [Leaf("p", text)], Purpose.PROMPT, Preferences())
        chat.confirm(f"r{n}", pending.changed)
    chat.names.hear("de")
    return chat


def sealed(chat: Conversation) -> Stored:
    own = ConversationKeys.of(KEY, chat.salt)
    return seal(chat, StoreKeys(KEY), own, INDEX, plain_rows(chat))


def opened(stored: Stored, outset: Outset, key: bytes = KEY, index: bytes = INDEX) -> Conversation:
    return unseal(stored, StoreKeys(key), key, index, outset)


def test_everything_is_there_again(chat: Conversation, outset: Outset) -> None:
    again = opened(list(reversed(sealed(chat))), outset)

    assert plain_rows(again) == plain_rows(chat)
    assert (again.dates, again.birth_dates) == ("encipher", "full-range")
    assert again.names.restorer().forms == chat.names.restorer().forms
    assert again.names.serial == chat.names.serial


def test_an_entity_is_a_row_of_its_own(chat: Conversation) -> None:
    assert [name for name in plain_rows(chat) if name.startswith("entity/")] == [
        "entity/person-1",
        "entity/location-1",
        "entity/national_id-1",
    ]


def test_the_name_of_a_row_says_nothing(chat: Conversation) -> None:
    assert all(name == SALT or (len(name) == 32 and int(name, 16) >= 0) for name, _ in sealed(chat))


def test_rows_of_another_key_or_another_place_never_open(chat: Conversation, outset: Outset) -> None:
    for how in ({"key": bytes([9]) * 32}, {"index": bytes([9]) * 32}):
        with pytest.raises(WrongKey):
            opened(sealed(chat), outset, **how)


def test_two_rows_that_changed_places_never_open(chat: Conversation, outset: Outset) -> None:
    (salt, first), (one, a), (other, b), *rest = sealed(chat)

    with pytest.raises(WrongKey):
        opened([(salt, first), (one, b), (other, a), *rest], outset)


def test_without_its_salt_a_conversation_is_gone(chat: Conversation, outset: Outset) -> None:
    with pytest.raises(WrongKey):
        opened(sealed(chat)[1:], outset)


def test_a_conversation_whose_state_was_taken_out_of_the_file_never_opens(
    chat: Conversation, outset: Outset
) -> None:
    state = ConversationKeys.of(KEY, chat.salt).row("state")
    with pytest.raises(WrongKey):
        opened([row for row in sealed(chat) if row[0] != state], outset)
