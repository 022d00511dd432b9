"""Illnesses and medicines by word lists."""

from __future__ import annotations

from penname.adapters.lexicons import Lexicons
from penname.adapters.medicine import Medicine

NONE: frozenset[str] = frozenset()
MEDICINE = Medicine(
    Lexicons(
        NONE,
        NONE,
        NONE,
        frozenset({"chronic kidney disease", "hypertension", "pain"}),
        frozenset({"metformin"}),
        NONE,
    )
)


def terms(text: str) -> set[str]:
    return {text[f.start : f.end] for f in MEDICINE.find(text)}


def test_the_longest_term_at_a_place_is_found_in_any_case() -> None:
    assert "Chronic kidney disease" in terms("Chronic kidney disease, on metformin")


def test_phrases_that_no_list_holds_are_found() -> None:
    assert "stage 2 breast cancer" in terms("diagnosed with stage 2 breast cancer and")
    assert "broken collarbone" in terms("with a broken collarbone.")


def test_symptoms_are_no_illness() -> None:
    assert terms("my pain and a cough") == set()
