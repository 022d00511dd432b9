"""The files of the repository, as git tracks them or, outside a checkout, as they lie."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_UNTRACKED = {".git", ".venv", "node_modules", "build", "models", "__pycache__", ".mypy_cache", ".ruff_cache"}
_TEXT = {
    *(".py", ".js", ".ts", ".json", ".md", ".toml", ".html", ".css", ".yml", ".yaml", ".txt", ".sh", ".cfg"),
    "",
}


def files() -> list[Path]:
    """Every tracked file, and those not yet tracked but not ignored."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
    except (FileNotFoundError, subprocess.CalledProcessError):
        return [path for path in ROOT.rglob("*") if path.is_file() and not _UNTRACKED & set(path.parts)]
    paths = (ROOT / name for name in listed.stdout.decode().split("\0") if name)
    return [path for path in paths if path.is_file()]


def texts() -> list[Path]:
    """The tracked files that people write."""
    return [path for path in files() if path.suffix in _TEXT]


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
