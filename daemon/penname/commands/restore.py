"""`restore`: a reply, or replies in JSON lines, with the real values again. Needs no daemon."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from penname.commands import options, records, vault_file
from penname.core.errors import CoreError
from penname.protocol import endpoint


def arguments(parser: argparse.ArgumentParser) -> None:
    """What it takes."""
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="REPLY", help="the reply; standard input without"
    )
    parser.add_argument("--jsonl", action="store_true", help="conversations with replies, an object a line")
    parser.add_argument("--load", type=Path, metavar="VAULT", help="what `protect --save` kept")
    options.add(parser)


def main(arguments: argparse.Namespace) -> int:
    """0 done, 1 a conversation that may not leave, 2 bad input."""
    if not arguments.jsonl and arguments.load is None:
        return options.refuse("say which vault: --load FILE, as kept by `penname protect --save FILE`", 2)
    try:
        data = options.data(arguments.file)
        if arguments.jsonl:
            return _conversations(records.with_replies(data), arguments)
        return _reply(data.decode("utf-8"), arguments)
    except UnicodeDecodeError:
        return options.refuse("the reply is not UTF-8", 2)
    except (records.BadInput, OSError) as reason:
        return options.refuse(str(reason), 2)
    except CoreError as reason:
        return options.refuse(str(reason), 1)


def _reply(text: str, arguments: argparse.Namespace) -> int:
    key = arguments.key_hex or vault_file.own_key(Path(endpoint.home()))
    id, vault = vault_file.load(arguments.load, key)
    chat = options.conversation(arguments, key, id, vault)
    sys.stdout.buffer.write(chat.restore(text).encode("utf-8"))
    sys.stdout.flush()
    return 0


def _conversations(given: list[records.Record], arguments: argparse.Namespace) -> int:
    """One line a record: its turns are protected again, and its replies brought back."""
    key = arguments.key_hex or os.urandom(32)
    code = 0
    for number, record in enumerate(given, start=1):
        chat = options.conversation(arguments, key, record.id)
        try:
            for role, text in record.turns:
                chat.protect(text, role)
        except CoreError as reason:
            code = options.refuse(f"record {number}: {reason}", 1)
            continue
        replies = [chat.restore(reply) for reply in record.replies]
        sys.stdout.write(json.dumps({"id": record.id, "replies": replies}) + "\n")
        sys.stdout.flush()
    return code
