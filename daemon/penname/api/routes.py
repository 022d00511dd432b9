"""What is done for each request: one function a message, here or in `turns.py`, and every failure an answer.

A failure is answered with a code and its sentence. Logs hold the code and the type of the request, no more.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from penname.api import access
from penname.api.blame import place_of
from penname.api.life import Life
from penname.protocol import messages, replies
from penname.protocol.codec import decode_request, encode
from penname.protocol.terms import REFUSALS, RELEASE, VERSION

log = logging.getLogger("penname")

LONGEST_WATCH = 25.0
"""Seconds of one long poll."""


class Routes:
    """Answers requests. One instance a daemon; used from its event loop."""

    def __init__(self, life: Life) -> None:
        self._life = life
        self._answers: Mapping[type, Callable[[Any], Awaitable[Any]]] = {
            messages.Hello: self._hello,
            messages.Watch: self._watch,
            messages.Forget: self._forget,
            messages.Status: self._status,
            messages.Settings: self._settings,
            messages.Pause: self._pause,
            messages.Resume: self._resume,
            messages.Quit: self._quit,
            messages.Unlock: self._unlock,
        }

    async def answer(self, body: bytes, who: access.Caller) -> bytes:
        """The reply to one request, whatever happens."""
        name = "?"
        try:
            request = decode_request(body)
            name = type(request).__name__
            access.allow(request, who)
            return encode(await self._answer_to(request))
        except Exception as error:  # everything that goes wrong must be told, or something might leave
            code = code_of(error)
            log.warning("%s refused: %s (%s)", name, code, place_of(error))
            return encode(refused(code))

    async def _answer_to(self, request: Any) -> Any:
        if answer := self._answers.get(type(request)):
            return await answer(request)
        from penname.api import turns  # late: see there

        return await turns.ANSWERS[type(request)](self._life, request)

    async def _hello(self, _: messages.Hello) -> replies.Welcome:
        return replies.Welcome(VERSION, RELEASE, self._life.state)

    async def _watch(self, request: messages.Watch) -> replies.Watched:
        await self._life.wait(request.since, LONGEST_WATCH)
        serial = self._life.serial  # taken first: what changes while figures are made is told next time
        figures: tuple[Any, ...] = ()
        if self._life.state in ("ready", "paused"):
            conversations = await self._life.conversations()
            from penname.api import translate

            figures = tuple(map(translate.figures, await self._life.run(conversations.figures)))
        return replies.Watched(serial, self._life.state, self._life.paused_seconds, figures)

    async def _forget(self, request: messages.Forget) -> replies.Noted:
        if not request.site and not request.conversation:
            await self._life.forget_everything()
        else:
            conversations = await self._life.conversations()
            await self._life.run(conversations.forget, request.site, request.conversation)
        return self._noted()

    async def _status(self, _: messages.Status) -> replies.State:
        life = self._life
        count = 0
        if life.state in ("ready", "paused"):
            count = len(await life.run((await life.conversations()).figures))
        return replies.State(VERSION, RELEASE, life.state, life.sentence, life.paused_seconds, count)

    async def _settings(self, request: messages.Settings) -> replies.SettingsAre:
        if request.change:
            await self._life.change(request.change)
        return replies.SettingsAre(await self._life.settings())

    async def _pause(self, request: messages.Pause) -> replies.Noted:
        self._life.pause(request.minutes)
        return replies.Noted()

    async def _resume(self, _: messages.Resume) -> replies.Noted:
        self._life.resume()
        return replies.Noted()

    async def _quit(self, _: messages.Quit) -> replies.Noted:
        self._life.quit()
        return replies.Noted()

    async def _unlock(self, request: messages.Unlock) -> replies.Noted:
        await self._life.unlock(request.passphrase)
        return replies.Noted()

    def _noted(self) -> replies.Noted:
        self._life.changed()
        return replies.Noted()


def refused(code: str) -> replies.Refused:
    """The refusal of that code, with its sentence."""
    return replies.Refused(code, REFUSALS[code])


def code_of(error: Exception) -> str:
    """The code under which a failure is told: its own where that is one of the protocol's, else `failed`."""
    code = getattr(error, "code", "failed")
    return code if isinstance(code, str) and code in REFUSALS else "failed"
