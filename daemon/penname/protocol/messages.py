"""Every message between the extension and the daemon.

One request, one reply. A request is a JSON object whose `type` names a class in REQUESTS; the reply's `type`
names the class in REPLIES that the request's docstring promises, or `refused`. Field names on the wire are
the names here. `generate.py` writes the extension's types from this file; a test fails while they differ.

The requests stand here, the replies in `replies.py`, the shapes that several of them share in `parts.py`.
What both sides must agree on before the first message (version, sizes, the sentences of refusal) is in
`terms.py`, which the native host can read without paying for this file.

Between browser and host a message travels as the string `body` of a frame `{id, body}`. Its answer comes back
under the same `id`, a long one in pieces `{id, part, parts, body}` with `part` from 0, to be joined in order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from penname.protocol import replies
from penname.protocol.parts import Decision, Leaf, Purpose, private


@dataclass(frozen=True, slots=True)
class Hello:
    """Reply: `welcome`. The first message of a connection."""

    version: int
    client: Literal["extension", "command-line", "demo"]
    browser: str = ""


@dataclass(frozen=True, slots=True)
class Protect:
    """Reply: `protected`. The texts of one outgoing request of a page; nothing is committed until `confirm`.

    `request` is the page's own id of this attempt (retries reuse it). `conversation` is the site's id, or the
    temporary one that `rename` will replace, or "" for texts that belong to none (settings, search).
    """

    site: str
    conversation: str
    request: str
    texts: tuple[Leaf, ...] = private()
    purpose: Purpose = "prompt"
    tab: int = 0


@dataclass(frozen=True, slots=True)
class Confirm:
    """Reply: `confirmed`. The request has left with these texts, read back from the bytes that left."""

    site: str
    conversation: str
    request: str
    sent: tuple[Leaf, ...] = private()


@dataclass(frozen=True, slots=True)
class Preview:
    """Reply: `previewed`. What would be found in a draft; touches nothing."""

    site: str
    conversation: str
    text: str = private()


@dataclass(frozen=True, slots=True)
class Restorations:
    """Reply: `restored`. The way back for one conversation; answered to the isolated world only.

    `since` is the serial of the last answer: the same serial means nothing is new and `forms` is empty.
    """

    site: str
    conversation: str
    since: int = 0


@dataclass(frozen=True, slots=True)
class Observed:
    """Reply: `noted`. A stretch of a reply as it arrived, so that forms of its language are built."""

    site: str
    conversation: str
    text: str = private()


@dataclass(frozen=True, slots=True)
class Watch:
    """Reply: `watched`, when the figures' serial passes `since` or after 25 s. The long poll."""

    since: int = 0


@dataclass(frozen=True, slots=True)
class Rename:
    """Reply: `noted`. The site has minted the conversation's real id."""

    site: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Decide:
    """Reply: `noted`. The person's decision on one detail; "" takes it back."""

    site: str
    conversation: str
    entity: str
    decision: Decision


@dataclass(frozen=True, slots=True)
class Details:
    """Reply: `detailed`. For extension pages only."""

    site: str
    conversation: str


@dataclass(frozen=True, slots=True)
class Sent:
    """Reply: `sent-turns`. For extension pages only."""

    site: str
    conversation: str


@dataclass(frozen=True, slots=True)
class Unprotected:
    """Reply: `noted`. The person sends this one request as typed; counted as exposed, never remembered."""

    site: str
    conversation: str
    request: str


@dataclass(frozen=True, slots=True)
class Forget:
    """Reply: `noted`. One conversation, or everything when both are ""."""

    site: str = ""
    conversation: str = ""


@dataclass(frozen=True, slots=True)
class Status:
    """Reply: `state`."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Reply: `settings-are`. Reads when `change` is empty. Keys are dotted: `policy`, `sites.chatgpt.on`."""

    change: dict[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Canary:
    """Reply: `canaried`. A made-up text goes the whole way and comes back changed; nothing is kept."""

    site: str
    text: str


@dataclass(frozen=True, slots=True)
class Pause:
    """Reply: `noted`. From the command line and the tray only, or from the popup for at most 60 minutes."""

    minutes: int


@dataclass(frozen=True, slots=True)
class Resume:
    """Reply: `noted`."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Reply: `noted`. From the command line only; refused from a native host."""


@dataclass(frozen=True, slots=True)
class Unlock:
    """Reply: `noted`. From the command line only; refused from a native host."""

    passphrase: str = private()


REQUESTS: dict[str, type] = {
    "hello": Hello,
    "protect": Protect,
    "confirm": Confirm,
    "preview": Preview,
    "restorations": Restorations,
    "observed": Observed,
    "watch": Watch,
    "rename": Rename,
    "decide": Decide,
    "details": Details,
    "sent": Sent,
    "unprotected": Unprotected,
    "forget": Forget,
    "status": Status,
    "settings": Settings,
    "canary": Canary,
    "pause": Pause,
    "resume": Resume,
    "quit": Quit,
    "unlock": Unlock,
}

REPLIES: dict[str, type] = {
    "welcome": replies.Welcome,
    "protected": replies.Protected,
    "confirmed": replies.Confirmed,
    "previewed": replies.Previewed,
    "restored": replies.Restored,
    "noted": replies.Noted,
    "watched": replies.Watched,
    "detailed": replies.Detailed,
    "sent-turns": replies.SentTurns,
    "state": replies.State,
    "settings-are": replies.SettingsAre,
    "canaried": replies.Canaried,
    "refused": replies.Refused,
}
