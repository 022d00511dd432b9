"""`status`, `pause`, `resume`, `quit` and `forget`: one question to the daemon each."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from penname.client.daemon import Refusal, ask
from penname.protocol import messages
from penname.protocol.replies import State


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the five commands take."""
    command = parser.get_default("command")
    if command == "status":
        parser.add_argument("--json", action="store_true", help="print one JSON object")
    elif command == "pause":
        parser.add_argument("minutes", type=int, metavar="MIN", help="1 to 1440")
    elif command == "forget":
        which = parser.add_mutually_exclusive_group(required=True)
        which.add_argument(
            "conversation", nargs="?", metavar="ID", help="SITE/CONVERSATION, as in chatgpt/67…"
        )
        which.add_argument("--all", action="store_true", help="every conversation, your lists, and the key")


def main(arguments: argparse.Namespace) -> int:
    """Asks, and prints the answer in a line. 1 when the daemon refuses or does not run."""
    try:
        return _COMMANDS[arguments.command](arguments)
    except Refusal as refusal:
        if arguments.command == "status" and arguments.json:
            print_json({"state": "not-running", "sentence": str(refusal)})
        else:
            sys.stderr.write(f"{refusal}\n")
        return 1


def _status(arguments: argparse.Namespace) -> int:
    state: State = ask(messages.Status())
    if arguments.json:
        print_json(asdict(state))
    else:
        pause = f" {-(-state.paused_seconds // 60)} minutes left." if state.paused_seconds else ""
        open_ones = {1: "1 conversation"}.get(state.conversations, f"{state.conversations} conversations")
        sys.stdout.write(f"{state.sentence}{pause}\nRelease {state.daemon}, {open_ones} open.\n")
    return 0 if state.state in ("ready", "paused", "loading") else 1


def _pause(arguments: argparse.Namespace) -> int:
    ask(messages.Pause(arguments.minutes))
    sys.stdout.write(f"Paused for {arguments.minutes} minutes. What you send now leaves as you typed it.\n")
    return 0


def _resume(_: argparse.Namespace) -> int:
    ask(messages.Resume())
    sys.stdout.write("Penname is protecting again.\n")
    return 0


def _quit(_: argparse.Namespace) -> int:
    ask(messages.Quit())
    sys.stdout.write("Penname stops. On protected sites nothing can be sent until: penname run\n")
    return 0


def _forget(arguments: argparse.Namespace) -> int:
    if arguments.all:
        ask(messages.Forget())
        sys.stdout.write(
            "Everything is forgotten: conversations, lists and key. Old replies stay as they are.\n"
        )
        return 0
    site, _, conversation = arguments.conversation.partition("/")
    if not site or not conversation:
        sys.stderr.write("penname forget: an ID is SITE/CONVERSATION, as in chatgpt/67…\n")
        return 2
    ask(messages.Forget(site, conversation))
    sys.stdout.write("Forgotten.\n")
    return 0


def print_json(record: object) -> None:
    """One JSON object on one line."""
    sys.stdout.write(json.dumps(record, ensure_ascii=False) + "\n")


_COMMANDS = {"status": _status, "pause": _pause, "resume": _resume, "quit": _quit, "forget": _forget}
