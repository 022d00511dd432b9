"""One question to the daemon, one answer in plain words, and an exit code that a script can use."""

from __future__ import annotations

import json
from typing import Any

import pytest

from penname.__main__ import main
from penname.client.daemon import NotRunning, Refusal
from penname.commands import talk
from penname.protocol import messages
from penname.protocol.replies import Noted, State


class Asked:
    """Stands for the daemon: remembers the requests, gives the answer or raises it."""

    def __init__(self, answer: Any = None) -> None:
        self.requests: list[Any] = []
        self.answer = answer or Noted()

    def __call__(self, request: Any) -> Any:
        self.requests.append(request)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    asked = Asked()
    monkeypatch.setattr(talk, "ask", asked)
    return asked


@pytest.mark.parametrize(
    ("words", "request_"),
    [
        (["pause", "5"], messages.Pause(5)),
        (["resume"], messages.Resume()),
        (["quit"], messages.Quit()),
        (["forget", "chatgpt/67-ab/c"], messages.Forget("chatgpt", "67-ab/c")),
        (["forget", "--all"], messages.Forget()),
    ],
)
def test_a_command_asks_one_thing(
    asked: Asked, words: list[str], request_: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 0
    assert asked.requests == [request_]
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.parametrize("words", [["forget", "chatgpt"], ["forget", "/x"], ["forget", "chatgpt/"]])
def test_forgetting_needs_a_whole_id(asked: Asked, words: list[str]) -> None:
    """An id cut short must not become *everything*."""
    assert main(words) == 2
    assert asked.requests == []


@pytest.mark.parametrize(
    "words", [["forget"], ["forget", "a/b", "--all"], ["pause"], ["pause", "five"], ["resume", "now"]]
)
def test_what_is_wrongly_called_does_nothing(asked: Asked, words: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert asked.requests == []


@pytest.mark.parametrize(
    ("state", "code"),
    [
        ("ready", 0),
        ("paused", 0),
        ("loading", 0),
        ("locked", 1),
        ("no-key", 1),
        ("refused", 1),
        ("failed", 1),
    ],
)
def test_the_exit_code_of_status_tells_whether_it_protects(asked: Asked, state: Any, code: int) -> None:
    asked.answer = State(1, "0.1.0", state, "So it is.")
    assert main(["status"]) == code


def test_status_is_plain_words(asked: Asked, capsys: pytest.CaptureFixture[str]) -> None:
    asked.answer = State(1, "0.1.0", "paused", "Penname is paused.", 61, 1)
    main(["status"])
    assert capsys.readouterr().out == (
        "Penname is paused. 2 minutes left.\nRelease 0.1.0, 1 conversation open.\n"
    )


def test_status_is_json_for_programs(asked: Asked, capsys: pytest.CaptureFixture[str]) -> None:
    asked.answer = State(1, "0.1.0", "ready", "So it is.", 0, 3)
    main(["status", "--json"])
    assert json.loads(capsys.readouterr().out) == {
        "version": 1,
        "daemon": "0.1.0",
        "state": "ready",
        "sentence": "So it is.",
        "paused_seconds": 0,
        "conversations": 3,
    }


def test_a_daemon_that_does_not_run_is_told(asked: Asked, capsys: pytest.CaptureFixture[str]) -> None:
    asked.answer = NotRunning()
    assert main(["pause", "5"]) == 1
    assert "penname run" in capsys.readouterr().err
    assert main(["status", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["state"] == "not-running"


def test_a_refusal_is_told_in_the_daemons_words(asked: Asked, capsys: pytest.CaptureFixture[str]) -> None:
    asked.answer = Refusal("not-allowed", "This can only be done so.")
    assert main(["pause", "5"]) == 1
    assert capsys.readouterr().err == "This can only be done so.\n"
