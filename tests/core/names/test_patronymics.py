"""A patronymic becomes another, for a son or a daughter as written."""

from __future__ import annotations

from tests.fakes.world import scope

from penname.core.names import patronymics


def test_brother_and_sister_keep_one_father() -> None:
    here = scope("ru")
    son, daughter = (patronymics.replace(word, here, "ru") for word in ("Сергеевич", "Сергеевна"))
    assert son.endswith("ович")
    assert daughter == son.removesuffix("ич") + "на"


def test_grammatical_case_is_kept() -> None:
    here = scope("ru")
    assert (
        patronymics.replace("Сергеевны", here, "ru")
        == patronymics.replace("Сергеевна", here, "ru")[:-1] + "ы"
    )


def test_what_is_no_patronymic_stays() -> None:
    assert patronymics.replace("Torres", scope(), "en") == "Torres"
