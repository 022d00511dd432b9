"""Conversations in JSON lines: read whole and checked before anything is written.

BadInput            a line that is no record; says which line and which field, never what stands there
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from penname.core.message import Role


class BadInput(ValueError):
    """Raised for input that can't be used. The message is one line."""

    def __init__(self, line: int, field: str, wanted: str) -> None:
        super().__init__(f"line {line}, field {field}: {wanted}")


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """One conversation. `replies` is empty where the command asks for none."""

    id: str
    turns: tuple[tuple[str, str], ...]  # role, text
    replies: tuple[str, ...] = ()


def conversations(data: bytes) -> list[Record]:
    """The records of `penname protect --jsonl`. Blank lines are skipped.

    Raises:
        BadInput: A line is no such record.
    """
    return [Record(_id(number, row), _turns(number, row)) for number, row in _rows(data)]


def with_replies(data: bytes) -> list[Record]:
    """The records of `penname restore --jsonl`. Blank lines are skipped.

    Raises:
        BadInput: A line is no such record.
    """
    return [
        Record(_id(number, row), _turns(number, row), _replies(number, row)) for number, row in _rows(data)
    ]


def _rows(data: bytes) -> list[tuple[int, dict[str, Any]]]:
    rows = []
    for number, line in enumerate(data.split(b"\n"), start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line.decode("utf-8"))
        except UnicodeDecodeError:
            raise BadInput(number, "(the line)", "is not UTF-8") from None
        except (json.JSONDecodeError, RecursionError):
            raise BadInput(number, "(the line)", "is not JSON") from None
        if not isinstance(row, dict):
            raise BadInput(number, "(the line)", "must be an object with id and turns")
        rows.append((number, row))
    return rows


def _id(number: int, row: dict[str, Any]) -> str:
    return _string(number, "id", row.get("id"))


def _turns(number: int, row: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    turns = []
    for nth, turn in enumerate(_list(number, "turns", row.get("turns"))):
        if not isinstance(turn, dict):
            raise BadInput(number, f"turns[{nth}]", "must be an object with role and text")
        role = _string(number, f"turns[{nth}].role", turn.get("role"))
        if role not in set(Role):
            raise BadInput(number, f"turns[{nth}].role", "must be user or assistant")
        turns.append((role, _string(number, f"turns[{nth}].text", turn.get("text"))))
    return tuple(turns)


def _replies(number: int, row: dict[str, Any]) -> tuple[str, ...]:
    replies = _list(number, "replies", row.get("replies"))
    return tuple(_string(number, f"replies[{nth}]", reply) for nth, reply in enumerate(replies))


def _list(number: int, field: str, value: Any) -> Sequence[Any]:
    if not isinstance(value, list):
        raise BadInput(number, field, "must be a list")
    return value


def _string(number: int, field: str, value: Any) -> str:
    if not isinstance(value, str):
        raise BadInput(number, field, "must be a string")
    return value
