"""Names without blanks: how long the family name is, and which honorifics stand behind."""

from __future__ import annotations

import pytest
from tests.fakes.world import world

from penname.core.names.eastern import culture, parts
from penname.core.names.roles import Role


@pytest.mark.parametrize(
    ("name", "language", "script", "told"),
    [
        ("王伟", "zh", "Han", "zh"),
        ("佐藤", "ja", "Han", "ja"),
        ("김민준", "en", "Hang", "ko"),
        ("サトウ", "en", "Kana", "ja_Kana"),
    ],
)
def test_script_and_language_tell_the_culture(name: str, language: str, script: str, told: str) -> None:
    assert culture(name, language, script) == told


@pytest.mark.parametrize(
    ("name", "language", "family"),
    [
        ("森川", "ja", "森川"),
        ("森川光", "ja", "森川"),
        ("小早川健", "ja", "小早川"),
        ("남궁민수", "ko", "남궁"),
        ("高文静", "zh", "高"),
    ],
)
def test_the_longest_likely_family_name_is_cut_off(name: str, language: str, family: str) -> None:
    script = "Hang" if language == "ko" else "Han"
    found = parts(name, world().pools, language, script)
    assert [part.text for part in found if part.role is Role.FAMILY] == [family]
