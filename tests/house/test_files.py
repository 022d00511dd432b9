"""Small files, plain names, a test for each module, and nothing of the machine they were written on."""

from __future__ import annotations

import hashlib
import re

from tests.house.repository import ROOT, files, relative, texts

CODE = {".py", ".js"}
LONGEST = 300
BANNED_NAMES = {"utils", "util", "helpers", "helper", "manager", "service", "common", "misc"}
WRITTEN_BY_TOOLS = {"extension/package-lock.json", "daemon/penname/demo/static/package-lock.json"}

# Modules that hold data or a single entry, and are exercised through the modules named beside them.
TESTED_ELSEWHERE = {
    "daemon/penname/core/recognizer.py": "tests/recognizers",
    "daemon/penname/core/surrogate.py": "tests/surrogates",
    "daemon/penname/core/needs.py": "tests/adapters",
    "daemon/penname/ports.py": "tests/conversations",
    "daemon/penname/api/parts.py": "tests/api",
}
TAGGER = "daemon/penname/adapters/data/tagger/tagger.onnx"
SHELF = "daemon/penname/recognizers/"  # every row's own `finds` and `spares` run in tests/recognizers


def test_no_source_file_is_longer_than_300_lines() -> None:
    long = {
        relative(path): lines
        for path in files()
        if path.suffix in CODE
        and not relative(path).startswith("tests/")
        and (lines := len(path.read_text().splitlines())) > LONGEST
    }

    assert long == {}


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert [relative(path) for path in files() if path.suffix in CODE and path.stem in BANNED_NAMES] == []


def test_every_module_has_its_test() -> None:
    """`daemon/penname/core/ff1.py` is tested by a file of tests/core that names it."""
    tests = {path.name: path for path in (ROOT / "tests").rglob("test_*.py")}
    bodies = "\n".join(path.read_text() for path in tests.values())
    missing = []
    for path in files():
        name = relative(path)
        if (
            path.suffix != ".py"
            or not name.startswith(("daemon/", "native_host/"))
            or path.name == "__init__.py"
        ):
            continue
        if name in TESTED_ELSEWHERE or name.startswith(SHELF) or f"test_{path.stem}.py" in tests:
            continue
        dotted = (
            name.removeprefix("daemon/").removeprefix("native_host/").removesuffix(".py").replace("/", ".")
        )
        package, _, module = dotted.rpartition(".")
        imported = re.search(
            rf"\b{re.escape(dotted)}\b|from {re.escape(package)} import [^\n]*\b{module}\b", bodies
        )
        if not imported:
            missing.append(name)

    assert missing == []


def test_nothing_names_a_path_of_a_machine_or_a_registry() -> None:
    """A checkout must work anywhere: no home folders, no mirrors, no download hosts."""
    pattern = re.compile(r"/(?:work|root|home)/[a-z]|registry\.npmjs\.org|pypi\.org/|files\.pythonhosted")
    # invented home folders in sentences that are examples of personal data
    examples = re.compile(r"/home/(?:[a-z]+[._-]?[a-z]*)")
    found = []
    for path in texts():
        if relative(path) == "tests/house/test_files.py":
            continue
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            if pattern.search(examples.sub("", line)):
                found.append(f"{relative(path)}:{number}")

    assert found == []


def test_no_model_or_archive_is_tracked_by_accident() -> None:
    tracked = {relative(path): path.stat().st_size for path in files() if path.stat().st_size > 5_000_000}

    assert set(tracked) <= {TAGGER}
    assert all(size <= 20_000_000 for size in tracked.values())


def test_the_model_is_the_one_its_card_describes() -> None:
    digest = hashlib.sha256((ROOT / TAGGER).read_bytes()).hexdigest()

    assert digest in (ROOT / TAGGER).with_name("README.md").read_text()
