"""`protect`: a text, or conversations in JSON lines, under pen names. Needs no daemon."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from penname import offline
from penname.commands import options, records, vault_file
from penname.core.errors import CoreError
from penname.protocol import endpoint


def arguments(parser: argparse.ArgumentParser) -> None:
    """What it takes."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the text; standard input without")
    parser.add_argument("--jsonl", action="store_true", help="conversations, one JSON object a line")
    parser.add_argument("--save", type=Path, metavar="VAULT", help="keep what `restore --load` needs, sealed")
    options.add(parser)


def main(arguments: argparse.Namespace) -> int:
    """0 done, 1 a text that may not leave, 2 bad input."""
    try:
        data = options.data(arguments.file)
        if arguments.jsonl:
            return _conversations(records.conversations(data), arguments)
        return _text(data.decode("utf-8"), arguments)
    except UnicodeDecodeError:
        return options.refuse("the text is not UTF-8", 2)
    except (records.BadInput, OSError) as reason:
        return options.refuse(str(reason), 2)
    except CoreError as reason:
        return options.refuse(str(reason), 1)


def _text(text: str, arguments: argparse.Namespace) -> int:
    key = arguments.key_hex or (
        vault_file.own_key(Path(endpoint.home())) if arguments.save else os.urandom(32)
    )
    id = os.urandom(16).hex()
    chat = options.conversation(arguments, key, id)
    sent = chat.protect(text).text
    if arguments.save:
        vault_file.save(arguments.save, key, id, chat.vault)
    sys.stdout.buffer.write(sent.encode("utf-8"))
    sys.stdout.flush()
    return 0


def _conversations(given: list[records.Record], arguments: argparse.Namespace) -> int:
    """One line a record. A record that may not leave is told on standard error, and the others go on."""
    key = arguments.key_hex or os.urandom(32)
    code = 0
    offline.warm_up()  # so that no turn's milliseconds are those of loading
    for number, record in enumerate(given, start=1):
        try:
            line = json.dumps(answer(record, options.conversation(arguments, key, record.id)))
        except CoreError as reason:
            code = options.refuse(f"record {number}: {reason}", 1)
            continue
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return code


def answer(record: records.Record, chat: offline.Conversation) -> dict[str, Any]:
    """The record's line: each turn as it left, what became of all of them, and every finding.

    Raises:
        NoWayBack, NoSurrogateLeft: A turn may not leave.
    """
    turns: list[offline.Turn] = []
    milliseconds = []
    for role, text in record.turns:
        start = time.process_time()
        turns.append(chat.protect(text, role))
        milliseconds.append(round(1000 * (time.process_time() - start), 3))
    final = turns[-1].history if turns else ()
    typed = [(text, sent) for (role, text), sent in zip(record.turns, final, strict=True) if role == "user"]
    return {
        "id": record.id,
        "turns": [
            {"role": role, "text": turn.text} for (role, _), turn in zip(record.turns, turns, strict=True)
        ],
        "final": list(final),
        "spans": [
            _span(number, finding)
            for number, findings in enumerate(turns[-1].all_findings if turns else ())
            for finding in findings
        ],
        "exposure": [turn.exposure for turn in turns],
        "exposed": [turn.exposed for turn in turns],
        "verdict": [turn.verdict for turn in turns],
        "round_trip": all(chat.restore(sent) == text for text, sent in typed),
        "ms": milliseconds,
    }


def _span(turn: int, finding: offline.Finding) -> dict[str, Any]:
    return {
        "turn": turn,
        "start": finding.start,
        "end": finding.end,
        "kind": finding.kind.value,
        "entity": finding.entity,
        "value": finding.value,
        "surrogate": finding.surrogate,
    }
