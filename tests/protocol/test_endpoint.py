"""Daemon, host and command line find each other, and nobody else finds them."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from penname.protocol import endpoint


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("PENNAME_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


def test_state_lives_where_the_platform_keeps_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert endpoint.home() == str(tmp_path / ".local/share/penname")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert endpoint.home() == "/data/penname"
    monkeypatch.setenv("PENNAME_HOME", "~/mine")
    assert endpoint.home() == str(tmp_path / "mine")


def test_the_socket_is_in_the_sessions_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/1000")
    assert endpoint.choose_address(endpoint.home()) == "/run/user/1000/penname/daemon.sock"


def test_two_homes_never_share_a_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/1000")
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path / "a"))
    assert endpoint.choose_address(endpoint.home()) == str(tmp_path / "a/run/daemon.sock")
    long = [endpoint.choose_address(f"/{letter * 200}") for letter in "ab"]
    assert long[0] != long[1]
    assert all(len(os.fsencode(path)) <= endpoint.LONGEST_SOCKET_PATH for path in long)


def test_a_path_of_many_bytes_counts_by_its_bytes() -> None:
    path = endpoint.choose_address("/" + "é" * 60)
    assert len(os.fsencode(path)) <= endpoint.LONGEST_SOCKET_PATH
    assert "é" not in path


def test_who_sees_another_session_folder_still_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert endpoint.find_address(str(tmp_path)) == endpoint.choose_address(str(tmp_path))
    endpoint.note_address(str(tmp_path), "/run/user/1000/penname/daemon.sock")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/0")
    assert endpoint.find_address(str(tmp_path)) == "/run/user/1000/penname/daemon.sock"


def test_the_token_is_made_once_and_readable_by_this_user_alone(tmp_path: Path) -> None:
    home = str(tmp_path / "home")
    assert endpoint.read_token(home) == ""
    token = endpoint.ensure_token(home)
    assert len(bytes.fromhex(token)) == 32
    assert endpoint.ensure_token(home) == token == endpoint.read_token(home)
    assert stat.S_IMODE(os.stat(endpoint.token_file(home)).st_mode) == 0o600
    assert stat.S_IMODE(os.stat(home).st_mode) == 0o700
    assert os.listdir(home) == ["token"]


def test_everyone_who_makes_it_at_once_gets_the_same_token(tmp_path: Path) -> None:
    tokens: set[str] = set()
    threads = [
        threading.Thread(target=lambda: tokens.add(endpoint.ensure_token(str(tmp_path)))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(tokens) == 1


@pytest.mark.parametrize(("mode", "private"), [(0o700, True), (0o755, False), (0o710, False), (0o707, False)])
def test_a_folder_is_private_when_nobody_else_can_enter(tmp_path: Path, mode: int, private: bool) -> None:
    tmp_path.chmod(mode)
    assert endpoint.is_private(str(tmp_path)) is private


def test_what_is_not_there_or_no_folder_is_not_private(tmp_path: Path) -> None:
    (tmp_path / "file").touch(mode=0o600)
    (tmp_path / "link").symlink_to(tmp_path)
    tmp_path.chmod(0o700)
    assert not endpoint.is_private(str(tmp_path / "nothing"))
    assert not endpoint.is_private(str(tmp_path / "file"))
    assert not endpoint.is_private(str(tmp_path / "link"))


@pytest.mark.parametrize("broken", [b"", b"\xff\xfe", b"\n", b"half a\0token"])
def test_a_token_file_that_holds_none_is_replaced(tmp_path: Path, broken: bytes) -> None:
    Path(endpoint.token_file(str(tmp_path))).write_bytes(broken)
    assert endpoint.read_token(str(tmp_path)) == ""
    token = endpoint.ensure_token(str(tmp_path))
    assert len(token) == 64
    assert endpoint.ensure_token(str(tmp_path)) == token
    assert os.listdir(tmp_path) == ["token"]


@pytest.mark.parametrize("broken", [b"", b"\xff\xfe", b"/tmp/\0x"])
def test_an_address_that_can_not_be_one_is_guessed_as_if_it_were_not_there(
    tmp_path: Path, broken: bytes
) -> None:
    Path(endpoint.address_file(str(tmp_path))).write_bytes(broken)
    assert endpoint.find_address(str(tmp_path)) == endpoint.choose_address(str(tmp_path))
