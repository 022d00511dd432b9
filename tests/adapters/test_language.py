"""The language of a message, offline."""

from __future__ import annotations

import pytest

from penname.adapters.language import language_of


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("my name is priya and i need a cover letter", "en"),
        ("Meine Chefin hat mir gekündigt, was kann ich tun?", "de"),
        ("Mon voisin fait du bruit chaque nuit, je ne dors pas.", "fr"),
        ("Mi jefa no me paga las horas extra y vivo en Madrid.", "es"),
        ("Il mio vicino non mi saluta e la casa è fredda.", "it"),
        ("O meu nome é João e moro na Rua das Flores.", "pt"),
        ("Mijn naam is Sanne en ik woon in het dorp.", "nl"),
        ("Czy mogę to zrobić? Nie wiem, jak się nazywa.", "pl"),
        ("Её зовут Надежда Верховцева.", "ru"),
        ("私は森川光といいます", "ja"),
        ("내 이름은 한이슬", "ko"),
        ("我叫高文静，帮我写条微信", "zh"),
    ],
)
def test_a_sentence_tells_its_language(text: str, language: str) -> None:
    assert language_of(text) == language


def test_a_short_text_takes_the_conversations_language() -> None:
    assert language_of("ok, 12.30", "pl") == "pl"


def test_code_is_not_read_as_prose() -> None:
    assert language_of("```\nfor x in range(3): pass\n```", "fr") == "fr"


def test_nothing_at_all_is_english() -> None:
    assert language_of("") == "en"
