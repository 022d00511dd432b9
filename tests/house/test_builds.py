"""Anyone can rebuild the extension and get the same bytes."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.house.repository import ROOT

EXTENSION = ROOT / "extension"


def _built(folder: Path) -> dict[str, str]:
    subprocess.run(["node", "build.js", "--out", str(folder)], cwd=EXTENSION, check=True, capture_output=True)
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.skipif(
    shutil.which("node") is None or not (EXTENSION / "node_modules").is_dir(),
    reason="the extension's build tools are not installed: python3 installers/bootstrap.py test",
)
def test_two_builds_give_the_same_bytes(tmp_path: Path) -> None:
    first = _built(tmp_path / "first")
    second = _built(tmp_path / "second")

    assert first
    assert first == second
