"""Starting with the session: a file that each desktop understands."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path

import pytest

from penname.tray import autostart


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_it_is_turned_on_and_off(platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    path = autostart.place(tmp_path, platform)
    autostart.turn_on(path, platform)
    assert sys.executable.encode() in path.read_bytes()
    assert path.is_relative_to(tmp_path)
    autostart.turn_off(path)
    autostart.turn_off(path)
    assert not path.exists()


def test_a_mac_is_told_by_a_property_list() -> None:
    told = plistlib.loads(autostart.content("darwin"))
    assert told["ProgramArguments"] == [sys.executable, "-I", "-m", "penname", "run"]
    assert told["RunAtLoad"] is True


@pytest.mark.parametrize(
    ("python", "written"),
    [
        ("/usr/bin/python3", "/usr/bin/python3"),
        ("/a b/100%", '"/a b/100%%"'),
        ('/a"b', '"/a\\\\"b"'),
        ("/a$b", '"/a\\\\$b"'),
    ],
)
def test_a_path_is_quoted_as_desktop_entries_want_it(
    python: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", python)
    assert f"Exec={written} -I -m penname run\n" in autostart.content("linux").decode()
