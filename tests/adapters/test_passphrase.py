"""A key under a passphrase: opened by it alone, never in clear on the disk."""

from __future__ import annotations

import json
import stat
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penname.adapters.passphrase import SCRYPT_N, PassphraseKey
from penname.ports import KeyMismatch, KeyringMissing, PassphraseNeeded, WrongPassphrase

QUICK = 2**4


def test_it_is_made_once_and_opened_ever_after(tmp_path: Path) -> None:
    first = PassphraseKey(tmp_path / "key.sealed", QUICK)
    with pytest.raises(KeyringMissing):
        first.master_key(create=True)
    first.unlock("correct horse", create=True)
    key = first.master_key(create=False)
    assert len(key) == 32

    later = PassphraseKey(tmp_path / "key.sealed", QUICK)
    with pytest.raises(PassphraseNeeded):
        later.master_key(create=True)
    later.unlock("correct horse", create=False)
    assert later.master_key(create=False) == key


def test_another_passphrase_does_not_open_it(tmp_path: Path) -> None:
    keys = PassphraseKey(tmp_path / "key.sealed", QUICK)
    keys.unlock("correct horse", create=True)
    again = PassphraseKey(tmp_path / "key.sealed", QUICK)
    for wrong in ("correct hors", "Correct horse", "", "correct horse "):
        with pytest.raises(WrongPassphrase):
            again.unlock(wrong, create=True)
    with pytest.raises(PassphraseNeeded):
        again.master_key(create=False)


@settings(max_examples=20)
@given(st.text(st.characters()))
def test_any_text_is_a_passphrase(passphrase: str) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        PassphraseKey(Path(folder) / "k", QUICK).unlock(passphrase, create=True)
        PassphraseKey(Path(folder) / "k", QUICK).unlock(passphrase, create=False)


def test_the_file_holds_neither_key_nor_passphrase_and_is_this_users(tmp_path: Path) -> None:
    path = tmp_path / "key.sealed"
    keys = PassphraseKey(path, QUICK)
    keys.unlock("correct horse", create=True)
    key = keys.master_key(create=False)
    raw = path.read_bytes()
    assert b"horse" not in raw
    assert key not in raw
    assert key.hex().encode() not in raw
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["key.sealed"]


def test_no_new_key_is_made_where_a_vault_needs_the_old_one(tmp_path: Path) -> None:
    with pytest.raises(KeyMismatch):
        PassphraseKey(tmp_path / "key.sealed").unlock("x", create=False)
    assert not (tmp_path / "key.sealed").exists()


@pytest.mark.parametrize(
    "change",
    [
        {"n": 2**5},
        {"n": 2**30},
        {"n": "many"},
        {"version": 2},
        {"kdf": "md5"},
        {"salt": "zz"},
        {"sealed": ""},
        {"nonce": None},
    ],
)
def test_a_file_that_was_tampered_with_opens_to_nothing(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "key.sealed"
    PassphraseKey(path, QUICK).unlock("correct horse", create=True)
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises((WrongPassphrase, KeyMismatch)):
        PassphraseKey(path, QUICK).unlock("correct horse", create=True)


@pytest.mark.parametrize("content", ["", "[]", "{}", "null", "not json", "[" * 100_000])
def test_a_file_that_is_none_of_ours_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "key.sealed"
    path.write_text(content)
    with pytest.raises(KeyMismatch):
        PassphraseKey(path).unlock("x", create=True)
    assert path.read_text() == content


def test_a_guess_is_not_cheap(tmp_path: Path) -> None:
    assert SCRYPT_N == 2**17
    keys = PassphraseKey(tmp_path / "key.sealed")
    begun = time.process_time()
    keys.unlock("correct horse", create=True)
    assert time.process_time() - begun > 0.1


def test_once_destroyed_it_is_gone(tmp_path: Path) -> None:
    keys = PassphraseKey(tmp_path / "key.sealed", QUICK)
    keys.unlock("x", create=True)
    keys.destroy()
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(KeyringMissing):
        keys.master_key(create=True)


@pytest.mark.parametrize(
    "change", [{"r": 2**20}, {"p": 2**24}, {"r": "8"}, {"n": True}, {"n": -1}, {"salt": 5}]
)
def test_a_file_that_asks_for_other_costs_is_refused_before_they_are_paid(
    tmp_path: Path, change: dict[str, object]
) -> None:
    path = tmp_path / "key.sealed"
    PassphraseKey(path, QUICK).unlock("correct horse", create=True)
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(KeyMismatch):
        PassphraseKey(path, QUICK).unlock("correct horse", create=True)
