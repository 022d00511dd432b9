"""Every message between the extension and the daemon.

One request, one reply. A request is a JSON object whose `type` names a class in REQUESTS; the reply's `type`
names the class in REPLIES that the request's docstring promises, or `refused`. Field names on the wire are the
names here. `generate.py` writes the extension's types from this file; a test fails while they differ.

Strings only: the daemon turns them into enums in `api/translate.py`. Everything that can hold a user's value
is marked `value()` and has no repr.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

VERSION = 1
"""Raised when an older peer would misread something. Both sides refuse a peer of another version."""

LARGEST_REQUEST = 8 * 1024 * 1024
"""Bytes of one request body. A larger prompt is refused with `too-large`, and nothing leaves."""

LARGEST_FRAME = 900_000
"""Bytes of one frame from the host to the browser, which disconnects at 1 MiB. Longer answers are split."""


def value() -> Any:
    """A field that may hold somebody's details: never in a repr."""
    return field(repr=False)


# ── what both sides are made of ──────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Leaf:
    """One text of a request body, under the path it was taken from (`messages[0].content.parts[0]`).

    `origin`: `typed` (trusted input on this page), `page` (the page sends it again), `history` (read from the site).
    `role`: `user` or `assistant`; assistant texts are protected and never scored.
    """

    path: str
    text: str = value()
    origin: str = "typed"
    role: str = "user"


@dataclass(frozen=True, slots=True)
class Exposure:
    """How identifiable the conversation has become. Scores have no unit.

    `band` and `reasons` belong to `revealed`; reasons are kinds, heaviest first. `by_turn` is `revealed` after each
    confirmed turn.
    """

    revealed: float
    exposed: float
    threshold: float
    band: str  # low, elevated, high, critical
    reasons: tuple[str, ...] = ()
    by_turn: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Counts:
    """How many details (entities, not mentions) were replaced, kept in clear, and blocked by a placeholder."""

    replaced: int
    kept: int
    blocked: int


@dataclass(frozen=True, slots=True)
class RestorationForm:
    """One way a surrogate may be written. `guard`: word, lone, ending, exact (core/surrogate.py, Guard)."""

    text: str = value()
    original: str = value()
    guard: str = "word"


@dataclass(frozen=True, slots=True)
class Figures:
    """The live figures of one conversation."""

    site: str
    conversation: str
    exposure: Exposure
    counts: Counts


@dataclass(frozen=True, slots=True)
class Detail:
    """One entity of a conversation as the panel lists it."""

    entity: str  # an opaque id, the name used by `decide`
    kind: str
    value: str = value()
    surrogate: str = value()  # "" while kept in clear
    first_turn: int = 0
    decision: str = ""  # "", keep-once, keep-always, mask-once, mask-always


@dataclass(frozen=True, slots=True)
class SentTurn:
    """One turn that left: what was typed and the bytes' text that left, by path."""

    turn: int
    typed: tuple[Leaf, ...] = value()
    sent: tuple[Leaf, ...] = value()


# ── requests ─────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Hello:
    """Reply: `welcome`. The first message of a connection."""

    version: int
    client: str  # extension, command-line, demo
    browser: str = ""


@dataclass(frozen=True, slots=True)
class Protect:
    """Reply: `protected`. The texts of one outgoing request of a page; nothing is committed until `confirm`.

    `request` is the page's own id of this attempt (retries reuse it). `conversation` is the site's id, or the
    temporary one that `rename` will replace, or "" for texts that belong to no conversation (settings, search).
    `purpose`: `prompt` (a turn), `draft`, `title`, `edit`, `retry`, `search`, `other`.
    """

    site: str
    conversation: str
    request: str
    texts: tuple[Leaf, ...] = value()
    purpose: str = "prompt"
    tab: int = 0


@dataclass(frozen=True, slots=True)
class Confirm:
    """Reply: `confirmed`. The request has left with these texts, read back from the bytes that left."""

    site: str
    conversation: str
    request: str
    sent: tuple[Leaf, ...] = value()


@dataclass(frozen=True, slots=True)
class Preview:
    """Reply: `previewed`. What would be found in a draft; touches nothing."""

    site: str
    conversation: str
    text: str = value()


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
    text: str = value()


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
    """Reply: `noted`. The person's decision on one detail. `decision`: as in Detail, "" takes it back."""

    site: str
    conversation: str
    entity: str
    decision: str


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
    """Reply: `noted`. The person chose to send this one request as typed; counted as exposed, never remembered."""

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
    """Reply: `settings-are`. Reads with `change` empty; keys are dotted (`policy`, `sites.chatgpt.policy`)."""

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

    passphrase: str = value()


