"""Starting with the session, as each desktop wants it: a file that says which command to run."""

from __future__ import annotations

import os
import plistlib
import shlex
import sys
from pathlib import Path

NAME = "org.penname.daemon"


def command() -> list[str]:
    """How the daemon is started."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "run"]
    return [sys.executable, "-I", "-m", "penname", "run"]


def place(user: Path | None = None, platform: str = sys.platform) -> Path:
    """The file that makes the daemon start with the session of this user.

    Source: Desktop Application Autostart Specification 0.5; launchd.plist(5); Windows' Startup folder. Only
    Linux was run.
    """
    user = user or Path.home()
    if platform == "win32":
        return user / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Startup/penname.bat"
    if platform == "darwin":
        return user / f"Library/LaunchAgents/{NAME}.plist"
    base = os.environ.get("XDG_CONFIG_HOME") or user / ".config"
    return Path(base) / "autostart" / f"{NAME}.desktop"


def turn_on(path: Path, platform: str = sys.platform) -> None:
    """Writes the file. What stood there before is replaced."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content(platform))


def turn_off(path: Path) -> None:
    """Removes the file, if it is there."""
    path.unlink(missing_ok=True)


def content(platform: str = sys.platform) -> bytes:
    """What stands in the file."""
    if platform == "win32":
        program, *rest = command()
        return f'@start "" /B "{program}" {" ".join(rest)}\r\n'.encode()
    if platform == "darwin":
        return plistlib.dumps({"Label": NAME, "ProgramArguments": command(), "RunAtLoad": True})
    words = " ".join(map(_quoted, command()))
    return (
        "[Desktop Entry]\nType=Application\nName=Penname\nComment=Protects what you write on chat sites\n"
        f"Exec={words}\nTerminal=false\nX-GNOME-Autostart-enabled=true\n"
    ).encode()


def _quoted(word: str) -> str:
    """A word as the Exec key of a desktop entry wants it."""
    if shlex.quote(word) == word:
        return word.replace("%", "%%")
    escaped = "".join(f"\\{c}" if c in '"`$\\' else c for c in word)
    return f'"{escaped}"'.replace("\\", "\\\\").replace("%", "%%")
