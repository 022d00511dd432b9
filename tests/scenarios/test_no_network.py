"""Import, load and use open no socket off the machine: a process that refuses them all does everything."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from penname.adapters import models

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import socket, sys

tried = []


def refuse(name):
    def refused(*words, **named):
        tried.append(name)
        raise OSError(f"{name} is refused here")

    return refused


class Refusing(socket.socket):
    def connect(self, address):
        return super().connect(address) if self.family == socket.AF_UNIX else refuse("connect")()

    def connect_ex(self, address):
        return super().connect_ex(address) if self.family == socket.AF_UNIX else refuse("connect_ex")()

    def sendto(self, *words):
        return super().sendto(*words) if self.family == socket.AF_UNIX else refuse("sendto")()


socket.socket = Refusing
for name in ("getaddrinfo", "gethostbyname", "gethostbyname_ex", "gethostbyaddr", "create_connection"):
    setattr(socket, name, refuse(name))


def watch(event, arguments):
    if event in {"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"}:
        tried.append(event)
    if event in {"socket.connect", "socket.sendto"} and arguments[0].family != 1:  # 1: AF_UNIX
        tried.append(event)


sys.addaudithook(watch)  # also what C code reaches through Python's own socket module

from pathlib import Path

from penname import offline
from penname.measure.report import main as evaluate

text = "Write to maria.chen@brightwater.co.uk or see https://maria-chen.dev, IBAN DE89370400440532013000."
chat = offline.Conversation(bytes(32), "offline", "strict")
turn = chat.protect(text)
assert "maria.chen@brightwater.co.uk" not in turn.text, "the address was not found"
assert chat.restore(turn.text) == text, "it does not come back"
assert evaluate([sys.argv[1]]) == 0, "the measures do not run"
assert not tried, f"tried: {tried}"
print("nothing was opened", file=sys.stderr)
"""


@pytest.mark.skipif(not models.FOLDER.exists(), reason="the models are made at set-up")
def test_importing_loading_finding_restoring_and_measuring_open_no_socket(tmp_path: Path) -> None:
    corpus = tmp_path / "small.jsonl"
    corpus.write_text(
        json.dumps(
            {
                "id": "a",
                "lang": "en",
                "turns": [{"role": "user", "text": "I am Maria Chen, maria.chen@acme.org"}],
                "spans": [{"turn": 0, "start": 16, "end": 35, "label": "email"}],
            }
        )
        + "\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(corpus)], cwd=ROOT, capture_output=True, text=True, timeout=120
    )

    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stderr.rstrip().endswith("nothing was opened")
    assert "small" in done.stdout


def test_the_refusal_itself_works() -> None:
    attempt = (
        PROGRAM.split("from pathlib import Path")[0] + '\nsocket.create_connection(("203.0.113.1", 80))\n'
    )

    done = subprocess.run([sys.executable, "-c", attempt], capture_output=True, text=True, timeout=60)

    assert "create_connection is refused here" in done.stderr
