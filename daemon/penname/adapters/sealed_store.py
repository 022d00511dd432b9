"""Sealed rows in one SQLite file: what a conversation must remember, readable only with the master key.

The file shows how many conversations there are, how many rows each has, how long they are and the day of
the last use; ids and contents are sealed or keyed before they come here. Killing the process at any write
loses at most the write in flight (one transaction, WAL); what is deleted is overwritten (`secure_delete`) and
its traces in the log are cut off.

    StoreTooNew             the file was written by a later release
    StoreDamaged            the file is broken
    sqlite3.OperationalError    the disk is full, or the folder can't be written
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from penname.ports import Clock, KeyMismatch, StoreDamaged, StoreTooNew

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE conversations (id BLOB PRIMARY KEY, used INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE rows (
        conversation BLOB NOT NULL REFERENCES conversations ON DELETE CASCADE,
        id TEXT NOT NULL,
        sealed BLOB NOT NULL,
        PRIMARY KEY (conversation, id)
    ) WITHOUT ROWID;
    """,
    "ALTER TABLE conversations ADD COLUMN days INTEGER",  # how long it is kept; NULL: like all others
)
"""Scripts that lead from one version of the schema to the next. Append-only; each runs in a transaction."""

_SECONDS_OF_A_DAY = 86_400


def _day(moment: datetime) -> int:
    """Days since 1970-01-01: the store knows no finer time."""
    return int(moment.timestamp()) // _SECONDS_OF_A_DAY


class SealedStore:
    """The port VaultStore on a SQLite file (0600). Thread-safe; one connection.

    Args:
        path: The file; its folder must exist. `:memory:` keeps nothing.
        clock: Gives the day of the last use.
        migrations: For tests; MIGRATIONS otherwise.
    """

    def __init__(self, path: Path | str, clock: Clock, migrations: Sequence[str] = MIGRATIONS) -> None:
        self._path = path
        self._clock = clock
        self._migrations = migrations
        self._lock = threading.RLock()
        self._connection = self._connected()

    def _connected(self) -> sqlite3.Connection:
        if str(self._path) != ":memory:":
            os.close(
                os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            )  # SQLite gives its logs the same mode
        connection = sqlite3.connect(self._path, check_same_thread=False, isolation_level=None)
        self._connection = connection
        try:
            self._set_up(self._migrations)
        except BaseException:
            connection.close()
            raise
        return connection

    def _set_up(self, migrations: Sequence[str]) -> None:
        with _damage():
            for pragma in (
                "journal_mode = WAL",
                "synchronous = FULL",
                "secure_delete = ON",
                "foreign_keys = ON",
            ):
                self._connection.execute(f"PRAGMA {pragma}")
            self._migrate(migrations)

    def load(self, conversation: bytes) -> Sequence[tuple[str, bytes]]:
        """The (row id, sealed row) pairs of a conversation, by row id; none for one that was never saved."""
        query = "SELECT id, sealed FROM rows WHERE conversation = ? ORDER BY id"
        with self._lock, _damage(), closing(self._connection.execute(query, (conversation,))) as found:
            return [(str(row), bytes(sealed)) for row, sealed in found]

    def save(self, conversation: bytes, rows: Sequence[tuple[str, bytes]], days: int | None = None) -> None:
        """Adds or replaces rows, all or none of them, and notes that the conversation was used today.

        Where `days` is given, it is kept for so many days, however long others are.
        """
        with self._transaction() as connection:
            connection.execute(
                "INSERT INTO conversations (id, used, days) VALUES (?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET used = excluded.used, days = excluded.days",
                (conversation, _day(self._clock.now()), days),
            )
            connection.executemany(
                "INSERT INTO rows VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET sealed = excluded.sealed",
                [(conversation, row, sealed) for row, sealed in rows],
            )

    def forget(self, conversation: bytes) -> None:
        """Deletes a conversation so that its rows are found in no file of the store."""
        delete = "DELETE FROM conversations WHERE id = ?"
        try:
            with self._transaction() as connection:
                connection.execute(delete, (conversation,))
        except sqlite3.OperationalError:  # a full disk has no room for a log of it all: row by row
            for row, _ in self.load(conversation):
                with self._transaction() as connection:
                    connection.execute(
                        "DELETE FROM rows WHERE conversation = ? AND id = ?", (conversation, row)
                    )
                self._cut_log()
            with self._transaction() as connection:
                connection.execute(delete, (conversation,))
        self._cut_log()

    def forget_everything(self) -> None:
        """Deletes all conversations and the key-check value: the store is as new."""
        try:
            with self._transaction() as connection:
                connection.execute("DELETE FROM conversations")
                connection.execute("DELETE FROM facts")
            with self._lock, _damage():
                self._connection.execute("VACUUM")
            self._cut_log()
        except (
            sqlite3.OperationalError
        ):  # a full disk has no room for a log of it all: the file goes as it is
            with self._lock:
                self._connection.close()
                remove(Path(self._path))
                self._connection = self._connected()

    def forget_unused_since(self, moment: datetime) -> None:
        """Deletes what was last saved on a day before that of `moment`, or longer ago than its own days."""
        with self._transaction() as connection:
            gone = connection.execute(
                "DELETE FROM conversations WHERE used < coalesce(? - days, ?)",
                (_day(self._clock.now()), _day(moment)),
            ).rowcount
        if gone:
            self._cut_log()

    def count(self) -> int:
        """How many conversations are kept."""
        with self._lock:
            (count,) = self._connection.execute("SELECT count(*) FROM conversations").fetchone()
            return int(count)

    @property
    def is_bound(self) -> bool:
        """Whether a key was bound to this store, so that no new one may be made."""
        return self.fact("key-check") is not None

    def bind(self, key_check: bytes) -> None:
        """Ties the store to a key by its key-check value the first time, and compares it ever after.

        Raises:
            KeyMismatch: The store was made under another key.
        """
        known = self.fact("key-check")
        if known is None:
            self.keep_fact("key-check", key_check)
        elif known != key_check:
            raise KeyMismatch

    def fact(self, name: str) -> bytes | None:
        """A sealed value that belongs to no conversation and does not expire; None when there is none."""
        with self._lock, _damage():
            row = self._connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return None if row is None else bytes(row[0])

    def keep_fact(self, name: str, value: bytes) -> None:
        """Adds or replaces a sealed value that belongs to no conversation."""
        with self._transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

    def close(self) -> None:
        """Closes the file; SQLite folds its log into it."""
        with self._lock:
            self._connection.close()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._lock, _damage():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # SQLite ends it by itself where a disk is full
                    self._connection.execute("ROLLBACK")
                raise

    def _cut_log(self) -> None:
        with self._lock:
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def _migrate(self, migrations: Sequence[str]) -> None:
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        if version > len(migrations):
            raise StoreTooNew
        for number, script in enumerate(migrations[version:], start=version + 1):
            with self._transaction() as connection:
                for statement in filter(str.strip, script.split(";")):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")


@contextmanager
def _damage() -> Iterator[None]:
    """Tells a broken file from a full disk: the one needs another file, the other only room."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            raise StoreDamaged from None
        raise


def remove(path: Path) -> None:
    """Removes a store that can't be opened, with its logs."""
    for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        each.unlink(missing_ok=True)
