"""Surrogates come back whatever the model has made of them, and nothing else changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.make_restorations import FORMS

from penname.core.restorations import Restorer
from penname.core.surrogate import Form, Guard

RESTORER = Restorer(FORMS)
ORIGINALS = {form.original for form in FORMS}

signs = st.sampled_from(
    [*" \n\t*_~`'’\"-.,;:/\\&%<>{}[]()@#", "\r\n", "&amp;", "%20", "\\u00eb", "\u0301", "\u200b", "🙂"]
)
words = st.sampled_from(
    ["the", "Ferrante", "Dr.", "J.", "ending in", "2019", "é", "李", "가", "May", "T1", "s"]
)
forms = st.sampled_from([form.text for form in FORMS])
pieces = st.one_of(
    signs,
    words,
    forms,
    forms.map(str.upper),
    forms.map(str.lower),
    forms.map(lambda text: text[: len(text) // 2]),
    st.text(max_size=4),
)
replies = st.lists(pieces, max_size=12).map("".join)


@given(st.text())
def test_a_text_without_any_form_stays_as_it_is(text: str) -> None:
    assert Restorer(()).restore(text) == text


@given(replies)
@settings(max_examples=400)
def test_every_stream_gives_the_text_of_one_shot(reply: str) -> None:
    whole = RESTORER.restore(reply)
    assert "".join(RESTORER.stream(reply)) == whole
    for cut in range(0, len(reply) + 1, 3):
        assert "".join(RESTORER.stream([reply[:cut], reply[cut:]])) == whole


@given(replies, st.lists(st.integers(1, 9), min_size=1, max_size=6))
def test_every_chunking_gives_the_text_of_one_shot(reply: str, sizes: list[int]) -> None:
    chunks, at = [""], 0
    while at < len(reply):
        size = sizes[len(chunks) % len(sizes)]
        chunks.append(reply[at : at + size])
        at += size
    assert "".join(RESTORER.stream(chunks)) == RESTORER.restore(reply)


@given(replies)
def test_matches_lie_in_order_and_are_what_is_replaced(reply: str) -> None:
    out, done = "", 0
    for match in RESTORER.matches(reply):
        assert done <= match.start < match.end <= len(reply)
        out += reply[done : match.start] + match.written
        done = match.end
    assert out + reply[done:] == RESTORER.restore(reply)


names = st.sampled_from(
    ["Octavia Brisling", "Emeka Sandhurst", "Zoë O'Dell", "Ana de la Vega", "표민재", "佐久間 美緒"]
)


@given(st.lists(names, max_size=5), st.sampled_from([", ", " and ", "\n", " — ", "; **", " (", "」「"]))
def test_restoring_twice_changes_nothing_more(shown: list[str], between: str) -> None:
    restorer = Restorer(
        [
            Form("Octavia Brisling", "Maria Torres"),
            Form("Emeka Sandhurst", "John Chen"),
            Form("Zoë O'Dell", "Renée D'Arc"),
            Form("Ana de la Vega", "Inés Cruz"),
            Form("표민재", "김철수"),
            Form("佐久間 美緒", "田中 花子"),
        ]
    )
    restored = restorer.restore(between.join(shown))
    assert restorer.restore(restored) == restored


prose = st.lists(st.one_of(words, forms, forms.map(lambda text: text[:5])), max_size=12).map(" ".join)


@given(prose)
def test_no_more_is_held_back_than_the_longest_form_and_two_characters(reply: str) -> None:
    longest = max(len(form.text) for form in FORMS)
    for fed in range(len(reply) + 1):
        assert fed - RESTORER.advance(reply[:fed], 0, final=False)[1] <= longest + 2


def test_a_plain_reply_waits_for_a_form_and_two_characters_at_most() -> None:
    restorer = Restorer([Form("Elena Vargas", "Maria Torres"), Form("Elena", "Maria", Guard.LONE)])
    reply = "I told Elena that Elena Vargas and Elena Ferrante know El Greco, Elen and Elena. Elena"
    for fed in range(len(reply) + 1):
        _, done = restorer.advance(reply[:fed], 0, final=False)
        assert fed - done <= len("Elena Vargas") + 2
    assert "".join(restorer.stream(reply)) == (
        "I told Maria that Maria Torres and Elena Ferrante know El Greco, Elen and Maria. Maria"
    )


def test_nothing_is_held_back_where_no_form_begins() -> None:
    restorer = Restorer([Form("Elena Vargas", "Maria Torres")])
    assert restorer.advance("Dear Tom, ", 0, final=False) == ("Dear Tom, ", 10)
    assert restorer.advance("Dear Elena V", 0, final=False) == ("Dear ", 5)
    assert restorer.advance("Dear Elena W", 0, final=False) == ("Dear Elena W", 12)


@pytest.mark.parametrize(
    ("shown", "wanted"),
    [
        ("Elena Vargas", "Maria Torres"),
        ("ELENA VARGAS", "MARIA TORRES"),
        ("elena vargas", "maria torres"),
        ("Elena VARGAS", "Maria TORRES"),
        ("Elena\u00a0Vargas", "Maria\u00a0Torres"),
        ("Elena\r\nVargas", "Maria\r\nTorres"),
        ("Elena\n> Vargas", "Maria\n> Torres"),
        ("**Elena** **Vargas**", "**Maria** **Torres**"),
        ("<b>Elena</b> Vargas", "<b>Maria</b> Torres"),
        ("Elena%20Vargas", "Maria%20Torres"),
        ("Elena Vargas's", "Maria Torres's"),
        ("Elena Vargasson", "Elena Vargasson"),
        ("get_Elena Vargas_x", "get_Elena Vargas_x"),
    ],
)
def test_a_name_comes_back_as_it_was_written(shown: str, wanted: str) -> None:
    assert Restorer([Form("Elena Vargas", "Maria Torres")]).restore(shown) == wanted


def test_a_pair_that_was_typed_goes_before_a_derived_one() -> None:
    exact, derived = Form("Elena", "Maria"), Form("Elena", "Marta", Guard.LONE)
    assert Restorer([exact, derived]).restore("Elena") == "Maria"


def test_the_longest_form_wins_and_what_was_restored_is_not_restored_again() -> None:
    restorer = Restorer([Form("Rose", "Lily"), Form("Lily", "Rose"), Form("Rose Lily", "Ada Pym")])
    assert restorer.restore("Rose, Lily, Rose Lily") == "Lily, Rose, Ada Pym"


def test_accents_may_be_dropped_but_never_added() -> None:
    assert Restorer([Form("Jörg Thal", "René Roy")]).restore("Jorg Thal") == "Rene Roy"
    assert Restorer([Form("Jorg Thal", "René Roy")]).restore("Jörg Thal") == "Jörg Thal"


def test_a_lone_name_in_small_letters_is_an_ordinary_word() -> None:
    restorer = Restorer([Form("Saffron", "Maria", Guard.LONE)])
    assert restorer.restore("Saffron likes saffron rice") == "Maria likes saffron rice"


def test_forms_are_listed_longest_first() -> None:
    lengths = [len(form.text) for form in RESTORER.forms]
    assert lengths == sorted(lengths, reverse=True)


def test_no_form_and_no_original_is_seen_in_a_repr() -> None:
    shown = repr(RESTORER) + repr(next(iter(RESTORER.matches("Elena Vargas"))))
    assert "Elena" not in shown
    assert "María" not in shown
