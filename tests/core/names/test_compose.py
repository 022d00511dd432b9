"""All forms of one person agree in any order of arrival, and nothing but the name changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.world import scope, world

from penname.core.names.compose import compose
from penname.core.names.letters import case_of, fold
from penname.core.names.parse import Role, parse
from penname.core.names.tokens import script_of

FORMS = (
    "Maria Torres",
    "maria torres",
    "Ms. Torres",
    "TORRES, Maria",
    "Maria",
    "Torres",
    "M. Torres",
    "Maria T.",
    "Dr. Maria Torres, PhD",
)
PEOPLE = [
    ("en", "Karen Whitfield"),
    ("es", "José Luis García"),
    ("de", "Jürgen von der Heide"),
    ("fr", "Jean-Luc Dupuis"),
    ("it", "Giulia Bianchi"),
    ("pt", "João Figueiredo"),
    ("nl", "Sanne de Vries"),
    ("pl", "Anna Kowalska"),
    ("ru", "Анна Сергеевна Иванова"),
    ("uk", "Олена Шевченко"),
    ("tr", "Elif Yılmaz"),
    ("hu", "Nagy Anna"),
    ("ja", "佐久間恵"),
    ("ko", "김민준"),
    ("zh", "王伟"),
    ("ar", "فاطمة الشمري"),
    ("he", "דוד כהן"),
    ("hi", "प्रिया शर्मा"),
    ("el", "Γιώργος Παπαδόπουλος"),
]


@settings(max_examples=40, deadline=None)
@given(st.permutations(FORMS), st.integers(0, 1000))
def test_all_forms_of_one_person_agree_in_any_order(order: list[str], seed: int) -> None:
    here = scope(seed=seed)
    made = {form: compose(form, here) for form in order}
    given_name, family = made["Maria Torres"].split()
    assert made["maria torres"] == f"{given_name} {family}".lower()
    assert made["Ms. Torres"] == f"Ms. {family}"
    assert made["TORRES, Maria"] == f"{family.upper()}, {given_name}"
    assert (made["Maria"], made["Torres"]) == (given_name, family)
    assert made["Dr. Maria Torres, PhD"] == f"Dr. {given_name} {family}, PhD"
    assert made["M. Torres"].endswith(f". {family}")
    assert made["Maria T."].startswith(f"{given_name} ")


def test_an_initial_seen_after_the_full_name_is_that_of_the_stand_in() -> None:
    here = scope()
    full = compose("Maria Torres", here)
    assert compose("M. Torres", here) == f"{full[0]}. {full.split()[1]}"
    assert compose("M.T.", here) == f"{full[0]}.{full.split()[1][0]}."


def test_an_initial_seen_before_the_full_name_is_kept_by_the_stand_in() -> None:
    here = scope()
    initial = compose("M. Torres", here)[0]
    assert compose("Maria Torres", here)[0] == initial


def test_a_family_shares_its_name() -> None:
    here = scope()
    assert compose("Maria Torres", here).split()[1] == compose("John Torres", here).split()[1]


def test_slavic_family_names_agree_with_their_bearer() -> None:
    here = scope("pl")
    assert compose("Anna Kowalska", here).split()[1][:-1] == compose("Jan Kowalski", here).split()[1][:-1]


@pytest.mark.parametrize(("language", "name"), PEOPLE)
def test_gender_script_and_shape_are_kept(language: str, name: str) -> None:
    other = compose(name, scope(language))
    before, after = (parse(text, world().pools, language) for text in (name, other))
    assert other != name
    assert script_of(other) == script_of(name)
    frame = (Role.GLUE, Role.PARTICLE)
    assert before.texts(*frame) == after.texts(*frame)
    if before.gender and after.gender:
        assert after.gender == before.gender


@pytest.mark.parametrize("seed", range(30))
def test_a_woman_stays_a_woman_and_a_man_a_man(seed: int) -> None:
    pools = world().pools
    here = scope(seed=seed)
    assert pools.gender_of(compose("Karen", here), "en") == "f"
    assert pools.gender_of(compose("Douglas", here), "en") == "m"


@pytest.mark.parametrize(("language", "name"), PEOPLE)
def test_no_word_of_a_name_survives(language: str, name: str) -> None:
    kept = {
        part.text
        for part in parse(name, world().pools, language).parts
        if part.role in (Role.PARTICLE, Role.GLUE)
    }
    words = {fold(word) for word in name.split() if word not in kept}
    assert not words & {fold(word) for word in compose(name, scope(language)).split()}


NAMES = st.sampled_from([name for gender in "fm" for name in list(world().pools.given("en", gender))[:60]])
FAMILIES = st.sampled_from(list(world().pools.family("en", ""))[:80])


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(NAMES, FAMILIES).map(" ".join), unique=True, min_size=2, max_size=12))
def test_distinct_people_always_get_distinct_stand_ins(people: list[str]) -> None:
    here = scope()
    here.saw(*people)
    made = [compose(name, here) for name in people]
    assert len(set(made)) == len(people)
    real = {word.casefold() for name in people for word in name.split()}
    assert not real & {word.casefold() for name in made for word in name.split()}


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=20), st.sampled_from(["en", "pl", "ja", "ru"]))
def test_any_text_can_be_composed(name: str, language: str) -> None:
    assert isinstance(compose(name, scope(language)), str)


def test_two_conversations_are_unrelated() -> None:
    assert len({compose("Maria Torres", scope(seed=n)) for n in range(40)}) > 30


def test_the_same_conversation_repeats_itself() -> None:
    assert compose("Maria Torres", scope(seed=7)) == compose("Maria Torres", scope(seed=7))


def test_letter_case_is_kept() -> None:
    here = scope()
    for name in ("priya raghunathan", "PRIYA RAGHUNATHAN", "Priya Raghunathan"):
        assert case_of(compose(name, here).split()[0]) is case_of(name.split()[0])


@pytest.mark.parametrize(
    ("name", "gender"),
    [("Ffion Arkwright", "f"), ("Garrick Stroud", "m"), ("Winifred Fothergill", "f")],
)
@pytest.mark.parametrize("seed", range(4))
def test_a_rare_given_name_keeps_its_gender(name: str, gender: str, seed: int) -> None:
    given = compose(name, scope("en", seed=seed)).split()[0]
    assert world().pools.gender_of(given, "en") == gender
