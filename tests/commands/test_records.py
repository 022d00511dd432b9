"""JSON lines are read whole, and refused by line and field."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.commands.records import BadInput, Record, conversations, with_replies

GOOD = {"id": "c1", "turns": [{"role": "user", "text": "hi"}, {"role": "assistant", "text": "hello"}]}


def lines(*rows: object) -> bytes:
    return "\n".join(json.dumps(row) for row in rows).encode()


def test_records_are_read_in_order_and_blank_lines_skipped() -> None:
    read = conversations(lines(GOOD) + b"\n\n" + lines({**GOOD, "id": "c2", "more": 1}))

    assert read == [
        Record("c1", (("user", "hi"), ("assistant", "hello"))),
        Record("c2", (("user", "hi"), ("assistant", "hello"))),
    ]


def test_replies_are_read_where_they_are_asked_for() -> None:
    assert with_replies(lines({**GOOD, "replies": ["Dear"]}))[0].replies == ("Dear",)


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        ([], "(the line)"),
        ({"turns": []}, "id"),
        ({"id": 7, "turns": []}, "id"),
        ({"id": "x"}, "turns"),
        ({"id": "x", "turns": {}}, "turns"),
        ({"id": "x", "turns": ["hi"]}, "turns[0]"),
        ({"id": "x", "turns": [{"text": "hi"}]}, "turns[0].role"),
        ({"id": "x", "turns": [{"role": "system", "text": "hi"}]}, "turns[0].role"),
        ({"id": "x", "turns": [{"role": "user", "text": "hi"}, {"role": "user"}]}, "turns[1].text"),
        ({"id": "x", "turns": [{"role": "user", "text": None}]}, "turns[0].text"),
    ],
)
def test_a_bad_line_is_named_with_its_field(bad: object, field: str) -> None:
    with pytest.raises(
        BadInput, match=f"^line 2, field {field.replace('[', '.').replace('(', '.')[:8]}"
    ) as refusal:
        conversations(lines(GOOD, bad))
    assert f"field {field}:" in str(refusal.value)


@pytest.mark.parametrize(
    ("replies", "field"), [(None, "replies"), ("Dear", "replies"), (["a", 3], "replies[1]")]
)
def test_bad_replies_are_named(replies: object, field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        with_replies(lines({**GOOD, "replies": replies}))
    assert f"line 1, field {field}:" in str(refusal.value)


@pytest.mark.parametrize("line", [b"{", b"\xff\xfe", b"[" * 100_000])
def test_a_line_that_is_no_json_is_named(line: bytes) -> None:
    with pytest.raises(BadInput, match="line 1"):
        conversations(line)


@given(st.binary(max_size=60))
def test_whatever_the_bytes_they_are_read_or_refused_in_one_line(data: bytes) -> None:
    assert "\n" not in outcome(data)


def outcome(data: bytes) -> str:
    try:
        return f"{len(conversations(data))} records"
    except BadInput as refusal:
        return str(refusal)


def test_a_refusal_never_holds_what_stood_there() -> None:
    with pytest.raises(BadInput) as refusal:
        conversations(lines({"id": "x", "turns": [{"role": "Maria Torres", "text": "hi"}]}))
    assert "Maria" not in str(refusal.value)
