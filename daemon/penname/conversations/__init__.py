"""Open conversations: a lock each, provisional turns and their confirmation, and their end.

`Conversations(detector, needs, vaults, master_key, settings, clock)` is thread-safe and blocking:

    protect(site, conversation, request, texts, purpose) -> Protected     nothing is committed yet
    confirm(site, conversation, request, sent) -> Figures                 it has left: now it counts
    unprotected(site, conversation, request) -> Figures                   it left as typed, this once
    preview(site, conversation, text) -> Previewed                        touches nothing
    restorations(site, conversation, since) -> Restored                   nothing new: no forms
    observed(site, conversation, text) -> None                            part of a reply: its language
    rename(site, before, after) -> None
    decide(site, conversation, entity, decision) -> None
    details(site, conversation) -> Details
    sent(site, conversation) -> tuple[SentTurn, …]
    figures() -> tuple[Figures, …]                                        of every open conversation
    canary(site, text) -> str                                             keeps nothing
    forget(site, conversation) -> None   forget_everything() -> None
"""

from penname.conversations.open_conversations import Conversations, UnknownConversation

__all__ = ["Conversations", "UnknownConversation"]
