"""Turkish endings follow the vowels, Korean particles the last sound."""

from __future__ import annotations

import pytest

from penname.core.forms.endings_agglutinating import korean_pairs, turkish, turkish_pairs


@pytest.mark.parametrize(
    ("name", "endings"),
    [
        ("Elif", "in e i te ten le"),
        ("Ayşe", "nin ye yi de den yle"),
        ("Ormancı", "nın ya yı da dan yla"),
        ("Yılmaz", "ın a ı da dan la"),
        ("Gül", "ün e ü de den le"),
    ],
)
def test_turkish_endings(name: str, endings: str) -> None:
    assert turkish(name) == tuple(endings.split())


def test_a_name_without_vowels_has_no_endings() -> None:
    assert turkish("Brt") == ()
    assert list(turkish_pairs("Brt", "Elif")) == []


def test_korean_particles_change_with_the_last_sound() -> None:
    pairs = dict(korean_pairs("설도현", "표민재"))
    assert pairs["설도현은"] == "표민재는"
    assert pairs["설도현과"] == "표민재와"


def test_no_particle_changes_where_both_names_end_alike() -> None:
    assert list(korean_pairs("표민재", "설지우")) == []
    assert list(korean_pairs("Elena", "설지우")) == []
