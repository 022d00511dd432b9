"""A line per step, a remembered fingerprint per step, and one way to say what went wrong."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"


class SetUpFailed(Exception):
    """Something could not be installed. The message says what to do, and is all that is printed."""


def run(command: list[str], *, env: Mapping[str, str] | None = None, cwd: Path = ROOT, what: str) -> None:
    """Run a command quietly; on failure show the end of what it printed.

    Raises:
        SetUpFailed: The command is missing or ended with another status than 0. `what` opens the message.
    """
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    except FileNotFoundError as missing:
        raise SetUpFailed(f"{what}: {command[0]} is not installed.") from missing
    if done.returncode != 0:
        tail = done.stdout.decode(errors="replace").strip().splitlines()[-25:]
        raise SetUpFailed(
            "\n".join([f"{what}: this command failed ({done.returncode}):", "  " + " ".join(command), *tail])
        )


def fingerprint(*parts: str | Path) -> str:
    """A hash of texts, files and folders, so that a step whose inputs are the same is not done again."""
    digest = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            digest.update(part.encode())
            continue
        for file in [part] if part.is_file() else sorted(_files(part)):
            digest.update(str(file.relative_to(ROOT)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()


def _files(folder: Path) -> Iterable[Path]:
    skipped = {"node_modules", "build", "__pycache__"}
    for entry in folder.iterdir():
        if entry.name in skipped:
            continue
        if entry.is_dir():
            yield from _files(entry)
        else:
            yield entry


class Steps:
    """Runs steps in order and remembers in `.venv/setup` which are done, so that a broken set-up resumes."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._number = 0

    def step(self, name: str, key: str, do: Callable[[], None], made: Iterable[Path] = ()) -> None:
        """Do one step unless its `key` is the remembered one and everything it `made` is still there."""
        self._number += 1
        label = f"[{self._number}/{self._total}] {name}"
        remembered = VENV / "setup" / name.replace(" ", "-").replace("/", "-").lower()
        if remembered.is_file() and remembered.read_text() == key and all(path.exists() for path in made):
            print(f"{label}: ready", flush=True)
            return
        print(f"{label} …", flush=True)
        began = time.monotonic()
        do()
        remembered.parent.mkdir(parents=True, exist_ok=True)
        remembered.write_text(key)
        print(f"{label}: done in {time.monotonic() - began:.0f} s", flush=True)


def fail(message: str) -> None:
    """End the set-up with one readable message."""
    print(f"\nSet-up stopped. {message}", file=sys.stderr, flush=True)
    raise SystemExit(1)
