"""Registers the native host for the browsers of this machine, from a checkout or a package's own scripts.

    python3 installers/native_messaging/register.py [--browser NAME…] [--remove] [--autostart]

For a user who has Penname installed `penname register` is the same. Packages for all users of a machine call
`system_manifests(launcher)` and install what it gives; Debian's prerm must remove them again, since a browser
that finds a manifest without its host shows an error.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "daemon"), str(ROOT / "native_host")]

SYSTEM_FOLDERS = {
    "/etc/chromium/native-messaging-hosts": "chromium",
    "/etc/opt/chrome/native-messaging-hosts": "chromium",
    "/etc/opt/edge/native-messaging-hosts": "chromium",
    "/usr/lib/mozilla/native-messaging-hosts": "gecko",
}
"""Where browsers on Linux look for all. Chromium and Firefox were tried, the others are as published."""


def system_manifests(launcher: Path, root: Path = Path("/")) -> list[Path]:
    """Writes a manifest for every user below `root`, the tree of a package; the files written."""
    from penname.adapters.native_manifests import write_manifest

    return [
        write_manifest(root / folder.lstrip("/"), family, launcher)
        for folder, family in SYSTEM_FOLDERS.items()
    ]


def main() -> int:
    """As `penname register`."""
    from penname.__main__ import main as penname

    return penname(["register", *sys.argv[1:]])


if __name__ == "__main__":
    raise SystemExit(main())
