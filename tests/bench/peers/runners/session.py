"""How every peer is run: sessions of texts come in as JSON, what would leave and its CPU time go out.

Runs in the peer's own environment, so it imports nothing but the standard library.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

WARM_UP = "The kettle is on the stove."
"""Said first in every session and not counted: models and tables load at the first text."""

Protect = Callable[[str], str]


def run(new_session: Callable[[], Protect]) -> None:
    """Reads `[[text, …], …]` from standard input, writes `[[[what leaves, CPU ms], …], …]`."""
    answers = sys.stdout
    sys.stdout = sys.stderr  # peers print
    sessions: list[list[str]] = json.load(sys.stdin)
    done = []
    for texts in sessions:
        protect = new_session()
        protect(WARM_UP)
        done.append([_timed(protect, text) for text in texts])
    json.dump(done, answers)


def _timed(protect: Protect, text: str) -> tuple[str, float]:
    begun = time.process_time()
    left = protect(text)
    return left, 1000 * (time.process_time() - begun)


def use_local_models() -> None:
    """Makes spaCy load its English models from folders: they are not on PyPI under their own names."""
    import spacy
    import spacy.util

    folders = {"sm": os.environ["SPACY_SM"], "md": os.environ["SPACY_MD"], "lg": os.environ["SPACY_MD"]}
    load = spacy.load

    def from_folder(name: str, **options: Any) -> Any:
        size = str(name).removeprefix("en_core_web_")
        return load(Path(folders[size]) if size in folders else name, **options)

    spacy.load = from_folder
    spacy.util.is_package = lambda name: True
