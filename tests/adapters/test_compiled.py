"""What set-up has worked out is used only where it is whole and of this version, and says the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.adapters import compiled, frequencies, place_lists, pool_choice, street_lists

CULTURES = ("en", "ru", "ja", "tr", "en_NG")


def forget() -> None:
    """As in a new process."""
    for kept in (compiled._made, pool_choice._kept, street_lists.street_list, place_lists._in_scripts):
        kept.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder of tables, instead of the one that set-up may have made."""
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    forget()


def test_a_table_that_was_written_is_read(folder: Path) -> None:
    compiled.write(folder, {"pets": lambda: {"cat": "Mitzi\nTom"}}, {"bowl": lambda path: path.touch()})
    assert compiled.stored("pets") == {"cat": "Mitzi\nTom"}
    assert compiled.stored_path("bowl") == folder / "bowl"


def test_without_set_up_there_is_no_table(folder: Path) -> None:
    assert not compiled.is_made()
    assert compiled.stored("pets") == {}
    assert compiled.stored_path("bowl") is None


def test_a_table_of_another_version_is_not_used(folder: Path) -> None:
    compiled.write(folder, {"pets": lambda: {"cat": "Mitzi"}}, {})
    manifest = json.loads((folder / compiled.MANIFEST).read_text())
    (folder / compiled.MANIFEST).write_text(json.dumps(manifest | {"made_from": "something else"}))
    forget()
    assert compiled.stored("pets") == {}


def test_a_table_that_is_half_made_is_not_used(folder: Path) -> None:
    def fails() -> dict[str, str]:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="disk"):
        compiled.write(folder, {"pets": lambda: {"cat": "Mitzi"}, "bowls": fails}, {})
    assert (folder / "pets.json").exists()
    assert compiled.stored("pets") == {}


@given(st.dictionaries(st.text("abc", min_size=1), st.text("xy\n")))
def test_a_table_turned_inside_out_and_back_is_the_same(table: dict[str, str]) -> None:
    assert compiled.by_key(compiled.by_value(table)) == table


@pytest.mark.parametrize("culture", CULTURES)
def test_pools_and_what_names_tell_are_the_same_before_and_after_set_up(folder: Path, culture: str) -> None:
    def answers() -> list[object]:
        pools = [pool_choice.pool(culture, part, g) for part in ("given", "family") for g in ("f", "m", "")]
        return [*pools, pool_choice.is_latin(culture)]

    before = answers()
    compiled.write(
        folder,
        {
            "pools_given": lambda: {
                f"{culture} {g}": "\n".join(before[n]) for n, g in enumerate(("f", "m", ""))
            },  # type: ignore[arg-type]
            "scripts": lambda: {culture: pool_choice._script(culture)},
        },
        {},
    )
    forget()
    assert compiled.stored("pools_given")
    assert answers() == before


@pytest.mark.slow
def test_places_streets_and_words_are_the_same_before_and_after_set_up(folder: Path) -> None:
    def answers() -> list[object]:
        frequencies._frequencies.cache_clear()
        return [
            place_lists.by_name()["springfield"],
            place_lists.by_other_name()["münchen"],
            place_lists.by_country()["PT"],
            place_lists.top(),
            place_lists.regions(),
            [street_lists.street_list(country) for country in ("DE", "PL", "XX")],
            [frequencies.zipf_of(word, "de") for word in ("haus", "straße", "qqq")],
        ]

    before = answers()
    tables = {
        **place_lists.tables([]),
        "streets": street_lists.table,
        "words_de": lambda: frequencies.table("de"),
    }
    compiled.write(folder, tables, {})
    forget()
    assert compiled.is_made()
    assert answers() == before
    frequencies._frequencies.cache_clear()
