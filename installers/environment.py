"""The virtual environment with Penname and everything it is pinned to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import system
from progress import ROOT, VENV, SetUpFailed, run

SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
BUILD_TOOLS = ("hatchling==1.33.0", "editables==0.5")
DEBIAN_PACKAGES = Path("/usr/lib/python3/dist-packages")


def create() -> None:
    """Make `.venv`, installing Debian's `python3-venv` first where the standard library was cut in two."""
    if PYTHON.exists():
        return
    if not _can_make_environments():
        version = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not system.may_install():
            raise SetUpFailed(
                f"Python's venv module is missing. Run this once:\n  sudo apt-get install -y {version}"
            )
        system.install([version])
    shutil.rmtree(VENV, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(VENV)], what="The virtual environment could not be made")


def _can_make_environments() -> bool:
    asked = subprocess.run([sys.executable, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL)
    return asked.returncode == 0


def install(*, tests: bool) -> None:
    """Install the package and its pinned dependencies, the tools of the tests too when asked.

    The build tools come first and the package is built with them: pip's own build environments do not take
    over a company's certificate, and ask the network once more.
    """
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    pip += ["--constraint", str(ROOT / "installers" / "constraints.txt")]
    what = "The Python packages could not be installed. Is there a network?"
    run([*pip, *BUILD_TOOLS], what=what)
    run([*pip, "--no-build-isolation", "--editable", f"{ROOT}[test]" if tests else str(ROOT)], what=what)


def link_tray() -> None:
    """Let the environment see Debian's GTK bindings, which pip can't build, when the Pythons are the same."""
    source = DEBIAN_PACKAGES / "gi"
    if not source.is_dir():
        return
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ""
    if not list(source.glob(f"_gi*{suffix}")):
        return
    library = Path(
        subprocess.run(
            [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])"],
            stdout=subprocess.PIPE,
            check=True,
        )
        .stdout.decode()
        .strip()
    )
    link = library / "gi"
    if not link.exists():
        link.symlink_to(source, target_is_directory=True)
