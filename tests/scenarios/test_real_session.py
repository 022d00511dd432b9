"""A whole session with real parts: models, keyring, daemon, host; crashes, a locked keyring, and no trace."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.fakes.real_session import PLANTED, PROMPTS

from penname.adapters import models

pytestmark = [pytest.mark.keyring, pytest.mark.slow]


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Any:
    for program in ("dbus-run-session", "gnome-keyring-daemon"):
        if not shutil.which(program):
            pytest.skip(f"{program} is not installed")
    try:
        models.check(models.FOLDER)
    except (models.ModelsMissing, models.ModelsDiffer) as reason:
        pytest.skip(str(reason))
    folder = tmp_path_factory.mktemp("session")
    folder.chmod(0o700)
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_RUNTIME_DIR": str(folder),
        "PENNAME_HOME": str(folder / "home"),
    }
    environment.pop("DISPLAY", None)
    done = subprocess.run(
        ["dbus-run-session", "--", sys.executable, "-m", "tests.fakes.real_session"],
        cwd=Path(__file__).parents[2],
        env=environment,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_nothing_planted_leaves_and_all_of_it_comes_back(seen: Any) -> None:
    left = " ".join(seen["one"] + seen["two"])
    assert [value for value in PLANTED if value in left] == []
    assert seen["restored"] == list(PROMPTS)
    assert "Maria Torres" not in seen["canary"]


def test_two_conversations_have_different_stand_ins(seen: Any) -> None:
    assert seen["one"][0] != seen["two"][0]


def test_after_a_crash_of_daemon_or_host_the_stand_ins_are_the_same(seen: Any) -> None:
    assert seen["after a crash"] == seen["after the host was killed"] == seen["one"][0]


def test_a_keyring_that_is_locked_later_changes_nothing_for_a_daemon_that_runs(seen: Any) -> None:
    assert seen["locked, key in memory"] == seen["one"][0]


def test_a_daemon_that_finds_the_keyring_locked_refuses_until_it_is_open(seen: Any) -> None:
    assert seen["locked"] == "locked"
    assert seen["unlocked"] == seen["one"][0]


def test_a_second_daemon_is_refused(seen: Any) -> None:
    assert seen["second"] == [1, "Penname is already running. See: penname status\n"]


def test_no_file_holds_a_value(seen: Any) -> None:
    assert seen["on disk"] == []
    assert seen["exit"] == 0


def test_it_is_ready_in_time(seen: Any) -> None:
    """Loose: on a machine that does other work too. The bench prints the figures."""
    assert seen["socket"] < 3
    assert seen["ready"] < 25
