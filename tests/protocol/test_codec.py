"""What crosses the border comes out as it went in, or is refused without saying what it held."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.protocol.codec import Malformed, decode_reply, decode_request, encode
from penname.protocol.messages import REPLIES, REQUESTS, Protect
from penname.protocol.parts import Leaf
from penname.protocol.replies import Protected, Refused

EXAMPLES = Path(__file__).parents[1] / "contract" / "examples"


@pytest.mark.parametrize("name", [*REQUESTS, *REPLIES])
def test_every_message_has_a_golden_example_that_both_sides_read_alike(name: str) -> None:
    written = json.loads((EXAMPLES / f"{name}.json").read_text(encoding="utf-8"))

    message = (decode_request if name in REQUESTS else decode_reply)(json.dumps(written).encode())

    assert type(message) is (REQUESTS | REPLIES)[name]
    assert json.loads(encode(message)) == written


def test_there_is_no_example_of_a_message_that_does_not_exist() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.json")} == REQUESTS.keys() | REPLIES.keys()


@given(st.text(alphabet=st.characters(), max_size=50), st.text(max_size=20))
def test_any_text_comes_back_exactly_even_halves_of_surrogate_pairs(text: str, path: str) -> None:
    request = Protect("s", "c", "r", (Leaf(path, text),))

    assert decode_request(encode(request)) == request


def test_fields_with_a_default_may_be_left_out() -> None:
    assert decode_reply(b'{"type":"protected","request":"r","changed":[]}') == Protected("r", ())


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"\xff", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"type":"watch","since":NaN}', "not JSON"),
        (b"[]", "JSON object"),
        (b'{"type":"florence"}', "unknown"),
        (b'{"type":["watch"]}', "unknown"),
        (b'{"type":"watch","since":true}', "watch.since is of the wrong type"),
        (b'{"type":"watch","since":1e999}', "watch.since is of the wrong type"),
        (b'{"type":"pause","minutes":%d}' % 10**400, "pause.minutes is of the wrong type"),
        (b'{"type":"watch","florence":1}', "1 unknown field"),
        (b'{"type":"pause"}', "pause.minutes is missing"),
        (b'{"type":"hello","version":1,"client":"florence"}', "hello.client is of the wrong type"),
        (b'{"type":"details","site":"s","conversation":7}', "details.conversation is of the wrong type"),
        (b'{"type":"confirm","site":"s","conversation":"c","request":"r","sent":[7]}', "confirm.sent"),
        (b'{"type":"confirm","site":"s","conversation":"c","request":"r","sent":{}}', "confirm.sent"),
    ],
)
def test_what_does_not_fit_is_refused_and_the_refusal_repeats_nothing(body: bytes, says: str) -> None:
    with pytest.raises(Malformed, match=says) as refusal:
        decode_request(body)

    assert "florence" not in str(refusal.value)
    assert refusal.value.__cause__ is None


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_no_field_of_the_wrong_type_ever_gets_through(junk: Any) -> None:
    body = json.dumps({"type": "refused", "code": junk, "message": "m"}).encode()
    if isinstance(junk, str):
        assert decode_reply(body) == Refused(junk, "m")
    else:
        with pytest.raises(Malformed):
            decode_reply(body)


def test_a_reply_is_no_request() -> None:
    with pytest.raises(Malformed):
        decode_request(b'{"type":"noted"}')


def test_no_message_shows_a_value_in_its_repr() -> None:
    """Names of people in the golden examples must not be seen in any repr."""
    for name in REQUESTS | REPLIES:
        read = decode_request if name in REQUESTS else decode_reply
        shown = repr(read((EXAMPLES / f"{name}.json").read_bytes()))
        private = ("Maria", "maria", "Torres", "Elena", "Vargas", "347", "horse")
        assert name in ("canary", "canaried") or not any(word in shown for word in private), name
