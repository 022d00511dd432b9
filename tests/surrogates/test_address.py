"""The row of addresses."""

from tests.fakes.world import scope

from penname.surrogates.address import ADDRESS


def test_line_breaks_and_commas_do_not_make_another_entity() -> None:
    assert ADDRESS.identity("1 Elm St\nNorwich") == ADDRESS.identity("1 Elm St, Norwich")


def test_nothing_to_change_gets_a_placeholder() -> None:
    assert ADDRESS.make("USA", scope()) == "[ADDRESS 1]"


def test_its_forms_bring_the_street_back() -> None:
    here = scope(country="GB")
    value = "14 Bellweather Lane, Norwich NR3 9QK"
    other = ADDRESS.make(value, here)
    originals = {form.text: form.original for form in ADDRESS.forms(value, other, here)}
    assert originals[other.split(", ")[0]] == "14 Bellweather Lane"
