"""What set-up makes is what start asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from penname.adapters import compiled, tables


@pytest.mark.slow
def test_set_up_makes_every_table_that_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables.write(tmp_path)
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    asked = (
        "words_en",
        "places",
        "places_otherwise",
        "places_by_country",
        "places_in_scripts",
        "regions",
        "pools_given",
        "pools_family",
        "cultures_given",
        "cultures_family",
        "genders",
        "scripts",
        "streets",
    )
    assert [name for name in asked if not compiled.stored(name)] == []
    assert compiled.stored_path("languages") is not None
