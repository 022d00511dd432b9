"""The whole detector on whole messages, with the real models."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from penname.adapters import models
from penname.adapters.detector import Detector, load, without_contained
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.ports import Heard


@pytest.fixture(scope="module")
def detector() -> Detector:
    if not (models.FOLDER / models.LISTS).exists():
        pytest.skip("the models are not set up")
    return load()


def found(detector: Detector, text: str, **heard: object) -> dict[str, Kind]:
    findings = detector.detect(text, Heard(**heard)).findings  # type: ignore[arg-type]
    return {text[f.start : f.end]: f.kind for f in findings}


def test_a_plain_request_with_contact_data(detector: Detector) -> None:
    text = "my name is priya raghunathan, call 916-452-8830 or priya.raghu88@gmail.com"
    assert found(detector, text) == {
        "priya raghunathan": Kind.PERSON,
        "916-452-8830": Kind.PHONE,
        "priya.raghu88@gmail.com": Kind.EMAIL,
    }


@pytest.mark.parametrize(
    "text",
    [
        "Why does os.path.join break when rpc.py imports store.js through main.rs and np.in1d?",
        "What did Ada Lovelace write about the Analytical Engine, and how far is Madrid from Lisbon?",
        "Our C4 diagram shows EKS pulling from S3 through a VPC endpoint; is IAM enough?",
        "2031-04-09T11:02:44Z worker-7 INFO flushed 48213 rows in 913ms (shard 12/40), retry=3",
        "Write a limerick about a cat named Whiskers who lives in Boston.",
        "Plan a 3-day trip to Kyoto in April. I like temples and quiet gardens.",
    ],
)
def test_clean_text_stays_as_it_is(detector: Detector, text: str) -> None:
    assert found(detector, text) == {}


def test_offsets_are_those_of_the_original_text(detector: Detector) -> None:
    text = "🧵🪡 Notes: ring Odalys Brightwater at (212) 555-0142, Brief an Kata\u00adrina Velt\u00adhuis"
    assert {"Odalys Brightwater", "(212) 555-0142", "Kata\u00adrina Velt\u00adhuis"} <= set(
        found(detector, text)
    )


def test_a_value_known_from_an_earlier_turn_is_found_again(detector: Detector) -> None:
    known = (("Desmond Price", "person"), ("004471982236", "bank_account"))
    text = "Borrower: PRICE, DESMOND, account ending 2236"
    assert {"PRICE, DESMOND": Kind.PERSON, "2236": Kind.BANK_ACCOUNT}.items() <= found(
        detector, text, known=known
    ).items()


def test_what_was_said_before_makes_a_name_private(detector: Detector) -> None:
    assert "14 May" in found(detector, "See you on 14 May", before=("I live in Leeds, my wife is ill",))


def test_what_the_person_wants_kept_is_left_out(detector: Detector) -> None:
    text = "my name is Tom Okafor"
    assert found(detector, text, never=frozenset({"Tom Okafor"})) == {}


def test_the_same_text_gives_the_same_findings(detector: Detector) -> None:
    text = "Ask Mrs. Alvarez, 77 Hawthorne Street, Cambridge, MA 02140"
    assert detector.detect(text, Heard()) == detector.detect(text, Heard())


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=120))
def test_whatever_the_text_findings_are_in_order_and_never_overlap(detector: Detector, text: str) -> None:
    findings = detector.detect(text, Heard()).findings
    ends = [0, *(f.end for f in findings)]
    assert all(end <= f.start < f.end <= len(text) for end, f in zip(ends, findings, strict=False))


def test_a_city_inside_an_address_is_no_finding_of_its_own() -> None:
    address = Finding(Kind.ADDRESS, 0, 30, 0.8, "address.english")
    city = Finding(Kind.LOCATION, 20, 25, 0.97, "known")
    assert without_contained([address, city]) == [address]
