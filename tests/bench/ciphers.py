"""FF1 against the FF1 and FF3 packages of PyPI that can be installed, and the small-domain permutation.

    python -m tests.bench.ciphers

Peers are installed into a temporary environment, which is thrown away; a package that can't be installed or
fails says so in the table. All rates come from one process in one run: compare ratios, not absolute numbers.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from penname.core.permutation import LARGEST_TABLE, BitWalk, PrefixCipher

REPOSITORY = Path(__file__).resolve().parent.parent.parent
PACKAGES = {
    "fastfpe": "fastfpe==0.2.1",
    "cloudproof_fpe": "cloudproof_fpe==0.2.2",
    "libffx": "libffx==2.0.1",
    "dealcode": "dealcode==1.0.1",
    "cyphera": "cyphera==0.0.1a10",
    "ff3": "ff3==1.0.3",
}
SIZES = {
    100: "two digits",
    3_652: "days of a decade",
    10_000: "four digits",
    73_049: "days 1900-2099",
    100_000: "five digits",
}
WRITTEN_IN = {"penname": "Python", "fastfpe": "Rust", "cloudproof_fpe": "Rust"}
KEY = bytes(range(32))


def rates(folder: Path) -> dict[str, dict[str, object]]:
    """The rate of each package, measured in an environment below `folder`."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    quietly = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    for package in ("cryptography==50.0.2", *PACKAGES.values()):
        subprocess.run([*quietly, package], check=False, capture_output=True)
    measured = subprocess.run(
        [str(python), str(REPOSITORY / "tests" / "bench" / "ff1_peers.py")],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY / "daemon")},
    )
    found: dict[str, dict[str, object]] = json.loads(measured.stdout)
    return found


def print_rates(found: dict[str, dict[str, object]]) -> None:
    """The table, fastest first; the last column says whether the package gives our ciphertext."""
    own = float(str(found["penname"]["rate"]))
    row = "{:<22}{:<10}{:>14}{:>10}   {}".format
    print(row("FF1, ten digits", "in", "calls/s", "ratio", "same ciphertext"))
    for name, result in sorted(found.items(), key=lambda item: -float(str(item[1].get("rate", 0)))):
        if "error" in result:
            print(row(name, WRITTEN_IN.get(name, "Python"), "–", "–", result["error"]))
        else:
            rate = float(str(result["rate"]))
            same = "yes" if result["same"] else "no (FF3-1)" if name == "ff3" else "no"
            print(row(name, WRITTEN_IN.get(name, "Python"), f"{rate:,.0f}", f"{rate / own:.2f}", same))


def print_permutations() -> None:
    """Build and look-up of the prefix cipher for the sizes of our domains, beside FF1 and a walk."""
    row = "{:<28}{:>12}{:>14}{:>16}".format
    print(row("permutation of", "build ms", "look-up us", "FF1 walk us"))
    for size, what in SIZES.items():
        build, look_up, walked = _timed(size)
        shown = f"{walked * 1e6:.0f}" if size > LARGEST_TABLE // 2 else "–"
        print(row(f"{size:,} ({what})", f"{build * 1e3:.2f}", f"{look_up * 1e6:.2f}", shown))


def _timed(size: int) -> tuple[float, float, float]:
    """Seconds to build a table, to look one element up, and to walk one."""
    build = min(_seconds(lambda: PrefixCipher(KEY, size)) for _ in range(3))
    table, walk = PrefixCipher(KEY, size), BitWalk(KEY, size)
    some = range(0, size, max(size // 100, 1))
    look_up = _seconds(lambda: list(map(table.forward, some))) / len(some)
    walked = _seconds(lambda: list(map(walk.forward, some[:20]))) / 20
    return build, look_up, walked


def _seconds(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def main() -> None:
    """Print both tables."""
    with tempfile.TemporaryDirectory(prefix="penname-ff1-") as folder:
        print_rates(rates(Path(folder)))
    print()
    print_permutations()


if __name__ == "__main__":
    main()
