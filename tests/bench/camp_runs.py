"""CAMP's four scenarios, told: as kinds through the core, and in natural words through the product."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.fakes.needs import needs
from tests.fakes.turns import Chat, said, texts

from penname import offline
from penname.core.kinds import Kind, counts_as
from penname.core.policy import Policy, Verdict
from penname.core.registry import Registry
from penname.policies import POLICIES

_FOLDER = Path(__file__).parent.parent / "scenarios"
GOLDEN: dict[str, Any] = json.loads((_FOLDER / "camp_scenarios.json").read_text())["scenarios"]
WRITTEN: dict[str, Any] = json.loads((_FOLDER / "camp_conversations.json").read_text())["conversations"]

KEY = bytes(range(32))


@dataclass(frozen=True, slots=True)
class Told:
    """How one conversation went.

    Attributes:
        scores: The exposure revealed, after each turn.
        kinds: The kinds that were new at each turn.
        trigger: The first turn, from 0, whose score reached the threshold; None where none did.
        before: Kinds of which a real value stood in clear in what left before the trigger.
        after: The same, for what left from the trigger on: every request carries the whole conversation.
    """

    scores: tuple[float, ...]
    kinds: tuple[frozenset[Kind], ...]
    trigger: int | None
    before: frozenset[Kind]
    after: frozenset[Kind]


@dataclass(frozen=True, slots=True, repr=False)
class Request:
    """What one turn sent: the score, all kinds revealed so far, all texts, and kinds known to be in clear."""

    score: float
    kinds: frozenset[Kind]
    texts: Sequence[str]
    in_clear: frozenset[Kind]


def by_kinds(name: str, policy: Policy) -> Told:
    """The golden kinds, each as a made-up value, turn by turn through `core.turn`."""
    new_kinds = [[Kind(kind) for kind in new] for new in GOLDEN[name]["new_kinds_per_turn"]]
    values = {kind: [f"{kind.replace('_', '').title()}ville"] for new in new_kinds for kind in new}
    turns = []
    for new in new_kinds:
        found = {values[kind][0]: kind for kind in new}
        turns.append(said("".join(["so ", *(f"{value}, " for value in found), "you see"]), found))

    chat, requests = Chat(policy), []
    for number, turn in enumerate(turns):
        made = chat.send(turn, history=turns[:number])
        mentions = [mention for each in (*made.history, *made.written) for mention in each.mentions]
        requests.append(
            Request(
                made.exposure.revealed,
                frozenset(counts_as(each.finding.kind) for each in mentions),
                texts(made),
                frozenset(each.finding.kind for each in mentions if each.surrogate is None),
            )
        )
    return _told(requests, values, policy.tau)


def by_words(name: str, policy: str = "camp", tau: float = 2.0) -> Told:
    """The written conversation, through the library and the product's own detector.

    The replies are part of the history that every request carries, as the person has read them.
    """
    turns = WRITTEN[name]["turns"]
    values = {Kind(kind): said for turn in turns for kind, said in turn["reveals"].items()}
    chat, requests = offline.Conversation(KEY, f"{name}/{policy}/{tau}", policy, tau=tau), []
    for turn in turns:
        made = chat.protect(turn["user"])
        spoken = [finding for each in made.all_findings[::2] for finding in each]  # each second is a reply
        everything = [finding for each in made.all_findings for finding in each]
        requests.append(
            Request(
                made.exposure,
                frozenset(counts_as(finding.kind) for finding in spoken),
                made.history,
                frozenset(finding.kind for finding in everything if finding.surrogate is None),
            )
        )
        chat.protect(turn["reply"], role="assistant")
    return _told(requests, values, tau)


def trigger(new_kinds: Sequence[Iterable[Kind]], policy: Policy) -> int | None:
    """The turn in which `policy` rewrites a conversation that reveals these kinds at each turn."""
    registry = Registry(needs().pools, {})
    for number, kinds in enumerate(new_kinds):
        registry = registry.reveal(kinds).left((), ())
        score = policy.measure(registry.revealed, registry.exposed).revealed
        if policy.verdict(score, ()) is Verdict.REWRITE:
            return number
    return None


def golden_kinds(name: str) -> tuple[frozenset[Kind], ...]:
    """The kinds that are new at each turn of a scenario."""
    return tuple(frozenset(map(Kind, new)) for new in GOLDEN[name]["new_kinds_per_turn"])


def triggers(
    kinds: Mapping[str, Sequence[Iterable[Kind]]], alphas: Sequence[float], taus: Sequence[float]
) -> dict[tuple[str, float, float], int | None]:
    """The trigger of every scenario under every α and τ, by (scenario, α, τ)."""
    return {
        (name, alpha, tau): trigger(kinds[name], POLICIES["camp"].adjusted(tau=tau, alpha=alpha))
        for name in kinds
        for alpha in alphas
        for tau in taus
    }


def _told(requests: Sequence[Request], values: Mapping[Kind, Sequence[str]], tau: float) -> Told:
    crossing = next((n for n, request in enumerate(requests) if request.score >= tau), None)
    end = len(requests) if crossing is None else crossing
    seen = [frozenset[Kind](), *(request.kinds for request in requests)]
    return Told(
        scores=tuple(request.score for request in requests),
        kinds=tuple(now - before for before, now in pairwise(seen)),
        trigger=crossing,
        before=_in_clear(requests[:end], values),
        after=_in_clear(requests[end:], values),
    )


def _in_clear(requests: Sequence[Request], values: Mapping[Kind, Sequence[str]]) -> frozenset[Kind]:
    """Kinds that stand in clear by the product's own account, or by looking for the values themselves."""
    sent = "\n".join(text for request in requests for text in request.texts)
    standing = {kind for kind, parts in values.items() if any(stands(part, sent) for part in parts)}
    return frozenset(standing.union(*(request.in_clear for request in requests)))


def stands(value: str, text: str) -> bool:
    """Whether a value stands in a text, in any case; 54 does not stand in 54,000 or in 1954."""
    return bool(re.search(rf"(?<![\w$]){re.escape(value)}(?!\w|[.,]\d)", text, re.IGNORECASE))
