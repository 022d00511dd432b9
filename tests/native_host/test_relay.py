"""Bodies pass unread; whatever goes wrong comes back as a refusal, and one slow answer holds up no other."""

from __future__ import annotations

import io
import json
import struct
import threading
from collections.abc import Callable
from typing import Any

import pytest
from tests.fakes.native_host import frame

from penname.protocol.exchange import Garbled, TooSlow, Unreachable
from penname.protocol.terms import LARGEST_REQUEST, REFUSALS
from penname_host.relay import Relay


class Output(io.BytesIO):
    """Where frames arrive; `wait` gives them when there are enough."""

    def __init__(self) -> None:
        super().__init__()
        self._news = threading.Condition()

    def flush(self) -> None:
        with self._news:
            self._news.notify_all()

    def wait(self, count: int) -> list[dict[str, Any]]:
        with self._news:
            self._news.wait_for(lambda: len(self._frames()) >= count, 5)
        return self._frames()

    def _frames(self) -> list[dict[str, Any]]:
        rest, found = io.BytesIO(self.getvalue()), []
        while header := rest.read(4):
            found.append(json.loads(rest.read(struct.unpack("=I", header)[0])))
        return found


def relayed(ask: Callable[[bytes], bytes], *bodies: str) -> list[dict[str, Any]]:
    output = Output()
    stream = b"".join(frame({"id": i, "body": body}) for i, body in enumerate(bodies))
    Relay(ask, output).run(io.BytesIO(stream))
    return output.wait(len(bodies))


def test_a_body_goes_through_as_it_is_even_if_it_is_no_message() -> None:
    seen: list[bytes] = []

    def ask(body: bytes) -> bytes:
        seen.append(body)
        return body[::-1]

    (answer,) = relayed(ask, "not JSON at all")
    assert seen == [b"not JSON at all"]
    assert answer == {"id": 0, "body": "lla ta NOSJ ton"}


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Unreachable(), "unreachable"),
        (TooSlow(), "timeout"),
        (Garbled(), "failed"),
        (RuntimeError("Maria"), "failed"),
        (MemoryError(), "failed"),
    ],
)
def test_every_failure_is_a_refusal(error: Exception, code: str) -> None:
    def ask(_: bytes) -> bytes:
        raise error

    (answer,) = relayed(ask, "{}")
    refusal = json.loads(answer["body"])
    assert refusal == {"type": "refused", "code": code, "message": REFUSALS[code], "parameters": {}}


def test_what_is_too_large_is_refused_before_it_is_sent() -> None:
    def ask(_: bytes) -> bytes:
        raise AssertionError("asked")

    (answer,) = relayed(ask, "x" * (LARGEST_REQUEST + 1))
    assert json.loads(answer["body"])["code"] == "too-large"


def test_half_a_surrogate_pair_outside_of_any_string_is_malformed() -> None:
    (answer,) = relayed(lambda body: body, "\ud83d")
    assert json.loads(answer["body"])["code"] == "malformed"


def test_a_slow_answer_holds_up_no_other() -> None:
    gate = threading.Event()

    def ask(body: bytes) -> bytes:
        if body == b"slow":
            gate.wait(5)
        return body

    output = Output()
    stream = io.BytesIO(frame({"id": 1, "body": "slow"}) + frame({"id": 2, "body": "quick"}))
    Relay(ask, output).run(stream)
    assert output.wait(1) == [{"id": 2, "body": "quick"}]
    gate.set()
    assert output.wait(2)[1] == {"id": 1, "body": "slow"}


def test_frames_of_answers_that_come_together_are_not_mixed() -> None:
    long = "y" * 3_000_000
    output = Output()
    stream = b"".join(frame({"id": i, "body": body}) for i, body in enumerate("abcd"))
    Relay(lambda body: body + long.encode(), output).run(io.BytesIO(stream))
    answers = output.wait(16)
    order = [answer["id"] for answer in answers]
    assert [order[i : i + 4] for i in range(0, 16, 4)] == [[i] * 4 for i in order[::4]]


def test_a_browser_that_is_gone_is_told_nothing() -> None:
    class Gone(io.BytesIO):
        def write(self, _: Any) -> int:
            raise BrokenPipeError

    Relay(lambda body: body, Gone()).run(io.BytesIO(frame({"id": 1, "body": "x"})))


def test_it_ends_at_a_broken_frame() -> None:
    Relay(lambda body: body, Output()).run(io.BytesIO(b"\x01\x02"))
