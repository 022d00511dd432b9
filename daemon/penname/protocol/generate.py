"""The extension's types, written from `messages.py`: `python -m penname.protocol.generate`.

Two files: `messages.d.ts` (types only) and `terms.js` (the constants of `terms.py`, needed at run time).
A test fails while they differ from what this module writes.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
import types
import typing
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, Literal

from penname.protocol import messages, parts, terms

EXTENSION = Path("extension/src/protocol")
"""Where the generated files live, from the root of the repository."""

_HEAD = "// Written by daemon/penname/protocol/generate.py from the daemon's messages. Do not edit.\n"
_WORDS: dict[Any, str] = {str: "string", bool: "boolean", int: "number", float: "number", Any: "unknown"}


def type_declarations() -> str:
    """The text of `messages.d.ts`: one interface a message, and who answers whom."""
    return "\n".join([_HEAD, *_aliases(), *_shared(), *_messages(), *_unions()])


def constants() -> str:
    """The text of `terms.js`."""
    refusals = "".join(f"  {json.dumps(k)}: {json.dumps(v)},\n" for k, v in terms.REFUSALS.items())
    return (
        f"{_HEAD}\n"
        f"export const VERSION = {terms.VERSION};\n"
        f"export const LARGEST_REQUEST = {terms.LARGEST_REQUEST}; // bytes of one request body\n\n"
        f"/** Every refusal's code and sentence. */\n"
        f"export const REFUSALS = Object.freeze({{\n{refusals}}});\n"
    )


def files() -> dict[str, str]:
    """Every generated file: its name in EXTENSION and its whole text."""
    return {"messages.d.ts": type_declarations(), "terms.js": constants()}


def reply_of(request: type) -> str:
    """The name of the reply that a request's docstring promises."""
    found = re.match(r"Reply: `([a-z-]+)`", inspect.getdoc(request) or "")
    if not found or found[1] not in messages.REPLIES:
        raise ValueError(f"{request.__name__} does not say its reply")
    return found[1]


def _literals() -> dict[str, Any]:
    return {name: hint for name, hint in vars(parts).items() if typing.get_origin(hint) is Literal}


def _aliases() -> Iterator[str]:
    for name, hint in _literals().items():
        yield f"export type {name} = {_choices(hint)};"
    yield f"export type RefusalCode = {_choices(Literal[tuple(terms.REFUSALS)])};\n"


def _shared() -> Iterator[str]:
    for cls in vars(parts).values():
        if inspect.isclass(cls) and is_dataclass(cls):
            yield _interface(cls)


def _messages() -> Iterator[str]:
    for name, cls in messages.REQUESTS.items():
        yield _interface(cls, name, defaults_may_be_left_out=True)
    for name, cls in messages.REPLIES.items():
        yield _interface(cls, name)


def _unions() -> Iterator[str]:
    requests = messages.REQUESTS
    yield f"export type Request = {' | '.join(cls.__name__ for cls in requests.values())};"
    yield f"export type Reply = {' | '.join(cls.__name__ for cls in messages.REPLIES.values())};\n"
    yield "/** The reply of each request; any of them may be answered by `Refused` instead. */"
    answers = (f"  {name!r}: {messages.REPLIES[reply_of(cls)].__name__};" for name, cls in requests.items())
    yield "\n".join(["export interface ReplyTo {", *answers, "}\n"])


def _interface(cls: type, name: str = "", *, defaults_may_be_left_out: bool = False) -> str:
    hints = typing.get_type_hints(cls)
    lines = [*_comment(cls), f"export interface {cls.__name__} {{"]
    if name:
        lines.append(f"  type: '{name}';")
    for f in fields(cls):
        has_default = f.default is not MISSING or f.default_factory is not MISSING
        mark = "?" if defaults_may_be_left_out and has_default else ""
        lines.append(f"  {f.name}{mark}: {_typescript(hints[f.name])};")
    return "\n".join([*lines, "}\n"])


def _comment(cls: type) -> list[str]:
    text = inspect.getdoc(cls) or ""
    if text.startswith(f"{cls.__name__}("):  # dataclasses write one where there is none
        return []
    first, *rest = text.splitlines()
    return ["/**", f" * {first}", *(f" * {line}".rstrip() for line in rest), " */"]


def _typescript(hint: Any) -> str:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    for name, alias in _literals().items():
        if hint == alias:
            return name
    if origin is Literal:
        return _choices(hint)
    if origin in (types.UnionType, typing.Union):
        return f"{_typescript(arguments[0])} | null"
    if origin is tuple and arguments[1:] == (Ellipsis,):
        return f"ReadonlyArray<{_typescript(arguments[0])}>"
    if origin is tuple:
        return f"readonly [{', '.join(map(_typescript, arguments))}]"
    if origin is dict:
        return f"Record<string, {_typescript(arguments[1])}>"
    return str(hint.__name__) if inspect.isclass(hint) and is_dataclass(hint) else _WORDS[hint]


def _choices(hint: Any) -> str:
    return " | ".join(f"'{choice}'" for choice in typing.get_args(hint))


def main() -> int:
    """Writes the generated files below the working directory, the root of the repository."""
    if not EXTENSION.parent.is_dir():
        print("Run this from the root of the repository.", file=sys.stderr)  # noqa: T201
        return 2
    EXTENSION.mkdir(exist_ok=True)
    for name, text in files().items():
        (EXTENSION / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
