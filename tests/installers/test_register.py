"""A package's manifests for all users, and the same command from a checkout."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "installers/native_messaging/register.py"


def test_a_package_gets_a_manifest_for_each_family_of_browsers(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("register_for_packages", SCRIPT)
    assert spec
    assert spec.loader
    register = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(register)

    written = register.system_manifests(Path("/opt/penname/penname-host"), tmp_path)

    assert len(written) == len(register.SYSTEM_FOLDERS)
    for path in written:
        manifest = json.loads(path.read_text())
        assert manifest["path"] == "/opt/penname/penname-host"
        assert ("allowed_extensions" in manifest) == ("mozilla" in str(path))


def test_from_a_checkout_it_does_what_penname_register_does(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "PENNAME_HOME": str(tmp_path / "home")}
    done = subprocess.run(
        [sys.executable, SCRIPT, "--browser", "brave"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    (line,) = done.stdout.splitlines()
    assert Path(line.removeprefix("brave: ")).exists()
