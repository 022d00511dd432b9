"""Chooses, once, the half of the open corpora that is never trained on, and writes its ids down.

    python training/set_aside.py SHARED > training/set_aside.json

A record's half is the parity of SHA-256 of its id: nobody chose it, and a new record has one too.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

CORPORA = (
    "prompts_main",
    "conversations_open",
    "capid_train",
    "presidio_generated_large",
    "field_reports",
    "pupa_tnb",
    "mt_vicuna_bench",
)


def is_set_aside(identity: str) -> bool:
    """Whether the record belongs to the evaluation half."""
    return hashlib.sha256(identity.encode()).digest()[0] % 2 == 0


def main(shared: Path) -> None:
    """Print the ids of the evaluation half, by corpus."""
    aside = {}
    for corpus in CORPORA:
        with (shared / "data" / f"{corpus}.jsonl").open(encoding="utf-8") as lines:
            ids = [json.loads(line)["id"] for line in lines]
        aside[corpus] = [identity for identity in ids if is_set_aside(identity)]
    print(json.dumps(aside, indent=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
