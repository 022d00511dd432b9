"""Surrogates and real values are told apart in what comes in."""

from __future__ import annotations

import time

from tests.fakes.turns import Chat, said

from penname.core.hearing import remember, with_known, without_surrogates
from penname.core.kinds import Kind
from penname.core.known import Known
from penname.core.memory import Memory
from penname.core.message import Message, Origin
from penname.core.rewrite import rewrite

MARIA = {"Maria Torres": Kind.PERSON}


def known(*values: str) -> Known:
    return Known([(value, Kind.PERSON) for value in values], lambda word: False)


def found(message: Message) -> list[str]:
    return [message.text[each.start : each.end] for each in message.findings]


def test_a_surrogate_in_a_text_sent_again_is_no_finding() -> None:
    names = Chat().names
    alias = names.of(Kind.PERSON, "Maria Torres", "en", "")
    text = f"{alias} met Ana"
    heard = without_surrogates(
        said(text, {alias: Kind.PERSON, "Ana": Kind.PERSON}, origin=Origin.PAGE), names
    )

    assert found(heard) == ["Ana"]
    assert heard.surrogates == ((0, len(alias)),)
    assert heard.in_clear().split() == ["met", "Ana"]


def test_what_a_person_types_is_taken_as_it_is() -> None:
    names = Chat().names
    alias = names.of(Kind.PERSON, "Maria Torres", "en", "")
    typed = said(alias, {alias: Kind.PERSON})

    assert without_surrogates(typed, names) is typed


def test_known_values_are_found_outside_surrogates() -> None:
    names = Chat().names
    message = said("Torres and Torres", origin=Origin.PAGE, surrogates=((0, 6),))

    assert [each.start for each in with_known(message, known("Torres"), names).findings] == [11]


def test_a_text_that_we_wrote_stays_whatever_is_found_in_it_later() -> None:
    names = Chat().names
    written = rewrite(
        said("Maria Torres keeps Acme", {**MARIA, "Acme": Kind.ORGANIZATION}), lambda f, v: v != "Acme", names
    )
    remember([written], known("Maria Torres"), names)
    again = without_surrogates(said(written.text, {"keeps": Kind.PERSON}, origin=Origin.PAGE), names)

    assert found(again) == ["Acme"]
    assert names.memory != Memory()


def test_what_looked_like_a_known_value_and_was_none_is_none_again_but_new_ones_are_found() -> None:
    names = Chat().names
    written = rewrite(said("xMaria Torres, Ana", {"x": Kind.PERSON}), lambda f, v: True, names)
    remember([written], known("Maria Torres"), names)
    again = said(written.text, origin=Origin.HISTORY)

    assert found(with_known(again, known("Maria Torres"), names)) == []
    assert found(with_known(again, known("Maria Torres", "Ana"), names)) == ["Ana"]


def test_a_text_with_thousands_of_mentions_is_remembered_in_one_pass() -> None:
    chat = Chat()
    text = "Ana Torres, and " * 4000
    begun = time.process_time()
    chat.send(said(text, {"Ana Torres": Kind.PERSON}))
    first = time.process_time() - begun
    assert first < 2, "each mention was compared with every other"
