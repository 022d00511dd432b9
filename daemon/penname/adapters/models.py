"""Where the models and word lists lie, and whether they are the ones this version was made for.

`models.json` holds the SHA-256 of every file that decides what is found. The files themselves are fetched
and compiled at set-up.
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib import resources
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "models"
SPACY, LISTS = "spacy_en_sm", "lists"
_SET_UP = "Run the set-up again: python3 installers/bootstrap.py run"


class ModelsMissing(Exception):
    """Raised when a model file is not there. Without it nothing could be found, so nothing starts."""

    code = "models-missing"

    def __init__(self, name: str) -> None:
        super().__init__(f"The model file {name} is missing. {_SET_UP}")
        self.name = name


class ModelsDiffer(Exception):
    """Raised when a model file is not the one this version was made for."""

    code = "models-differ"

    def __init__(self, name: str) -> None:
        super().__init__(f"The model file {name} is not the one this version was made for. {_SET_UP}")
        self.name = name


def expected() -> dict[str, str]:
    """SHA-256 in hex by path relative to the models folder."""
    listed = json.loads(resources.files("penname.adapters").joinpath("models.json").read_text("utf-8"))
    return dict(listed["sha256"])


def check(folder: Path) -> None:
    """Returns when every file is there and as expected.

    Raises:
        ModelsMissing, ModelsDiffer: With the first file that is not.
    """
    for name, hexdigest in expected().items():
        require(folder / name)
        if sha256((folder / name).read_bytes()).hexdigest() != hexdigest:
            raise ModelsDiffer(name)


def require(path: Path) -> Path:
    """The path, when it exists.

    Raises:
        ModelsMissing: It does not.
    """
    if not path.exists():
        raise ModelsMissing(f"{path.parent.name}/{path.name}")
    return path
