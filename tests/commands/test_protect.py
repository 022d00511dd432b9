"""`penname protect` and `penname restore`, as a person and as a measurement call them."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.fakes.detector import FakeDetector

from penname import offline
from penname.__main__ import main
from penname.core.errors import NoWayBack
from penname.core.kinds import Kind

HELLO = "I am Maria Torres from Sacramento.\r\n"
FOUND = {
    "Maria Torres": Kind.PERSON,
    "Sacramento": Kind.LOCATION,
    "85,000": Kind.SALARY,
    "536-22-8714": Kind.NATIONAL_ID,
}
KEY = ("--key-hex", "00" * 32)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs the command line on some input and gives its exit code, output and complaint."""
    monkeypatch.setattr(offline, "_loaded_detector", lambda: FakeDetector(FOUND))
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path / "home"))

    def run(*words: str, data: bytes = b"") -> tuple[int, str, str]:
        out, err = io.BytesIO(), io.StringIO()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        monkeypatch.setattr(
            sys, "stdout", io.TextIOWrapper(out, encoding="utf-8", newline="", write_through=True)
        )
        monkeypatch.setattr(sys, "stderr", err)
        return main(words), out.getvalue().decode(), err.getvalue()

    return run


def record(*turns: tuple[str, str], id: str = "c1", **more: object) -> bytes:
    return json.dumps(
        {"id": id, "turns": [{"role": role, "text": text} for role, text in turns], **more}
    ).encode()


def answers(output: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in output.splitlines()]


def test_a_text_leaves_under_pen_names_and_its_reply_comes_back(run: Run, tmp_path: Path) -> None:
    vault = str(tmp_path / "x.vault")
    code, sent, _ = run("protect", "--policy", "strict", "--save", vault, data=HELLO.encode())

    assert code == 0
    assert not any(value in sent for value in FOUND)
    assert run("restore", "--load", vault, data=sent.encode()) == (0, HELLO, "")


def test_a_file_is_read_as_standard_input_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "text"
    file.write_bytes(HELLO.encode())

    assert run("protect", *KEY, str(file))[0] == 0


def test_a_record_is_answered_with_everything_the_contract_names(run: Run) -> None:
    data = record(
        ("user", "I am Maria Torres, 85,000 a year"),
        ("assistant", "Dear Maria Torres"),
        ("user", "536-22-8714"),
    )
    code, out, _ = run("protect", "--jsonl", "--policy", "strict", *KEY, data=data)
    (answer,) = answers(out)

    assert code == 0
    assert list(answer) == [
        "id",
        "turns",
        "final",
        "spans",
        "exposure",
        "exposed",
        "verdict",
        "round_trip",
        "ms",
    ]
    assert [turn["role"] for turn in answer["turns"]] == ["user", "assistant", "user"]
    assert answer["final"] == [turn["text"] for turn in answer["turns"]]
    assert answer["exposure"] == [1.56, 1.56, pytest.approx(3.52)]
    assert answer["exposed"] == [0.6, 0.6, 0.6]
    assert answer["verdict"] == ["send", "send", "block"]
    assert answer["round_trip"] is True
    assert len(answer["ms"]) == 3
    name, salary = answer["spans"][:2]
    assert name == {
        "turn": 0,
        "start": 5,
        "end": 17,
        "kind": "person",
        "entity": "person-1",
        "value": "Maria Torres",
        "surrogate": name["surrogate"],
    }
    assert salary["surrogate"] is None


def test_final_shows_the_retroactive_rewrite_and_turns_what_left(run: Run) -> None:
    data = record(("user", "I am Maria Torres"), ("user", "of Sacramento, 536-22-8714"))
    (answer,) = answers(run("protect", "--jsonl", "--policy", "camp", *KEY, data=data)[1])

    assert answer["turns"][0]["text"] == "I am Maria Torres"
    assert "Maria" not in answer["final"][0]
    assert answer["spans"][0]["surrogate"] is not None


def test_the_same_key_gives_the_same_lines_and_without_one_they_differ(run: Run) -> None:
    data = record(("user", HELLO))

    def sent(*words: str) -> list[str]:
        return [
            answer["final"]
            for answer in answers(run("protect", "--jsonl", "--policy", "strict", *words, data=data)[1])
        ]

    assert sent(*KEY) == sent(*KEY)
    assert sent() != sent()


def test_replies_are_restored_after_the_turns_are_replayed(run: Run) -> None:
    turns = (("user", HELLO),)
    final = answers(run("protect", "--jsonl", "--policy", "strict", *KEY, data=record(*turns))[1])[0]["final"]
    code, out, _ = run(
        "restore",
        "--jsonl",
        "--policy",
        "strict",
        *KEY,
        data=record(*turns, replies=[final[0], "Dear stranger"]),
    )

    assert code == 0
    assert answers(out) == [{"id": "c1", "replies": [HELLO, "Dear stranger"]}]


@pytest.mark.parametrize("command", ["protect", "restore"])
def test_bad_input_writes_one_line_and_nothing_else(run: Run, command: str) -> None:
    good = record(("user", HELLO), replies=[])
    code, out, err = run(command, "--jsonl", data=good + b"\n" + b'{"id": "x", "turns": [{"role": "user"}]}')

    assert (code, out) == (2, "")
    assert err == "penname: line 2, field turns[0].text: must be a string\n"


def test_what_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    assert run("protect", data=b"\xff")[0] == 2
    assert run("protect", str(tmp_path / "missing"))[0] == 2
    assert run("restore", data=b"x")[0] == 2


def test_a_vault_of_another_key_is_refused(run: Run, tmp_path: Path) -> None:
    vault = str(tmp_path / "x.vault")
    run("protect", "--save", vault, *KEY, data=HELLO.encode())
    code, out, err = run("restore", "--load", vault, "--key-hex", "11" * 32, data=b"x")

    assert (code, out) == (1, "")
    assert err.count("\n") == 1


def test_a_record_that_may_not_leave_is_told_and_the_others_go_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    protect = offline.Conversation.protect

    def refuse_one(self: offline.Conversation, text: str, role: str = "user") -> offline.Turn:
        if text == "impossible":
            raise NoWayBack(1)
        return protect(self, text, role)

    monkeypatch.setattr(offline.Conversation, "protect", refuse_one)
    data = record(("user", "impossible"), id="a") + b"\n" + record(("user", HELLO), id="b")
    code, out, err = run("protect", "--jsonl", data=data)

    assert code == 1
    assert [answer["id"] for answer in answers(out)] == ["b"]
    assert err.startswith("penname: record 1: ")
    assert "impossible" not in err


def test_half_a_surrogate_pair_and_no_turns_pass(run: Run) -> None:
    data = b'{"id": "a", "turns": []}\n' + record(("user", "I am Maria Torres \ud83d"), id="b")
    code, out, _ = run("protect", "--jsonl", "--policy", "strict", data=data)

    assert code == 0
    assert [answer["round_trip"] for answer in answers(out)] == [True, True]
