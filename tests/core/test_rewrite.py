"""A text is written, and proved, before it may leave."""

from __future__ import annotations

import pytest
from tests.fakes.turns import Chat, said

from penname.core.errors import NoWayBack
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.message import Message, Origin
from penname.core.rewrite import rewrite, rewrite_again, rewrite_all
from penname.core.written import Written

MARIA = {"Maria Torres": Kind.PERSON}


def everything(finding: Finding, value: str) -> bool:
    return True


def nothing(finding: Finding, value: str) -> bool:
    return False


def test_what_is_kept_stands_in_clear_and_is_listed() -> None:
    written = rewrite(said("I am Maria Torres", MARIA), nothing, Chat().names)

    assert written.text == "I am Maria Torres"
    assert [(each.value, each.surrogate, each.written) for each in written.mentions] == [
        ("Maria Torres", None, "Maria Torres")
    ]


def test_findings_that_writing_brought_to_light_are_among_the_mentions() -> None:
    names = Chat().names
    alias = names.of(Kind.PERSON, "Maria Torres", "en", "")
    written = rewrite(said(f"Not {alias}?"), everything, names)

    assert [each.value for each in written.mentions] == [alias]
    assert written.as_found().findings[0].kind is Kind.PERSON


def test_a_text_written_before_is_the_same_while_its_mentions_are_treated_alike() -> None:
    names = Chat().names
    message = said("I am Maria Torres", MARIA)
    first = rewrite(message, everything, names)

    assert rewrite_again(message, everything, names) is first
    assert rewrite_again(message, nothing, names).text == message.text


def test_all_texts_of_a_request_are_proved_with_the_names_the_last_one_brought() -> None:
    names = Chat().names
    texts = [said("no names here"), said("I am Maria Torres", MARIA)]
    written = rewrite_all(texts, everything, names)

    assert [names.restorer().restore(each.text) for each in written] == [each.text for each in texts]


def test_a_text_without_a_way_back_never_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    names = Chat().names
    monkeypatch.setattr(type(names.restorer()), "restore", lambda self, text: "something else")

    with pytest.raises(NoWayBack) as refusal:
        rewrite(said("I am Maria Torres", MARIA), everything, names)
    assert "Maria" not in str(refusal.value)


def test_no_value_shows_in_a_repr() -> None:
    written = rewrite(said("I am Maria Torres", MARIA), everything, Chat().names)

    assert "Maria" not in repr(written) + repr(written.mentions) + repr(written.message)
    assert isinstance(written, Written)


def test_a_text_sent_again_keeps_its_surrogates_and_hides_what_is_new() -> None:
    chat = Chat()
    alias = chat.names.of(Kind.PERSON, "Maria Torres", "en", "")
    message = Message(
        f"{alias} and Ana", (Finding(Kind.PERSON, len(alias) + 5, len(alias) + 8, 0.9, "test"),), Origin.PAGE
    )
    sent = chat.send(message).written[0].text

    assert sent.startswith(alias)
    assert not sent.endswith("Ana")
