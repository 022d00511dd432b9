"""The person's settings in one TOML file that they may read and edit. It holds no personal value.

BadSetting          a key that does not exist, or a value that it cannot have
"""

from __future__ import annotations

import json
import os
import re
import threading
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from penname.core.kinds import Kind


class BadSetting(Exception):
    """Raised with the key, when it is one of ours, and never the value."""

    code = "bad-setting"

    def __init__(self, key: str) -> None:
        super().__init__(f"There is no setting {key}, or it cannot have this value.")
        self.key = key


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: what holds when nothing is said, and which values it takes."""

    default: Any
    takes: Callable[[Any], bool]


def _one_of(*choices: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in choices


def _is_bool(value: Any) -> bool:
    return isinstance(value, bool)


def _is_kinds(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) and item in set(Kind) for item in value)


def _number(least: float, below: float) -> Callable[[Any], bool]:
    return lambda value: (
        isinstance(value, int | float) and not isinstance(value, bool) and least <= value < below
    )


def _days(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 3650


_POLICY = _one_of("balanced", "strict", "camp", "watch")

SETTINGS: Mapping[str, Setting] = {
    "policy": Setting("balanced", _POLICY),
    "tau": Setting(None, _number(0.0, 1000.0)),  # None: the policy's own
    "alpha": Setting(None, _number(0.0, 1.0)),
    "replace": Setting([], _is_kinds),  # kinds switched to *always*
    "dates": Setting("auto", _one_of("auto", "encipher", "shift", "shift-capped", "shift-today")),
    "birth_dates": Setting("decade", _one_of("decade", "full-range")),
    "keep_days": Setting(30, _days),  # since last use; 0: until the last tab closes
    "at_threshold": Setting("ask", _one_of("ask", "continue", "as-is", "clean")),
    "private_view": Setting(False, _is_bool),
    "underline": Setting(True, _is_bool),
}
"""Every setting that holds everywhere."""

SITE_SETTINGS: Mapping[str, Setting] = {
    "on": Setting(True, _is_bool),
    **{key: Setting(None, SETTINGS[key].takes) for key in ("policy", "tau", "alpha", "replace", "keep_days")},
}
"""What may be set for one site, as `sites.<id>.<key>`; None: as everywhere."""

_SITE = re.compile(r"sites\.([a-z0-9][a-z0-9-]*)\.([a-z_]+)")


class SettingsFile:
    """Settings by dotted key. Thread-safe; read once, written whole.

    A value in the file that it cannot have (a slip of the pen) counts as not said; the file is left alone.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._said = _flat(_parsed(path))

    def all(self) -> dict[str, Any]:
        """Every general setting with its value, and what was said for sites."""
        return {key: setting.default for key, setting in SETTINGS.items()} | self._said

    def get(self, key: str, site: str = "") -> Any:
        """The value of `key` on `site`: the site's own where it was said, else the general one."""
        setting = SETTINGS.get(key) or SITE_SETTINGS[key]
        general = self._said.get(key, setting.default)
        return self._said.get(f"sites.{site}.{key}", general) if site else general

    def change(self, changes: Mapping[str, Any]) -> None:
        """Sets all of `changes`, or none; None takes a setting back to its default.

        Raises:
            BadSetting: One of them is no setting, or cannot have its value.
        """
        for key, value in changes.items():
            setting = _setting(key)
            if setting is None:
                raise BadSetting("of that name")
            if value is not None and not setting.takes(value):
                raise BadSetting(key)
        with self._lock:
            said = {k: v for k, v in (self._said | dict(changes)).items() if v is not None}
            _write(self._path, _toml(said))
            self._said = said


def _setting(key: str) -> Setting | None:
    if found := _SITE.fullmatch(key):
        return SITE_SETTINGS.get(found[2])
    return SETTINGS.get(key)


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError, RecursionError):
        return {}


def _flat(tables: Mapping[str, Any]) -> dict[str, Any]:
    said = dict(tables)
    sites = said.pop("sites", {})
    for site, table in sites.items() if isinstance(sites, dict) else ():
        if isinstance(table, dict):
            said |= {f"sites.{site}.{key}": value for key, value in table.items()}
    return {key: value for key, value in said.items() if (setting := _setting(key)) and setting.takes(value)}


def _toml(said: Mapping[str, Any]) -> str:
    general = [f"{key} = {_literal(said[key])}" for key in sorted(said) if key in SETTINGS]
    sites: dict[str, list[str]] = {}
    for key in sorted(said):
        if found := _SITE.fullmatch(key):
            sites.setdefault(found[1], []).append(f"{found[2]} = {_literal(said[key])}")
    tables = (f"\n[sites.{site}]\n" + "\n".join(lines) for site, lines in sites.items())
    return "\n".join(["# Penname's settings. Personal details are not kept here.", *general, *tables, ""])


def _literal(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True)  # all that a setting can be is written alike in TOML


def _write(path: Path, text: str) -> None:
    beside = path.with_suffix(".new")
    with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
