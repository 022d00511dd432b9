"""A planted value is found in what arrived, however it was packed; and nothing is found that is not there."""

from __future__ import annotations

import base64
import gzip
import json
from urllib.parse import quote, quote_plus

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.demo.record import Arrival, Record

NAME = "María Torres-Vega"


def arrived(body: bytes = b"", url: str = "https://chatgpt.com/x", **headers: str) -> Record:
    return Record([Arrival("request", "POST", url, tuple(headers.items()), body)])


@pytest.mark.parametrize(
    "body",
    [
        f"hello {NAME}!".encode(),
        NAME.upper().encode(),
        json.dumps({"a": [NAME]}).encode(),
        json.dumps({"a": json.dumps({"b": NAME})}).encode(),
        gzip.compress(json.dumps({"a": NAME}).encode()),
        gzip.compress(gzip.compress(NAME.encode())),
        f"note={quote_plus(NAME)}&x=1".encode(),
        base64.b64encode(f"my name is {NAME}".encode()),
        json.dumps({"blob": base64.b64encode(gzip.compress(f"{NAME} ".encode() * 3)).decode()}).encode(),
        quote(json.dumps({"q": NAME})).encode(),
    ],
    ids=[
        "plain",
        "upper",
        "json",
        "json-in-json",
        "gzip",
        "gzip-twice",
        "form",
        "base64",
        "base64-gzip",
        "percent-json",
    ],
)
def test_a_value_is_found_however_it_was_packed(body: bytes) -> None:
    assert arrived(body).leaks([NAME]) == [(NAME, "POST /x")]


def test_a_value_is_found_in_the_address_and_in_headers() -> None:
    assert arrived(url=f"https://chatgpt.com/search?query={quote(NAME)}").leaks([NAME])
    assert arrived(Referer=f"https://chatgpt.com/?q={quote_plus(NAME)}").leaks([NAME])


def test_a_number_is_found_with_other_separators() -> None:
    assert arrived(b'{"t":"call 415.867.2290 now"}').leaks(["(415) 867-2290", "415-867-2290"]) == [
        ("415-867-2290", "POST /x")
    ]


def test_a_name_inside_a_longer_word_is_none() -> None:
    assert arrived(b"Mariana is a maritime word").leaks(["Maria"]) == []


def test_earlier_arrivals_can_be_left_out() -> None:
    record = arrived(NAME.encode())
    assert record.leaks([NAME], since=1) == []


def test_nothing_of_an_arrival_shows_in_its_repr() -> None:
    assert "Torres" not in repr(arrived(NAME.encode(), url="https://x/?q=Torres", Referer="Torres"))


@given(st.binary(max_size=300), st.text(max_size=60))
def test_no_body_breaks_the_search(body: bytes, url: str) -> None:
    arrived(body, f"https://chatgpt.com/{url}").leaks([NAME])


@given(st.text(max_size=40), st.text(max_size=40), st.integers(0, 3))
def test_a_value_between_any_words_is_found_under_gzip(before: str, after: str, layers: int) -> None:
    body = f"{before} {NAME} {after}".encode("utf-8", "replace")
    for _ in range(layers):
        body = gzip.compress(body)
    assert arrived(body).leaks([NAME])
