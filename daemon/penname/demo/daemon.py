"""A daemon of the demo's own: its own state folder, and a master key that exists in its memory only."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from penname.client.daemon import Refusal, ask
from penname.protocol import messages, replies

SECONDS_TO_START = 40.0


class DaemonFailed(Exception):
    """Raised when the demo's daemon does not become ready."""

    def __init__(self, sentence: str) -> None:
        super().__init__(f"The daemon did not start: {sentence}")


@asynccontextmanager
async def running(environment: dict[str, str]) -> AsyncIterator[str]:
    """Run a daemon on `environment["PENNAME_HOME"]` and give that folder, as soon as it can be asked.

    Its models are still loading then; `ready` waits for them. Raises DaemonFailed.
    """
    home = environment["PENNAME_HOME"]
    command = [sys.executable, "-I", "-m", "penname", "run", "--no-tray", "--key-stdin"]
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
    )
    assert process.stdin is not None
    process.stdin.write(secrets.token_hex(32).encode() + b"\n")
    process.stdin.close()
    try:
        await _reached(home, process, ("loading", "ready"))
        yield home
    finally:
        if process.returncode is None:
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), 5)
        except TimeoutError:
            process.kill()


async def exposure(home: str) -> float:
    """Give the exposure of the conversation in the daemon that reveals most; 0.0 when there is none."""
    watched = await asyncio.to_thread(ask, messages.Watch(), home)
    assert isinstance(watched, replies.Watched)
    return max((figures.exposure.revealed for figures in watched.conversations), default=0.0)


async def ready(home: str) -> None:
    """Wait until the daemon of `home` protects. Raises DaemonFailed."""
    await _reached(home, None, ("ready",))


async def _reached(home: str, process: asyncio.subprocess.Process | None, states: tuple[str, ...]) -> None:
    sentence = "it did not answer in time"
    loop = asyncio.get_running_loop()
    end = loop.time() + SECONDS_TO_START
    while loop.time() < end and (process is None or process.returncode is None):
        await asyncio.sleep(0.05)
        try:
            state = await asyncio.to_thread(ask, messages.Status(), home)
        except Refusal:
            continue  # not listening yet
        assert isinstance(state, replies.State)
        if state.state in states:
            return
        sentence = state.sentence
        if state.state == "failed":
            break
    raise DaemonFailed(sentence)
