"""Penname under `strict`, with pay replaced too."""

import session

from penname import offline
from penname.core.kinds import Kind


def new() -> session.Protect:
    chat = offline.Conversation(key=bytes(range(32)), id="peers", policy="strict", replace=(Kind.SALARY,))
    return lambda text: chat.protect(text).text


session.run(new)
