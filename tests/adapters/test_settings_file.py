"""Settings: what may be said, where it holds, and a file that a person can read and edit."""

from __future__ import annotations

import stat
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.adapters.settings_file import SETTINGS, SITE_SETTINGS, BadSetting, SettingsFile
from penname.policies import POLICIES

GOOD: dict[str, list[Any]] = {
    "policy": ["balanced", "strict", "camp", "watch"],
    "tau": [0, 1.5, 2],
    "alpha": [0.3, 0],
    "replace": [[], ["salary", "age"]],
    "dates": ["auto", "encipher"],
    "birth_dates": ["decade"],
    "keep_days": [0, 30],
    "at_threshold": ["ask", "continue"],
    "private_view": [True],
    "underline": [False],
    "sites.chatgpt.on": [False, True],
    "sites.claude.policy": ["strict"],
    "sites.my-chat.tau": [3.5],
}
BAD: dict[str, list[Any]] = {
    "policy": ["lax", 7, ["strict"]],
    "tau": [-1, float("nan"), float("inf"), "2", True],
    "alpha": [1, -0.1],
    "replace": ["salary", ["florence"], [7], [[]]],
    "keep_days": [-1, 1.5, True, 10**6],
    "private_view": [1, "yes"],
    "sites.chatgpt.on": ["no", 0],
    "sites.chatgpt.dates": ["auto"],
    "sites.Chat GPT.on": [True],
    "sites..on": [True],
    "sites.a.b.on": [True],
    "florence": [True],
    "details": [[]],
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def pairs(table: dict[str, list[Any]]) -> list[tuple[str, Any]]:
    return [(key, value) for key, values in table.items() for value in values]


@pytest.mark.parametrize(("key", "value"), pairs(GOOD))
def test_what_may_be_said_is_kept_over_a_restart(path: Path, key: str, value: Any) -> None:
    SettingsFile(path).change({key: value})
    assert SettingsFile(path).all()[key] == value


@pytest.mark.parametrize(("key", "value"), pairs(BAD))
def test_what_may_not_be_said_is_refused_without_repeating_it(path: Path, key: str, value: Any) -> None:
    with pytest.raises(BadSetting) as refused:
        SettingsFile(path).change({"policy": "strict", key: value})
    assert "florence" not in str(refused.value)
    assert not path.exists()


def test_without_a_word_everything_has_its_default(path: Path) -> None:
    settings = SettingsFile(path)
    assert settings.get("policy") == settings.get("policy", "chatgpt") == "balanced"
    assert settings.get("on", "chatgpt") is True
    assert settings.get("keep_days", "claude") == 30
    assert settings.all() == {key: setting.default for key, setting in SETTINGS.items()}


def test_a_site_has_its_own_where_it_was_said(path: Path) -> None:
    settings = SettingsFile(path)
    settings.change({"policy": "camp", "sites.claude.policy": "strict", "sites.claude.on": False})
    assert settings.get("policy", "claude") == "strict"
    assert settings.get("policy", "chatgpt") == "camp"
    assert settings.get("on", "claude") is False
    assert settings.get("on", "chatgpt") is True


def test_none_takes_it_back(path: Path) -> None:
    settings = SettingsFile(path)
    settings.change({"policy": "strict", "sites.claude.on": False})
    settings.change({"policy": None, "sites.claude.on": None, "tau": None})
    assert settings.all() == SettingsFile(path.with_name("other")).all()


def test_the_file_is_toml_that_a_person_can_edit(path: Path) -> None:
    SettingsFile(path).change({"policy": "strict", "sites.chatgpt.on": False, "replace": ["age"]})
    assert tomllib.loads(path.read_text()) == {
        "policy": "strict",
        "replace": ["age"],
        "sites": {"chatgpt": {"on": False}},
    }
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.write_text('policy = "camp"\nkeep_days = 7\n[sites.claude]\non = false\n')
    settings = SettingsFile(path)
    assert (settings.get("policy"), settings.get("keep_days"), settings.get("on", "claude")) == (
        "camp",
        7,
        False,
    )


@pytest.mark.parametrize(
    "text",
    [
        "not toml =",
        "policy = 'lax'",
        "sites = 3",
        "[sites]\nchatgpt = 1",
        "[policy]\nx = 1",
        "\0",
        "[a.b.c]\nd=1",
    ],
)
def test_a_slip_of_the_pen_counts_as_not_said(path: Path, text: str) -> None:
    path.write_text(text)
    settings = SettingsFile(path)
    assert settings.get("policy", "chatgpt") == "balanced"
    assert settings.all() == {key: setting.default for key, setting in SETTINGS.items()}
    assert path.read_text() == text


@given(st.lists(st.sampled_from(pairs(GOOD)), max_size=8))
def test_what_was_said_last_always_holds(said: list[tuple[str, Any]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "s.toml")
        for key, value in said:
            settings.change({key: value})
        again = SettingsFile(Path(folder) / "s.toml")
        assert settings.all() == again.all()
        assert all(again.all()[key] == value for key, value in dict(said).items())


def test_every_policy_on_the_shelf_may_be_chosen_and_no_other() -> None:
    assert all(SETTINGS["policy"].takes(name) for name in POLICIES)
    assert len(POLICIES) == 4
    assert SITE_SETTINGS["policy"].takes is SETTINGS["policy"].takes


def test_a_file_nested_beyond_reading_counts_as_not_said(path: Path) -> None:
    path.write_text("policy = " + "[" * 100_000)
    assert SettingsFile(path).get("policy") == "balanced"
