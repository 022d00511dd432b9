"""Spans come from the likeliest sequence of tags that BIOES allows."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from penname.adapters.bioes import Decoder, Label

TAGS = ("O", "B-NAME", "I-NAME", "E-NAME", "S-NAME", "B-TOWN", "I-TOWN", "E-TOWN", "S-TOWN")


def scores(*tags: str, sure: float = 9.0) -> np.ndarray:
    """Logits that prefer one tag a token."""
    return np.array([[sure if tag == each else 0.0 for each in TAGS] for tag in tags])


def places(count: int) -> list[tuple[int, int]]:
    return [(2 * n, 2 * n + 1) for n in range(count)]


def test_a_run_from_b_to_e_is_one_label() -> None:
    labels = Decoder(TAGS).labels(scores("O", "B-NAME", "I-NAME", "E-NAME", "S-TOWN"), places(5))

    assert [(label.name, label.start, label.end) for label in labels] == [("NAME", 2, 7), ("TOWN", 8, 9)]


def test_an_impossible_sequence_is_read_as_the_nearest_possible_one() -> None:
    """I-NAME can't follow O: the two tokens are a name all the same."""
    labels = Decoder(TAGS).labels(scores("O", "I-NAME", "E-NAME"), places(3))

    assert [label.name for label in labels] == ["NAME"]


def test_doubt_about_the_boundary_is_no_doubt_about_the_type() -> None:
    """One word, as likely a whole name as the beginning of one."""
    logits = np.array([[0.0, 9.0, 0.0, 0.0, 9.0, 0.0, 0.0, 0.0, 0.0], scores("O")[0]])
    [found] = Decoder(TAGS).labels(logits, places(2))

    assert (found.name, found.end) == ("NAME", 1)
    assert found.score > 0.95


def test_a_bias_to_enter_finds_more() -> None:
    unsure = np.zeros((3, len(TAGS)))
    unsure[:, 0] = 1.0

    assert Decoder(TAGS).labels(unsure, places(3)) == []
    assert Decoder(TAGS, enter=4.0).labels(unsure, places(3)) != []


def test_tokens_without_characters_are_left_out() -> None:
    labels = Decoder(TAGS).labels(scores("S-NAME", "S-NAME", "S-NAME"), [(0, 0), (0, 4), (0, 0)])

    assert [(label.start, label.end) for label in labels] == [(0, 4)]


def test_a_label_moves_with_its_window() -> None:
    assert Label("NAME", 1, 4, 0.9).moved(10) == Label("NAME", 11, 14, 0.9)


@given(arrays(np.float64, st.tuples(st.integers(1, 7), st.just(len(TAGS))), elements=st.floats(-8, 8)))
def test_labels_never_overlap_and_always_have_a_score(logits: np.ndarray) -> None:
    labels = Decoder(TAGS).labels(logits, places(len(logits)))

    assert all(0 < label.score <= 1 for label in labels)
    assert all(a.end <= b.start for a, b in pairwise(labels))


@given(st.integers(0, 2**32 - 1), st.integers(1, 7))
def test_the_quick_way_and_the_long_way_read_the_same(seed: int, length: int) -> None:
    """A bias too small to matter takes the long way."""
    logits = np.random.default_rng(seed).normal(0, 3, (length, len(TAGS)))

    assert Decoder(TAGS).labels(logits, places(length)) == Decoder(TAGS, enter=1e-12).labels(
        logits, places(length)
    )
