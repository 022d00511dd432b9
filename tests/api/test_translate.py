"""Every word of the border is a word of the core, and the other way round."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, get_args, get_type_hints

import pytest
from tests.fakes.conversations import REAL, FakeConversations

from penname.api import translate
from penname.conversations.answers import Ask, Purpose
from penname.core.entities import Decision
from penname.core.exposure import Band
from penname.core.message import Origin, Role
from penname.core.policy import Verdict
from penname.core.surrogate import Guard
from penname.protocol import parts
from penname.protocol.replies import Protected


@pytest.mark.parametrize(
    ("words", "enum"),
    [
        (parts.Origin, Origin),
        (parts.Role, Role),
        (parts.Purpose, Purpose),
        (parts.Band, Band),
        (parts.Verdict, Verdict),
        (parts.Guard, Guard),
        (parts.Decision, Decision),
        (get_type_hints(Protected)["ask"], Ask),
    ],
)
def test_words_and_enums_are_the_same(words: Any, enum: type[StrEnum]) -> None:
    assert set(get_args(words)) == {member.value for member in enum}


def test_leaves_keep_where_they_come_from_and_who_speaks() -> None:
    (leaf,) = translate.leaves((parts.Leaf("p", REAL, "history", "assistant"),))
    assert (leaf.path, leaf.text, leaf.origin, leaf.role) == ("p", REAL, Origin.HISTORY, Role.ASSISTANT)


def test_details_have_their_graph_and_score() -> None:
    reply = translate.detailed(FakeConversations().details("s", "c"))
    assert reply.edges == (("email", "person"),)
    assert reply.details[0].kind == "person"
    assert reply.exposure is not None
    assert (reply.exposure.band, reply.exposure.reasons) == ("low", ("person",))


def test_what_was_sent_is_told_turn_by_turn() -> None:
    (turn,) = translate.sent_turns(FakeConversations().sent("s", "c")).turns
    assert (turn.typed[0].text, turn.sent[0].text) == (REAL, "Elena Vargas")
