"""The extension's types are written from the daemon's messages, and are never out of date."""

from __future__ import annotations

from pathlib import Path

import pytest

from penname.protocol.generate import EXTENSION, constants, files, reply_of, type_declarations
from penname.protocol.messages import REPLIES, REQUESTS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", files())
def test_the_generated_files_are_fresh(name: str) -> None:
    """If this fails, run: python -m penname.protocol.generate"""
    assert (ROOT / EXTENSION / name).read_text(encoding="utf-8") == files()[name]


@pytest.mark.parametrize("cls", REQUESTS.values(), ids=REQUESTS)
def test_every_request_says_its_reply(cls: type) -> None:
    assert reply_of(cls) in REPLIES


def test_a_request_that_does_not_say_its_reply_is_an_error() -> None:
    class Silent:
        """Says nothing."""

    with pytest.raises(ValueError, match="Silent"):
        reply_of(Silent)


def test_every_message_has_an_interface_with_its_name_on_the_wire() -> None:
    text = type_declarations()
    for name, cls in (REQUESTS | REPLIES).items():
        assert f"export interface {cls.__name__} {{\n  type: '{name}';" in text


def test_types_that_python_knows_are_said_in_typescript() -> None:
    text = type_declarations()
    assert "  texts: ReadonlyArray<Leaf>;\n  purpose?: Purpose;\n  tab?: number;" in text
    assert "  exposure: Exposure | null;" in text
    assert "  edges: ReadonlyArray<readonly [string, string]>;" in text
    assert "  parameters: Record<string, string>;" in text
    assert "  ask: '' | 're-root';" in text


def test_the_constants_are_there_at_run_time() -> None:
    assert "export const VERSION = 1;" in constants()
    assert '  "too-large": "This is longer' in constants()
