"""The model that set-up keeps tells languages as the package it came from does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from py3langid.langid import MODEL_FILE, LanguageIdentifier

from penname.adapters import compiled, language_model
from penname.adapters.language_model import LanguageModel

LANGUAGES = ("en", "de", "fr", "pl", "ru", "ja")


@pytest.fixture(scope="module")
def package() -> LanguageIdentifier:
    identifier = LanguageIdentifier.from_model_file(MODEL_FILE)
    identifier.set_languages(list(LANGUAGES))
    return identifier


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> LanguageModel:
    folder = tmp_path_factory.mktemp("model") / "languages"
    language_model.write(folder, LANGUAGES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "stored_path", lambda name: folder)
        return language_model.load(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The weather was fine yesterday", "en"),
        ("Gestern war das Wetter schön", "de"),
        ("HIER IL FAISAIT BEAU TEMPS", "fr"),
        ("Wczoraj była ładna pogoda", "pl"),
    ],
)
def test_it_tells_languages(kept: LanguageModel, text: str, language: str) -> None:
    assert kept.language_of(text) == language


@given(st.text())
def test_it_always_says_what_the_package_says(
    kept: LanguageModel, package: LanguageIdentifier, text: str
) -> None:
    assert kept.language_of(text) == package.classify(text)[0]
