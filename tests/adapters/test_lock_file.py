"""One daemon per store, however the one before has ended."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from penname.adapters.lock_file import AlreadyRunning, LockFile

HOLDER = """
import sys, time
from pathlib import Path
from penname.adapters.lock_file import LockFile
LockFile(Path(sys.argv[1])).acquire()
print("held", flush=True)
time.sleep(60)
"""


def test_a_second_one_is_refused_until_the_first_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "state" / "lock"
    with LockFile(path), pytest.raises(AlreadyRunning, match="already running"):
        LockFile(path).acquire()
    with LockFile(path):
        pass


def test_a_process_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    holder = subprocess.Popen([sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True)
    assert holder.stdout
    assert holder.stdout.readline() == "held\n"
    with pytest.raises(AlreadyRunning):
        LockFile(path).acquire()

    holder.send_signal(signal.SIGKILL)
    holder.wait()

    with LockFile(path):
        pass


def test_letting_go_twice_is_no_error(tmp_path: Path) -> None:
    lock = LockFile(tmp_path / "lock")
    lock.acquire()
    lock.release()
    lock.release()
