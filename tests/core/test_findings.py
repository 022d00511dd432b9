"""Findings of many recognizers become one tidy list."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.core.findings import Finding, settle, spread
from penname.core.kinds import Kind

TEXT = "Maria Torres, 12 Oak Lane, Turin. Born 17 April 1986, mail maria@x.org."


def found(value: str, kind: Kind, confidence: float = 0.9, by: str = "neural") -> Finding:
    start = TEXT.index(value)
    return Finding(kind, start, start + len(value), confidence, by)


def shown(findings: tuple[Finding, ...]) -> list[tuple[str, Kind]]:
    return [(TEXT[each.start : each.end], each.kind) for each in findings]


@pytest.mark.parametrize(
    ("start", "end", "confidence"), [(3, 3, 0.5), (-1, 2, 0.5), (0, 1, 0.0), (0, 1, 1.1)]
)
def test_a_finding_that_is_no_stretch_of_text_cannot_be_made(start: int, end: int, confidence: float) -> None:
    with pytest.raises(ValueError, match=r"finding|confidence"):
        Finding(Kind.PERSON, start, end, confidence, "test")


def test_a_validated_pattern_wins_over_a_longer_guess() -> None:
    validated = found("maria@x.org", Kind.EMAIL, 1.0)
    guess = found("mail maria@x.org", Kind.PERSON)

    assert shown(settle(TEXT, [guess, validated])) == [("mail", Kind.PERSON), ("maria@x.org", Kind.EMAIL)]


def test_a_known_value_wins_over_a_guess() -> None:
    known = found("Turin", Kind.LOCATION, 0.5, "known")
    guess = found("Turin", Kind.PERSON, 0.99)

    assert shown(settle(TEXT, [guess, known])) == [("Turin", Kind.LOCATION)]


def test_among_equals_the_longer_wins() -> None:
    both = [found("Oak", Kind.PERSON), found("12 Oak Lane", Kind.ADDRESS)]

    assert shown(settle(TEXT, both)) == [("12 Oak Lane", Kind.ADDRESS)]


def test_parts_of_one_name_address_or_date_join() -> None:
    parts = [
        found("Maria", Kind.PERSON),
        found("Torres", Kind.PERSON),
        found("12 Oak Lane", Kind.ADDRESS),
        found("Turin", Kind.ADDRESS),
        found("17 April", Kind.DATE),
        found("1986", Kind.DATE),
    ]

    assert shown(settle(TEXT, parts)) == [
        ("Maria Torres", Kind.PERSON),
        ("12 Oak Lane, Turin", Kind.ADDRESS),
        ("17 April 1986", Kind.DATE),
    ]


def test_a_known_value_is_added_where_nothing_covers_it() -> None:
    settled = settle(TEXT, [found("12 Oak Lane", Kind.ADDRESS)])
    mentions = [found("Oak", Kind.PERSON), found("Maria", Kind.PERSON), found("Maria Torres", Kind.PERSON)]

    assert shown(spread(TEXT, settled, mentions)) == [
        ("Maria Torres", Kind.PERSON),
        ("12 Oak Lane", Kind.ADDRESS),
    ]


def test_a_found_given_name_joins_a_known_family_name() -> None:
    settled = settle(TEXT, [found("Maria", Kind.PERSON)])

    assert shown(spread(TEXT, settled, [found("Torres", Kind.PERSON)])) == [("Maria Torres", Kind.PERSON)]


@st.composite
def findings(draw: st.DrawFn) -> list[Finding]:
    made = []
    for _ in range(draw(st.integers(0, 8))):
        start = draw(st.integers(0, len(TEXT) - 1))
        end = draw(st.integers(start + 1, len(TEXT)))
        confidence = draw(st.sampled_from([0.3, 0.9, 1.0]))
        made.append(
            Finding(
                draw(st.sampled_from(Kind)), start, end, confidence, draw(st.sampled_from(["x", "known"]))
            )
        )
    return made


@given(findings(), findings())
def test_what_is_settled_and_spread_never_overlaps_and_lies_in_order(
    one: list[Finding], other: list[Finding]
) -> None:
    result = spread(TEXT, settle(TEXT, one), other)

    assert all(before.end <= after.start for before, after in itertools.pairwise(result))


@given(findings())
def test_settling_never_uncovers_a_word_that_was_found(given: list[Finding]) -> None:
    covered = {at for each in settle(TEXT, given) for at in range(each.start, each.end)}

    for each in given:
        for word in ("Maria", "Torres", "Oak", "Turin"):
            start = TEXT.index(word)
            inside = range(start, start + len(word))
            if each.start <= start and start + len(word) <= each.end:
                assert covered.issuperset(inside)


def test_settling_a_long_text_compares_each_finding_with_its_neighbours_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared = 0
    overlaps = Finding.overlaps

    def counted(self: Finding, other: Finding) -> bool:
        nonlocal compared
        compared += 1
        return overlaps(self, other)

    monkeypatch.setattr(Finding, "overlaps", counted)
    text = "Ana, " * 2000
    found = [Finding(Kind.PERSON, 5 * n, 5 * n + 3, 0.9, "test") for n in range(2000)]
    assert len(settle(text, [*found, *found])) == 2000
    assert compared <= 4 * len(found)
