"""A daemon that is missing is started, at most three times a minute, and never against the person's will."""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

import pytest

from penname.protocol import endpoint
from penname.protocol.exchange import Unreachable
from penname_host import daemon_client
from penname_host.daemon_client import MOST_STARTS, DaemonClient, Quit, daemon_command

STUB = """
import os, socket, sys
folder, log = sys.argv[1:]
os.makedirs(folder, mode=0o700, exist_ok=True)
with open(log, "a") as file: file.write("started\\n")
listening = socket.socket(socket.AF_UNIX)
listening.bind(folder + "/daemon.sock")
listening.listen()
for _ in range(100):
    peer, _ = listening.accept()
    request = peer.recv(65536)
    if request:
        body = request.partition(b"\\r\\n\\r\\n")[2]
        peer.sendall(b"HTTP/1.1 200 OK\\r\\nContent-Length: %d\\r\\n\\r\\n" % len(body) + body)
    peer.close()
    if body == b"stop" if request else False: break
os.unlink(folder + "/daemon.sock")
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path / "home"))
    return endpoint.home()


@pytest.fixture
def stub(home: str, tmp_path: Path) -> list[str]:
    folder = os.path.dirname(endpoint.choose_address(home))
    return [sys.executable, "-I", "-S", "-c", STUB, folder, str(tmp_path / "log")]


def starts(tmp_path: Path) -> int:
    log = tmp_path / "log"
    return len(log.read_text().split()) if log.exists() else 0


def test_a_daemon_that_does_not_run_is_started(home: str, stub: list[str], tmp_path: Path) -> None:
    client = DaemonClient(home, stub)
    assert client.ask(b"hello") == b"hello"
    assert client.ask(b"again") == b"again"
    assert starts(tmp_path) == 1
    client.ask(b"stop")


def test_one_that_died_is_started_again(home: str, stub: list[str], tmp_path: Path) -> None:
    client = DaemonClient(home, stub)
    client.ask(b"stop")
    time.sleep(0.1)
    assert client.ask(b"hello") == b"hello"
    assert starts(tmp_path) == 2
    client.ask(b"stop")


def test_many_at_once_start_it_once(home: str, stub: list[str], tmp_path: Path) -> None:
    client, answers = DaemonClient(home, stub), []
    threads = [threading.Thread(target=lambda: answers.append(client.ask(b"hi"))) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [b"hi"] * 12
    assert starts(tmp_path) == 1
    client.ask(b"stop")


def test_one_that_dies_at_once_is_started_three_times_a_minute_and_no_more(
    home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daemon_client, "SECONDS_TO_START", 0.3)
    log = tmp_path / "log"
    command = ["/bin/sh", "-c", f"echo started >> {log}"]
    for _ in range(6):
        with pytest.raises(Unreachable):
            DaemonClient(home, command).ask(b"hello")
    assert starts(tmp_path) == MOST_STARTS


def test_after_a_minute_it_is_tried_again(home: str, stub: list[str]) -> None:
    os.makedirs(home)
    long_ago = time.time() - 61
    Path(home, "starts").write_text(f"{long_ago}\n" * 3 + "cut of")
    client = DaemonClient(home, stub)
    assert client.ask(b"stop") == b"stop"


def test_a_clock_that_was_set_back_does_not_keep_it_from_starting(home: str, stub: list[str]) -> None:
    os.makedirs(home)
    Path(home, "starts").write_text(f"{time.time() + 10_000}\n" * 3)
    assert DaemonClient(home, stub).ask(b"stop") == b"stop"


def test_a_program_that_is_not_there_is_told(home: str) -> None:
    with pytest.raises(Unreachable):
        DaemonClient(home, ["/nowhere/penname"]).ask(b"hello")


def test_what_the_person_has_quit_stays_so(home: str, stub: list[str], tmp_path: Path) -> None:
    os.makedirs(home)
    Path(endpoint.quit_mark(home)).touch()
    with pytest.raises(Quit):
        DaemonClient(home, stub).ask(b"hello")
    assert starts(tmp_path) == 0


def test_the_daemon_outlives_the_host(home: str, stub: list[str]) -> None:
    DaemonClient(home, stub).ask(b"hello")
    with open(f"/proc/{_pid_of(stub)}/stat") as file:
        assert int(file.read().rsplit(")", 1)[1].split()[3]) != os.getsid(0)
    DaemonClient(home, stub).ask(b"stop")


def _pid_of(command: list[str]) -> int:
    wanted = "\0".join(command).encode()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and wanted in (entry / "cmdline").read_bytes():
            return int(entry.name)
    raise AssertionError("not running")


def test_it_is_this_python_that_starts_it() -> None:
    assert daemon_command() == [sys.executable, "-I", "-m", "penname", "run"]
