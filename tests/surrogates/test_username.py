"""The row of user names."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.world import scope

from penname.surrogates.person import PERSON
from penname.surrogates.username import USERNAME


def test_a_handle_follows_its_owner_and_keeps_its_mark() -> None:
    here = scope()
    given_name, family = PERSON.make("Maria Torres", here).lower().split()
    assert USERNAME.make("@mtorres", here) == f"@{given_name[0]}{family}"


def test_the_mark_does_not_make_another_entity() -> None:
    assert USERNAME.identity("@MTorres") == USERNAME.identity("mtorres")


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.from_regex(r"[a-z]{3,9}_?[0-9]{0,3}", fullmatch=True), unique=True, min_size=2, max_size=8)
)
def test_distinct_names_always_get_distinct_stand_ins(names: list[str]) -> None:
    here = scope()
    made = [USERNAME.make(name, here) for name in names]
    assert len(set(made)) == len(names)
