"""How soon a new daemon answers and protects, what that takes, and what the first turns cost.

    python -m tests.bench.start [--starts 3]

The real daemon with the real models, in a state folder of its own, with its key from standard input and
without a tray. Seconds are wall clock; what the processor did is beside them: no other program counts there.
"""

from __future__ import annotations

import argparse
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import astuple, dataclass
from pathlib import Path

from penname.client.daemon import ask
from penname.protocol import messages
from penname.protocol.exchange import is_answering
from penname.protocol.parts import Leaf

SOCKET_S, READY_S, FIRST_TURN_MS, MEGABYTES = 0.5, 5.0, 200.0, 400.0
LONGEST_WAIT = 60.0
TURNS = (
    "Hi, I'm Greta Lindqvist from Sacramento. Please shorten my note to Tomas Barros at Alderford Ltd.",
    "Ich heiße Henrike Sommer und wohne in der Ahornstraße 14 in Göttingen. Wie kündige ich meinen Vertrag?",
    "Call me at (415) 867-2290 or write to amina.haddad@example.org before March 3, 2026. - Amina Haddad",
)


@dataclass(frozen=True, slots=True)
class Start:
    """One start: seconds to the first answer and to ready, CPU seconds to ready, ms of turns, megabytes."""

    socket: float
    ready: float
    processor: float
    first_turn: float
    other_turns: float
    resident: float
    most_resident: float


def start() -> Start:
    """Starts a daemon, sends it three prompts, and ends it."""
    with tempfile.TemporaryDirectory() as home:
        begun = time.perf_counter()
        daemon = subprocess.Popen(
            [sys.executable, "-m", "penname", "run", "--no-tray", "--key-stdin"],
            env={**os.environ, "PENNAME_HOME": home},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
        )
        assert daemon.stdin is not None
        daemon.stdin.write(secrets.token_hex(32).encode() + b"\n")
        daemon.stdin.close()
        try:
            while not is_answering(home):
                _wait(begun, daemon)
            socket = time.perf_counter() - begun
            while ask(messages.Status(), home).state != "ready":
                _wait(begun, daemon)
            ready, processor = time.perf_counter() - begun, _processor(daemon.pid)
            turns = [_turn(home, daemon.pid, number, text) for number, text in enumerate(TURNS)]
            resident, most = _megabytes(daemon.pid, "VmRSS"), _megabytes(daemon.pid, "VmHWM")
        finally:
            daemon.terminate()
            daemon.wait(10)
    return Start(socket, ready, processor, turns[0], statistics.mean(turns[1:]), resident, most)


def _wait(begun: float, daemon: subprocess.Popen[bytes]) -> None:
    assert daemon.poll() is None, "the daemon has ended"
    assert time.perf_counter() - begun < LONGEST_WAIT, "the daemon takes too long"
    time.sleep(0.01)


def _turn(home: str, pid: int, number: int, text: str) -> float:
    before = _processor(pid)
    ask(messages.Protect("chatgpt", f"chat {number}", f"r{number}", (Leaf("p", text),)), home)
    return 1000 * (_processor(pid) - before)


def _processor(pid: int) -> float:
    """Seconds of CPU so far, to a hundredth of a millisecond: all threads."""
    runs = (Path(f"/proc/{pid}/task/{task}/schedstat") for task in os.listdir(f"/proc/{pid}/task"))
    return sum(int(run.read_text().split()[0]) for run in runs) / 1e9


def _megabytes(pid: int, figure: str) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(figure))


def main() -> int:
    """Prints the table; 1 when the median of a figure is missed."""
    parser = argparse.ArgumentParser(prog="tests.bench.start")
    parser.add_argument("--starts", type=int, default=3)
    starts = [astuple(start()) for _ in range(parser.parse_args().starts)]
    rows = (
        ("first answer, s", SOCKET_S),
        ("ready, s", READY_S),
        ("  of it on the processor, s", READY_S),
        ("first turn, ms of CPU", FIRST_TURN_MS),
        ("next turns, ms of CPU", FIRST_TURN_MS),
        ("resident after three turns, MB", MEGABYTES),
        ("  at most, MB", MEGABYTES),
    )
    missed = False
    print(f"{'':<34}{'median':>8}{'max':>8}")
    for (name, bound), figures in zip(rows, zip(*starts, strict=True), strict=True):
        median = statistics.median(figures)
        missed |= median > bound
        print(f"{name:<34}{median:>8.2f}{max(figures):>8.2f}  (to reach: {bound:g})")
    return int(missed)


if __name__ == "__main__":
    raise SystemExit(main())
