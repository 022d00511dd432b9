"""CAMP's Tables IV and V come out of the product; `python -m tests.bench.camp` prints them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.bench import camp
from tests.bench.camp_plot import draw
from tests.bench.camp_runs import GOLDEN, WRITTEN, golden_kinds, stands, trigger, triggers

from penname.core.kinds import Kind
from penname.policies import POLICIES

DOCS = Path(__file__).parent.parent.parent / "docs"
NUMBERS = {name: number for number, name in enumerate(GOLDEN)}
KINDS = {name: golden_kinds(name) for name in GOLDEN}


@pytest.fixture(scope="module")
def kinds() -> camp.Runs:
    return camp.from_kinds()


@pytest.fixture(scope="module")
def words() -> camp.Runs:
    return camp.from_words()


def test_from_the_kinds_comes_the_papers_table_iv(kinds: camp.Runs) -> None:
    assert camp.table_iv(kinds) == camp.papers_table_iv()


def test_from_the_kinds_comes_the_papers_table_v(kinds: camp.Runs) -> None:
    assert camp.table_v(kinds) == camp.papers_table_v()


@pytest.mark.parametrize("name", GOLDEN)
def test_in_natural_words_every_kind_is_found_in_its_turn_and_no_other(name: str, words: camp.Runs) -> None:
    assert words[name, "camp", camp.TAU].kinds == KINDS[name]


@pytest.mark.parametrize("name", GOLDEN)
def test_from_natural_words_comes_the_papers_table_iv(name: str, words: camp.Runs) -> None:
    assert camp.table_iv(words)[NUMBERS[name]] == camp.papers_table_iv()[NUMBERS[name]]


@pytest.mark.parametrize("name", GOLDEN)
def test_from_natural_words_comes_the_papers_table_v(name: str, words: camp.Runs) -> None:
    assert camp.table_v(words)[NUMBERS[name]] == camp.papers_table_v()[NUMBERS[name]]


@pytest.mark.parametrize("tau", camp.TAUS)
@pytest.mark.parametrize("name", GOLDEN)
def test_from_the_trigger_on_no_written_value_leaves_in_clear(
    name: str, tau: float, words: camp.Runs
) -> None:
    assert words[name, "camp", tau].after == frozenset()


@pytest.mark.parametrize("name", GOLDEN)
def test_what_never_leaves_has_not_left_before_the_trigger_either(name: str, words: camp.Runs) -> None:
    told = words[name, "watch", camp.TAU]

    assert not (told.before | told.after) & {Kind.NATIONAL_ID, Kind.BANK_ACCOUNT}


@pytest.mark.parametrize("name", GOLDEN)
def test_the_written_conversations_reveal_the_scenarios_kinds_in_their_turns(name: str) -> None:
    turns = WRITTEN[name]["turns"]

    assert tuple(frozenset(map(Kind, turn["reveals"])) for turn in turns) == KINDS[name]
    for number, turn in enumerate(turns):
        before = " ".join(earlier["user"] + earlier["reply"] for earlier in turns[:number])
        for value in (value for values in turn["reveals"].values() for value in values):
            assert value in turn["user"]
            assert value.casefold() not in before.casefold()


@pytest.mark.parametrize(
    ("value", "text", "is_there"),
    [
        ("Okafor", "write to marcus.okafor@gmail.com", True),
        ("54", "I'm 54.", True),
        ("54", "about $54,000 since 1954", False),
        ("$58,000", "I make $58,000 a year", True),
    ],
)
def test_looking_for_a_value_finds_it_in_any_case_and_never_in_another_number(
    value: str, text: str, is_there: bool
) -> None:
    assert stands(value, text) is is_there


def test_a_figure_that_is_not_the_papers_is_marked() -> None:
    assert camp.both([("S1", 4, 5)], [("S1", 4, 4)], 1) == [["S1", "4 / 4", "5 / 4  ≠"]]


def test_at_the_papers_alpha_the_sensitivity_is_the_papers_table_v() -> None:
    row = next(row for row in camp.alpha_rows(KINDS) if row[0] == "0.3")

    assert row[1:] == [" ".join(map(str, each[1:])) for each in camp.papers_table_v()]


@pytest.mark.parametrize(("alpha", "same"), [(0.24, False), (0.25, True), (0.56, True), (0.57, False)])
def test_the_papers_table_v_holds_for_every_alpha_from_a_quarter_to_just_over_a_half(
    alpha: float, same: bool
) -> None:
    """`docs/exposure.md` says so; triggers never come later with more α, so the ends are enough."""
    found = triggers(KINDS, [alpha], camp.TAUS)
    table = [(name, *(found[name, alpha, tau] for tau in camp.TAUS)) for name in KINDS]

    assert (table == camp.papers_table_v()) is same


@given(
    st.sampled_from(list(GOLDEN)),
    st.floats(0, 0.98),
    st.floats(0, 0.98),
    st.floats(0.1, 6),
    st.floats(0.1, 6),
)
def test_more_alpha_never_rewrites_later_and_more_tau_never_earlier(
    name: str, one: float, other: float, low: float, high: float
) -> None:
    never = len(KINDS[name])

    def turn(tau: float, alpha: float) -> int:
        found = trigger(KINDS[name], POLICIES["camp"].adjusted(tau=tau, alpha=alpha))
        return never if found is None else found

    less, more = sorted((one, other))
    low, high = sorted((low, high))
    assert turn(low, more) <= turn(low, less) <= turn(high, less)


def test_a_threshold_that_is_never_reached_rewrites_nothing() -> None:
    assert trigger(KINDS["S1"], POLICIES["camp"].adjusted(tau=100.0)) is None


def test_the_plot_in_the_docs_is_what_the_command_draws_now() -> None:
    drawn = draw(KINDS, camp.TAUS, camp.ALPHAS)

    assert (DOCS / "images" / "alpha.svg").read_text(encoding="utf-8") == drawn
    assert ElementTree.fromstring(drawn).tag.endswith("svg")


def test_the_table_in_the_docs_is_what_the_command_prints_now() -> None:
    page = (DOCS / "exposure.md").read_text(encoding="utf-8")

    for row in camp.alpha_rows(KINDS):
        assert f"| {' | '.join(row)} |" in page
