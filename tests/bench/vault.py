"""What a turn costs without detection, and what opening a large vault costs.

    python -m tests.bench.vault

Prints, on this machine: protecting and restoring a 2 kB message with 50 people in it, the first time and
again; and reading a conversation of 1,000 people from a store on disk.
"""

from __future__ import annotations

import itertools
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.fakes.detector import FakeDetector
from tests.fakes.ports import FakeSettings

from penname.adapters import needs as real_needs
from penname.adapters.clock import SystemClock
from penname.adapters.sealed_store import SealedStore
from penname.conversations import Conversations, rows
from penname.conversations.answers import Leaf
from penname.conversations.outset import Outset
from penname.core import turn
from penname.core.findings import Finding
from penname.core.keys import ConversationKeys, StoreKeys
from penname.core.kinds import Kind
from penname.core.message import Message
from penname.core.rewrite import rewrite_all
from penname.core.wishes import Wishes
from penname.policies import POLICIES

ROUNDS = 50
TURN_MS, LOAD_MS = 1.0, 50.0
KEY = bytes(32)


def people(count: int) -> list[str]:
    """Made-up full names, no two alike."""
    ends = ("ana", "ivo", "ela", "omar", "uma", "ira", "elin", "asha", "otto", "ines")
    given = ["".join(pair).capitalize() for pair in itertools.product("bdfgklmnrs", ends)]
    family = [
        "".join(pair).capitalize()
        for pair in itertools.product(("bar", "den", "fal", "gor", "hul"), ("ton", "wick"))
    ]
    return [" ".join(pair) for pair in itertools.product(given, family)][:: 1000 // count][:count]


def message(count: int) -> Message:
    """A message in which each of so many people says something."""
    text, findings = "", []
    for name in people(count):
        findings.append(Finding(Kind.PERSON, len(text), len(text) + len(name), 0.9, "bench"))
        text += f"{name} said all is well today. "
    return Message(text, tuple(findings))


def milliseconds(act: Callable[[], object]) -> float:
    """The best of many, so that other programs do not count."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        act()
        best = min(best, time.perf_counter() - start)
    return 1000 * best


def main() -> None:
    """Prints the table."""
    needs = real_needs.load()
    outset = Outset(FakeDetector({}), needs)
    names = outset.names(ConversationKeys.of(KEY, bytes(16)), "auto", "decade")
    ours = message(50)
    start = time.perf_counter()
    made = turn.protect([ours], [], outset.registry(), names, POLICIES["strict"], Wishes())
    first = 1000 * (time.perf_counter() - start)
    registry, sent = made.registry, made.written[0].text
    protect = milliseconds(lambda: rewrite_all([ours], lambda finding, value: True, names))
    whole = milliseconds(lambda: turn.protect([ours], [], registry, names, POLICIES["strict"], Wishes()))
    restore = milliseconds(lambda: names.restorer().restore(sent))
    load, entities = vault_load(outset)
    print(f"50 people in {len(ours.text)} characters")
    print(f"  first turn, pen names made        {first:8.2f} ms")
    print(f"  protect: write and prove          {protect:8.2f} ms   (to reach: {TURN_MS})")
    print(f"  whole turn, known values searched {whole:8.2f} ms")
    print(f"  restore                           {restore:8.2f} ms   (to reach: {TURN_MS})")
    print(f"a vault of {entities} entities read from disk {load:8.2f} ms   (to reach: {LOAD_MS})")


def vault_load(outset: Outset) -> tuple[float, int]:
    """Milliseconds to read and unseal a conversation of 1,000 people, and how many entities it holds."""
    with tempfile.TemporaryDirectory() as folder:
        store = SealedStore(Path(folder) / "vault.sqlite3", SystemClock())
        big = message(1000)
        found = {big.text[each.start : each.end]: Kind.PERSON for each in big.findings}
        chats = Conversations(FakeDetector(found), outset.needs, store, KEY, FakeSettings(), SystemClock())
        answer = chats.protect("site", "chat", "r", [Leaf("text", big.text)])
        chats.confirm("site", "chat", "r", answer.changed)
        keys = StoreKeys(KEY)
        index = keys.index("site", "chat")

        def load() -> int:
            return len(rows.unseal(store.load(index), keys, KEY, index, outset).registry.entities)

        entities, took = load(), milliseconds(load)
        store.close()
        return took, entities


if __name__ == "__main__":
    main()
