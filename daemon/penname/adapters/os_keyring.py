"""The master key in the keyring of the operating system.

Only real keyrings are accepted, by the module of their backend. `keyring` on its own would also choose a
plain text file when `keyrings.alt` happens to be installed, hidden in a chain with the real one: tried.

Source: docs of `keyring` 25.7 for the errors of each backend; SecretService was run, the others were not.
"""

from __future__ import annotations

import base64
import binascii
import os
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from typing import Protocol, TypeVar

from penname.ports import KeyMismatch, KeyringLocked, KeyringMissing, KeyringRefused

REAL_BACKENDS = frozenset(
    f"keyring.backends.{name}" for name in ("SecretService", "libsecret", "kwallet", "macOS", "Windows")
)
"""Modules whose backends keep a password sealed under the person's login."""

SERVICE = "Penname"
SECONDS_TO_ANSWER = 10.0
"""A keyring that asks its owner on the screen may take as long as they like; we look again later."""

_T = TypeVar("_T")


class Backend(Protocol):
    """What we use of a `keyring` backend."""

    def get_password(self, service: str, username: str) -> str | None: ...
    def set_password(self, service: str, username: str, password: str) -> None: ...
    def delete_password(self, service: str, username: str) -> None: ...


class OsKeyring:
    """The port KeyStore on the system's keyring. Blocking, at most `seconds` a call.

    Args:
        account: The name of the entry; differs for every state folder.
        find: Gives the backend, or raises KeyringMissing; for tests.
        seconds: How long a call may take before the keyring counts as locked.
    """

    def __init__(
        self,
        account: str,
        find: Callable[[], Backend] | None = None,
        seconds: float = SECONDS_TO_ANSWER,
    ) -> None:
        self._account = account
        self._find = find or real_backend
        self._seconds = seconds
        self._pending: Future[bytes] | None = None

    def master_key(self, *, create: bool) -> bytes:
        """32 bytes, made on the first call with `create`.

        Raises:
            KeyringLocked: It wants to be unlocked, or is still asking its owner.
            KeyringMissing: There is no real keyring here.
            KeyringRefused: It said no, or broke.
            KeyMismatch: The entry is no key of ours, or there is none and `create` is not set.
        """
        if self._pending is None:  # else a question is still on the screen: do not put a second beside it
            self._pending = _in_a_thread(lambda: self._get_or_make(create))
        pending = self._pending
        if wait([pending], self._seconds).not_done:
            raise KeyringLocked
        self._pending = None
        return pending.result()

    def destroy(self) -> None:
        """Deletes the entry, if there is one. Raises as `master_key`."""
        deletion = _in_a_thread(self._delete)
        if wait([deletion], self._seconds).not_done:
            raise KeyringLocked
        deletion.result()

    def _get_or_make(self, create: bool) -> bytes:
        backend = self._find()
        with _our_errors():
            kept = backend.get_password(SERVICE, self._account)
            if kept is None and create:
                made = base64.b64encode(os.urandom(32)).decode()
                backend.set_password(SERVICE, self._account, made)
                kept = backend.get_password(SERVICE, self._account)
                if kept != made:
                    raise KeyringRefused  # a keyring that forgets would cost the vault
        if kept is None:
            raise KeyMismatch
        return _key_in(kept)

    def _delete(self) -> None:
        backend = self._find()
        with _our_errors():
            if backend.get_password(SERVICE, self._account) is not None:
                backend.delete_password(SERVICE, self._account)


def real_backend() -> Backend:
    """The keyring in use, looked for inside a chain too. Raises: KeyringMissing."""
    import keyring  # takes 50 ms, and talks to D-Bus

    chosen = keyring.get_keyring()
    return first_real([chosen, *getattr(chosen, "backends", ())])


def first_real(backends: Iterable[Backend]) -> Backend:
    """The first of `backends` that keeps passwords sealed. Raises: KeyringMissing."""
    for backend in backends:
        if type(backend).__module__ in REAL_BACKENDS:
            return backend
    raise KeyringMissing


def _key_in(kept: str) -> bytes:
    try:
        key = base64.b64decode(kept, validate=True)
    except (binascii.Error, ValueError):
        raise KeyMismatch from None
    if len(key) != 32:
        raise KeyMismatch
    return key


@contextmanager
def _our_errors() -> Iterator[None]:
    """Turns what a backend raises into one of our states; the cause, which may hold a value, is dropped."""
    from keyring import errors

    try:
        yield
    except errors.KeyringLocked:
        raise KeyringLocked from None
    except errors.NoKeyringError:
        raise KeyringMissing from None
    except Exception:  # dismissed, D-Bus gone, set or delete failed: each backend raises what it likes
        raise KeyringRefused from None


def _in_a_thread(call: Callable[[], _T]) -> Future[_T]:
    """The call's result to come. A process that ends does not wait for its thread."""
    future: Future[_T] = Future()

    def run() -> None:
        try:
            future.set_result(call())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, name="keyring", daemon=True).start()
    return future
