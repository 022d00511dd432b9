"""Streams say what the model wrote, in the sites' own frames, with names cut between them."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from penname.demo import streams
from penname.demo.threads import Node

ANSWER = Node("a", "u", "assistant", "Dear Marta Kovel, thank you for your note.")


def frames(text: str) -> list[object]:
    lines = [line.removeprefix("data: ") for line in text.splitlines() if line.startswith("data: ")]
    return [json.loads(line) if line != "[DONE]" else line for line in lines]


@given(st.text(max_size=200))
def test_the_tokens_of_a_text_always_give_it_back(text: str) -> None:
    assert "".join(streams.tokens(text)) == text


def test_a_name_never_comes_in_one_token() -> None:
    assert not any("Marta" in token or "Kovel" in token for token in streams.tokens(ANSWER.text))


def test_chatgpts_events_use_the_types_and_keys_of_the_captured_stream(shared: Path) -> None:
    captured = frames((shared / "sites" / "chatgpt-stream-inline.txt").read_text(encoding="utf-8"))
    asked = Node("u", "client-created-root", "user", "Write to Marta Kovel.")
    made = frames("".join(streams.chatgpt_events("c", asked, ANSWER, "A title")))
    kinds = {frame["type"] for frame in captured if isinstance(frame, dict) and "type" in frame}
    for frame in made:
        if isinstance(frame, dict) and "type" in frame:
            assert frame["type"] in kinds
    first = next(frame for frame in made if isinstance(frame, dict) and frame.get("o") == "add")
    real = next(frame for frame in captured if isinstance(frame, dict) and frame.get("o") == "add")
    assert isinstance(first, dict)
    assert isinstance(real, dict)
    assert first.keys() == real.keys()
    assert set(first["v"]["message"]) <= set(real["v"]["message"])


def test_claudes_events_carry_the_answer_in_deltas(shared: Path) -> None:
    captured = (shared / "sites" / "claude-stream-text.txt").read_text(encoding="utf-8")
    made = "".join(streams.claude_events("u", ANSWER))
    names = {line for line in made.splitlines() if line.startswith("event: ")}
    assert names == {line for line in captured.splitlines() if line.startswith("event: ")}
    deltas = [f for f in frames(made) if isinstance(f, dict) and f["type"] == "content_block_delta"]
    assert "".join(frame["delta"]["text"] for frame in deltas) == ANSWER.text


def test_openai_chunks_end_with_done() -> None:
    made = frames("".join(streams.openai_events(ANSWER.text)))
    assert made[-1] == "[DONE]"
    assert (
        "".join(f["choices"][0]["delta"].get("content", "") for f in made[:-1] if isinstance(f, dict))
        == ANSWER.text
    )
