"""What daemon and native host add to a prompt, without detection: 1 kB there and back, and their starts.

    python -m tests.bench.daemon

The detector knows a few names by heart and finds none in these texts. Times are wall clock, in milliseconds.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.fakes.daemon import Daemon, prompt
from tests.fakes.native_host import Browser

from penname.client.daemon import ask
from penname.protocol import messages

CALLS, WARM_UPS, STARTS = 200, 20, 5
KILOBYTE = ("The heating in the kitchen has been broken for a week and nobody answers. " * 14)[:1000]


def main() -> None:
    """Prints one table."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        os.environ["PENNAME_HOME"] = str(home)
        starts = [_start(home) for _ in range(STARTS)]
        daemon = Daemon(home)
        daemon.wait_until("ready")
        browser = Browser(home)
        rows = {
            "socket: status": _timed(lambda: ask(messages.Status())),
            "socket: protect 1 kB": _timed(lambda: ask(prompt(KILOBYTE))),
            "host and socket: status": _timed(lambda: browser.ask(messages.Status())),
            "host and socket: protect 1 kB": _timed(lambda: browser.ask(prompt(KILOBYTE))),
            "host and socket: protect 50 kB": _timed(lambda: browser.ask(prompt(KILOBYTE * 50)), 40),
            "host: start to first answer": _timed(lambda: _first_answer(home), 20),
            "daemon: start to first answer": [socket for socket, _ in starts],
            "daemon: start to ready (no models)": [ready for _, ready in starts],
        }
        browser.close()
        daemon.stop()
    print(f"{'':<36}{'p50':>8}{'p95':>8}{'max':>8}")
    for name, times in rows.items():
        times.sort()
        p95 = times[min(len(times) - 1, int(0.95 * len(times)))]
        print(f"{name:<36}{statistics.median(times):>8.1f}{p95:>8.1f}{times[-1]:>8.1f}")


def _timed(call: Callable[[], object], calls: int = CALLS) -> list[float]:
    """Milliseconds of each call, after a few that do not count."""
    for _ in range(min(WARM_UPS, calls // 4)):
        call()
    times = []
    for _ in range(calls):
        begun = time.perf_counter()
        call()
        times.append(1000 * (time.perf_counter() - begun))
    return times


def _first_answer(home: Path) -> None:
    browser = Browser(home)
    browser.ask(messages.Hello(1, "extension"))
    browser.process.kill()
    browser.process.wait()


def _start(home: Path) -> tuple[float, float]:
    daemon = Daemon(home)
    times = 1000 * daemon.wait_for_socket(), 1000 * daemon.wait_until("ready")
    daemon.stop()
    return times


if __name__ == "__main__":
    main()
