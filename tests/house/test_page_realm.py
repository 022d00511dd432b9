"""What holds a person's words in the page's own world never touches what the page can have changed.

A setter on `Array.prototype[0]`, or a getter `then` on `Object.prototype`, sees every value that an
ordinary `push`, `for…of`, spread or `await` moves there (both were tried in a browser).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.house.repository import ROOT

PAGE = sorted((ROOT / "extension" / "src" / "page").glob("*.js"))
FORBIDDEN = {
    "push": re.compile(r"\.push\("),
    "for…of": re.compile(r"\bfor\s*\((?:const|let|var)\s+[^;)]*\bof\b"),
    "await": re.compile(r"\bawait\b"),
    "array spread": re.compile(r"\[\s*\.\.\."),
}


def _code(path: Path) -> str:
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(), flags=re.S)


@pytest.mark.parametrize("path", PAGE, ids=lambda path: path.name)
def test_the_page_s_world_can_t_watch_values_move(path: Path) -> None:
    assert [name for name, pattern in FORBIDDEN.items() if pattern.search(_code(path))] == []
