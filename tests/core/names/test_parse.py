"""Names in every form of product promise 5 are read apart into the right parts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.world import world

from penname.core.names.parse import Order, PersonName, Role, parse


def read(name: str, language: str = "en") -> PersonName:
    return parse(name, world().pools, language)


@pytest.mark.parametrize(
    ("language", "name", "given_name", "family"),
    [
        ("en", "Maria Torres", "Maria", "Torres"),
        ("en", "maria torres", "maria", "torres"),
        ("en", "TORRES, Maria", "Maria", "TORRES"),
        ("en", "M. Torres", "M", "Torres"),
        ("en", "J. R. R. Tolkien", "J. R. R", "Tolkien"),
        ("en", "Ms. Torres", "", "Torres"),
        ("en", "Sir Geoffrey", "Geoffrey", ""),
        ("en", "Dr. Mary Ann Smith, PhD", "Mary Ann", "Smith"),
        ("en", "Jean-Luc O'Brien", "Jean-Luc", "O'Brien"),
        ("en", "Whitfield", "", "Whitfield"),
        ("en", "Dean Martin", "Dean", "Martin"),
        ("es", "María Torres Vega", "María", "Torres Vega"),
        ("es", "Juan de la Cruz", "Juan", "de la Cruz"),
        ("de", "Eckhard von der Heide", "Eckhard", "von der Heide"),
        ("de", "Anna-Lena Meyer-Krause", "Anna-Lena", "Meyer-Krause"),
        ("fr", "DUPUIS Jean", "Jean", "DUPUIS"),
        ("fr", "M. Dupuis", "", "Dupuis"),
        ("hu", "Nagy Anna", "Anna", "Nagy"),
        ("vi", "Nguyễn Văn An", "An", "Nguyễn Văn"),
        ("ru", "Анна Сергеевна Иванова", "Анна Сергеевна", "Иванова"),
        ("ru", "Иванов Иван Иванович", "Иван Иванович", "Иванов"),
        ("ru", "Надежда Андреевна", "Надежда Андреевна", ""),
        ("tr", "Elif Hanım", "Elif", ""),
        ("ja", "佐久間恵", "恵", "佐久間"),
        ("ja", "佐久間さん", "", "佐久間"),
        ("ja", "佐藤 健", "健", "佐藤"),
        ("ko", "김민준", "민준", "김"),
        ("ko", "김 선생님", "", "김"),
        ("zh", "王伟", "伟", "王"),
        ("zh", "欧阳修文", "修文", "欧阳"),
        ("zh", "张先生", "", "张"),
        ("ar", "د. أحمد بن سالم", "أحمد", "بن سالم"),
        ("he", "דוד כהן", "דוד", "כהן"),
        ("hi", "श्री शर्मा", "", "शर्मा"),
        ("el", "Ελένη Παπαδοπούλου", "Ελένη", "Παπαδοπούλου"),
    ],
)
def test_given_and_family_names_are_told_apart(
    language: str, name: str, given_name: str, family: str
) -> None:
    told = read(name, language)
    assert (told.given, told.family) == (given_name, family)


@pytest.mark.parametrize(
    ("language", "name", "title", "suffix"),
    [
        ("en", "Prof. Dr. Karen Whitfield Jr.", "Prof. Dr", "Jr"),
        ("de", "Frau Sommer", "Frau", ""),
        ("tr", "Mehmet Bey", "", "Bey"),
        ("ja", "田中様", "", "様"),
        ("ko", "이서연 씨", "", "씨"),
        ("es", "Sra. Torres", "Sra", ""),
    ],
)
def test_titles_and_suffixes_stand_apart(language: str, name: str, title: str, suffix: str) -> None:
    told = read(name, language)
    assert (told.title, told.suffix) == (title, suffix)


@pytest.mark.parametrize(
    ("language", "name", "order"),
    [
        ("en", "Torres, Maria", Order.COMMA),
        ("en", "Maria Torres", Order.GIVEN),
        ("hu", "Kovács János", Order.FAMILY),
        ("zh", "李娜", Order.FAMILY),
    ],
)
def test_the_order_is_read(language: str, name: str, order: Order) -> None:
    assert read(name, language).order is order


@pytest.mark.parametrize(
    ("language", "name", "gender"),
    [
        ("en", "Maria Torres", "f"),
        ("en", "Mr. Torres", "m"),
        ("fr", "Mme Dupuis", "f"),
        ("it", "Andrea Rossi", "m"),
        ("pl", "Jan", "m"),
    ],
)
def test_the_gender_is_told_by_the_given_name_or_a_title(language: str, name: str, gender: str) -> None:
    assert read(name, language).gender == gender


@given(st.text(max_size=30), st.sampled_from(["en", "de", "es", "hu", "ja", "ko", "ru", "vi", "zh"]))
def test_no_character_is_ever_lost(name: str, language: str) -> None:
    assert "".join(part.text for part in read(name, language).parts) == name


def test_a_name_never_prints_itself() -> None:
    assert "Torres" not in repr(read("Maria Torres"))


def test_an_initial_is_marked() -> None:
    assert [part.initial for part in read("M. Torres").parts if part.role is Role.GIVEN] == [True]


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("M. Dupuis", True),
        ("M. Jean Dupuis", True),
        ("M. Claire Dupuis", False),
        ("M. T.", False),
        ("M. J. Dupuis", False),
    ],
)
def test_a_french_m_is_a_gentleman_before_a_family_or_a_mans_name(name: str, *, title: bool) -> None:
    assert (read(name, "fr").parts[0].role is Role.TITLE) is title


def test_a_particle_in_capitals_is_one() -> None:
    assert read("VAN HOUTEN").parts[0].role is Role.PARTICLE
    assert read("Van Nguyen").parts[0].role is not Role.PARTICLE
