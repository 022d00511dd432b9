"""What must come from the operating system: a browser, and for the tests a keyring, a screen and a tray."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from progress import SetUpFailed, run

TRAY = ("python3-gi", "gir1.2-gtk-3.0", "gir1.2-ayatanaappindicator3-0.1", "adwaita-icon-theme")

FOR_TESTS = {
    "firefox-esr": "firefox-esr",
    "Xvfb": "xvfb",
    "gnome-keyring-daemon": "gnome-keyring",
    "dbus-run-session": "dbus",
    "dbus-launch": "dbus-x11",
    "secret-tool": "libsecret-tools",
    "trayer": "trayer",
    "xdotool": "xdotool",
    "xwininfo": "x11-utils",
    "import": "imagemagick",
    "git": "git",
}

LIBRARIES_FOR_TESTS = ("libatomic1",)
"""What the browser tests' driver links to, and a bare Debian lacks."""

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "brave-browser",
    "firefox",
    "firefox-esr",
)

APPLICATIONS = (
    Path("/Applications/Google Chrome.app"),
    Path("/Applications/Chromium.app"),
    Path("/Applications/Microsoft Edge.app"),
    Path("/Applications/Brave Browser.app"),
    Path("/Applications/Firefox.app"),
    Path(os.environ.get("PROGRAMFILES", "C:/Program Files")) / "Google/Chrome/Application/chrome.exe",
    Path(os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)"))
    / "Microsoft/Edge/Application/msedge.exe",
)


def is_debian() -> bool:
    """Whether packages come from apt here."""
    return shutil.which("apt-get") is not None


def may_install() -> bool:
    """Whether this process may install Debian packages without asking anybody."""
    return is_debian() and hasattr(os, "geteuid") and os.geteuid() == 0


def browser() -> str | None:
    """The first browser found that Penname works with."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    return found or next((str(path) for path in APPLICATIONS if path.exists()), None)


def needed(*, tests: bool) -> list[str]:
    """The Debian packages that are missing for the job."""
    packages = []
    if browser() is None or (tests and shutil.which("chromium") is None):
        packages.append("chromium")
    if is_debian():
        packages += [name for name in TRAY if not _installed(name)]
    if tests:
        packages += [package for command, package in FOR_TESTS.items() if shutil.which(command) is None]
        packages += [name for name in LIBRARIES_FOR_TESTS if is_debian() and not _installed(name)]
    return packages


def _installed(package: str) -> bool:
    asked = subprocess.run(
        ["dpkg-query", "-W", "-f=${Status}", package], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    return b"install ok installed" in asked.stdout


def install(packages: list[str]) -> None:
    """Install Debian packages as root; otherwise say which one command does it.

    Raises:
        SetUpFailed: apt failed, or somebody must run the command it names.
    """
    if not packages:
        return
    if not may_install():
        _ask_for(packages)
        return
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], env=env, what="Debian's package lists could not be read")
    run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
        env=env,
        what="Debian's packages could not be installed",
    )


def _ask_for(packages: list[str]) -> None:
    """A missing tray is no reason to stop; a missing browser is."""
    must = [name for name in packages if name not in TRAY]
    if not must:
        return
    if is_debian():
        raise SetUpFailed(f"Run this once, then start again:\n  sudo apt-get install -y {' '.join(packages)}")
    if sys.platform == "darwin":
        raise SetUpFailed("Install a browser, then start again:\n  brew install --cask google-chrome")
    if sys.platform == "win32":
        raise SetUpFailed("Install a browser, then start again:\n  winget install Google.Chrome")
    raise SetUpFailed(f"Install these with your package manager, then start again: {' '.join(must)}")
