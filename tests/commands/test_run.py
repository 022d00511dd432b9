"""The daemon as a process: up at once, alone on its store, gone without a trace, right after a crash."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.fakes.daemon import ROOT, Daemon, prompt

from penname.client.daemon import NotRunning, ask
from penname.protocol import endpoint, messages
from penname.protocol.parts import Leaf

MARIA = "I am Maria Torres, write to maria.torres@acme.com or call +39 347 123 4567. My SSN is 078-05-1120."
PLANTED = ("Maria", "Torres", "maria.torres", "acme.com", "347 123", "078-05-1120")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("PENNAME_HOME", str(home))
    return home


@pytest.fixture
def daemon(home: Path) -> Iterator[Daemon]:
    daemon = Daemon(home)
    yield daemon
    if daemon.process.poll() is None:
        daemon.stop()


def files(home: Path) -> set[str]:
    return {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file() or path.is_socket()}


def test_the_socket_answers_at_once_and_prompts_wait_for_the_rest(daemon: Daemon) -> None:
    assert daemon.wait_for_socket() < 2.0  # 0.5 s on a machine with nothing else to do: see tests/bench
    reply = daemon.protect(MARIA)
    assert reply.verdict == "block"
    assert not any(value in reply.changed[0].text for value in PLANTED)
    assert daemon.ask(messages.Status()).state == "ready"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_told_to_stop_it_leaves_nothing_behind(daemon: Daemon, home: Path, how: signal.Signals) -> None:
    daemon.wait_until("ready")
    begun = time.perf_counter()
    assert daemon.stop(how) == 0
    assert time.perf_counter() - begun < 3
    assert files(home) == {"lock", "log", "token", "vault.sqlite3", "key.test"}
    assert daemon.output() == ""


def test_it_stops_even_while_it_loads(daemon: Daemon, home: Path) -> None:
    daemon.wait_for_socket()
    begun = time.perf_counter()
    assert daemon.stop() == 0
    assert time.perf_counter() - begun < 3
    assert "run/daemon.sock" not in files(home)


def test_a_second_one_is_refused_and_the_first_goes_on(daemon: Daemon, home: Path) -> None:
    daemon.wait_until("ready")
    second = Daemon(home)
    assert second.process.wait(10) == 1
    assert second.output() == "Penname is already running. See: penname status\n"
    assert daemon.ask(messages.Status()).state == "ready"


def test_everything_in_its_folder_is_this_users_alone(daemon: Daemon, home: Path) -> None:
    daemon.wait_until("ready")
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) & 0o077 for path in (home, *home.rglob("*"))}
    assert modes == dict.fromkeys(modes, 0)


def test_after_a_crash_a_new_one_takes_over_and_knows_what_was_confirmed(daemon: Daemon, home: Path) -> None:
    daemon.wait_until("ready")
    before = daemon.protect(MARIA).changed
    daemon.ask(messages.Confirm("chatgpt", "c1", "r1", before))
    daemon.kill()
    assert "run/daemon.sock" in files(home)

    after = Daemon(home)
    after.wait_until("ready")
    try:
        assert after.protect(MARIA, request="r2").changed == before
        forms = after.ask(messages.Restorations("chatgpt", "c1"))
        assert "Maria Torres" in {form.original for form in forms.forms}
        assert after.protect(MARIA, conversation="c2").changed != before
    finally:
        after.stop()


def test_quit_stops_it_and_leaves_the_mark_that_run_removes(daemon: Daemon, home: Path) -> None:
    daemon.wait_until("ready")
    daemon.ask(messages.Quit())
    assert daemon.process.wait(5) == 0
    assert Path(endpoint.quit_mark(str(home))).exists()
    with pytest.raises(NotRunning):
        ask(messages.Status())

    again = Daemon(home)
    again.wait_for_socket()
    assert not Path(endpoint.quit_mark(str(home))).exists()
    again.stop()


def test_it_runs_in_a_folder_whose_path_is_too_long_for_a_socket(tmp_path: Path) -> None:
    deep = tmp_path / ("a" * 60) / ("b" * 60)
    deep.mkdir(parents=True)
    daemon = Daemon(deep)
    daemon.wait_for_socket()
    socket = Path(endpoint.find_address(str(deep)))
    assert not socket.is_relative_to(deep)
    assert daemon.stop() == 0
    assert not socket.exists()


def test_no_value_is_in_any_file_log_or_output(daemon: Daemon, home: Path) -> None:
    """The canary: values go through every message, and the process is killed while it holds them."""
    daemon.wait_until("ready")
    sent = daemon.protect(MARIA).changed
    daemon.ask(messages.Confirm("chatgpt", "c1", "r1", sent))
    daemon.ask(messages.Unprotected("chatgpt", "c1", "r9"))
    daemon.ask(messages.Preview("chatgpt", "c1", MARIA))
    daemon.ask(messages.Observed("chatgpt", "c1", MARIA))
    daemon.ask(messages.Settings({"details": [{"value": "Maria Torres", "kind": "person"}]}))
    daemon.ask(messages.Settings({"policy": "Maria Torres"}))
    daemon.ask(messages.Settings({"Maria Torres": True}))
    daemon.ask(messages.Decide("chatgpt", "Maria Torres", "Maria Torres", "keep-once"))
    daemon.ask(messages.Rename("chatgpt", "c1", "Maria Torres"))
    daemon.ask(messages.Protect("Maria Torres", "c", "r", (Leaf("Maria Torres", MARIA * 50),)))
    detailed = daemon.ask(messages.Details("chatgpt", "Maria Torres"))
    daemon.kill()

    on_disk = b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file())
    assert len(on_disk) > 1000
    for value in PLANTED:
        assert value.encode() not in on_disk
        assert value not in daemon.output()
        assert value not in repr(detailed)
        assert value.encode("utf-16-le") not in on_disk


def test_forgetting_everything_makes_a_new_key_and_empties_the_store(daemon: Daemon, home: Path) -> None:
    daemon.wait_until("ready")
    before = daemon.protect(MARIA).changed
    daemon.ask(messages.Confirm("chatgpt", "c1", "r1", before))
    key = (home / "key.test").read_bytes()

    daemon.ask(messages.Forget())

    assert (home / "key.test").read_bytes() != key
    assert daemon.ask(messages.Restorations("chatgpt", "c1")).forms == ()
    assert daemon.protect(MARIA, request="r2").changed != before


def test_a_vault_whose_key_is_gone_is_neither_opened_nor_overwritten(daemon: Daemon, home: Path) -> None:
    daemon.wait_until("ready")
    daemon.ask(messages.Confirm("chatgpt", "c1", "r1", daemon.protect(MARIA).changed))
    daemon.stop()
    (home / "key.test").write_bytes(bytes(32))

    other = Daemon(home)
    other.wait_until("failed")
    try:
        refusal = other.ask(prompt(MARIA))
        assert refusal.code == "key-mismatch"
        other.ask(messages.Forget())
        assert other.ask(messages.Status()).state == "ready"
    finally:
        other.stop()


def test_the_demos_key_comes_by_stdin_and_is_nowhere_else(home: Path) -> None:
    key = "ab" * 32
    process = subprocess.Popen(
        [sys.executable, "-m", "penname", "run", "--no-tray", "--key-stdin"],
        cwd=ROOT,
        env={**os.environ, "PENNAME_HOME": str(home)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin
    process.stdin.write(f"{key}\n".encode())
    process.stdin.close()
    while not endpoint.read_token(str(home)) or not Path(endpoint.address_file(str(home))).exists():
        assert process.poll() is None
        time.sleep(0.02)
    ask(messages.Status())
    process.terminate()
    assert process.wait(10) == 0
    assert not any(bytes.fromhex(key) in path.read_bytes() for path in home.iterdir() if path.is_file())
