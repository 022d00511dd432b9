"""Where a candidate stands: in code, in code that is marked as such, or in what is said."""

from __future__ import annotations

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.scene import EMPTY
from penname.core.setting import Lore, Setting

LORE = Lore(*(lambda _: False,) * 6)
SETTING = Setting(EMPTY, private=False, facts=False, code=[(0, 10), (20, 30)], fenced=[(20, 30)], lore=LORE)


def at(start: int) -> Finding:
    return Finding(Kind.PERSON, start, start + 3, 0.9, "x")


def test_what_starts_in_a_line_of_code_stands_in_code() -> None:
    assert SETTING.in_code(at(4))
    assert not SETTING.in_code(at(12))


def test_only_marked_code_is_a_quotation() -> None:
    assert SETTING.quoted(at(22))
    assert not SETTING.quoted(at(4))
