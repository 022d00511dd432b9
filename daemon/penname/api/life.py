"""How the daemon is from start to stop: loading, ready, paused, without a key; and who waits for what.

The socket answers from the first moment. Models and key come in threads; a prompt waits for them, bounded.

    NotDone             something can't or must not be done; carries the code of the refusal
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from penname.api.blame import place_of
from penname.api.parts import Parts
from penname.ports import KeyUnavailable
from penname.protocol.parts import DaemonState
from penname.protocol.terms import REFUSALS

if TYPE_CHECKING:
    from penname.conversations import Conversations

log = logging.getLogger("penname")

SECONDS_TO_LOAD = 10.0
"""How long a prompt waits for models and key."""

SECONDS_BETWEEN_TRIES = 2.0
"""A keyring may ask its owner on the screen: it is not asked more often than this."""

_STATES: Mapping[str, DaemonState] = {
    "locked": "locked",
    "passphrase": "locked",
    "no-key": "no-key",
    "key-refused": "refused",
}

_SENTENCES: Mapping[DaemonState, str] = {
    "loading": "Penname is starting.",
    "ready": "Penname is protecting.",
    "paused": "Penname is paused: what you send leaves as you typed it.",
}

_T = TypeVar("_T")


class NotDone(Exception):
    """Raised with the code of the refusal."""

    def __init__(self, code: str) -> None:
        super().__init__(REFUSALS[code])
        self.code = code


class Life:
    """One daemon's life. Used from one event loop; `tell` hears of every change, in that loop.

    Args:
        parts: What is loaded and opened.
        tell: Called after every change of state or figures (the tray listens here).
    """

    def __init__(self, parts: Parts, tell: Callable[[], None] = lambda: None) -> None:
        self.stopping = asyncio.Event()
        self._parts = parts
        self._tell = tell
        self._threads = ThreadPoolExecutor(8, "work")
        self._trouble = ""  # the refusal that stands between us and the key
        self._loaded = False
        self._failed = ""  # the refusal that tells why the start failed
        self._conversations: Conversations | None = None
        self._one_at_a_time = asyncio.Lock()
        self._last_try = -SECONDS_BETWEEN_TRIES
        self._paused_until = 0.0
        self._serial = int(time.time())  # so that a restarted daemon is ahead of what the extension has seen
        self._changed = asyncio.Event()
        self._starting: asyncio.Task[None] | None = None

    # ── state ────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> DaemonState:
        """The state in one word."""
        if self._failed or (self._trouble and self._trouble not in _STATES):
            return "failed"
        if self._trouble:
            return _STATES[self._trouble]
        if self._conversations is None:
            return "loading"
        return "paused" if self.paused_seconds else "ready"

    @property
    def sentence(self) -> str:
        """The state in plain words, and what to do."""
        code = self._failed or self._trouble
        return REFUSALS[code] if code else _SENTENCES[self.state]

    @property
    def paused_seconds(self) -> int:
        """How long the pause still lasts; 0 when there is none."""
        return max(0, round(self._paused_until - time.monotonic()))

    def pause(self, minutes: int) -> None:
        """Lets everything leave as typed for some minutes. A restart ends it."""
        self._paused_until = time.monotonic() + 60 * minutes
        asyncio.get_running_loop().call_later(60 * minutes, self.changed)
        self.changed()

    def resume(self) -> None:
        """Ends the pause."""
        self._paused_until = 0.0
        self.changed()

    def as_typed(self, site: str) -> Literal["", "paused", "off"]:
        """Why nothing is looked at on `site` now: `paused`, `off`, or ""."""
        if self.paused_seconds:
            return "paused"
        return "" if self._parts.is_on(site) else "off"

    # ── who waits ────────────────────────────────────────────────────────────────────────────────────────

    @property
    def serial(self) -> int:
        """Rises with every change of state or figures."""
        return self._serial

    def changed(self) -> None:
        """Wakes everyone who watches."""
        self._serial += 1
        self._changed.set()
        self._changed = asyncio.Event()
        self._tell()

    async def wait(self, since: int, seconds: float) -> None:
        """Returns when `serial` is past `since`, or after `seconds`, or when the daemon stops."""
        stopping = asyncio.ensure_future(self.stopping.wait())
        deadline = time.monotonic() + seconds
        try:
            while self._serial <= since and not stopping.done():
                change = asyncio.ensure_future(self._changed.wait())
                left = deadline - time.monotonic()
                done, _ = await asyncio.wait({change, stopping}, timeout=left, return_when="FIRST_COMPLETED")
                change.cancel()
                if not done:
                    return
        finally:
            stopping.cancel()

    async def run(self, call: Callable[..., _T], *arguments: Any) -> _T:
        """The result of a blocking call, made in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, call, *arguments)

    # ── from start to stop ───────────────────────────────────────────────────────────────────────────────

    def start(self) -> None:
        """Begins to load and to open; returns at once."""
        self._starting = asyncio.ensure_future(self._start())

    async def _start(self) -> None:
        try:
            await asyncio.gather(
                self._open(self._parts.open),
                self.run(self._parts.load),
                self.run(import_module, "penname.api.turns"),
            )
        except Exception as error:
            self._fail(error)
        else:
            self._loaded = True
            await self._begin()

    async def conversations(self) -> Conversations:
        """The conversations, as soon as they can be had.

        Raises:
            NotDone: Models or key were not there in time, or the daemon is being stopped.
        """
        if self.stopping.is_set():
            raise NotDone("stopping")
        if self._trouble:
            await self._try_again()
        if self._conversations is None and not self._trouble and self._starting:
            await asyncio.wait({self._starting}, timeout=SECONDS_TO_LOAD)
        if code := self._failed or self._trouble:
            raise NotDone(code)
        if self._conversations is None:
            raise NotDone("loading-timeout")
        return self._conversations

    async def unlock(self, passphrase: str) -> None:
        """Opens the key with the passphrase. Raises: NotDone, when it is not locked or does not open."""
        if not self._trouble:
            raise NotDone("already-open")
        before = self._trouble
        if failure := await self._open(lambda: self._parts.unlock(passphrase)):
            self._trouble = before if failure == "wrong-passphrase" else failure
            raise NotDone(failure)
        await self._begin()

    async def forget_everything(self) -> None:
        """Destroys every row and the key, and begins anew with a new key, where that needs no passphrase.

        Where that fails half-way (a locked keyring keeps its key), the daemon goes on with what there is.

        Raises: what Parts.forget_everything raises.
        """
        conversations, self._conversations = self._conversations, None
        try:
            if conversations:
                await self.run(conversations.forget_everything)
            await self.run(self._parts.forget_everything)
        finally:
            await self._open(self._parts.open)
            await self._begin()

    async def settings(self) -> dict[str, Any]:
        """Every setting by dotted key; personal lists only while there is a key."""
        return await self.run(self._parts.settings)

    async def change(self, changes: Mapping[str, Any]) -> None:
        """Changes settings, all or none. Raises: what Parts.change raises."""
        await self.run(self._parts.change, changes)
        self.changed()

    def quit(self) -> None:
        """The person wants it to end, and no native host shall start it again."""
        self._parts.mark_as_quit()
        self.stopping.set()

    async def stop(self) -> None:
        """Wakes everyone who waits and closes the store."""
        self.stopping.set()
        if self._starting:
            self._starting.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._parts.close()

    async def _try_again(self) -> None:
        if time.monotonic() - self._last_try >= SECONDS_BETWEEN_TRIES:
            await self._open(self._parts.open)
            await self._begin()

    async def _open(self, call: Callable[[], None]) -> str:
        """Tries to get the key by `call`; the code of what stood in the way, or ""."""
        async with self._one_at_a_time:
            try:
                await self.run(call)
            except KeyUnavailable as reason:
                log.warning("no key: %s", reason.code)
                self._trouble = reason.code
            else:
                self._trouble = ""
            self._last_try = time.monotonic()
            self.changed()
            return self._trouble

    async def _begin(self) -> None:
        async with self._one_at_a_time:
            if self._loaded and not self._trouble and self._conversations is None:
                try:
                    self._conversations = await self.run(self._parts.conversations)
                except Exception as error:
                    self._fail(error)
                else:
                    log.info("ready")
                    self.changed()

    def _fail(self, error: Exception) -> None:
        """From here on nothing is protected, and everyone who asks is told so."""
        log.error("the start failed: %s", place_of(error))
        code = getattr(error, "code", "failed")
        self._failed = code if code in REFUSALS else "failed"
        self.changed()
