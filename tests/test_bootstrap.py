"""What the daemon is put together from: a key before a store, settings before both, and an end of it all."""

from __future__ import annotations

import gc
import tomllib
from pathlib import Path

import pytest
from tests.fakes.detector import FakeDetector
from tests.fakes.needs import needs

from penname import bootstrap
from penname.adapters.settings_file import BadSetting
from penname.bootstrap import DaemonParts, KeyInMemory
from penname.core.kinds import Kind
from penname.ports import KeyMismatch, KeyringLocked, KeyringMissing, StoreDamaged
from penname.protocol import endpoint


class Keys(KeyInMemory):
    """A key in memory that tells whether it was asked to be made, and may be locked."""

    def __init__(self) -> None:
        super().__init__(b"k" * 32)
        self.asked: list[bool] = []
        self.locked = False

    def master_key(self, *, create: bool) -> bytes:
        self.asked.append(create)
        if self.locked:
            raise KeyringLocked
        return super().master_key(create=create)


@pytest.fixture
def keys() -> Keys:
    return Keys()


@pytest.fixture
def parts(tmp_path: Path, keys: Keys) -> DaemonParts:
    return DaemonParts(tmp_path, keys, lambda: (FakeDetector({"Maria Torres": Kind.PERSON}), needs()))


def test_the_first_key_may_be_made_and_no_second_one(parts: DaemonParts, tmp_path: Path, keys: Keys) -> None:
    parts.open()
    parts.close()
    DaemonParts(tmp_path, keys).open()
    assert keys.asked == [True, False]


def test_a_keyring_that_was_locked_at_first_may_still_make_the_first_key(
    parts: DaemonParts, keys: Keys
) -> None:
    keys.locked = True
    with pytest.raises(KeyringLocked):
        parts.open()
    keys.locked = False
    parts.open()
    assert keys.asked == [True, True]


def test_another_key_does_not_open_the_store(parts: DaemonParts, tmp_path: Path) -> None:
    parts.open()
    parts.close()
    other = DaemonParts(tmp_path, KeyInMemory(b"x" * 32))
    with pytest.raises(KeyMismatch):
        other.open()
    assert other.settings()["policy"] == "balanced"


def test_loaded_and_open_it_protects(parts: DaemonParts) -> None:
    parts.load()
    parts.open()
    assert "Maria Torres" not in parts.conversations().canary("chatgpt", "I am Maria Torres.")


def test_forgetting_everything_makes_room_for_a_new_key(parts: DaemonParts, keys: Keys) -> None:
    parts.open()
    parts.change({"keep": ["Kyoto"], "policy": "strict"})
    before = keys.master_key(create=False)

    parts.forget_everything()
    parts.open()

    assert keys.asked[-1] is True
    assert keys.master_key(create=False) != before
    assert (parts.settings()["keep"], parts.settings()["policy"]) == ([], "strict")


def test_settings_are_there_without_a_key_and_lists_are_not(parts: DaemonParts, tmp_path: Path) -> None:
    parts.change({"sites.claude.on": False})
    assert "details" not in parts.settings()
    assert (parts.is_on("claude"), parts.is_on("chatgpt")) == (False, True)
    with pytest.raises(KeyringMissing):
        parts.change({"policy": "strict", "details": []})
    assert tomllib.loads((tmp_path / "settings.toml").read_text()) == {"sites": {"claude": {"on": False}}}


def test_all_of_a_change_is_made_or_nothing(parts: DaemonParts) -> None:
    parts.open()
    with pytest.raises(BadSetting):
        parts.change({"policy": "strict", "details": ["Maria"]})
    with pytest.raises(BadSetting):
        parts.change({"policy": "lax", "keep": ["Kyoto"]})
    assert (parts.settings()["policy"], parts.settings()["keep"]) == ("balanced", [])


def test_the_mark_of_quitting_is_where_the_host_looks(parts: DaemonParts, tmp_path: Path) -> None:
    parts.mark_as_quit()
    assert Path(endpoint.quit_mark(str(tmp_path))).exists()


def test_every_state_folder_has_an_entry_of_its_own_in_the_keyring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def account(home: Path) -> str:
        return bootstrap.system_keys(home)._keyring._account

    monkeypatch.delenv("PENNAME_HOME", raising=False)
    usual = account(tmp_path)
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path))
    assert len({usual, account(tmp_path / "a"), account(tmp_path / "b")}) == 3


def test_a_damaged_store_is_told_and_can_be_forgotten(tmp_path: Path, keys: Keys) -> None:
    (tmp_path / "vault.sqlite3").write_bytes(b"no store" * 2000)
    parts = DaemonParts(tmp_path, keys)
    with pytest.raises(StoreDamaged):
        parts.open()
    assert keys.asked == [], "no key is made over a store that may still be mended"

    parts.forget_everything()
    parts.open()
    parts.change({"keep": ["Kyoto"]})
    assert parts.settings()["keep"] == ["Kyoto"]


def test_the_collector_of_garbage_works_again_whatever_happens_while_it_rests() -> None:
    def fails() -> None:
        with bootstrap.all_for_good():
            assert not gc.isenabled()
            raise LookupError

    with pytest.raises(LookupError):
        fails()
    assert gc.isenabled()


def test_what_was_loaded_for_good_is_never_searched_for_garbage() -> None:
    before = gc.get_freeze_count()
    with bootstrap.all_for_good():
        kept = [[] for _ in range(1000)]
    assert gc.get_freeze_count() - before >= len(kept)
    gc.unfreeze()
