"""What `Conversations` answers, in the core's own types. `api/translate.py` turns it into messages."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from penname.core.computed_dates import DateShift
from penname.core.entities import Decision
from penname.core.exposure import Exposure
from penname.core.kinds import Kind
from penname.core.message import Origin, Role
from penname.core.policy import Verdict
from penname.core.surrogate import Form


class Purpose(StrEnum):
    """What a request of the page is for. Only what the person sends is scored."""

    PROMPT = "prompt"
    EDIT = "edit"
    RETRY = "retry"
    DRAFT = "draft"
    TITLE = "title"
    SEARCH = "search"
    OTHER = "other"


SCORED = frozenset({Purpose.PROMPT, Purpose.EDIT, Purpose.RETRY})


class Ask(StrEnum):
    """What the person must be asked before a request may leave."""

    NOTHING = ""
    RE_ROOT = "re-root"


@dataclass(frozen=True, slots=True, repr=False)
class Leaf:
    """One text of a request, under the path it was taken from."""

    path: str
    text: str
    origin: Origin = Origin.TYPED
    role: Role = Role.USER


@dataclass(frozen=True, slots=True)
class Counts:
    """How many entities, not mentions, were replaced, kept in clear, and blocked by a placeholder."""

    replaced: int = 0
    kept: int = 0
    blocked: int = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """The live figures of one conversation. `by_turn` is `revealed` after each confirmed turn."""

    site: str
    conversation: str
    exposure: Exposure
    counts: Counts
    by_turn: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Protected:
    """What may leave: only the leaves that changed. Provisional until `confirm`."""

    request: str
    changed: tuple[Leaf, ...]
    verdict: Verdict
    figures: Figures
    serial: int  # of the conversation's restorations
    ask: Ask = Ask.NOTHING


@dataclass(frozen=True, slots=True, repr=False)
class Restored:
    """The way back, longest form first; `originals` are the real values known in the conversation.

    `dates` brings the dates back that a model works out; None where dates are enciphered, or none is known.
    """

    serial: int
    forms: tuple[Form, ...] = ()
    originals: tuple[str, ...] = ()
    dates: DateShift | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Detail:
    """One entity as the panel lists it. `surrogate` is "" while it is kept in clear."""

    entity: str
    kind: Kind
    value: str
    surrogate: str
    first_turn: int
    decision: Decision = Decision.NONE


@dataclass(frozen=True, slots=True, repr=False)
class Details:
    """The conversation for its side panel."""

    details: tuple[Detail, ...]
    figures: Figures
    edges: tuple[tuple[Kind, Kind], ...]


@dataclass(frozen=True, slots=True, repr=False)
class SentTurn:
    """One request that left: what was typed and the texts that really left, by path."""

    turn: int
    typed: tuple[Leaf, ...]
    sent: tuple[Leaf, ...]
    purpose: Purpose = Purpose.PROMPT


@dataclass(frozen=True, slots=True, repr=False)
class Previewed:
    """The words of a draft that would be replaced, as they stand in it, and their kinds."""

    words: tuple[str, ...]
    kinds: tuple[Kind, ...]
