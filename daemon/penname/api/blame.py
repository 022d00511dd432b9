"""Where an error came from, in words that can stand in a log: never its text, which may quote a value."""

from __future__ import annotations

import traceback
from pathlib import Path


def place_of(error: BaseException) -> str:
    """The error's type, and the file and line that raised it: `KeyError at registry.py:81`."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + where
