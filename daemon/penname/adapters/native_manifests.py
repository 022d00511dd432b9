"""Native messaging manifests: how a browser finds our host, and that it opens it to our extension alone.

Each browser reads a small JSON file from a folder of its own (on Windows from where a registry key points).
The file names a launcher, which we write into the state folder: it starts the host with this very Python,
without site packages, so that the first answer comes quickly.

Source: developer.chrome.com, "Native messaging"; MDN, "Native manifests". On Linux, Chromium and Firefox were
run; the places of the others, of macOS and of Windows are as documented and were not.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import penname
import penname_host


@dataclass(frozen=True, slots=True)
class Identity:
    """Who may talk to the host: fixed names, the same in the extension's manifests (tested)."""

    host: str
    chromium_key: str  # base64 of the DER public key, the manifest's "key"
    gecko_id: str

    @property
    def chromium_id(self) -> str:
        """The extension's id: the first 128 bits of SHA-256 over the key, written with the letters a to p."""
        digest = hashlib.sha256(base64.b64decode(self.chromium_key)).hexdigest()[:32]
        return "".join(chr(ord("a") + int(digit, 16)) for digit in digest)


def identity() -> Identity:
    """Our own, from `identity.json`."""
    return Identity(**json.loads(resources.files(__package__).joinpath("identity.json").read_text()))


@dataclass(frozen=True, slots=True)
class Browser:
    """One browser of this user: where it keeps its data (there if it is installed) and our manifest."""

    name: str
    family: str  # chromium, gecko
    data: Path
    manifests: Path
    registry: str = ""  # Windows: the key below HKEY_CURRENT_USER that points to the manifest

    @property
    def is_here(self) -> bool:
        """Whether this user has used the browser."""
        return self.data.is_dir()

    def manifest(self) -> Path:
        """The file of our manifest."""
        return self.manifests / f"{identity().host}.json"

    @property
    def is_registered(self) -> bool:
        """Whether our manifest is there and its launcher too."""
        try:
            return Path(json.loads(self.manifest().read_text(encoding="utf-8"))["path"]).exists()
        except (OSError, ValueError, KeyError, TypeError):
            return False


_LINUX = {
    "chromium": ".config/chromium",
    "chrome": ".config/google-chrome",
    "edge": ".config/microsoft-edge",
    "brave": ".config/BraveSoftware/Brave-Browser",
    "vivaldi": ".config/vivaldi",
    "opera": ".config/opera",
}
_MACOS = {
    "chromium": "Chromium",
    "chrome": "Google/Chrome",
    "edge": "Microsoft Edge",
    "brave": "BraveSoftware/Brave-Browser",
    "vivaldi": "Vivaldi",
    "opera": "com.operasoftware.Opera",
}
_WINDOWS = {
    "chromium": ("Chromium/User Data", r"Software\Chromium"),
    "chrome": ("Google/Chrome/User Data", r"Software\Google\Chrome"),
    "edge": ("Microsoft/Edge/User Data", r"Software\Microsoft\Edge"),
    "brave": ("BraveSoftware/Brave-Browser/User Data", r"Software\BraveSoftware\Brave-Browser"),
}


def browsers(state: Path, user: Path | None = None, platform: str = sys.platform) -> tuple[Browser, ...]:
    """Every browser we know of, installed or not.

    Args:
        state: Our state folder, which holds the manifests on Windows.
        user: The person's home folder.
        platform: As `sys.platform`.
    """
    user = user or Path.home()
    if platform == "win32":
        return tuple(_windows(user, state / "native-messaging"))
    if platform == "darwin":
        support = user / "Library/Application Support"
        gecko = Browser("firefox", "gecko", support / "Firefox", support / "Mozilla/NativeMessagingHosts")
        return (*_chromiums(support, _MACOS), gecko)
    # Newer Firefoxes keep profiles in ~/.config/mozilla and still read manifests from ~/.mozilla: tried.
    data = next((d for d in (user / ".config/mozilla", user / ".mozilla") if d.is_dir()), user / ".mozilla")
    gecko = Browser("firefox", "gecko", data, user / ".mozilla/native-messaging-hosts")
    return (*_chromiums(user, _LINUX), gecko)


