"""What counts as right on a test input of Presidio's, and that nothing is left out without a reason."""

from __future__ import annotations

import pytest
from tests.bench.presidio_tests import OTHERWISE, Input, is_right, otherwise

from penname.core.findings import Finding
from penname.core.kinds import Kind

ID = frozenset({Kind.NATIONAL_ID})


def found(start: int, end: int, kind: Kind = Kind.NATIONAL_ID) -> list[Finding]:
    return [Finding(kind, start, end, 0.9, "x")]


def test_a_positive_is_right_from_four_fifths_of_every_span_on() -> None:
    one = Input("us_ssn", "positive", "my 123456789x", ((3, 13),))

    assert is_right(one, found(3, 11), ID)
    assert not is_right(one, found(3, 10), ID)
    assert not is_right(one, [], ID)


def test_a_negative_is_right_when_nothing_of_the_kind_is_found() -> None:
    one = Input("us_ssn", "negative", "my 123456789x", ())

    assert is_right(one, found(3, 11, Kind.PHONE), ID)
    assert not is_right(one, found(3, 11), ID)


@pytest.mark.parametrize("group", otherwise(), ids=lambda group: ",".join(sorted(group.recognizers)))
def test_every_group_that_is_treated_otherwise_says_why(group: object) -> None:
    assert len(getattr(group, "reason", "").split()) > 4


def test_a_group_covers_whole_texts_of_its_recognizers_only() -> None:
    group = next(g for g in otherwise() if g.recognizers == {"de_plz"})

    assert group.covers(Input("de_plz", "positive", "10115", ()))
    assert not group.covers(Input("de_plz", "positive", "PLZ 10115", ()))
    assert not group.covers(Input("uk_nhs", "positive", "10115", ()))
    assert OTHERWISE.exists()
