"""Where spaces part the words: which of them are skipped when the culture is asked."""

from __future__ import annotations

from penname.core.names.western import PATRONYMICS, words


def test_titles_particles_and_initials_tell_no_culture() -> None:
    assert words("Dr. J. von der Heide Jr.") == ["Heide"]


def test_patronymics_are_known_in_their_cases() -> None:
    assert all(word.endswith(PATRONYMICS) for word in ("Сергеевна", "Сергеевны", "Иванович", "Sergeevna"))
