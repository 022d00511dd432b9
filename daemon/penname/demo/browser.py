"""A browser with a profile of its own: the extension in it, the native host registered for it alone.

The demo and the browser tests share this. The person's own profile, keyring and registry are not touched:
the profile, the state folder and the host's manifest live in one private folder, deleted afterwards.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from penname.adapters import native_manifests

EXTENSION = Path(__file__).parents[3] / "extension" / "build" / "chrome"

_COMMANDS = (
    "chromium",
    "chromium-browser",
    "microsoft-edge",
    "brave-browser",
    "google-chrome-for-testing",
)
_PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/Applications/Brave Browser.app/Contents/MacOS/Brave Browser",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    r"C:\Program Files\BraveSoftware\Brave-Browser\Application\brave.exe",
)


class NoBrowser(Exception):
    """Raised when no browser is found that takes an unpacked extension from the command line."""

    def __init__(self) -> None:
        super().__init__(
            "No Chromium, Edge or Brave was found (Google Chrome takes no unpacked extension from outside). "
            "Install Chromium (on Debian: sudo apt-get install chromium), or set PENNAME_BROWSER to its path."
        )


class NoExtension(Exception):
    """Raised when the extension has not been built."""

    def __init__(self) -> None:
        super().__init__("The extension is not built. Run: python3 installers/bootstrap.py run")


def find() -> Path:
    """Give the path of a browser that can be started with an unpacked extension; raises NoBrowser."""
    if named := os.environ.get("PENNAME_BROWSER"):
        return Path(named)
    for command in _COMMANDS:
        if found := shutil.which(command):
            return Path(found)
    for place in _PLACES:
        if Path(place).exists():
            return Path(place)
    raise NoBrowser


@dataclass(frozen=True, slots=True)
class Stage:
    """The private folder of one run: browser profile, daemon state, the native host's manifest."""

    folder: Path
    extension: Path

    @property
    def profile(self) -> Path:
        """The browser's user data folder."""
        return self.folder / "profile"

    @property
    def home(self) -> Path:
        """The daemon's state folder, `PENNAME_HOME`."""
        return self.folder / "home"

    def environment(self) -> dict[str, str]:
        """Give the environment for the daemon and the browser of this stage."""
        return {**os.environ, "PENNAME_HOME": str(self.home)}

    def prepare(self) -> None:
        """Make the folders, and register the native host for this profile only."""
        self.profile.mkdir(parents=True, exist_ok=True)
        self.home.mkdir(mode=0o700, exist_ok=True)
        manifests = self.profile / "NativeMessagingHosts"
        launcher = native_manifests.write_launcher(self.home)
        native_manifests.write_manifest(manifests, "chromium", launcher)

    def arguments(self, port: int, pin: str, hosts: Sequence[str], extension: bool = True) -> list[str]:
        """List the browser's arguments: our extension, `hosts` mapped to `port`, every other host unknown."""
        mapped = ", ".join(f"MAP {host} 127.0.0.1:{port}" for host in hosts)
        loaded = [f"--disable-extensions-except={self.extension}", f"--load-extension={self.extension}"]
        return [
            f"--host-resolver-rules={mapped}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            f"--ignore-certificate-errors-spki-list={pin}",
            *(loaded if extension else []),
            *QUIET,
            *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
        ]


QUIET = (
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
    "--password-store=basic",
)
"""No first-run pages, and no traffic of the browser's own; everything else is as people have it."""


def built_extension(folder: Path = EXTENSION) -> Path:
    """Give the built extension's folder; raises NoExtension when there is none."""
    if not (folder / "manifest.json").exists():
        raise NoExtension
    return folder
