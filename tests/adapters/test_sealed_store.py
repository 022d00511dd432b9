"""The store keeps what it is given, forgets for good, and survives being killed at any moment."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penname.adapters.sealed_store import MIGRATIONS, SealedStore
from penname.ports import KeyMismatch, StoreDamaged, StoreTooNew

A, B = b"a" * 32, b"b" * 32


class FixedClock:
    """A day that the test says."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 30, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "vault.sqlite3"


def bytes_on_disk(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(path.parent.iterdir()))


def test_rows_come_back_after_a_restart(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    store.save(A, [("e2", b"two"), ("e1", b"one")])
    store.save(B, [("e1", b"other")])
    store.close()

    store = SealedStore(path, clock)
    assert store.load(A) == [("e1", b"one"), ("e2", b"two")]
    assert store.load(b"unknown") == []
    assert store.count() == 2


@given(
    st.lists(st.dictionaries(st.text(min_size=1, max_size=5), st.binary(max_size=20), max_size=4), max_size=6)
)
def test_the_last_row_of_a_name_is_the_one_that_stays(writes: list[dict[str, bytes]]) -> None:
    store = SealedStore(":memory:", FixedClock())
    expected: dict[str, bytes] = {}
    for rows in writes:
        store.save(A, list(rows.items()))
        expected |= rows
    assert dict(store.load(A)) == expected
    store.close()


def test_a_write_that_fails_half_way_leaves_nothing(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    with pytest.raises(sqlite3.Error):
        store.save(A, [("e1", b"one"), ("e2", None)])  # type: ignore[list-item]
    assert store.load(A) == []
    assert store.count() == 0


def test_what_is_forgotten_is_in_no_file(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    secret = b"SEALED-" * 500
    store.save(A, [(f"e{i}", secret) for i in range(50)])
    store.save(B, [("kept", b"KEPT-ROW")])
    assert b"SEALED-" in bytes_on_disk(path)

    store.forget(A)

    assert b"SEALED-" not in bytes_on_disk(path)
    assert A not in bytes_on_disk(path)
    assert store.load(B) == [("kept", b"KEPT-ROW")]
    store.close()
    assert b"SEALED-" not in bytes_on_disk(path)


def test_forgetting_everything_leaves_an_empty_store(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    store.bind(b"check-value")
    store.keep_fact("lists", b"SEALED-LISTS")
    store.save(A, [("e1", b"SEALED-ROW")])

    store.forget_everything()

    left = bytes_on_disk(path)
    assert not any(trace in left for trace in (b"SEALED", b"check-value", A))
    assert not store.is_bound
    assert store.count() == 0


def test_what_was_not_used_for_long_is_forgotten(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    store.save(A, [("e1", b"OLD-ROW")])
    clock.time += timedelta(days=20)
    store.save(B, [("e1", b"new")])
    clock.time += timedelta(days=20)

    store.forget_unused_since(clock.time - timedelta(days=30))

    assert store.load(A) == []
    assert store.load(B) != []
    assert b"OLD-ROW" not in bytes_on_disk(path)


def test_use_makes_it_stay(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    store.save(A, [("e1", b"row")])
    clock.time += timedelta(days=29)
    store.save(A, [])
    clock.time += timedelta(days=29)
    store.forget_unused_since(clock.time - timedelta(days=30))
    assert store.load(A) == [("e1", b"row")]


def test_another_key_is_noticed(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    assert not store.is_bound
    store.bind(b"one")
    store.bind(b"one")
    store.close()
    store = SealedStore(path, clock)
    assert store.is_bound
    with pytest.raises(KeyMismatch):
        store.bind(b"other")


def test_nobody_else_can_read_the_files(path: Path, clock: FixedClock) -> None:
    before = os.umask(0)
    try:
        store = SealedStore(path, clock)
        store.save(A, [("e1", b"row")])
    finally:
        os.umask(before)
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}


def test_an_older_store_is_brought_up_to_date(path: Path, clock: FixedClock) -> None:
    old = SealedStore(path, clock)
    old.save(A, [("e1", b"row")])
    old.close()

    newer = [*MIGRATIONS, "ALTER TABLE conversations ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0; SELECT 1"]
    store = SealedStore(path, clock, newer)
    assert store.load(A) == [("e1", b"row")]
    store.close()
    with pytest.raises(StoreTooNew):
        SealedStore(path, clock)


def test_a_migration_that_fails_changes_nothing(path: Path, clock: FixedClock) -> None:
    SealedStore(path, clock).close()
    broken = [*MIGRATIONS, "CREATE TABLE more (x); CREATE TABLE more (x)"]
    with pytest.raises(sqlite3.Error):
        SealedStore(path, clock, broken)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'more'").fetchone() == (0,)
    connection.close()


WRITER = """
import sys
from penname.adapters.clock import SystemClock
from penname.adapters.sealed_store import SealedStore
store = SealedStore(sys.argv[1], SystemClock())
turn = int(sys.argv[2])
while True:
    turn += 1
    store.save(b"a" * 32, [(f"{turn}/{i}", bytes([i]) * 2000) for i in range(20)])
    if turn % 7 == 0:
        store.forget(b"b" * 32)
    else:
        store.save(b"b" * 32, [("x", b"y" * 5000)])
    print(turn, flush=True)
"""


def test_killed_at_any_moment_it_loses_at_most_the_write_in_flight(path: Path, clock: FixedClock) -> None:
    """Twelve times a process that writes is killed; what it had said was written is there, in whole turns."""
    rng = random.Random(0)
    said = 0
    for _ in range(12):
        process = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), str(said)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout
        said = int(process.stdout.readline())
        time.sleep(rng.uniform(0, 0.05))
        process.send_signal(signal.SIGKILL)
        said = max([said, *map(int, process.stdout.read().split()[:-1])])
        process.wait()

        store = SealedStore(path, clock)
        turns: dict[int, int] = {}
        for row, sealed in store.load(A):
            turn, i = map(int, row.split("/"))
            assert sealed == bytes([i]) * 2000
            turns[turn] = turns.get(turn, 0) + 1
        assert set(turns.values()) == {20}
        assert said <= max(turns)
        said = max(turns)
        assert store._connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        store.close()


def test_a_thousand_rows_load_in_a_blink(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    store.save(A, [(f"{i:04}", bytes(300)) for i in range(1000)])
    begun = time.perf_counter()
    assert len(store.load(A)) == 1000
    assert time.perf_counter() - begun < 0.05


def test_a_file_that_is_no_store_is_told_from_a_full_disk(path: Path, clock: FixedClock) -> None:
    path.write_bytes(os.urandom(9000))
    with pytest.raises(StoreDamaged):
        SealedStore(path, clock)


def test_a_store_that_breaks_while_it_is_open_says_so(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    store.save(A, [(f"e{number}", os.urandom(3000)) for number in range(40)])
    store.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    with pytest.raises(StoreDamaged):
        SealedStore(path, clock).load(A)


def test_a_transaction_that_sqlite_has_ended_by_itself_leaves_a_store_that_works(
    path: Path, clock: FixedClock
) -> None:
    store = SealedStore(path, clock)
    store._connection.execute("PRAGMA max_page_count = 12")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        store.save(A, [(f"e{number}", bytes(4000)) for number in range(40)])
    store.save(A, [("small", b"row")])
    assert store.load(A) == [("small", b"row")]


def test_a_conversation_may_have_days_of_its_own(path: Path, clock: FixedClock) -> None:
    store = SealedStore(path, clock)
    for name, days in ((A, 1), (B, 90), (b"c" * 32, None)):
        store.save(name, [("e1", b"row")], days)
    for passed, left in ((1, 3), (2, 2), (31, 1), (90, 1), (91, 0)):
        clock.time = FixedClock().time + timedelta(days=passed)
        store.forget_unused_since(clock.time - timedelta(days=30))
        assert store.count() == left, passed


FORGET_ON_A_FULL_DISK = """
import os, resource, sys
from pathlib import Path
from penname.adapters.clock import SystemClock
from penname.adapters.sealed_store import SealedStore

path, everything = Path(sys.argv[1]), sys.argv[2] == "everything"
store = SealedStore(path, SystemClock())
store.bind(b"check")
store._connection.execute("PRAGMA wal_autocheckpoint = 0")
store.save(b"b" * 32, [("kept", b"KEPT")])
for number in range(100):
    store.save(b"a" * 32, [(f"e{number}", b"SEALED-" * 500)])
log = path.with_name(path.name + "-wal").stat().st_size
most = log + 100_000  # what no file may grow beyond, as on a full disk: too little to note all that goes
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
try:
    store.save(b"a" * 32, [("more", os.urandom(4_000_000))])
    sys.exit("there was room")
except Exception as full:
    assert type(full).__name__ == "OperationalError", full
store.forget_everything() if everything else store.forget(b"a" * 32)
print(store.count(), store.is_bound, len(store.load(b"a" * 32)), len(store.load(b"b" * 32)))
store.save(b"b" * 32, [("again", b"works")])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
@pytest.mark.parametrize(("what", "left"), [("everything", "0 False 0 0"), ("one", "1 True 0 1")])
def test_a_full_disk_keeps_nobody_from_forgetting(path: Path, what: str, left: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FORGET_ON_A_FULL_DISK, str(path), what], capture_output=True, text=True
    )
    assert (done.stdout.strip(), done.stderr, done.returncode) == (left, "", 0)
    assert b"SEALED-" not in bytes_on_disk(path)
