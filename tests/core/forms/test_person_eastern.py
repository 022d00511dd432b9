"""Names in Han, Hangul and Kana."""

from __future__ import annotations

import pytest
from tests.fakes.restoring import back

from penname.core.forms import person


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        ("田村花子", "佐久間美緒"),
        ("田村 花子", "佐久間 美緒"),
        ("花子さん", "美緒さん"),
        ("田村様", "佐久間様"),
        ("中田村さん", "中田村さん"),
    ],
)
def test_japanese_forms(shown: str, wanted: str) -> None:
    assert back(person.forms, "佐久間 美緒", "田村 花子", "ja")(shown) == wanted


@pytest.mark.parametrize(
    ("shown", "wanted"), [("설 씨", "표 씨"), ("설도현님", "표민재님"), ("설도현을", "표민재를")]
)
def test_korean_forms(shown: str, wanted: str) -> None:
    assert back(person.forms, "표민재", "설도현", "ko")(shown) == wanted
