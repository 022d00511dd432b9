"""`penname run`, with a detector that knows a few names and a key in a file, so that it is up at once.

python -m tests.fakes.run_daemon [OPTION…]     in the home that PENNAME_HOME names; else --no-tray
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from penname import bootstrap
from penname.__main__ import main
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.needs import Needs
from penname.ports import Detected, Detector, Heard

KNOWN = {
    "Maria Torres": Kind.PERSON,
    "maria.torres@acme.com": Kind.EMAIL,
    "+39 347 123 4567": Kind.PHONE,
    "078-05-1120": Kind.NATIONAL_ID,
}


class NamesOnly:
    """The port Detector for the values in KNOWN."""

    def detect(self, text: str, heard: Heard) -> Detected:
        found = (
            Finding(kind, match.start(), match.end(), 0.9, "test")
            for value, kind in KNOWN.items()
            for match in re.finditer(rf"(?<![\w.]){re.escape(value)}", text)
        )
        return Detected(tuple(sorted(found, key=lambda finding: finding.start)), "en")


class KeyInAFile:
    """The port KeyStore on a file in clear, which only a test may do."""

    def __init__(self, home: Path) -> None:
        self._path = home / "key.test"

    def master_key(self, *, create: bool) -> bytes:
        if not self._path.exists():
            self._path.write_bytes(os.urandom(32))
        return self._path.read_bytes()

    def unlock(self, passphrase: str, *, create: bool) -> bytes:
        return self.master_key(create=create)

    def destroy(self) -> None:
        self._path.unlink()


def load() -> tuple[Detector, Needs]:
    from tests.fakes.needs import needs

    return NamesOnly(), needs()


if __name__ == "__main__":
    bootstrap.load_models = load
    bootstrap.system_keys = KeyInAFile  # type: ignore[assignment]
    sys.exit(main(["run", *(sys.argv[1:] or ["--no-tray"])]))
