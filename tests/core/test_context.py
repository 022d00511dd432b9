"""The same words are personal in one conversation and not in another."""

from __future__ import annotations

from penname.core.context import Lore, facts_in, judge
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.placeholders import is_placeholder
from penname.core.scene import Scene, scene_of

LORE = Lore(
    is_famous=lambda name: name in {"Henry Kissinger", "Vincent van Gogh"},
    is_name=lambda word: word in {"Karen", "Henry", "Jan", "Kowalski"},
    is_listed=lambda word: word in {"Karen", "Henry", "Jan", "Kowalski", "Price", "Will", "Christian"},
    is_ordinary=lambda word: word.casefold() in {"price", "will", "done", "nigerian", "christian"},
    is_place=lambda name: name in {"Leeds", "Kyoto", "Tulsa"},
    is_public=lambda name: name in {"Docker", "Kubernetes"},
)


def judged(text: str, *marked: tuple[Kind, str, float, str], scene: Scene | None = None) -> list[str]:
    candidates = [
        Finding(kind, text.index(value), text.index(value) + len(value), confidence, by)
        for kind, value, confidence, by in marked
    ]
    seen = scene or scene_of(text)
    return [text[f.start : f.end] for f in judge(text, candidates, seen, LORE)]


def test_a_public_figure_in_a_general_question_is_spared() -> None:
    text = "Compare the foreign policy of Henry Kissinger"
    assert judged(text, (Kind.PERSON, "Henry Kissinger", 0.99, "neural")) == []


def test_a_private_name_in_a_letter_is_kept() -> None:
    text = "my landlord Karen Whitfield owes me"
    assert judged(text, (Kind.PERSON, "Karen Whitfield", 0.98, "neural")) == ["Karen Whitfield"]


def test_a_city_where_somebody_lives_is_personal_and_a_destination_is_not() -> None:
    assert judged("I live in Leeds", (Kind.LOCATION, "Leeds", 0.9, "neural")) == ["Leeds"]
    assert judged("Plan a trip to Kyoto", (Kind.LOCATION, "Kyoto", 0.9, "neural")) == []


def test_names_of_a_story_are_spared_until_real_facts_appear() -> None:
    text = "Write a story about Karen Whitfield"
    name = (Kind.PERSON, "Karen Whitfield", 0.98, "neural")
    assert judged(text, name) == []
    assert judged(text, name, scene=scene_of(text) + Scene(facts=1)) == ["Karen Whitfield"]


def test_names_in_fenced_code_are_spared() -> None:
    text = "Why?\n```sql\nSELECT * FROM t WHERE n = 'Jan Kowalski'\n```"
    assert judged(text, (Kind.PERSON, "Jan Kowalski", 0.98, "neural")) == []


def test_john_doe_and_his_number_are_nobody() -> None:
    assert is_placeholder(Kind.PERSON, "John Doe")
    assert is_placeholder(Kind.NATIONAL_ID, "123-45-6789")
    assert is_placeholder(Kind.IBAN, "DE00 0000 0000 0000 0000 00")
    assert not is_placeholder(Kind.PERSON, "Karen Whitfield")


def test_documentation_addresses_are_spared_unless_tied_to_somebody() -> None:
    text = "requests from 203.0.113.77"
    address = (Kind.IP_ADDRESS, "203.0.113.77", 1.0, "network.ipv4")
    assert judged(text, address) == []
    assert judged(text, address, scene=Scene(facts=1)) == ["203.0.113.77"]


def test_an_illness_counts_when_somebody_has_it() -> None:
    illness = (Kind.MEDICAL_CONDITION, "diabetes", 0.55, "medicine.list")
    assert judged("my wife has diabetes", illness) == ["diabetes"]
    assert judged("why does diabetes make stroke more likely?", illness) == []


def test_a_machines_timestamp_is_no_date_of_somebody() -> None:
    text = "my log: 2026-03-01 ERROR disk full"
    assert judged(text, (Kind.DATE, "2026-03-01", 0.6, "date.full")) == []


def test_placeholders_are_no_facts() -> None:
    text = "john@example.com 123-45-6789"
    candidates = [
        Finding(Kind.EMAIL, 0, 16, 1.0, "contact.email"),
        Finding(Kind.NATIONAL_ID, 17, 28, 1.0, "us.ssn"),
    ]
    assert facts_in(text, candidates) == 0


def test_what_a_person_says_to_be_is_no_name() -> None:
    text = "I am Nigerian and I live here"
    marks = ((Kind.PERSON, "Nigerian", 0.98, "neural"), (Kind.ETHNICITY, "Nigerian", 0.65, "trait.origin"))
    assert judged(text, *marks) == ["Nigerian"]
    assert judged("I am Christian", (Kind.PERSON, "Christian", 0.98, "neural")) == ["Christian"]


def test_an_ordinary_word_that_no_list_calls_a_name_is_none_however_sure_the_model_is() -> None:
    assert judged('Done: "I live here"', (Kind.PERSON, "Done", 0.98, "neural")) == []
    assert judged("I live here. Price called", (Kind.PERSON, "Price", 0.98, "neural")) == ["Price"]


def test_the_clinic_that_a_person_goes_to_is_personal_in_a_talk_of_nothing_else() -> None:
    firm = (Kind.ORGANIZATION, "Brookfield Family Clinic", 0.6, "organization.institution")
    assert judged("I go to Brookfield Family Clinic.", firm) == ["Brookfield Family Clinic"]
    assert judged("I've been a patient at Brookfield Family Clinic", firm) == ["Brookfield Family Clinic"]
    assert judged("Is Brookfield Family Clinic any good?", firm) == []


def test_a_question_of_general_knowledge_in_a_private_talk_names_nobody_private() -> None:
    text = "Explain how Newton and Kyoto and Henry Kissinger differ"
    marks = (
        (Kind.LOCATION, "Newton", 0.9, "neural"),
        (Kind.ORGANIZATION, "Kyoto", 0.9, "neural"),
        (Kind.PERSON, "Henry Kissinger", 0.9, "neural"),
    )
    candidates = [
        Finding(kind, text.index(v), text.index(v) + len(v), confidence, by)
        for kind, v, confidence, by in marks
    ]
    assert judge(text, candidates, scene_of(text) + Scene(facts=2), LORE, own=scene_of(text)) == []


def test_an_error_is_no_firm_and_a_port_no_address() -> None:
    text = "My items raise IndexError on TCP port 443 and 8443"
    assert judged(text, (Kind.ORGANIZATION, "IndexError", 0.9, "neural"), scene=Scene(facts=1)) == []
    assert judged(text, (Kind.ADDRESS, "TCP port 443 and 8443", 0.9, "neural"), scene=Scene(facts=1)) == []
