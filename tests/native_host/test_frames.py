"""Frames go over the border whole, and no browser ever gets one that is too long."""

from __future__ import annotations

import io
import json
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fakes.native_host import frame

from penname_host import frames

FULL = st.characters()  # halves of surrogate pairs included


def unpacked(stream: bytes) -> list[bytes]:
    rest, found = io.BytesIO(stream), []
    while header := rest.read(4):
        found.append(rest.read(struct.unpack("=I", header)[0]))
    return found


@given(st.integers() | st.text(max_size=frames.LONGEST_NAME), st.text(FULL))
def test_what_the_browser_writes_is_read(name: object, body: str) -> None:
    written = json.dumps({"id": name, "body": body}).encode()
    stream = io.BytesIO(struct.pack("=I", len(written)) + written)
    assert frames.read(stream) == (name, body)
    assert frames.read(stream) is None


@given(st.text(FULL, max_size=300), st.integers(120, 400))
def test_an_answer_of_any_length_comes_back_whole_in_frames_that_are_never_too_long(
    body: str, largest: int
) -> None:
    written = unpacked(b"".join(frames.answer(7, body, largest)))
    pieces = [json.loads(piece) for piece in written]

    assert all(len(piece) <= largest for piece in written)
    assert all(piece["id"] == 7 for piece in pieces)
    assert "".join(piece["body"] for piece in pieces) == body
    if len(pieces) > 1:
        assert [piece["part"] for piece in pieces] == list(range(len(pieces)))
        assert {piece["parts"] for piece in pieces} == {len(pieces)}


def test_a_short_answer_is_one_frame_without_a_part() -> None:
    (only,) = unpacked(b"".join(frames.answer("a", "{}")))
    assert json.loads(only) == {"id": "a", "body": "{}"}


def test_a_megabyte_of_quotes_stays_below_the_browsers_limit() -> None:
    written = unpacked(b"".join(frames.answer(1, '"' * 1_500_000)))
    assert len(written) > 2
    assert max(map(len, written)) <= 900_000


@pytest.mark.parametrize(
    "stream",
    [
        b"\x01",
        struct.pack("=I", 10) + b"{}",
        struct.pack("=I", 2) + b"[]",
        struct.pack("=I", 2) + b"{}",
        struct.pack("=I", 3) + b"\xff\xff\xff",
        struct.pack("=I", 2**32 - 1) + b"x",
        frame({"id": 1, "body": 7}),
        frame({"id": 1, "body": {"type": "protect"}}),
        frame({"body": "x"}),
        struct.pack("=I", 100_000) + b"[" * 100_000,
    ],
)
def test_what_is_no_frame_ends_the_conversation(stream: bytes) -> None:
    with pytest.raises(frames.BrokenFrame):
        frames.read(io.BytesIO(stream))


def test_a_frame_that_arrives_in_drops_is_put_together() -> None:
    class Drops(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            return super().read(1 if size else 0)

    assert frames.read(Drops(frame({"id": 1, "body": "hello"}))) == (1, "hello")


@pytest.mark.parametrize(
    "name", ['"' + "x" * 1_000_000 + '"', "NaN", "1.5", "null", "[" * 50 + "]" * 50, "{}"]
)
def test_a_name_that_could_not_come_back_with_every_part_is_no_name(name: str) -> None:
    with pytest.raises(frames.BrokenFrame):
        frames.read(frame_of(f'{{"id":{name},"body":"x"}}'))


def frame_of(text: str) -> io.BytesIO:
    return io.BytesIO(struct.pack("=I", len(text)) + text.encode())
