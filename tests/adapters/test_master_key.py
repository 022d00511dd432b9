"""Wherever this machine can keep a key, there is one; and never two."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.fakes.keyrings import FakeBackend

from penname.adapters.master_key import MasterKey
from penname.adapters.os_keyring import Backend, OsKeyring
from penname.adapters.passphrase import PassphraseKey
from penname.ports import KeyringLocked, KeyringMissing, PassphraseNeeded, WrongPassphrase


def no_keyring() -> Backend:
    raise KeyringMissing


def keys(folder: Path, backend: Backend | None = None) -> MasterKey:
    keyring = OsKeyring("master key", (lambda: backend) if backend else no_keyring, seconds=1.0)
    return MasterKey(keyring, PassphraseKey(folder / "key.sealed", 2**4))


def test_with_a_keyring_the_key_is_there(tmp_path: Path) -> None:
    backend = FakeBackend()
    key = keys(tmp_path, backend).master_key(create=True)
    assert keys(tmp_path, backend).master_key(create=False) == key
    assert list(tmp_path.iterdir()) == []


def test_without_one_a_passphrase_is_asked_for_and_then_needed(tmp_path: Path) -> None:
    with pytest.raises(KeyringMissing):
        keys(tmp_path).master_key(create=True)
    key = keys(tmp_path).unlock("correct horse", create=True)

    with pytest.raises(PassphraseNeeded):
        keys(tmp_path).master_key(create=False)
    with pytest.raises(WrongPassphrase):
        keys(tmp_path).unlock("wrong", create=False)
    assert keys(tmp_path).unlock("correct horse", create=False) == key


def test_a_sealed_key_stays_the_key_when_a_keyring_turns_up(tmp_path: Path) -> None:
    key = keys(tmp_path).unlock("correct horse", create=True)
    backend = FakeBackend()
    with pytest.raises(PassphraseNeeded):
        keys(tmp_path, backend).master_key(create=False)
    assert keys(tmp_path, backend).unlock("correct horse", create=False) == key
    assert backend.kept == {}


def test_a_locked_keyring_is_not_replaced_by_a_passphrase(tmp_path: Path) -> None:
    from keyring.errors import KeyringLocked as Locked

    with pytest.raises(KeyringLocked):
        keys(tmp_path, FakeBackend(broken=Locked())).unlock("x", create=True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("has_keyring", [True, False])
def test_destroyed_it_is_gone_wherever_it_was(tmp_path: Path, has_keyring: bool) -> None:
    backend = FakeBackend() if has_keyring else None
    if backend:
        keys(tmp_path, backend).master_key(create=True)
    else:
        keys(tmp_path).unlock("x", create=True)

    keys(tmp_path, backend).destroy()
    keys(tmp_path, backend).destroy()

    assert list(tmp_path.iterdir()) == []
    assert not backend or backend.kept == {}
