"""However a model writes a person's stand-in, the same form of the real name comes back."""

from __future__ import annotations

import pytest
from tests.fakes.restoring import back

from penname.core.forms import person

ENGLISH = {
    "Ms. Vargas": "Ms. Torres",
    "Elena": "Maria",
    "VARGAS, ELENA": "TORRES, MARIA",
    "Vargas, E.": "Torres, M.",
    "E. Vargas": "M. Torres",
    "Elena V.": "Maria T.",
    "E.V.": "M.T.",
    "E. V.": "M. T.",
    "the Vargases": "the Torreses",
    "Elena's": "Maria's",
    "Vargas' house": "Torres' house",
    "elena.vargas": "maria.torres",
    "Elena VARGAS": "Maria TORRES",
    "Vargas Elena": "Torres Maria",
    "Elena Ferrante": "Elena Ferrante",
    "Carlos Vargas": "Carlos Vargas",
    "Elenaville": "Elenaville",
}


@pytest.mark.parametrize(("shown", "wanted"), ENGLISH.items())
def test_english_forms(shown: str, wanted: str) -> None:
    assert back(person.forms, "Maria Torres", "Elena Vargas")(shown) == wanted


OTHERS = [
    ("de", "Wiebke Asmussen", "Leonie Haferkamp", "Haferkamps, Leonies Rad", "Asmussens, Wiebkes Rad"),
    ("de", "Jonas Voss", "Malte Brandt", "hat Malte Rückfragen", "hat Jonas Rückfragen"),
    ("de", "Jonas Voss", "Malte Brandt", "Maltes Rad", "Jonas' Rad"),
    ("de", "Malte Brandt", "Jonas Voss", "Jonas' Rad", "Maltes Rad"),
    ("fr", "Camille Roux", "Éloïse Tanguy", "le vélo d'Éloïse Tanguy", "le vélo de Camille Roux"),
    ("fr", "Éloïse Tanguy", "Camille Roux", "le vélo de Camille", "le vélo d'Éloïse"),
    ("nl", "Anna van der Graft", "Machteld van der Berg", "mevrouw Van der Berg", "mevrouw Van der Graft"),
    ("es", "Inés de la Cruz", "Marta de la Vega", "Vega, Marta de la", "Cruz, Inés de la"),
    ("pl", "Agnieszka Lisiecka", "Barbara Wrońska", "Barbary Wrońskiej", "Agnieszki Lisieckiej"),
    ("ru", "Екатерина Снегирёва", "Наталья Орлова", "с Натальей Орловой", "с Екатериной Снегирёвой"),
    ("tr", "Ayşe Yılmaz", "Elif Karadeniz", "Elif'in, Karadeniz'e", "Ayşe'nin, Yılmaz'a"),
    ("ko", "표민재", "설도현", "설도현은, 도현 씨", "표민재는, 민재 씨"),
    ("ja", "佐久間 美緒", "田村 花子", "田村さん、田村花子様", "佐久間さん、佐久間美緒様"),
    ("zh", "邬佳颖", "农婷婷", "尊敬的农女士", "尊敬的邬女士"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "value", "surrogate", "shown", "wanted"), OTHERS)
def test_forms_of_other_languages(language: str, value: str, surrogate: str, shown: str, wanted: str) -> None:
    assert back(person.forms, value, surrogate, language)(shown) == wanted


def test_a_single_east_asian_letter_is_never_brought_back_alone() -> None:
    assert back(person.forms, "표민재", "설도현", "ko")("소설 설명") == "소설 설명"


def test_a_name_of_one_word_has_its_guard() -> None:
    restore = back(person.forms, "Osric", "Lysander")
    assert restore("Lysander's cake, Lysander Quill, LYSANDER") == "Osric's cake, Lysander Quill, OSRIC"


def test_initials_that_everybody_reads_otherwise_stay() -> None:
    assert back(person.forms, "Ada Mori", "Una Smith")("in the U.S.") == "in the U.S."
