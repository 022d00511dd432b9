"""The passphrase is asked for on the terminal, twice when it is new, and shown nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from penname.__main__ import main
from penname.client.daemon import Refusal
from penname.commands import unlock
from penname.protocol import messages
from penname.protocol.replies import Noted, State


class Terminal:
    """What the person types, the daemon's state, and what was asked of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.typed: list[str] = []
        self.state: Any = "locked"
        self.unlocked: list[str] = []
        self.refusal: Refusal | None = None
        monkeypatch.setattr(unlock, "ask", self.ask)
        monkeypatch.setattr("getpass.getpass", self.getpass)

    def getpass(self, _: str) -> str:
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    def ask(self, request: Any) -> Any:
        if isinstance(request, messages.Status):
            return State(1, "0.1.0", self.state, "")
        if self.refusal:
            raise self.refusal
        self.unlocked.append(request.passphrase)
        return Noted()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(monkeypatch)


def test_a_passphrase_that_was_set_is_asked_for_once(
    terminal: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.typed = ["short"]
    assert main(["unlock"]) == 0
    assert terminal.unlocked == ["short"]
    assert "short" not in capsys.readouterr().out


def test_a_new_one_is_asked_for_twice(terminal: Terminal) -> None:
    terminal.state, terminal.typed = "no-key", ["correct horse", "correct horse"]
    assert main(["unlock"]) == 0
    assert terminal.unlocked == ["correct horse"]


@pytest.mark.parametrize(
    "typed", [["correct horse", "another one"], ["short", "short"], ["correct horse"], []]
)
def test_a_new_one_that_is_short_or_not_repeated_is_not_set(terminal: Terminal, typed: list[str]) -> None:
    terminal.state, terminal.typed = "no-key", typed
    assert main(["unlock"]) == 1
    assert terminal.unlocked == []


def test_a_wrong_one_is_told(terminal: Terminal, capsys: pytest.CaptureFixture[str]) -> None:
    terminal.typed, terminal.refusal = ["secret one"], Refusal("wrong-passphrase", "It does not open.")
    assert main(["unlock"]) == 1
    assert capsys.readouterr().err == "It does not open.\n"


def test_it_can_not_be_given_on_the_command_line(terminal: Terminal) -> None:
    with pytest.raises(SystemExit):
        main(["unlock", "secret one"])
    assert terminal.unlocked == []
