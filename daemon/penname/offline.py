"""The library: one conversation without daemon, disk or network.

    chat = offline.Conversation(key=bytes(32), id="c1", policy="strict")
    turn = chat.protect("Hi, I'm Maria Torres …")
    chat.restore("Dear Ms. Vargas, …")

Every turn carries the whole conversation, as with an API whose client keeps the history: `turn.history` is
all of it as it may leave now, earlier turns rewritten where the score or a new finding asks for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from penname.conversations.outset import Outset, policy_of, wishes_of
from penname.core import stream
from penname.core import turn as core
from penname.core.keys import ConversationKeys, salt_of
from penname.core.kinds import Kind
from penname.core.message import Message, Origin, Role
from penname.core.needs import Needs
from penname.core.pen_names import PenNames
from penname.core.registry import Registry
from penname.core.vault import Vault
from penname.core.written import Mention, Written
from penname.ports import Detected, Detector, Heard, Preferences

MODELS = Path(__file__).parent / "models"

ENOUGH = 120
"""Characters of a stream that tell its language."""


@dataclass(frozen=True, slots=True, repr=False)
class Finding:
    """One mention and what became of it. Offsets count code points of the text as given, end exclusive.

    `entity` names whom or what it is about ("person-1"); `surrogate` is None where it was kept in clear.
    """

    kind: Kind
    value: str
    start: int
    end: int
    entity: str
    surrogate: str | None


@dataclass(frozen=True, slots=True, repr=False)
class Turn:
    """What may leave, and how exposed the conversation is by it.

    `exposure` is what the person has revealed, `exposed` what has really left in clear; compare both with
    the policy's τ. `verdict` is `send`, `rewrite` or `block`. `history` are the texts of all turns so far,
    this one last, as they may leave now; `all_findings` are those of all turns.
    """

    text: str
    exposure: float
    exposed: float
    verdict: str
    history: tuple[str, ...]
    findings: tuple[Finding, ...]
    all_findings: tuple[tuple[Finding, ...], ...]


class Conversation:
    """One conversation: protects its turns and brings replies back.

    Args:
        key: 32 bytes. The same key, id and turns give the same surrogates.
        id: Names the conversation; another id gives unrelated surrogates.
        policy: balanced, strict, camp or watch.
        tau, alpha: The numbers of the score, where they are not the policy's.
        dates: auto, encipher, shift, shift-capped or shift-today.
        birth_dates: decade or full-range.
        replace: Kinds that are replaced from the first turn on, whatever the policy says.
        my_details: (value, kind) pairs to watch for.
        lang: ISO 639-1 of the conversation, where it is known.
        detector: Finds personal details; the product's own when None.
        needs: What the core asks for; the product's own when None.
        vault: What an earlier session has kept.

    Raises:
        ValueError: The key has not 32 bytes, a number is out of range, or a mode does not exist.
        KeyError: There is no policy of that name.
    """

    def __init__(
        self,
        key: bytes,
        id: str,
        policy: str = "balanced",
        *,
        tau: float | None = None,
        alpha: float | None = None,
        dates: str = "auto",
        birth_dates: str = "decade",
        replace: Iterable[Kind] = (),
        my_details: Sequence[tuple[str, Kind]] = (),
        lang: str = "",
        detector: Detector | None = None,
        needs: Needs | None = None,
        vault: Vault | None = None,
    ) -> None:
        self._preferences = Preferences(
            policy=policy,
            tau=tau,
            alpha=alpha,
            replace=frozenset(map(Kind, replace)),
            details=tuple(my_details),
            dates=dates,
            birth_dates=birth_dates,
        )
        self._policy = policy_of(self._preferences)
        self._wishes = wishes_of(self._preferences)
        self._outset = Outset(detector or OwnDetector(), needs or _own_needs())
        self._names = self._outset.names(ConversationKeys.of(key, salt_of(id)), dates, birth_dates, vault)
        self._registry: Registry = self._outset.registry()
        self._messages: list[Message] = []
        self._language = lang

    def protect(self, text: str, role: str = "user") -> Turn:
        """The next turn, as it may leave. What an assistant says is protected and never scored.

        Raises:
            NoWayBack: A value could not be written so that it comes back exactly.
            NoSurrogateLeft: A kind has no surrogate left.
            ValueError: `role` is neither user nor assistant.
        """
        speaker = Role(role)
        message = self._outset.read(
            text,
            Origin.TYPED if speaker is Role.USER else Origin.HISTORY,
            speaker,
            self._registry,
            self._preferences,
            [earlier.text for earlier in self._messages],
            self._language,
        )
        made = core.protect(
            [message], self._messages, self._registry.rerooted(), self._names, self._policy, self._wishes
        )
        self._registry = made.left(self._registry)
        self._language = message.language
        self._messages.append(message)
        return self._turn(made)

    def restore(self, text: str) -> str:
        """A reply with every surrogate brought back, in whatever form its language gives it there."""
        self._names.hear(_language_of(text))
        return self._names.restorer().restore(text)

    def restore_stream(self, chunks: Iterable[str]) -> Iterator[str]:
        """As `restore`, for a reply that arrives in pieces, cut anywhere.

        Its language is heard after the first `ENOUGH` characters: where the conversation has not met it
        before, endings and dates that only it has are brought back from there on.
        """
        return stream.restore_stream(_Listening(self._names), chunks)

    def restorations(self) -> list[tuple[str, str]]:
        """Every form of a surrogate with the form of the original that belongs there, longest first."""
        return [(form.text, form.original) for form in self._names.restorer().forms]

    @property
    def vault(self) -> Vault:
        """What stands for what; given to another `Conversation` of the same key and id, it goes on there."""
        return self._names.vault

    def _turn(self, made: core.Turn) -> Turn:
        exposure = self._policy.measure(self._registry.revealed, self._registry.exposed)
        written = (*made.history, *made.written)
        findings = tuple(self._findings(each) for each in written)
        return Turn(
            text=made.written[0].text,
            exposure=exposure.revealed,
            exposed=exposure.exposed,
            verdict=made.verdict.value,
            history=tuple(each.text for each in written),
            findings=findings[-1],
            all_findings=findings,
        )

    def _findings(self, written: Written) -> tuple[Finding, ...]:
        return tuple(self._finding(mention) for mention in written.mentions)

    def _finding(self, mention: Mention) -> Finding:
        found, value = mention.finding, mention.value
        entity = self._registry.entity_of(found.kind, value)
        name = entity.id if entity else ""
        return Finding(found.kind, value, found.start, found.end, name, mention.surrogate)


class _Listening:
    """The way back of one stream, which hears what language it is in."""

    def __init__(self, names: PenNames) -> None:
        self._names = names
        self._has_heard = False

    def advance(self, text: str, done: int, *, final: bool) -> tuple[str, int]:
        """As `Restorer.advance`."""
        if not self._has_heard and (final or len(text) >= ENOUGH):
            self._has_heard = True
            self._names.hear(_language_of(text))
        return self._names.restorer().advance(text, done, final=final)


def _language_of(reply: str) -> str:
    """The language of a reply, by its script and its commonest words; English where they do not tell."""
    from penname.adapters import language

    return language.language_of(reply, "en")


def warm_up() -> None:
    """Reads everything into memory that the first turn would otherwise wait for. Takes seconds, once."""
    chat = Conversation(bytes(32), "warm-up", "strict")
    chat.protect("I'm Ada Byron, ada.byron@mail.example, 12 Mill Lane, Turin, since March 3, 2026.")


class OwnDetector:
    """The product's detector, read into memory when the first text asks for it."""

    def detect(self, text: str, heard: Heard) -> Detected:
        """What is personal in `text`."""
        return _loaded_detector().detect(text, heard)


@cache
def _loaded_detector() -> Detector:
    from penname.adapters import detector

    return detector.load(MODELS)


@cache
def _own_needs() -> Needs:
    from penname.adapters import needs

    return needs.load()
