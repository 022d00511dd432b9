"""The library: one conversation without daemon, disk or network."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.detector import FakeDetector

from penname import offline
from penname.adapters import needs as real_needs
from penname.adapters.calendar import BabelCalendar
from penname.core.dates.layouts import read
from penname.core.kinds import Kind
from penname.core.needs import Needs

HELLO = "Hi, I'm Maria Torres from Sacramento, born 04/17/1986; card 4539 1488 0343 6467."
FOUND = {
    "Maria Torres": Kind.PERSON,
    "Sacramento": Kind.LOCATION,
    "04/17/1986": Kind.DATE_OF_BIRTH,
    "4539 1488 0343 6467": Kind.PAYMENT_CARD,
    "85,000": Kind.SALARY,
    "March 3, 2026": Kind.DATE,
    "March 10, 2026": Kind.DATE,
    "maria.torres@gmail.com": Kind.EMAIL,
}


@pytest.fixture(scope="session")
def needs() -> Needs:
    return real_needs.load()


def chat(needs: Needs, id: str = "c1", policy: str = "strict", **how: object) -> offline.Conversation:
    return offline.Conversation(
        bytes(32),
        id,
        policy,
        detector=FakeDetector(FOUND),
        needs=needs,
        **how,  # type: ignore[arg-type]
    )


def test_what_is_protected_is_restored(needs: Needs) -> None:
    ours = chat(needs)
    turn = ours.protect(HELLO)

    assert not any(value in turn.text for value in FOUND)
    assert "[CARD 1]" in turn.text
    assert turn.verdict == "block"
    assert ours.restore(turn.text) == HELLO
    assert "".join(ours.restore_stream(turn.text)) == HELLO


def test_the_findings_say_what_became_of_each_mention(needs: Needs) -> None:
    turn = chat(needs).protect("Maria Torres earns 85,000")
    name, salary = turn.findings

    assert (name.kind, name.value, name.start, name.end, name.entity) == (
        Kind.PERSON,
        "Maria Torres",
        0,
        12,
        "person-1",
    )
    assert turn.text.startswith(str(name.surrogate))
    assert (salary.kind, salary.surrogate) == (Kind.SALARY, None)
    assert (turn.exposure, turn.exposed) == (1.56, 0.6)


def test_the_same_key_id_and_turns_give_the_same_surrogates(needs: Needs) -> None:
    assert chat(needs).protect(HELLO).text == chat(needs).protect(HELLO).text
    assert chat(needs, "c1").protect(HELLO).text != chat(needs, "c2").protect(HELLO).text


def test_at_the_threshold_the_earlier_turns_are_rewritten(needs: Needs) -> None:
    ours = chat(needs, policy="camp")
    first = ours.protect("I'm Maria Torres")
    second = ours.protect("from Sacramento, maria.torres@gmail.com")

    assert (first.text, first.verdict) == ("I'm Maria Torres", "send")
    assert second.verdict == "rewrite"
    assert not any(value in " ".join(second.history) for value in FOUND)
    assert [ours.restore(text) for text in second.history] == [
        "I'm Maria Torres",
        "from Sacramento, maria.torres@gmail.com",
    ]


def test_what_an_assistant_says_is_protected_and_never_scored(needs: Needs) -> None:
    turn = chat(needs).protect("Dear Maria Torres", role="assistant")

    assert "Maria" not in turn.text
    assert turn.exposure == 0


def test_intervals_between_dates_stay_true_and_worked_out_dates_come_back(needs: Needs) -> None:
    ours = chat(needs)
    sent = ours.protect("from March 3, 2026 on").text
    day = sent.removeprefix("from ").removesuffix(" on")

    assert ours.restore(f"{day} is the first day.") == "March 3, 2026 is the first day."
    assert ours.protect("until March 10, 2026").text != sent


def test_a_kind_can_be_switched_to_always(needs: Needs) -> None:
    turn = chat(needs, replace=[Kind.SALARY]).protect("I earn 85,000")

    assert "85,000" not in turn.text


def test_my_details_are_watched_for_and_score_nothing_until_mentioned(needs: Needs) -> None:
    ours = chat(needs, my_details=[("Oak Lane 12", Kind.ADDRESS)])

    assert ours.protect("hello").exposure == 0
    turn = ours.protect("I live at Oak Lane 12")
    assert "Oak Lane 12" not in turn.text
    assert turn.exposure > 0


def test_restorations_are_listed_longest_first(needs: Needs) -> None:
    ours = chat(needs)
    ours.protect(HELLO)
    forms = ours.restorations()

    assert ("[CARD 1]", "4539 1488 0343 6467") in forms
    assert [len(form) for form, _ in forms] == sorted((len(form) for form, _ in forms), reverse=True)


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ({"policy": "lenient"}, KeyError),
        ({"dates": "backwards"}, ValueError),
        ({"tau": -1.0}, ValueError),
        ({"replace": ["shoe_size"]}, ValueError),
    ],
)
def test_what_does_not_exist_is_refused(needs: Needs, how: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        chat(needs, **how)


def test_a_role_that_does_not_exist_is_refused(needs: Needs) -> None:
    with pytest.raises(ValueError, match="system"):
        chat(needs).protect("x", role="system")


def test_no_value_shows_in_a_repr(needs: Needs) -> None:
    ours = chat(needs)
    turn = ours.protect(HELLO)

    assert "Maria" not in repr(turn) + repr(turn.findings) + repr(ours)


_NAMES = (
    "Maria Torres",
    "maria torres",
    "Ms. Torres",
    "Sacramento",
    "March 3, 2026",
    "maria.torres@gmail.com",
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.lists(st.one_of(st.text(max_size=12), st.sampled_from(_NAMES)), max_size=6).map("".join),
        max_size=4,
    )
)
def test_whatever_is_typed_the_way_back_is_exact_with_the_real_shelf(needs: Needs, story: list[str]) -> None:
    ours = chat(needs)
    for text in story:
        assert ours.restore(ours.protect(text).text) == text


GERMAN = "Das ist nicht schlimm: der Termin ist wie gewünscht verlegt, und die Rechnung kommt mit der Post. "


def german_day(ours: offline.Conversation) -> str:
    """How only German writes the day that stands for March 3: "09.05."."""
    written = ours.protect("on March 3, 2026").findings[0].surrogate
    mention = read(written or "", BabelCalendar(), "en")
    assert mention is not None
    return f"{mention.date:%d.%m.}"


def test_a_reply_in_another_language_comes_back_in_the_forms_of_that_language(needs: Needs) -> None:
    ours = chat(needs)
    day = german_day(ours)

    assert ours.restore(f"{GERMAN}Bis zum {day} also.") == f"{GERMAN}Bis zum 03.03. also."


def test_a_stream_in_a_language_not_met_before_hears_it_on_the_way(needs: Needs) -> None:
    ours = chat(needs)
    day = german_day(ours)

    assert "".join(ours.restore_stream(f"{GERMAN * 2}Am {day} also.")) == f"{GERMAN * 2}Am 03.03. also."
