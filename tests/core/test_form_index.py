"""Every spelling of a form meets under one key, and a beginning tells what it may become."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from penname.core.form_index import FormIndex, Known
from penname.core.notation import fold, read
from penname.core.surrogate import Form, Guard

texts = st.text(st.sampled_from("abcé '-1"), min_size=1, max_size=6).filter(str.strip)


@given(st.lists(texts, min_size=1, max_size=6), st.text(st.sampled_from("abcé '-1"), max_size=30))
def test_every_form_is_found_wherever_it_stands(forms: list[str], text: str) -> None:
    index = FormIndex(Form(form, "x") for form in forms)
    folded = read(text).folded
    found = {(start, end) for start, ends in index.found(folded, 0).items() for end in ends}
    keys = {fold(read(form).plain) for form in forms}
    wanted = {(at, at + len(key)) for key in keys for at in range(len(folded)) if folded.startswith(key, at)}
    assert found == wanted


@given(st.lists(texts, min_size=1, max_size=6))
def test_exactly_the_beginnings_of_forms_grow(forms: list[str]) -> None:
    index = FormIndex(Form(form, "x") for form in forms)
    keys = {fold(read(form).plain) for form in forms}
    for start in {key[:size] for key in keys for size in range(1, len(key) + 1)}:
        assert index.grows(start) == any(key != start and key.startswith(start) for key in keys)


def test_the_form_that_is_written_like_the_text_comes_first() -> None:
    index = FormIndex([Form("elena", "maria"), Form("Elena", "Marta")])
    assert index.known("elena", "Elena")[0].form.original == "Marta"
    assert index.known("elena", "ELENA")[0].form.original == "maria"


def test_a_known_form_has_no_repr() -> None:
    assert "Elena" not in repr(
        Known(Form("Elena", "Maria", Guard.LONE), "Elena", capital=True, verbatim=False)
    )


def test_without_forms_nothing_is_found_and_nothing_grows() -> None:
    index = FormIndex(())
    assert index.found("elena", 0) == {}
    assert not index.grows("e")
