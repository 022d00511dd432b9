"""Sets Penname up on a bare machine, then runs the demo or every test.

    python3 installers/bootstrap.py run  [options of `penname demo`]
    python3 installers/bootstrap.py test [only some checks, by name]

Needs only Python 3.11. Asks nothing, can be stopped and started again, and does no step twice.
"""

from __future__ import annotations

import os
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036  an older Python must hear it in words
    sys.exit("Penname needs Python 3.11 or newer. Install it, then start again with it.")

import checks
import environment
import models
import node
import system
from progress import ROOT, SetUpFailed, Steps, fail, fingerprint

INSTALLERS = ROOT / "installers"


def set_up(*, tests: bool) -> None:
    """Bring the machine to where the job can run; every step says its name and does nothing when it is done.

    Raises:
        SetUpFailed: A step could not be done; the message says what to do.
    """
    steps = Steps(total=7)
    job = "test" if tests else "run"
    environment.create()
    packages = system.needed(tests=tests)
    steps.step(f"System packages for {job}", " ".join(packages), lambda: system.install(packages))
    python = fingerprint(ROOT / "pyproject.toml", INSTALLERS / "constraints.txt")
    scripts = [environment.SCRIPTS / ("penname.exe" if os.name == "nt" else "penname")]
    steps.step(
        f"Python packages for {job}",
        python,
        lambda: environment.install(tests=tests or _has_tests()),
        scripts,
    )
    environment.link_tray()
    adapters = ROOT / "daemon" / "penname" / "adapters"
    steps.step(
        "Models and word lists",
        fingerprint(models.LIST, INSTALLERS / "models.py", *(adapters / name for name in models.COMPILERS)),
        models.fetch,
        [models.MODELS / "spacy_en_sm", models.MODELS / "lists" / "medicines.txt"],
    )
    node.ensure()
    for name, folder, build in (
        ("extension", node.EXTENSION, node.build_extension),
        ("demo", node.DEMO, node.build_demo),
    ):
        steps.step(
            f"npm packages of the {name}",
            fingerprint(folder / "package-lock.json"),
            lambda folder=folder: node.packages(folder),
            [folder / "node_modules"],
        )
        steps.step(f"Build of the {name}", fingerprint(folder), build, [folder / "build"])


def _has_tests() -> bool:
    """Whether the tools of the tests are there: a later `run` must not seem to need another set-up."""
    return (environment.SCRIPTS / "pytest").exists()


def main(arguments: list[str]) -> int:
    """Set up and do the job; the status is the job's."""
    if not arguments or arguments[0] not in ("run", "test"):
        print(__doc__)
        return 2
    try:
        set_up(tests=arguments[0] == "test")
    except SetUpFailed as failure:
        fail(str(failure))
    if arguments[0] == "test":
        return checks.run_all(arguments[1:])
    return subprocess.call([str(environment.PYTHON), "-m", "penname", "demo", *arguments[1:]], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
