"""`unlock`: the passphrase, asked for on the terminal, where there is no keyring."""

from __future__ import annotations

import argparse
import getpass
import sys

from penname.client.daemon import Refusal, ask
from penname.protocol import messages

SHORTEST = 8
"""Characters of a new passphrase."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing: a passphrase on the command line could be read by everyone on the machine."""


def main(_: argparse.Namespace) -> int:
    """Asks for the passphrase, twice when it is a new one. 1 when it does not open the key."""
    try:
        is_new = ask(messages.Status()).state == "no-key"
        passphrase = getpass.getpass("New passphrase: " if is_new else "Passphrase: ")
        if is_new:
            if len(passphrase) < SHORTEST:
                sys.stderr.write(f"A passphrase has at least {SHORTEST} characters.\n")
                return 1
            if getpass.getpass("The same again: ") != passphrase:
                sys.stderr.write("The two are not the same. Nothing was changed.\n")
                return 1
        ask(messages.Unlock(passphrase))
    except (EOFError, KeyboardInterrupt):
        sys.stderr.write("\nNothing was changed.\n")
        return 1
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 1
    sys.stdout.write("Unlocked.\n")
    return 0
