"""Every check of the repository, in the order in which a failure is cheapest to hear of."""

from __future__ import annotations

import os
import subprocess
import time

import node
from environment import PYTHON, SCRIPTS
from progress import ROOT


def _checks() -> dict[str, tuple[list[str], str]]:
    """Name → (command, folder it runs in)."""
    python = str(PYTHON)
    return {
        "ruff": ([python, "-m", "ruff", "check", "."], "."),
        "format": ([python, "-m", "ruff", "format", "--check", "."], "."),
        "mypy": ([python, "-m", "mypy", "--strict", "daemon/penname", "native_host/penname_host"], "."),
        "imports": ([str(SCRIPTS / "lint-imports")], "."),
        "tsc": (["npm", "run", "--silent", "types"], "extension"),
        "node": (["npm", "test", "--silent"], "extension"),
        "web-ext": (["npm", "run", "--silent", "lint"], "extension"),
        "pytest": ([python, "-m", "pytest", "-q", "-m", "not browser"], "."),
        "browser": ([python, "-m", "pytest", "-q", "-m", "browser", "tests/browser"], "."),
    }


def run_all(only: list[str]) -> int:
    """Run the checks (all, or those named), print each command, and 1 when any failed."""
    every = _checks()
    unknown = [name for name in only if name not in every]
    if unknown:
        print(f"No such check: {' '.join(unknown)}. There are: {' '.join(every)}")
        return 2
    env = {**node.environment(), "PENNAME_REQUIRE_REAL": "1"}
    env.setdefault("PENNAME_SHARED", os.path.abspath(ROOT.parent / "shared"))
    results = []
    for name, (command, folder) in every.items():
        if only and name not in only:
            continue
        print(f"\n── {name}: {' '.join(command)}", flush=True)
        began = time.monotonic()
        status = subprocess.call(command, cwd=ROOT / folder, env=env, stdin=subprocess.DEVNULL)
        results.append((name, status, time.monotonic() - began))
    print("\n── result")
    for name, status, seconds in results:
        print(f"{name:10} {'passed' if status == 0 else f'FAILED ({status})':12} {seconds:6.0f} s")
    failed = [name for name, status, _ in results if status != 0]
    print(f"checks: {len(results) - len(failed)} passed, {len(failed)} failed", flush=True)
    return 1 if failed else 0
