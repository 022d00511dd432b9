"""`penname demo` shows three columns, the exposure after each turn, and says plainly what it could not do."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from penname.demo import browser, command, play


def parsed(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    command.arguments(parser)
    return parser.parse_args(arguments)


def test_both_options_are_off_by_default() -> None:
    assert vars(parsed()) == {"headless": False, "json": False}
    assert vars(parsed("--headless", "--json")) == {"headless": True, "json": True}


def test_the_table_has_three_columns_and_the_verdict() -> None:
    turn = play.Turn("I am Ada " * 8, "I am Lucia " * 8, "Hello Ada " * 8, 2.88)
    shown = command.table(play.Outcome((turn,), (), True, Path("p.png")), 100)
    assert all(word in shown.splitlines()[0] for word in ("typed", "left the machine", "shown"))
    assert "exposure after turn 1: 2.88" in shown
    assert "Leaked: nothing. Restored: everything." in shown
    assert max(len(line) for line in shown.splitlines()) <= 100


def test_a_leak_is_named() -> None:
    assert "Leaked: Ada. Restored: not everything." in command.table(
        play.Outcome((), ("Ada",), False, Path("p.png")), 80
    )


def test_a_machine_without_an_extension_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "STATIC", tmp_path)
    assert command.main(parsed("--headless")) == command.NOT_POSSIBLE
    assert capsys.readouterr().err.count("\n") == 1
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "prosemirror.js").touch()

    def none_built() -> Path:
        raise browser.NoExtension

    monkeypatch.setattr(browser, "built_extension", none_built)
    assert command.main(parsed("--headless")) == command.NOT_POSSIBLE
    assert "bootstrap.py run" in capsys.readouterr().err
