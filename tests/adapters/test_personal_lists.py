"""*My details* and the two lists are sealed on the disk, and a value is never on both lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from penname.adapters.clock import SystemClock
from penname.adapters.personal_lists import PersonalLists, StoredSettings
from penname.adapters.sealed_store import SealedStore
from penname.adapters.settings_file import BadSetting, SettingsFile
from penname.core.errors import WrongKey
from penname.core.keys import StoreKeys
from penname.core.kinds import Kind

KEYS = StoreKeys(b"k" * 32)
MARIA = {"value": "Maria Torres \ud83d", "kind": "person"}


@pytest.fixture
def store(tmp_path: Path) -> SealedStore:
    return SealedStore(tmp_path / "vault.sqlite3", SystemClock())


def test_a_list_is_kept_and_stands_nowhere_in_clear(store: SealedStore, tmp_path: Path) -> None:
    PersonalLists(store, KEYS).change("details", [MARIA])
    assert PersonalLists(store, KEYS).pairs("details") == ((MARIA["value"], Kind.PERSON),)
    assert not any(b"Maria" in file.read_bytes() for file in tmp_path.iterdir())


def test_another_key_does_not_open_it(store: SealedStore) -> None:
    PersonalLists(store, KEYS).change("keep", ["Kyoto"])
    with pytest.raises(WrongKey):
        PersonalLists(store, StoreKeys(b"x" * 32))


@pytest.mark.parametrize(
    ("name", "entries"),
    [
        ("details", "Maria"),
        ("details", ["Maria"]),
        ("details", [{"value": "Maria"}]),
        ("details", [{"value": "Maria", "kind": "florence"}]),
        ("details", [{"value": "", "kind": "person"}]),
        ("mask", [{"value": "Maria", "kind": "person", "more": 1}]),
        ("mask", [{"value": "Maria", "kind": ["person"]}]),
        ("keep", [7]),
        ("keep", ["  "]),
    ],
)
def test_what_is_no_such_list_is_refused_without_repeating_it(
    store: SealedStore, name: str, entries: Any
) -> None:
    with pytest.raises(BadSetting) as refused:
        PersonalLists(store, KEYS).change(name, entries)
    assert "Maria" not in str(refused.value)


def test_a_value_is_on_one_list_at_most(store: SealedStore, tmp_path: Path) -> None:
    lists = PersonalLists(store, KEYS)
    settings = StoredSettings(SettingsFile(tmp_path / "s.toml"), lists)

    settings.always_mask("Kyoto", Kind.LOCATION)
    assert settings.of("chatgpt").mask == (("Kyoto", Kind.LOCATION),)
    settings.never_mask("Kyoto")
    assert (settings.of("x").mask, settings.of("x").keep) == ((), frozenset({"Kyoto"}))
    settings.never_mask("Kyoto")
    assert lists.all()["keep"] == ["Kyoto"]
    settings.neither("Kyoto")
    assert (settings.of("x").mask, settings.of("x").keep) == ((), frozenset())


def test_what_holds_on_a_site_comes_from_file_and_lists(store: SealedStore, tmp_path: Path) -> None:
    file, lists = SettingsFile(tmp_path / "s.toml"), PersonalLists(store, KEYS)
    file.change({"sites.claude.policy": "strict", "tau": 3, "replace": ["salary"], "keep_days": 0})
    lists.change("details", [MARIA])
    settings = StoredSettings(file, lists)

    there, elsewhere = settings.of("claude"), settings.of("chatgpt")

    assert (there.policy, elsewhere.policy) == ("strict", "balanced")
    assert (there.tau, there.alpha, there.keep_days) == (3, None, 0)
    assert there.replace == frozenset({Kind.SALARY})
    assert there.details == ((MARIA["value"], Kind.PERSON),)
    assert "Maria" not in repr(there)


def test_none_empties_a_list(store: SealedStore) -> None:
    lists = PersonalLists(store, KEYS)
    lists.change("keep", ["Kyoto"])
    lists.change("keep", None)
    assert lists.all() == {"details": [], "mask": [], "keep": []}


def test_a_value_in_other_letter_case_is_on_one_list_at_most_too(store: SealedStore) -> None:
    lists = PersonalLists(store, StoreKeys(bytes(32)))
    lists.move("Maria Torres", Kind.PERSON, "mask")
    lists.move("maria torres", None, "keep")
    assert (lists.pairs("mask"), lists.kept()) == ((), frozenset({"maria torres"}))
    lists.move("MARIA TORRES", None, "")
    assert lists.kept() == frozenset()
