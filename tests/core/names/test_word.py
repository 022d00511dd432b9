"""One word of a name becomes the same in every spelling, and every spelling keeps its own way back."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.fakes.world import scope

from penname.core.names.letters import fold
from penname.core.names.word import FAMILY, GIVEN, Bearer, key_of, replace, slot_of

SPELLINGS = st.text(alphabet="MmUuNnOoZzÑñÓó'’", min_size=3, max_size=6).filter(lambda w: w.strip("'’") == w)


def test_spellings_share_a_stand_in() -> None:
    here = scope("es")
    written = [replace(word, FAMILY, here, Bearer("es")) for word in ("Muñoz", "MUÑOZ", "munoz", "Munoz")]
    assert len({fold(word) for word in written}) == 1
    assert len(set(written)) == 4


@settings(max_examples=60, deadline=None)
@given(st.lists(SPELLINGS, unique=True, min_size=2, max_size=6))
def test_two_spellings_never_get_one_stand_in(words: list[str]) -> None:
    here = scope("es")
    written = [replace(word, FAMILY, here, Bearer("es")) for word in words]
    assert len(set(written)) == len(words)


def test_a_name_seen_alone_keeps_its_stand_in_when_it_turns_out_a_family_name() -> None:
    here = scope()
    alone = replace("Quillmere", GIVEN, here, Bearer("en"))
    assert slot_of("Quillmere", FAMILY, here, "en") == "person/given"
    assert replace("Quillmere", FAMILY, here, Bearer("en")) == alone


def test_a_family_has_one_key_in_both_genders() -> None:
    here = scope("pl")
    assert key_of("Kowalska", FAMILY, here, "pl") == key_of("Kowalski", FAMILY, here, "pl") == "kowalski"


def test_umlauts_written_out_are_the_same_name() -> None:
    here = scope("de")
    first = replace("Müller", FAMILY, here, Bearer("de"))
    second = replace("Mueller", FAMILY, here, Bearer("de"))
    assert fold(first.replace("ö", "oe").replace("ü", "ue").replace("ä", "ae")) == fold(second)
