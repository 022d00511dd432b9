"""A part never shows the name it holds."""

from __future__ import annotations

from penname.core.names.roles import Part, Role


def test_a_part_does_not_print_its_text() -> None:
    assert "Torres" not in repr(Part(Role.FAMILY, "Torres"))
