"""Messages to JSON and back. What does not fit `messages.py` exactly is refused here, at the border.

    Malformed       a body that is no message: not JSON, an unknown type or field, a field of the wrong type

Errors name message types and fields, never what stood in them.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Literal, NoReturn

from penname.protocol.messages import REPLIES, REQUESTS

_NAMES = {cls: name for table in (REQUESTS, REPLIES) for name, cls in table.items()}


_LARGEST_NUMBER = 2**53
"""Beyond it JavaScript no longer counts exactly."""


class Malformed(ValueError):
    """Raised for a body that is no message. Its text names types and fields, never a value."""

    code = "malformed"


def encode(message: Any) -> bytes:
    """The message as UTF-8 JSON, every field written, `type` first.

    A lone half of a surrogate pair, which browsers let pass and UTF-8 can't hold, is written as an escape.
    """
    record = {"type": _NAMES[type(message)]} | _plain(message)
    try:
        return json.dumps(record, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:
        return json.dumps(record, allow_nan=False, separators=(",", ":")).encode()


def decode_request(body: bytes) -> Any:
    """The request in `body`: an instance of one of REQUESTS. Raises: Malformed."""
    return _decode(body, REQUESTS)


def decode_reply(body: bytes) -> Any:
    """The reply in `body`: an instance of one of REPLIES. Raises: Malformed."""
    return _decode(body, REPLIES)


def _decode(body: bytes, table: Mapping[str, type]) -> Any:
    try:
        record = json.loads(body.decode(), parse_constant=_not_a_number)
    except (ValueError, RecursionError):
        raise Malformed("this is not JSON") from None
    if not isinstance(record, dict):
        raise Malformed("a message is a JSON object")
    name = record.pop("type", None)
    if not isinstance(name, str) or name not in table:
        raise Malformed("the type of this message is unknown")
    return _build(table[name], record, name)


def _not_a_number(_: str) -> NoReturn:
    raise ValueError("no NaN, no Infinity")


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return {f.name: _plain(getattr(value, f.name)) for f in fields(value)}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


@cache
def _shape(cls: type) -> dict[str, tuple[Any, bool]]:
    """For each field of a message: its type, and whether it must be there."""
    hints = typing.get_type_hints(cls)
    return {
        f.name: (hints[f.name], f.default is MISSING and f.default_factory is MISSING) for f in fields(cls)
    }


def _build(cls: type, record: dict[str, Any], where: str) -> Any:
    shape = _shape(cls)
    if unknown := len(record.keys() - shape.keys()):
        raise Malformed(f"{where} has {unknown} unknown field(s)")
    values: dict[str, Any] = {}
    for name, (hint, needed) in shape.items():
        if name in record:
            values[name] = _read(hint, record[name], f"{where}.{name}")
        elif needed:
            raise Malformed(f"{where}.{name} is missing")
    return cls(**values)


def _read(hint: Any, value: Any, where: str) -> Any:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint is Any:
        return value
    if origin is Literal:
        if isinstance(value, str) and value in arguments:
            return value
    elif origin in (types.UnionType, typing.Union):  # always `X | None` here
        return None if value is None else _read(arguments[0], value, where)
    elif origin is tuple:
        if isinstance(value, list):
            return _read_tuple(arguments, value, where)
    elif origin is dict:
        if isinstance(value, dict):
            return {key: _read(arguments[1], item, f"{where}[…]") for key, item in value.items()}
    elif is_dataclass(hint):
        if isinstance(value, dict):
            return _build(typing.cast(type, hint), value, where)
    elif hint in (int, float):
        if type(value) in (int, hint) and -_LARGEST_NUMBER <= value <= _LARGEST_NUMBER:
            return hint(value)
    elif isinstance(value, hint):
        return value
    raise Malformed(f"{where} is of the wrong type")


def _read_tuple(arguments: tuple[Any, ...], value: list[Any], where: str) -> tuple[Any, ...]:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        return tuple(_read(arguments[0], item, f"{where}[{i}]") for i, item in enumerate(value))
    if len(arguments) != len(value):
        raise Malformed(f"{where} is of the wrong length")
    return tuple(_read(hint, item, where) for hint, item in zip(arguments, value, strict=True))
