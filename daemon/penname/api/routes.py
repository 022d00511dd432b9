"""What is done for each request: one method a message, and every failure an answer.

A failure is answered with a code and its sentence. Logs hold the code and the type of the request, no more.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from penname.api import access, translate
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
            messages.Protect: self._protect,
            messages.Confirm: self._confirm,
            messages.Preview: self._preview,
            messages.Restorations: self._restorations,
            messages.Observed: self._observed,
            messages.Watch: self._watch,
            messages.Rename: self._rename,
            messages.Decide: self._decide,
            messages.Details: self._details,
            messages.Sent: self._sent,
            messages.Unprotected: self._unprotected,
            messages.Forget: self._forget,
            messages.Status: self._status,
            messages.Settings: self._settings,
            messages.Canary: self._canary,
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
            return encode(await self._answers[type(request)](request))
        except Exception as error:  # everything that goes wrong must be told, or something might leave
            code = code_of(error)
            log.warning("%s refused: %s (%s)", name, code, type(error).__name__)
            return encode(refused(code))

    async def _hello(self, _: messages.Hello) -> replies.Welcome:
        return replies.Welcome(VERSION, RELEASE, self._life.state)

    async def _protect(self, request: messages.Protect) -> replies.Protected | replies.Refused:
        reason = self._life.as_typed(request.site)
        if reason:
            return replies.Protected(request.request, (), as_typed=reason)
        conversations = await self._life.conversations()
        answer = await self._life.run(
            conversations.protect,
            request.site,
            request.conversation,
            request.request,
            translate.leaves(request.texts),
            translate.purpose(request.purpose),
        )
        if answer.changed and request.purpose == "search":
            return refused("search")  # a search for a stand-in finds nothing, and one for the value leaks it
        return translate.protected(answer)

    async def _confirm(self, request: messages.Confirm) -> replies.Confirmed:
        conversations = await self._life.conversations()
        sent = translate.leaves(request.sent)
        figures = await self._life.run(
            conversations.confirm, request.site, request.conversation, request.request, sent
        )
        self._life.changed()
        return replies.Confirmed(request.request, translate.figures(figures))

    async def _unprotected(self, request: messages.Unprotected) -> replies.Noted:
        conversations = await self._life.conversations()
        await self._life.run(conversations.unprotected, request.site, request.conversation, request.request)
        return self._noted()

    async def _preview(self, request: messages.Preview) -> replies.Previewed:
        if self._life.as_typed(request.site):
            return replies.Previewed((), ())
        conversations = await self._life.conversations()
        answer = await self._life.run(conversations.preview, request.site, request.conversation, request.text)
        return translate.previewed(answer)

    async def _restorations(self, request: messages.Restorations) -> replies.Restored:
        conversations = await self._life.conversations()
        answer = await self._life.run(
            conversations.restorations, request.site, request.conversation, request.since
        )
        return translate.restored(answer)

    async def _observed(self, request: messages.Observed) -> replies.Noted:
        conversations = await self._life.conversations()
        await self._life.run(conversations.observed, request.site, request.conversation, request.text)
        return replies.Noted()

    async def _watch(self, request: messages.Watch) -> replies.Watched:
        await self._life.wait(request.since, LONGEST_WATCH)
        serial = self._life.serial  # taken first: what changes while figures are made is told next time
        figures: tuple[Any, ...] = ()
        if self._life.state in ("ready", "paused"):
            conversations = await self._life.conversations()
            figures = tuple(map(translate.figures, await self._life.run(conversations.figures)))
        return replies.Watched(serial, self._life.state, self._life.paused_seconds, figures)

    async def _rename(self, request: messages.Rename) -> replies.Noted:
        conversations = await self._life.conversations()
        await self._life.run(conversations.rename, request.site, request.before, request.after)
        return self._noted()

    async def _decide(self, request: messages.Decide) -> replies.Noted:
        conversations = await self._life.conversations()
        decision = translate.decision(request.decision)
        await self._life.run(
            conversations.decide, request.site, request.conversation, request.entity, decision
        )
        return self._noted()

    async def _details(self, request: messages.Details) -> replies.Detailed:
        conversations = await self._life.conversations()
        answer = await self._life.run(conversations.details, request.site, request.conversation)
        return translate.detailed(answer)

    async def _sent(self, request: messages.Sent) -> replies.SentTurns:
        conversations = await self._life.conversations()
        answer = await self._life.run(conversations.sent, request.site, request.conversation)
        return translate.sent_turns(answer)

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

    async def _canary(self, request: messages.Canary) -> replies.Canaried:
        conversations = await self._life.conversations()
        return replies.Canaried(await self._life.run(conversations.canary, request.site, request.text))

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
