"""Trades and legal forms are kept folded, and heads and tails of joined names are found."""

from __future__ import annotations

import pytest

from penname.core.industry import INDUSTRY, JOINED, LEGAL
from penname.core.names.letters import fold


def test_tables_are_folded() -> None:
    assert {word for word in INDUSTRY | LEGAL if fold(word) != word} == set()


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("三菱商事株式会社", ("", "三菱", "商事株式会社")),
        ("株式会社みなと計測", ("株式会社", "みなと", "計測")),
        ("华夏科技有限公司", ("", "华夏", "科技有限公司")),
    ],
)
def test_a_joined_name_parts_into_head_own_name_and_tail(name: str, parts: tuple[str, str, str]) -> None:
    found = JOINED.fullmatch(name)
    assert found is not None
    assert found.groups() == parts
