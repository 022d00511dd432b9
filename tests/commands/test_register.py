"""Every browser that is here gets a manifest, and loses it again without a trace."""

from __future__ import annotations

from pathlib import Path

import pytest

from penname.__main__ import main


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return tmp_path


def manifests(user: Path) -> list[str]:
    return sorted(str(path.relative_to(user)) for path in user.rglob("org.penname.*"))


def test_without_a_browser_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["register"]) == 1
    assert "No browser was found" in capsys.readouterr().err


def test_those_that_are_here_are_told(user: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (user / ".config/chromium").mkdir(parents=True)
    (user / ".mozilla").mkdir()

    assert main(["register"]) == 0

    assert manifests(user) == [
        ".config/chromium/NativeMessagingHosts/org.penname.host.json",
        ".mozilla/native-messaging-hosts/org.penname.host.json",
    ]
    assert (user / "home/host").exists()
    assert capsys.readouterr().out.count("\n") == 2
    assert main(["register", "--remove"]) == 0
    assert manifests(user) == []


def test_one_that_is_named_is_told_though_it_was_never_started(user: Path) -> None:
    assert main(["register", "--browser", "brave"]) == 0
    assert len(manifests(user)) == 1
    assert main(["register", "--browser", "brave", "--remove"]) == 0
    assert manifests(user) == []


def test_one_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SystemExit) as end:
        main(["register", "--browser", "mosaic"])
    assert end.value.code == 2


def test_it_starts_with_the_session_when_asked_to(user: Path) -> None:
    assert main(["register", "--browser", "brave", "--autostart"]) == 0
    assert ".config/autostart/org.penname.daemon.desktop" in manifests(user)
    assert main(["register", "--remove"]) == 0
    assert manifests(user) == []