# ── replies ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Welcome:
    version: int
    daemon: str  # release, "0.1.0"
    state: str  # as in State


@dataclass(frozen=True, slots=True)
class Protected:
    """Only the leaves that changed. `ask` is "" or `re-root`: hold the request until the person has answered.

    `serial` rises when the conversation has new restorations.
    """

    request: str
    changed: tuple[Leaf, ...] = value()
    verdict: str = "send"  # send, rewrite, block
    exposure: Exposure | None = None
    counts: Counts | None = None
    serial: int = 0
    ask: str = ""


@dataclass(frozen=True, slots=True)
class Confirmed:
    request: str
    figures: Figures | None = None


@dataclass(frozen=True, slots=True)
class Previewed:
    """The words that would be replaced, as they stand in the draft, without offsets."""

    words: tuple[str, ...] = value()
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Restored:
    """`originals` are the real values known in the conversation: the guard looks for them in outgoing bodies."""

    serial: int
    forms: tuple[RestorationForm, ...] = value()
    originals: tuple[str, ...] = value()


@dataclass(frozen=True, slots=True)
class Noted:
    """Done; nothing to say."""


@dataclass(frozen=True, slots=True)
class Watched:
    serial: int
    state: str
    paused_seconds: int = 0
    conversations: tuple[Figures, ...] = ()


@dataclass(frozen=True, slots=True)
class Detailed:
    details: tuple[Detail, ...] = value()
    exposure: Exposure | None = None
    edges: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SentTurns:
    turns: tuple[SentTurn, ...] = value()


@dataclass(frozen=True, slots=True)
class State:
    """`state`: loading, ready, paused, locked (keyring or passphrase), no-key (missing), refused (keyring said no), failed."""

    version: int
    daemon: str
    state: str
    sentence: str  # the state in plain words, and what to do
    paused_seconds: int = 0
    conversations: int = 0


@dataclass(frozen=True, slots=True)
class SettingsAre:
    settings: dict[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Canaried:
    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """Something was not done, so nothing may leave. `message` is for people; `parameters` never hold a value."""

    code: str
    message: str
    parameters: dict[str, str] = field(default_factory=dict)


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
    "welcome": Welcome,
    "protected": Protected,
    "confirmed": Confirmed,
    "previewed": Previewed,
    "restored": Restored,
    "noted": Noted,
    "watched": Watched,
    "detailed": Detailed,
    "sent-turns": SentTurns,
    "state": State,
    "settings-are": SettingsAre,
    "canaried": Canaried,
    "refused": Refused,
}

REFUSALS: dict[str, str] = {
    "version": "Penname's browser part and desktop part are of different versions. Update the older one.",
    "malformed": "A message could not be read. Reload the page; if it happens again, run: penname doctor",
    "too-large": "This is longer than Penname can check. Send it in parts.",
    "token": "The desktop part does not know this program. Run: penname register",
    "not-allowed": "This can only be done from the command line.",
    "loading-timeout": "Penname is still starting. Try again in a few seconds.",
    "locked": "Your keyring is locked. Unlock it, then send again.",
    "no-key": "There is no keyring on this machine. Run: penname unlock",
    "key-refused": "The keyring refused to give Penname its key. Allow it there, then send again.",
    "key-mismatch": "The key in your keyring does not open Penname's store. Restore the keyring, or run: penname forget --all",
    "unreachable": "Penname's desktop part is not running and could not be started. Run: penname doctor",
    "timeout": "Penname did not answer in time, so nothing was sent. Try again.",
    "no-way-back": "A detail in this text could not be brought back exactly in the reply. Rephrase it.",
    "no-surrogate-left": "All stand-ins of a kind are in use in this conversation. Start a new one.",
    "failed": "Something went wrong in Penname's desktop part. Nothing was sent. Run: penname doctor",
    "unknown-conversation": "Penname does not know this conversation.",
    "search": "This search holds a personal detail, so it was not sent.",
}
"""Every refusal's code and sentence. Append-only: codes are never renamed or reused."""
