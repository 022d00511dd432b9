"""Where the daemon is reached, and the three headers of every request. Standard library only, imports little.

State lives in `PENNAME_HOME`, else in the user data folder of the platform:
    Linux    $XDG_DATA_HOME/penname, ~/.local/share/penname
    macOS    ~/Library/Application Support/penname
    Windows  %LOCALAPPDATA%\\penname
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile

TOKEN = "Penname-Token"
VERSION = "Penname-Version"
CLIENT = "Penname-Client"
"""Who asks: NATIVE_HOST or COMMAND_LINE. The host always says so itself: nothing a page or an extension sends
can change it, since the host never looks into a body and writes the headers on its own."""

NATIVE_HOST = "native-host"
COMMAND_LINE = "command-line"

LONGEST_SOCKET_PATH = 107 if sys.platform != "darwin" else 103
"""Bytes of `sun_path` without its closing zero."""


def home() -> str:
    """The folder of this user's state, absolute. It need not exist yet."""
    if chosen := os.environ.get("PENNAME_HOME"):
        return os.path.abspath(os.path.expanduser(chosen))
    user = os.path.expanduser("~")
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.join(user, "AppData", "Local")
    elif sys.platform == "darwin":
        base = os.path.join(user, "Library", "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or os.path.join(user, ".local", "share")
    return os.path.join(base, "penname")


def address(home: str) -> str:
    r"""The path of the daemon's socket, or its pipe (`\\.\pipe\…`) on Windows; one per home.

    The default home uses the run-time folder of the session where there is one. A path too long for a socket
    address is replaced by a short one in a folder of this user's own below the temporary folder.
    """
    name = hashlib.sha256(os.fsencode(os.path.realpath(home))).hexdigest()[:16]
    if sys.platform == "win32":
        return rf"\\.\pipe\penname-{name}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    candidates = [os.path.join(home, "run", "daemon.sock")]
    if "PENNAME_HOME" not in os.environ and os.path.isabs(runtime):
        candidates.insert(0, os.path.join(runtime, "penname", "daemon.sock"))
    candidates.append(os.path.join(tempfile.gettempdir(), f"penname-{os.getuid()}-{name}", "daemon.sock"))
    return next(
        (path for path in candidates if len(os.fsencode(path)) <= LONGEST_SOCKET_PATH), candidates[-1]
    )


def token_file(home: str) -> str:
    """The file of this installation's token, which only this user can read (0600)."""
    return os.path.join(home, "token")


def read_token(home: str) -> str:
    """The token, or "" when there is none yet."""
    try:
        with open(token_file(home), encoding="ascii") as file:
            return file.read().strip()
    except FileNotFoundError:
        return ""


def ensure_token(home: str) -> str:
    """The token, made first if there is none: 32 random bytes in hex, in a folder of mode 0700."""
    os.makedirs(home, mode=0o700, exist_ok=True)
    try:
        handle = os.open(token_file(home), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return read_token(home)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(os.urandom(32).hex())
    return read_token(home)
