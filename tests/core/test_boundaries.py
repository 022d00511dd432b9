"""A form begins and ends where a word does, by the habits of its script."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.boundaries import Fit, closes, opens


def stands_free(text: str) -> bool:
    """Whether what stands between the bars is free: "Anna-|Lena|"."""
    before, form, after = text.split("|")
    plain, start, end = before + form + after, len(before), len(before) + len(form)
    return opens(plain, start) and closes(plain, start, end, final=True) is Fit.YES


@pytest.mark.parametrize(
    "text",
    [
        "Dear |Elena|, hello",
        "_|Elena|_",
        "__|Elena|__",
        "d'|Élise|",
        "l’|Elena|",
        "|Elif|'in",
        "|Elena|’s",
        "🎸|Elena|🎸",
        "☎\ufe0f|0123|",
        "|Elena|\ufe0f",
        "Non-|Vargas| staff",
        "|Vargas|-led",
        "見て|佐久間|さん",
        "|표민재|는",
        "약속은|2031|년",
        "و|مروة|",
        "|2024-05-03|T10:00",
        "(|0123|)",
        "|E.V.| was",
        "'|Elena|'",
    ],
)
def test_these_are_free(text: str) -> None:
    assert stands_free(text)


@pytest.mark.parametrize(
    "text",
    [
        "|Vargas|stead",
        "get|Vargas|Total",
        "get_|Vargas|_total",
        "O'|Brien|",
        "|Dall|'Asta",
        "Anna-|Elena|",
        "그|표민재|",
        "|지우|다",
        "|रश्मिता|ी",
        "|Elena|\u0301",
        "1|2024-05-03|",
        "|2024-05-03|7",
        "+|44123|",
        "1.|10.44.7.23|",
        "|10.44.7.23|.5",
        "|E.V.|X",
        "'the car of |James'|",
        "|James'|s",
    ],
)
def test_these_are_part_of_something_longer(text: str) -> None:
    assert not stands_free(text)


@given(st.text(max_size=12), st.text(min_size=1, max_size=6), st.text(max_size=12))
def test_what_has_not_arrived_may_only_decide_what_was_open(before: str, form: str, after: str) -> None:
    """A verdict that is not OPEN stays the same whatever follows."""
    plain = before + form
    early = closes(plain, len(before), len(plain), final=False)
    late = closes(plain + after, len(before), len(plain), final=True)
    assert early in (Fit.OPEN, late) or not after


@given(st.text(min_size=1, max_size=20))
def test_nothing_is_open_when_all_has_arrived(text: str) -> None:
    assert closes(text, 0, len(text), final=True) is not Fit.OPEN
