"""References keep their shape and the word that says what they are."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.mentions import Mentions

from penname.core.digits import alphabet_of
from penname.surrogates.reference import REFERENCE, sort_of

references = st.from_regex(r"[A-Z]{1,3}[-/ ]?[0-9]{3,7}([-/ ]?[A-Z0-9]{1,3})?", fullmatch=True)


@given(references, st.integers(0, 100))
def test_letters_always_become_letters_and_digits_digits(value: str, seed: int) -> None:
    conversation = Mentions(seed)

    surrogate = conversation.of(REFERENCE, value)

    assert [alphabet_of(each) for each in surrogate] == [alphabet_of(each) for each in value]
    assert surrogate != value
    assert conversation.restored(surrogate) == value


@given(st.lists(references, max_size=8, unique=True))
def test_distinct_references_always_get_distinct_stand_ins(values: list[str]) -> None:
    conversation = Mentions()

    assert len({conversation.of(REFERENCE, value) for value in values}) == len(values)


def test_layouts_of_one_reference_agree() -> None:
    conversation = Mentions()

    shown = [conversation.of(REFERENCE, value) for value in ("PV-20417-K", "pv20417k", "PV 20417 K")]

    assert len({re.sub(r"\W", "", text).upper() for text in shown}) == 1
    assert shown[1] == shown[1].lower()


@pytest.mark.parametrize(
    ("value", "sort"),
    [
        ("INV-20417", "INV-"),
        ("MRN 20417", "MRN "),
        ("Order #12345", "Order #"),
        ("PO20417", "PO"),
        ("PV-20417", ""),
        ("INVOICE", ""),
        ("IDA-20417", ""),
    ],
)
def test_a_public_word_in_front_stays(value: str, sort: str) -> None:
    assert sort_of(value) == sort
    assert Mentions().of(REFERENCE, value).startswith(sort)


def test_a_reference_and_the_same_with_its_sort_agree() -> None:
    conversation = Mentions()

    assert conversation.of(REFERENCE, "MRN 204171") == "MRN " + conversation.of(REFERENCE, "MRN-204171")[4:]


def test_a_uuid_stays_a_uuid_of_its_version() -> None:
    surrogate = Mentions().of(REFERENCE, "123e4567-e89b-42d3-a456-426614174000")

    assert re.fullmatch(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}", surrogate)


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        ("А123ВС77", "[А-Я][0-9]{3}[А-Я]{2}[0-9]{2}"),
        ("品川 500 さ 12-34", "品川 [0-9]{3} [さ-ろ] [0-9]{2}-[0-9]{2}"),
        ("MÜ-AB 123", "[A-Z][ÄÖÜ]-[A-Z]{2} [0-9]{3}"),
        ("52.5200, 13.4050", r"52\.\d{4}, 13\.\d{4}"),
    ],
)
def test_plates_and_coordinates_keep_their_shape(value: str, shape: str) -> None:
    assert re.fullmatch(shape, Mentions().of(REFERENCE, value))


@pytest.mark.parametrize("value", ["5", "#", "-", "x" * 300])
def test_what_cannot_hide_gets_a_placeholder(value: str) -> None:
    assert Mentions().of(REFERENCE, value) == "[REFERENCE 1]"


def test_two_conversations_give_unrelated_references() -> None:
    surrogates = {Mentions(seed).of(REFERENCE, "PV-20417-K") for seed in range(1_000)}

    assert len(surrogates) == 1_000