def register(browser: Browser, launcher: Path) -> None:
    """Writes our manifest for one browser; what stood there before is replaced."""
    write_manifest(browser.manifests, browser.family, launcher)
    if browser.registry:
        _point_registry(browser.registry, browser.manifest())


def unregister(browser: Browser) -> None:
    """Removes our manifest from one browser, if it is there."""
    browser.manifest().unlink(missing_ok=True)
    if browser.registry:
        _point_registry(browser.registry, None)


def write_manifest(folder: Path, family: str, launcher: Path) -> Path:
    """Writes the manifest of a `family` into `folder`, for example `<profile>/NativeMessagingHosts`."""
    who = identity()
    manifest: dict[str, Any] = {
        "name": who.host,
        "description": "Penname's desktop part: a relay to the program that protects what you write.",
        "path": str(launcher),
        "type": "stdio",
    }
    if family == "gecko":
        manifest["allowed_extensions"] = [who.gecko_id]
    else:
        manifest["allowed_origins"] = [f"chrome-extension://{who.chromium_id}/"]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{who.host}.json"
    path.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    return path


def write_launcher(state: Path) -> Path:
    """Writes the program that browsers start into our state folder, and says where it is.

    A state folder chosen by PENNAME_HOME is written into it, since a browser started from a desktop does not
    know that variable.
    """
    state.mkdir(mode=0o700, parents=True, exist_ok=True)
    if getattr(sys, "frozen", False):
        suffix = ".exe" if sys.platform == "win32" else ""
        return Path(sys.executable).with_name(f"penname-host{suffix}")
    roots = {str(Path(file).resolve().parents[1]) for file in (penname.__file__, penname_host.__file__)}
    start = state / "host.py"
    lines = ["import os", "import sys", f"sys.path[:0] = {sorted(roots)!r}"]
    if "PENNAME_HOME" in os.environ:
        lines.append(f"os.environ.setdefault('PENNAME_HOME', {str(state.absolute())!r})")
    lines += ["from penname_host.__main__ import main", "raise SystemExit(main())"]
    start.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if sys.platform == "win32":
        launcher = state / "host.bat"
        launcher.write_text(f'@echo off\r\n"{sys.executable}" -I -S "{start}" %*\r\n', encoding="utf-8")
        return launcher
    launcher = state / "host"
    command = " ".join(map(shlex.quote, (sys.executable, "-I", "-S", str(start))))
    launcher.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
    launcher.chmod(0o700)
    return launcher


def _chromiums(base: Path, table: dict[str, str]) -> Iterator[Browser]:
    for name, folder in table.items():
        yield Browser(name, "chromium", base / folder, base / folder / "NativeMessagingHosts")


def _windows(user: Path, manifests: Path) -> Iterator[Browser]:
    host = identity().host
    for name, (folder, key) in _WINDOWS.items():
        data = user / "AppData/Local" / folder
        yield Browser(name, "chromium", data, manifests / name, rf"{key}\NativeMessagingHosts\{host}")
    data = user / "AppData/Roaming/Mozilla/Firefox"
    yield Browser(
        "firefox", "gecko", data, manifests / "firefox", rf"Software\Mozilla\NativeMessagingHosts\{host}"
    )


def _point_registry(key: str, manifest: Path | None) -> None:
    """Points a key below HKEY_CURRENT_USER to `manifest`, or removes it. Not run by us: no Windows."""
    if sys.platform == "win32":
        import winreg

        if manifest is None:
            try:
                winreg.DeleteKey(winreg.HKEY_CURRENT_USER, key)
            except FileNotFoundError:
                return
        else:
            winreg.SetValue(winreg.HKEY_CURRENT_USER, key, winreg.REG_SZ, str(manifest))
