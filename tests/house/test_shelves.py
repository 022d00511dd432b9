"""Every kind of personal data has its row on every shelf that needs one."""

from __future__ import annotations

import pytest

from penname.core.kinds import WEIGHTS, Kind
from penname.policies import POLICIES
from penname.recognizers import RECOGNIZERS
from penname.surrogates import SURROGATES

# Kinds that only the neural model, spaCy or the person's own lists find.
FOUND_WITHOUT_A_PATTERN = {Kind.PERSON, Kind.LOCATION, Kind.ORGANIZATION, Kind.REGION}


@pytest.mark.parametrize("kind", Kind)
def test_a_kind_has_a_weight_and_a_surrogate(kind: Kind) -> None:
    assert 0 < WEIGHTS[kind] <= 1
    assert SURROGATES[kind].kind is kind


def test_every_kind_is_recognised_by_some_row() -> None:
    recognised = {row.kind for row in RECOGNIZERS}

    assert set(Kind) - recognised - FOUND_WITHOUT_A_PATTERN == set()


@pytest.mark.parametrize("row", RECOGNIZERS, ids=lambda row: row.name)
def test_a_recognizer_carries_its_own_evidence(row: object) -> None:
    assert row.finds  # type: ignore[attr-defined]
    assert row.spares  # type: ignore[attr-defined]


def test_the_four_policies_treat_every_kind() -> None:
    assert set(POLICIES) == {"balanced", "strict", "camp", "watch"}
    for policy in POLICIES.values():
        assert set(policy.treatments) == set(Kind)
