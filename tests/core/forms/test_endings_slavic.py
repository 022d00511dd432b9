"""Polish and Russian names in their cases."""

from __future__ import annotations

import pytest

from penname.core.forms.endings_slavic import cases

TABLE = [
    ("Agnieszka", "given", "f", "pl", "Agnieszki Agnieszce Agnieszkę Agnieszką Agnieszce"),
    ("Barbara", "given", "f", "pl", "Barbary Barbarze Barbarę Barbarą Barbarze"),
    ("Maria", "given", "f", "pl", "Marii Marii Marię Marią Marii"),
    ("Maja", "given", "f", "pl", "Mai Mai Maję Mają Mai"),
    ("Lisiecka", "family", "f", "pl", "Lisieckiej Lisieckiej Lisiecką Lisiecką Lisieckiej"),
    ("Nowak", "family", "f", "pl", "Nowak Nowak Nowak Nowak Nowak"),
    ("Marek", "given", "m", "pl", "Marka Markowi Marka Markiem Marku"),
    ("Domański", "family", "m", "pl", "Domańskiego Domańskiemu Domańskiego Domańskim Domańskim"),
    ("Екатерина", "given", "f", "ru", "Екатерины Екатерине Екатерину Екатериной Екатерине"),
    ("Мария", "given", "f", "ru", "Марии Марии Марию Марией Марии"),
    ("Снегирёва", "family", "f", "ru", "Снегирёвой Снегирёвой Снегирёву Снегирёвой Снегирёвой"),
    ("Андрей", "given", "m", "ru", "Андрея Андрею Андрея Андреем Андрее"),
    ("Павел", "given", "m", "ru", "Павла Павлу Павла Павлом Павле"),
    ("Чистяков", "family", "m", "ru", "Чистякова Чистякову Чистякова Чистяковым Чистякове"),
    ("Лебедянский", "family", "m", "ru", "Лебедянского Лебедянскому Лебедянского Лебедянским Лебедянском"),
    ("Шевченко", "family", "m", "ru", "Шевченко Шевченко Шевченко Шевченко Шевченко"),
]


@pytest.mark.parametrize(
    ("name", "role", "gender", "language", "wanted"), TABLE, ids=[row[0] for row in TABLE]
)
def test_a_name_in_its_cases(name: str, role: str, gender: str, language: str, wanted: str) -> None:
    assert [spellings[0] for spellings in cases(name, role, gender, language).values()] == wanted.split()


def test_without_a_gender_and_without_a_rule_there_are_no_cases() -> None:
    assert cases("Sasza", "given", "", "pl") == {}
    assert cases("Bruno", "given", "m", "pl") == {}


def test_irregular_stems_are_recognised_in_several_spellings() -> None:
    assert cases("Kacper", "given", "m", "pl")["genitive"] == ("Kacpera", "Kacpra")
