"""Missing or changed models stop the start, and say what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from penname.adapters import models


def test_a_missing_file_is_named_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(models.ModelsMissing, match=r"ner/model.*Run the set-up"):
        models.check(tmp_path)


def test_a_changed_file_is_refused(tmp_path: Path) -> None:
    for name in models.expected():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"something else")
    with pytest.raises(models.ModelsDiffer, match="Run the set-up"):
        models.check(tmp_path)


def test_the_models_of_this_checkout_are_the_expected_ones() -> None:
    if not models.FOLDER.joinpath(models.SPACY).exists():
        pytest.skip("the models are not set up")
    models.check(models.FOLDER)
