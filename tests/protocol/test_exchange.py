"""One body in, one answer out; what is no whole answer of ours is an error and never half an answer."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from penname.protocol import endpoint
from penname.protocol.exchange import Garbled, TooSlow, Unreachable, exchange, is_answering
from penname.protocol.terms import REFUSALS


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], list[bytes]]:
    """Listens once at the daemon's address and answers with the given bytes; gives what it received."""
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path))
    endpoint.ensure_token(str(tmp_path))

    def start(answer: bytes) -> list[bytes]:
        address = endpoint.choose_address(str(tmp_path))
        os.makedirs(os.path.dirname(address), mode=0o700, exist_ok=True)
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(address)
        listening.listen()
        received: list[bytes] = []

        def run() -> None:
            peer, _ = listening.accept()
            received.append(peer.recv(65536))
            peer.sendall(answer)
            peer.close()
            listening.close()

        threading.Thread(target=run, daemon=True).start()
        return received

    return start


def ask(home: Path, seconds: float = 2.0) -> bytes:
    return exchange(str(home), b'{"type":"status"}', endpoint.NATIVE_HOST, seconds)


def test_the_headers_say_who_asks(serve: Callable[[bytes], list[bytes]], tmp_path: Path) -> None:
    received = serve(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")
    assert ask(tmp_path) == b"{}"
    head, _, body = received[0].partition(b"\r\n\r\n")
    assert body == b'{"type":"status"}'
    assert f"Penname-Token: {endpoint.read_token(str(tmp_path))}".encode() in head
    assert b"Penname-Version: 1\r\nPenname-Client: native-host" in head


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1 200 OK\r\n",
        b"HTTP/1.1 200 OK\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n{}",
        b"HTTP/1.1 500 Oh\r\nContent-Length: 2\r\n\r\n{}",
        b"SSH-2.0-OpenSSH\r\n\r\n",
    ],
)
def test_half_an_answer_is_none(serve: Callable[[bytes], list[bytes]], tmp_path: Path, answer: bytes) -> None:
    serve(answer)
    with pytest.raises(Garbled):
        ask(tmp_path)


def test_nobody_there_is_unreachable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path))
    with pytest.raises(Unreachable):
        ask(tmp_path)
    assert not is_answering(str(tmp_path))


def test_no_answer_in_time_is_too_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path))
    address = endpoint.choose_address(str(tmp_path))
    os.makedirs(os.path.dirname(address), mode=0o700)
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(address)
    listening.listen()
    assert is_answering(str(tmp_path))
    with pytest.raises(TooSlow):
        ask(tmp_path, 0.1)
    listening.close()


def test_every_failure_is_a_refusal_of_the_protocol() -> None:
    assert {error.code for error in (Unreachable, TooSlow, Garbled)} <= REFUSALS.keys()
