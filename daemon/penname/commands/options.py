"""The options that the offline commands share, and the conversation that follows from them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from penname import offline
from penname.core.kinds import Kind
from penname.core.vault import Vault

POLICIES = ("balanced", "strict", "camp", "watch")
DATES = ("auto", "encipher", "shift", "shift-capped", "shift-today")
BIRTH_DATES = ("decade", "full-range")


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the common options."""
    parser.add_argument("--policy", choices=POLICIES, default="balanced", help="what is done with each kind")
    parser.add_argument("--tau", type=_number(0, 1000), help="the score from which everything is replaced")
    parser.add_argument("--alpha", type=_number(0, 1), help="what one more kind beside a kind adds")
    parser.add_argument("--key-hex", type=_key, metavar="HEX", help="64 digits; same key, same surrogates")
    parser.add_argument("--my-details", type=Path, metavar="FILE", help="a line a detail, or `kind: detail`")
    parser.add_argument("--dates", choices=DATES, default="auto", help="how dates move")
    parser.add_argument("--birth-dates", choices=BIRTH_DATES, default="decade", help="how births move")
    parser.add_argument(
        "--replace", type=_kind, action="append", default=[], metavar="KIND", help="replace this kind always"
    )
    parser.add_argument("--lang", default="", metavar="XX", help="the language, where it is known")


def conversation(
    arguments: argparse.Namespace, key: bytes, id: str, vault: Vault | None = None
) -> offline.Conversation:
    """The conversation that the options ask for.

    Raises:
        OSError: The file of details can't be read.
    """
    return offline.Conversation(
        key,
        id,
        arguments.policy,
        tau=arguments.tau,
        alpha=arguments.alpha,
        dates=arguments.dates,
        birth_dates=arguments.birth_dates,
        replace=arguments.replace,
        my_details=my_details(arguments.my_details),
        lang=arguments.lang,
        vault=vault,
    )


def data(file: Path | None) -> bytes:
    """The bytes of a file, or of standard input. Raises: OSError."""
    return sys.stdin.buffer.read() if file is None else file.read_bytes()


def refuse(sentence: str, code: int) -> int:
    """Tells on one line of standard error why it was not done, and gives the exit code."""
    sys.stderr.write(f"penname: {' '.join(sentence.split())}\n")
    return code


def my_details(path: Path | None) -> list[tuple[str, Kind]]:
    """The details listed in a file, each with its kind: a person where no kind is said.

    Raises:
        OSError: The file can't be read.
    """
    if path is None:
        return []
    lines = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [_detail(line) for line in lines if line and not line.startswith("#")]


def _detail(line: str) -> tuple[str, Kind]:
    name, colon, value = line.partition(":")
    word = name.strip().lower().replace(" ", "_")
    if colon and value.strip() and word in set(Kind):
        return value.strip(), Kind(word)
    return line, Kind.PERSON


def _kind(word: str) -> Kind:
    try:
        return Kind(word.lower().replace("-", "_"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"no such kind; kinds are {', '.join(sorted(Kind))}") from None


def _key(digits: str) -> bytes:
    try:
        key = bytes.fromhex(digits)
    except ValueError:
        key = b""
    if len(key) != 32 or len(digits) != 64:
        raise argparse.ArgumentTypeError("a key is 64 hex digits")
    return key


def _number(least: float, below: float) -> Callable[[str], float]:
    def number(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not least <= value < below:
            raise argparse.ArgumentTypeError(f"a number from {least} to below {below}")
        return value

    return number
