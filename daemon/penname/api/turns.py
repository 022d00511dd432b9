"""What is asked about conversations: one function a message, from the border's words to the core's and back.

Read by `routes.py` when the daemon has come up: the core takes longer to import than the socket may wait.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from penname.api import translate
from penname.api.life import Life, NotDone
from penname.protocol import messages, replies


async def protect(life: Life, request: messages.Protect) -> replies.Protected:
    reason = life.as_typed(request.site)
    if reason:
        return replies.Protected(request.request, (), as_typed=reason)
    conversations = await life.conversations()
    answer = await life.run(
        conversations.protect,
        request.site,
        request.conversation,
        request.request,
        translate.leaves(request.texts),
        translate.purpose(request.purpose),
    )
    if answer.changed and request.purpose == "search":
        raise NotDone("search")  # a search for a stand-in finds nothing, and one for the value leaks it
    return translate.protected(answer)


async def confirm(life: Life, request: messages.Confirm) -> replies.Confirmed:
    conversations = await life.conversations()
    sent = translate.leaves(request.sent)
    figures = await life.run(conversations.confirm, request.site, request.conversation, request.request, sent)
    life.changed()
    return replies.Confirmed(request.request, translate.figures(figures))


async def unprotected(life: Life, request: messages.Unprotected) -> replies.Noted:
    conversations = await life.conversations()
    await life.run(conversations.unprotected, request.site, request.conversation, request.request)
    life.changed()
    return replies.Noted()


async def preview(life: Life, request: messages.Preview) -> replies.Previewed:
    if life.as_typed(request.site):
        return replies.Previewed((), ())
    conversations = await life.conversations()
    answer = await life.run(conversations.preview, request.site, request.conversation, request.text)
    return translate.previewed(answer)


async def restorations(life: Life, request: messages.Restorations) -> replies.Restored:
    conversations = await life.conversations()
    answer = await life.run(conversations.restorations, request.site, request.conversation, request.since)
    return translate.restored(answer)


async def observed(life: Life, request: messages.Observed) -> replies.Noted:
    conversations = await life.conversations()
    await life.run(conversations.observed, request.site, request.conversation, request.text)
    return replies.Noted()


async def rename(life: Life, request: messages.Rename) -> replies.Noted:
    conversations = await life.conversations()
    await life.run(conversations.rename, request.site, request.before, request.after)
    life.changed()
    return replies.Noted()


async def decide(life: Life, request: messages.Decide) -> replies.Noted:
    conversations = await life.conversations()
    decision = translate.decision(request.decision)
    await life.run(conversations.decide, request.site, request.conversation, request.entity, decision)
    life.changed()
    return replies.Noted()


async def details(life: Life, request: messages.Details) -> replies.Detailed:
    conversations = await life.conversations()
    answer = await life.run(conversations.details, request.site, request.conversation)
    return translate.detailed(answer)


async def sent(life: Life, request: messages.Sent) -> replies.SentTurns:
    conversations = await life.conversations()
    answer = await life.run(conversations.sent, request.site, request.conversation)
    return translate.sent_turns(answer)


async def canary(life: Life, request: messages.Canary) -> replies.Canaried:
    conversations = await life.conversations()
    return replies.Canaried(await life.run(conversations.canary, request.site, request.text))


ANSWERS: Mapping[type, Callable[[Life, Any], Awaitable[Any]]] = {
    messages.Protect: protect,
    messages.Confirm: confirm,
    messages.Unprotected: unprotected,
    messages.Preview: preview,
    messages.Restorations: restorations,
    messages.Observed: observed,
    messages.Rename: rename,
    messages.Decide: decide,
    messages.Details: details,
    messages.Sent: sent,
    messages.Canary: canary,
}
"""Who answers what."""
