"""The command line asks the daemon, and hears its refusals in its own words."""

from __future__ import annotations

from typing import Any

import pytest

from penname.client import daemon
from penname.client.daemon import NotRunning, Refusal, ask
from penname.protocol import endpoint, messages
from penname.protocol.codec import decode_request, encode
from penname.protocol.exchange import Garbled, TooSlow, Unreachable
from penname.protocol.replies import Noted
from penname.protocol.terms import REFUSALS


def answering(monkeypatch: pytest.MonkeyPatch, answer: bytes | Exception) -> list[tuple[Any, ...]]:
    asked: list[tuple[Any, ...]] = []

    def exchange(*arguments: Any) -> bytes:
        asked.append(arguments)
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(daemon, "exchange", exchange)
    return asked


def test_it_says_that_it_is_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENNAME_HOME", "/tmp/h")
    asked = answering(monkeypatch, encode(Noted()))
    assert ask(messages.Pause(5)) == Noted()
    ((home, body, client, _),) = asked
    assert (home, decode_request(body), client) == ("/tmp/h", messages.Pause(5), endpoint.COMMAND_LINE)


def test_a_refusal_keeps_its_code_and_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from penname.protocol.replies import Refused

    answering(monkeypatch, encode(Refused("locked", "It is locked.")))
    with pytest.raises(Refusal, match="It is locked") as refused:
        ask(messages.Status())
    assert refused.value.code == "locked"


@pytest.mark.parametrize(
    ("failure", "kind", "code"),
    [
        (Unreachable(), NotRunning, "unreachable"),
        (TooSlow(), Refusal, "timeout"),
        (Garbled(), Refusal, "failed"),
    ],
)
def test_a_failure_on_the_way_is_a_refusal_too(
    monkeypatch: pytest.MonkeyPatch, failure: Exception, kind: type[Refusal], code: str
) -> None:
    answering(monkeypatch, failure)
    with pytest.raises(kind) as refused:
        ask(messages.Status())
    assert refused.value.code == code
    assert kind is NotRunning or str(refused.value) == REFUSALS[code]
