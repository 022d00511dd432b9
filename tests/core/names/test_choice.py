"""Stand-ins are chosen among names that are built like the name."""

from __future__ import annotations

from tests.fakes.world import world

from penname.core.names.choice import candidates, other_initial, same_initial, shape
from penname.core.names.letters import is_plain


def names(word: str, part: str, culture: str, gender: str = "") -> list[str]:
    pools = world().pools
    return list(candidates(pools, part, culture, gender, None, shape(word, pools, part, culture)))


def test_an_accented_name_gets_an_accented_one() -> None:
    assert not any(is_plain(name) for name in names("Muñoz", "family", "es"))
    assert all(is_plain(name) for name in names("Torres", "family", "es"))


def test_a_name_written_without_its_accents_counts_as_accented() -> None:
    assert not any(is_plain(name) for name in names("munoz", "family", "es"))


def test_a_prefix_is_kept() -> None:
    assert all(name.startswith("Mc") for name in names("McDonald", "family", "en"))


def test_han_names_keep_their_length() -> None:
    assert {len(name) for name in names("美玲", "given", "zh", "f")} == {2}


def test_french_names_keep_their_first_sound() -> None:
    assert {name[0] in "AEÉÈIOUYH" for name in names("Élise", "given", "fr", "f")} == {True}


def test_turkish_names_keep_their_vowel_harmony() -> None:
    assert all("e" in name.lower() or "i" in name.lower() for name in names("Elif", "given", "tr", "f"))


def test_the_initial_changes_or_is_the_one_asked_for() -> None:
    pool = tuple(f"{letter}ame{n}" for letter in "AB" for n in range(15))
    assert all(name[0] == "B" for name in other_initial(pool, "A"))
    assert all(name[0] == "A" for name in same_initial(pool, "A"))
