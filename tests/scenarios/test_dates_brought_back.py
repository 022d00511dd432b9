"""Dates that a model writes otherwise, or works out, find the century and the range that they left."""

from __future__ import annotations

import datetime as dt

import pytest
from tests.fakes.detector import FakeDetector
from tests.fakes.world import world

from penname import offline
from penname.core.dates.layouts import read
from penname.core.dates.translation import translate
from penname.core.kinds import Kind


def chat(value: str, kind: Kind, number: int = 0) -> offline.Conversation:
    return offline.Conversation(
        bytes(32), str(number), "strict", detector=FakeDetector({value: kind}), needs=world()
    )


@pytest.mark.parametrize("value", ["17.08.35", "17.08.52", "17.08.68"])
def test_a_birth_told_in_two_digits_comes_back_in_its_own_century(value: str) -> None:
    talk = chat(value, Kind.DATE_OF_BIRTH)
    shown = talk.protect(f"born {value}").text.removeprefix("born ")

    assert talk.restore(f"born {shown[:6]}19{shown[6:]}") == f"born {value[:6]}19{value[6:]}"


@pytest.mark.parametrize("value", ["2099-12-30", "1900-01-03", "9999-12-31", "0001-01-02"])
def test_a_date_worked_out_beyond_the_end_of_the_range_wraps_as_its_surrogate_did(value: str) -> None:
    for number in range(6):
        talk = chat(value, Kind.DATE, number)
        shown = dt.date.fromisoformat(talk.protect(f"on {value}").text.removeprefix("on "))
        offset = shown.toordinal() - dt.date.fromisoformat(value).toordinal()
        for days in (-60, 60):
            meant = translate(dt.date.fromisoformat(value), days)
            # where both ends lie on the same side, the model's arithmetic is plain
            told = translate(shown, days)
            if told.toordinal() - shown.toordinal() == days and abs(offset) > 365:
                assert talk.restore(f"due {told.isoformat()}") == f"due {meant.isoformat()}"


def test_a_date_at_the_end_of_the_calendar_never_stops_a_restoration() -> None:
    for number in range(6):
        talk = chat("31.12.9999", Kind.DATE, number)
        talk.protect("until 31.12.9999")
        for reply in ("01.02.0001", "05.01.0001", "29.12.9999"):
            assert read(talk.restore(reply), world().calendar, "de") is not None
