r"""Where the daemon is reached, and the three headers of every request. Standard library only.

State lives in `PENNAME_HOME`, else in the user data folder of the platform:
    Linux    $XDG_DATA_HOME/penname, ~/.local/share/penname
    macOS    ~/Library/Application Support/penname
    Windows  %LOCALAPPDATA%\penname
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress

TOKEN = "Penname-Token"  # noqa: S105  the name of a header
VERSION = "Penname-Version"
CLIENT = "Penname-Client"
"""Who asks: NATIVE_HOST or COMMAND_LINE. Nothing that a page or the extension sends can change it: the native
host writes the headers on its own and never looks into a body."""

NATIVE_HOST = "native-host"
COMMAND_LINE = "command-line"

LONGEST_SOCKET_PATH = 103 if sys.platform == "darwin" else 107
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


def choose_address(home: str) -> str:
    r"""Where a daemon of this home listens: a socket's path, or a pipe (`\\.\pipe\…`) on Windows.

    The session's run-time folder where there is one and the home is the default; else a folder in the home;
    else, where that path is too long for a socket, a folder of this user below the temporary folder.
    """
    if sys.platform == "win32":
        return rf"\\.\pipe\penname-{_short_name(home)}"
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if "PENNAME_HOME" not in os.environ and os.path.isabs(runtime):
        path = os.path.join(runtime, "penname", "daemon.sock")
        if _fits(path):
            return path
    path = os.path.join(home, "run", "daemon.sock")
    if _fits(path):
        return path
    import tempfile

    return os.path.join(tempfile.gettempdir(), f"penname-{os.getuid()}-{_short_name(home)}", "daemon.sock")


def find_address(home: str) -> str:
    """Where the daemon of this home listens, as it has noted itself; a guess when it never ran.

    Noted, because a terminal and a browser may see different run-time folders.
    """
    try:
        with open(address_file(home), encoding="utf-8") as file:
            address = file.read().strip()
    except (FileNotFoundError, UnicodeDecodeError):
        return choose_address(home)
    return address if address and "\0" not in address else choose_address(home)


def address_file(home: str) -> str:
    """The file in which the daemon notes where it listens."""
    return os.path.join(home, "address")


def note_address(home: str, address: str) -> None:
    """Notes where the daemon of this home listens."""
    with open(address_file(home), "w", encoding="utf-8") as file:
        file.write(address)


def quit_mark(home: str) -> str:
    """The file that is there from `quit` to the next `run`: while it is, no host starts the daemon."""
    return os.path.join(home, "quit")


def is_private(folder: str) -> bool:
    """Whether `folder` is a folder of this user's own that nobody else can enter.

    In a shared temporary folder somebody else may have made it first, to be sent our token.
    """
    if sys.platform == "win32":
        return True
    try:
        found = os.lstat(folder)
    except FileNotFoundError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077


def token_file(home: str) -> str:
    """The file of this installation's token, which only this user can read (0600)."""
    return os.path.join(home, "token")


def read_token(home: str) -> str:
    """The token, or "" when there is none yet, or what is there is none."""
    try:
        with open(token_file(home), encoding="ascii") as file:
            token = file.read().strip()
    except (FileNotFoundError, UnicodeDecodeError):
        return ""
    return token if token.isalnum() else ""


def ensure_token(home: str) -> str:
    """The token, made first if there is none: 32 random bytes in hex, in a folder of mode 0700.

    A file that holds no token is replaced: with an empty one nobody would ever be let in again.
    """
    os.makedirs(home, mode=0o700, exist_ok=True)
    if token := read_token(home):
        return token
    beside = f"{token_file(home)}.{os.urandom(8).hex()}"
    with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
        file.write(os.urandom(32).hex())
    try:
        os.link(beside, token_file(home))  # all of it or nothing, and never over another's
    except FileExistsError:
        if token := read_token(home):
            return token  # somebody was faster
        os.replace(beside, token_file(home))
    finally:
        with suppress(FileNotFoundError):  # it has taken the place of the broken one
            os.unlink(beside)
    return read_token(home)


def _short_name(home: str) -> str:
    """A name for one home: 16 hex digits."""
    import hashlib  # with tempfile a tenth of the host's start, and most starts need neither

    return hashlib.sha256(os.fsencode(os.path.realpath(home))).hexdigest()[:16]


def _fits(path: str) -> bool:
    return len(os.fsencode(path)) <= LONGEST_SOCKET_PATH
