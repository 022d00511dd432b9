"""The command line: `penname COMMAND`. Commands are modules of `commands/`; only the one asked for loads."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS: dict[str, tuple[str, str]] = {
    "run": ("run", "run the daemon, with a tray icon where there is a tray"),
    "status": ("talk", "say how the daemon is"),
    "pause": ("talk", "let everything leave as typed, for some minutes"),
    "resume": ("talk", "protect again"),
    "quit": ("talk", "stop the daemon"),
    "unlock": ("unlock", "give the passphrase, where there is no keyring"),
    "register": ("register", "tell the browsers where the native host is"),
    "doctor": ("doctor", "check everything, and say what to mend"),
    "forget": ("talk", "destroy what is kept of a conversation, or everything"),
    "protect": ("protect", "pseudonymize a text, without the daemon"),
    "restore": ("restore", "bring a reply back, without the daemon"),
    "evaluate": ("evaluate", "measure on corpora"),
    "demo": ("demo", "see it work: a private browser, an embedded chat site"),
}
"""Each command: its module, with `arguments(parser)` and `main(arguments) -> exit code`, and what it does."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit code: 0 done, 1 not done, 2 wrongly called."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] in ("-h", "--help"):
        sys.stdout.write(usage())
        return 0
    name = words[0]
    if name not in COMMANDS:
        sys.stderr.write(f"penname: there is no command of that name. Commands: {', '.join(COMMANDS)}\n")
        return 2
    module, does = COMMANDS[name]
    command = import_module(f"penname.commands.{module}")
    parser = argparse.ArgumentParser(prog=f"penname {name}", description=does[0].upper() + does[1:] + ".")
    parser.set_defaults(command=name)
    command.arguments(parser)
    return int(command.main(parser.parse_args(words[1:])))


def usage() -> str:
    """One line a command."""
    lines = (f"  {name:<10}{does}\n" for name, (_, does) in COMMANDS.items())
    return f"usage: penname COMMAND …\n\n{''.join(lines)}\npenname COMMAND --help tells more.\n"


if __name__ == "__main__":
    raise SystemExit(main())
