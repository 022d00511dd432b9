"""The master key in the system's keyring: only in a real one, made once, and three ways of not having it."""

from __future__ import annotations

import base64
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from keyring import errors
from keyring.backends.chainer import ChainerBackend
from keyring.backends.fail import Keyring as FailKeyring
from keyring.backends.null import Keyring as NullKeyring
from tests.fakes.keyrings import FakeBackend

from penname.adapters.os_keyring import SERVICE, Backend, OsKeyring, first_real
from penname.ports import KeyMismatch, KeyringLocked, KeyringMissing, KeyringRefused, KeyUnavailable


def in_(backend: Backend) -> OsKeyring:
    return OsKeyring("master key", lambda: backend, seconds=1.0)


def test_a_key_is_made_once() -> None:
    backend = FakeBackend()
    key = in_(backend).master_key(create=True)
    assert len(key) == 32
    assert in_(backend).master_key(create=True) == in_(backend).master_key(create=False) == key
    assert base64.b64decode(backend.kept[SERVICE, "master key"]) == key


def test_two_keys_are_never_alike() -> None:
    assert in_(FakeBackend()).master_key(create=True) != in_(FakeBackend()).master_key(create=True)


def test_no_key_is_made_over_a_vault_that_has_lost_its_own() -> None:
    backend = FakeBackend()
    with pytest.raises(KeyMismatch):
        in_(backend).master_key(create=False)
    assert backend.kept == {}


@pytest.mark.parametrize("entry", ["", "short", base64.b64encode(bytes(31)).decode(), "é" * 44, "A" * 43])
def test_an_entry_that_is_no_key_is_neither_used_nor_replaced(entry: str) -> None:
    backend = FakeBackend()
    backend.kept[SERVICE, "master key"] = entry
    with pytest.raises(KeyMismatch):
        in_(backend).master_key(create=True)
    assert backend.kept[SERVICE, "master key"] == entry


@pytest.mark.parametrize(
    ("raised", "state"),
    [
        (errors.KeyringLocked("locked"), KeyringLocked),
        (errors.NoKeyringError("none"), KeyringMissing),
        (errors.InitError("Prompt dismissed"), KeyringRefused),
        (errors.PasswordSetError("secret"), KeyringRefused),
        (ConnectionResetError("D-Bus"), KeyringRefused),
    ],
)
def test_what_a_keyring_says_is_one_of_three_states(raised: Exception, state: type[KeyUnavailable]) -> None:
    with pytest.raises(state) as told:
        in_(FakeBackend(broken=raised)).master_key(create=True)
    assert told.value.__cause__ is None
    assert str(told.value) == ""


def test_a_keyring_that_forgets_is_refused() -> None:
    with pytest.raises(KeyringRefused):
        in_(FakeBackend(forgets=True)).master_key(create=True)


def test_a_keyring_that_asks_its_owner_counts_as_locked_and_is_asked_once() -> None:
    gate = threading.Event()

    class Asking(FakeBackend):
        def get_password(self, service: str, username: str) -> str | None:
            self.calls += 1
            gate.wait(5)
            return super().get_password(service, username)

    backend = Asking()
    keys = OsKeyring("master key", lambda: backend, seconds=0.05)
    for _ in range(3):
        with pytest.raises(KeyringLocked):
            keys.master_key(create=True)
    assert backend.calls == 1

    gate.set()

    assert len(OsKeyring.master_key(keys, create=True)) == 32


def test_a_key_that_is_destroyed_is_gone() -> None:
    backend = FakeBackend()
    first = in_(backend).master_key(create=True)
    in_(backend).destroy()
    in_(backend).destroy()
    assert backend.kept == {}
    assert in_(backend).master_key(create=True) != first


@pytest.mark.parametrize("backend", [FailKeyring(), NullKeyring(), FakeBackend()], ids=repr)
def test_what_is_no_real_keyring_is_not_used(backend: Backend) -> None:
    with pytest.raises(KeyringMissing):
        first_real([backend])


def test_a_real_one_is_found_behind_others() -> None:
    class Keyring(FakeBackend):
        __module__ = "keyring.backends.SecretService"

    class PlaintextKeyring(FakeBackend):
        __module__ = "keyrings.alt.file"

    real = Keyring()
    assert first_real([ChainerBackend(), PlaintextKeyring(), real]) is real


INSIDE = """
set -e
export XDG_DATA_HOME=$(mktemp -d) XDG_RUNTIME_DIR=$(mktemp -d)
start() { printf '%s' "$1" | gnome-keyring-daemon $2 --components=secrets >/dev/null 2>&1; }
STEPS
"""

PYTHON = """
import sys
from penname.adapters.os_keyring import OsKeyring
from penname.ports import KeyUnavailable
try:
    print(OsKeyring(sys.argv[1], seconds=8).master_key(create=sys.argv[2] == "create").hex())
except KeyUnavailable as reason:
    print(reason.code)
"""


def in_a_session(tmp_path: Path, steps: str) -> list[str]:
    """What the steps print in a D-Bus session of their own; `key ACCOUNT create|open` asks for a key."""
    script = tmp_path / "key.py"
    script.write_text(PYTHON)
    shell = INSIDE.replace("STEPS", f'key() {{ "{sys.executable}" "{script}" "$@"; }}\n{steps}')
    environment = {**os.environ, "HOME": str(tmp_path), "PYTHONWARNINGS": "ignore"}
    environment.pop("PYTHON_KEYRING_BACKEND", None)
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", shell],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
        check=True,
    )
    return done.stdout.split()


@pytest.fixture
def session(tmp_path: Path) -> Path:
    import shutil

    for program in ("dbus-run-session", "gnome-keyring-daemon"):
        if not shutil.which(program):
            pytest.skip(f"{program} is not installed")
    return tmp_path


@pytest.mark.keyring
def test_a_real_keyring_keeps_one_key_for_each_account(session: Path) -> None:
    first, again, other, missing = in_a_session(
        session, "start citest --unlock\nkey a create\nkey a open\nkey b create\nkey c open"
    )
    assert len(bytes.fromhex(first)) == 32
    assert first == again != other
    assert missing == "key-mismatch"


@pytest.mark.keyring
def test_a_real_keyring_that_is_locked_says_so_and_gives_the_key_once_unlocked(session: Path) -> None:
    made, locked, opened = in_a_session(
        session,
        f"""
        start citest --unlock
        key a create
        "{sys.executable}" -c '
import secretstorage
for collection in secretstorage.get_all_collections(secretstorage.dbus_init()): collection.lock()'
        key a open
        start citest "--replace --unlock"
        sleep 0.5
        key a open""",
    )
    assert locked == "locked"
    assert opened == made


@pytest.mark.keyring
def test_without_a_session_bus_there_is_no_keyring(session: Path) -> None:
    assert in_a_session(session, "unset DBUS_SESSION_BUS_ADDRESS\nkey a create") == ["no-key"]


@pytest.mark.keyring
def test_a_keyring_without_a_collection_refuses(session: Path) -> None:
    assert in_a_session(session, "start '' ''\nkey a create")[0] in ("key-refused", "locked")
