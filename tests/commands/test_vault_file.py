"""A vault in one sealed file."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from penname.commands import vault_file
from penname.core.errors import WrongKey
from penname.core.kinds import Kind
from penname.core.vault import Entry, Kept, Vault

VAULT = Vault([Entry(Kind.PERSON, "Maria Törres \ud83d", "Elena", (Kept("person/given", "maria", "Elena"),))])
KEY = bytes(32)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "x.vault"
    vault_file.save(path, KEY, "abc", VAULT)
    id, vault = vault_file.load(path, KEY)

    assert id == "abc"
    assert list(vault) == list(VAULT)
    assert vault.kept("person/given", "maria") == "Elena"


def test_the_file_is_for_its_owner_and_shows_nothing(tmp_path: Path) -> None:
    path = tmp_path / "x.vault"
    vault_file.save(path, KEY, "abc", VAULT)

    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert b"Maria" not in path.read_bytes()
    assert b"Elena" not in path.read_bytes()
    assert [each.name for each in tmp_path.iterdir()] == ["x.vault"]


def test_another_key_or_another_file_never_opens(tmp_path: Path) -> None:
    path = tmp_path / "x.vault"
    vault_file.save(path, KEY, "abc", VAULT)
    with pytest.raises(WrongKey):
        vault_file.load(path, bytes([1]) * 32)
    path.write_bytes(b"something else")
    with pytest.raises(WrongKey):
        vault_file.load(path, KEY)


def test_the_users_key_is_made_once_and_is_theirs_alone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    key = vault_file.own_key(home)

    assert len(key) == 32
    assert vault_file.own_key(home) == key
    assert stat.S_IMODE((home / "offline.key").stat().st_mode) == 0o600
