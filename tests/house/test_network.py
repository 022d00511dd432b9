"""The daemon and the host never open a connection off the machine (promise 10): nothing in them could.

Every place that can talk to a socket is in the list below with its reason; a new one fails here first.
"""

from __future__ import annotations

import re

from tests.house.repository import files, relative

PYTHON = re.compile(
    r"\b(?:import (?:socket|urllib|http\.client|requests|httpx|ftplib|smtplib)"
    r"|from (?:socket|urllib\.request|http\.client|requests|httpx)\b"
    r"|import aiohttp|from aiohttp|urlopen|create_connection|open_unix_connection|open_connection)"
)
ALLOWED_PYTHON = {
    "daemon/penname/api/server.py": "listens on the daemon's local socket",
    "daemon/penname/protocol/exchange.py": "connects to that socket, for host and command line",
}
ALLOWED_FOLDERS = {
    "daemon/penname/demo/": "the demo's chat site on the loopback address, and the browser it starts"
}

JAVASCRIPT = re.compile(
    r"\bfetch\(|XMLHttpRequest\(|new WebSocket|sendBeacon\(|EventSource\(|importScripts|\beval\(|new Function"
)
ALLOWED_JAVASCRIPT = {"extension/src/page/": "wraps the page's own calls and makes none of its own"}


def _lines(pattern: re.Pattern[str], suffix: str, folders: tuple[str, ...]) -> set[str]:
    found = set()
    for path in files():
        name = relative(path)
        if path.suffix == suffix and name.startswith(folders):
            code = [
                line
                for line in path.read_text().splitlines()
                if not line.lstrip().startswith(("#", "//", "*"))
            ]
            if any(pattern.search(line) for line in code):
                found.add(name)
    return found


def test_python_opens_sockets_only_where_it_is_said() -> None:
    found = _lines(PYTHON, ".py", ("daemon/", "native_host/"))

    unexplained = {
        name for name in found if name not in ALLOWED_PYTHON and not name.startswith(tuple(ALLOWED_FOLDERS))
    }
    assert unexplained == set()


def test_the_extension_makes_no_request_of_its_own() -> None:
    found = _lines(JAVASCRIPT, ".js", ("extension/src/",))

    assert {name for name in found if not name.startswith(tuple(ALLOWED_JAVASCRIPT))} == set()
