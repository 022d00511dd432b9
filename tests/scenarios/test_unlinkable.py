"""Two conversations tell nothing of each other (promise 6): stand-ins fall as if drawn anew each time."""

from __future__ import annotations

from calendar import monthrange
from collections import Counter

import pytest

from penname import offline
from penname.adapters import needs
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.ports import Detected, Heard

CONVERSATIONS = 1_000
DAYS_ALIKE = sum(monthrange(year, month)[1] - 12 for year in range(1980, 1990) for month in range(1, 10))
TEXT = "Maria Torres, +1 415 867 2290, 14 March 1987"
VALUES = {"Maria Torres": Kind.PERSON, "+1 415 867 2290": Kind.PHONE, "14 March 1987": Kind.DATE_OF_BIRTH}


class Given:
    """Finds exactly the values above, so that only the pen names are tried."""

    def detect(self, text: str, heard: Heard) -> Detected:
        found = [
            Finding(kind, text.index(value), text.index(value) + len(value), 1.0, "given")
            for value, kind in VALUES.items()
            if value in text
        ]
        return Detected(tuple(sorted(found, key=lambda finding: finding.start)), "en", "US")


@pytest.fixture(scope="module")
def sent() -> list[str]:
    world = needs.load()
    return [
        offline.Conversation(
            key=bytes(32), id=f"chat-{number}", policy="strict", detector=Given(), needs=world
        )
        .protect(TEXT, role="user")
        .text
        for number in range(CONVERSATIONS)
    ]


def _collisions_expected(kinds: int) -> float:
    """Pairs that would meet if each conversation drew anew from `kinds` equally likely stand-ins."""
    return CONVERSATIONS * (CONVERSATIONS - 1) / 2 / kinds


def _collisions(drawn: list[str]) -> int:
    return sum(count * (count - 1) // 2 for count in Counter(drawn).values())


def test_no_stand_in_is_preferred(sent: list[str]) -> None:
    """The commonest given name stands in for Maria in less than one conversation of twenty."""
    given = Counter(text.split()[0] for text in sent)

    assert len(given) > 60
    assert given.most_common(1)[0][1] < CONVERSATIONS / 20


def test_phones_and_births_meet_no_oftener_than_by_chance(sent: list[str]) -> None:
    """A thousand draws from millions of numbers, and from the days of a decade as long as this one."""
    phones = [text.split(", ")[1] for text in sent]
    births = [text.split(", ", 2)[2] for text in sent]

    assert _collisions(phones) <= 3
    assert _collisions(births) < 1.2 * _collisions_expected(DAYS_ALIKE)


def test_one_part_tells_nothing_of_another(sent: list[str]) -> None:
    """Conversations that share a given name share a family name no oftener than others do."""
    names = [text.split(", ")[0] for text in sent]
    given = _collisions([name.split()[0] for name in names])
    family = _collisions([name.split()[-1] for name in names])
    pairs = CONVERSATIONS * (CONVERSATIONS - 1) / 2

    assert _collisions(names) <= 3 * given * family / pairs + 5


def test_the_same_conversation_draws_the_same_again(sent: list[str]) -> None:
    again = offline.Conversation(
        key=bytes(32), id="chat-7", policy="strict", detector=Given(), needs=needs.load()
    )

    assert again.protect(TEXT, role="user").text == sent[7]
