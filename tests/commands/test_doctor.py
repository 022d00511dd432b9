"""The doctor looks at everything, says what to mend, and says nothing of what is kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.fakes.daemon import Daemon

from penname.__main__ import main
from penname.adapters import models
from penname.commands import doctor


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    return tmp_path


def findings(capsys: pytest.CaptureFixture[str]) -> dict[str, dict[str, str]]:
    main(["doctor", "--json"])
    return {found["part"]: found for found in json.loads(capsys.readouterr().out)["findings"]}


def test_on_a_bare_machine_what_is_missing_has_a_remedy(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = findings(capsys)
    assert found["browser"]["mend"] == "start a browser once, then: penname register"
    assert found["host"]["mend"] == "penname register"
    assert found["state"]["mend"] == "penname run"
    assert main(["doctor"]) == 1


def test_what_is_well_has_nothing_to_mend(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (user / ".config/chromium").mkdir(parents=True)
    daemon = Daemon(user / "home")
    daemon.wait_until("ready")
    main(["register"])
    (user / "home/settings.toml").write_text("[sites.claude]\non = false\n")
    capsys.readouterr()
    try:
        found = findings(capsys)
    finally:
        daemon.stop()
    for part in ("state", "daemon", "browser", "host", "sites", "languages", "tray"):
        assert found[part]["mend"] == "", part
    assert found["daemon"]["says"] == "Penname is protecting."
    assert found["host"]["says"] == "answers"
    assert found["sites"]["says"] == "switched off: claude"


def test_a_model_that_is_missing_or_another_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(models, "FOLDER", tmp_path / "models")
    found = findings(capsys)["models"]
    assert "missing" in found["says"]
    assert found["mend"] == "python3 installers/bootstrap.py run"


def test_a_folder_that_others_can_enter_is_told(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (user / "home").mkdir()
    (user / "home").chmod(0o755)
    assert findings(capsys)["state"]["mend"] == f"chmod 700 {user / 'home'}"


def test_a_host_that_can_not_be_started_is_told(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["register", "--browser", "chromium"])
    (user / "home/host").write_text("#!/nowhere/sh\n")
    capsys.readouterr()
    assert "cannot be started" in findings(capsys)["host"]["says"]


def test_in_words_it_is_a_line_each_and_a_remedy_below(capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor"])
    lines = capsys.readouterr().out.splitlines()
    assert all(line[0] in "✓✗ " for line in lines)
    assert sum(line.startswith("✗") for line in lines) == sum("→" in line for line in lines)
    assert len(doctor.LOOKS) == 9
