"""What a conversation has revealed: which entities, as which kinds, at which turn.

A registry never changes; `register` answers the next one. So a turn that never leaves is simply dropped.

Source: CAMP (arXiv 2604.16521), section III-B, the session registry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from penname.core import cooccurrence
from penname.core.cooccurrence import Graph
from penname.core.entities import Decision, Entity, agree, bonds, marks, same_value
from penname.core.kinds import Kind
from penname.core.needs import Pools


@dataclass(frozen=True, slots=True, repr=False)
class Sighting:
    """One mention as the registry takes it."""

    kind: Kind
    value: str
    language: str = "en"


@dataclass(frozen=True, slots=True, repr=False)
class Registry:
    """What was revealed so far. `turn` is the number of the turn that comes next, from 0.

    `revealed` and `exposed` are graphs of kinds: all that the person disclosed, and what has really left in
    clear. Entities stay in order of first sight.
    """

    pools: Pools
    identities: Mapping[Kind, Callable[[str], str]]
    entities: Mapping[str, Entity] = field(default_factory=dict)
    revealed: Graph = field(default_factory=cooccurrence.empty)
    exposed: Graph = field(default_factory=cooccurrence.empty)
    turn: int = 0
    _by_value: Mapping[str, str] = field(default_factory=dict)
    _by_mark: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def holding(self, entities: Iterable[Entity]) -> Registry:
        """This registry with these entities and no others: as it was stored."""
        entities = list(entities)
        by_mark: dict[str, tuple[str, ...]] = {}
        for entity in entities:
            for mark in entity.marks:
                by_mark[mark] = (*by_mark.get(mark, ()), entity.id)
        return replace(
            self,
            entities={entity.id: entity for entity in entities},
            _by_value={
                same_value(kind, value): entity.id
                for entity in entities
                for kind in entity.kinds
                for value in entity.values
            },
            _by_mark=by_mark,
        )

    def standing(self, revealed: Graph, exposed: Graph, turn: int) -> Registry:
        """This registry with the graphs and the turn that were stored."""
        return replace(self, revealed=revealed, exposed=exposed, turn=turn)

    def __iter__(self) -> Iterator[Entity]:
        return iter(self.entities.values())

    def entity_of(self, kind: Kind, value: str) -> Entity | None:
        """The entity that was mentioned with these letters, in any case."""
        known = self._by_value.get(same_value(kind, value))
        return self.entities[known] if known else None

    def known(self) -> tuple[tuple[str, Kind], ...]:
        """Every value seen so far, as written, with its kind."""
        return tuple((value, entity.kind) for entity in self for value in entity.values)

    def register(self, sightings: Iterable[Sighting]) -> Registry:
        """The registry after these mentions, each bound to its entity or made a new one.

        Entities are known from then on; what they reveal is not counted before `reveal`.
        """
        entities, by_value, by_mark = dict(self.entities), dict(self._by_value), dict(self._by_mark)
        for seen in sightings:
            key = same_value(seen.kind, seen.value)
            if key in by_value and entities[by_value[key]].knows(seen.kind, seen.value):
                continue
            traces = marks(seen.kind, seen.value, seen.language, self.pools, self.identities)
            name = by_value.get(key) or _bind(traces, entities, by_mark)
            if name is None:
                name = f"{seen.kind}-{1 + sum(entity.kind is seen.kind for entity in entities.values())}"
                bound = bonds(seen.kind, seen.value, entities.values())
                entities[name] = Entity(name, (seen.kind,), (seen.value,), traces, self.turn, bound)
            else:
                entities[name] = entities[name].mentioned(seen.kind, seen.value, traces)
            by_value[key] = name
            for trace in traces:
                by_mark[trace] = tuple(dict.fromkeys((*by_mark.get(trace, ()), name)))
        return replace(self, entities=entities, _by_value=by_value, _by_mark=by_mark)

    def reveal(self, kinds: Iterable[Kind]) -> Registry:
        """The registry after the person has disclosed `kinds` in this turn."""
        return replace(self, revealed=cooccurrence.grow(self.revealed, kinds, self.turn))

    def left(self, kinds: Iterable[Kind], in_clear: Iterable[str]) -> Registry:
        """The registry after this turn has left, with values of `kinds`, of the entities named, in clear."""
        seen = set(in_clear)
        entities = {
            name: replace(entity, in_clear=True) if name in seen else entity
            for name, entity in self.entities.items()
        }
        exposed = cooccurrence.grow(self.exposed, kinds, self.turn)
        return replace(self, entities=entities, exposed=exposed, turn=self.turn + 1)

    def rerooted(self) -> Registry:
        """The registry of a conversation whose context is made anew: nothing stands in it in clear.

        What has left has left: `exposed` stays.
        """
        entities = {name: replace(entity, in_clear=False) for name, entity in self.entities.items()}
        return replace(self, entities=entities)

    def merged(self, other: Registry) -> Registry:
        """What this registry and `other`, of the same chat, have seen together."""
        merged = self.register(
            Sighting(kind, value) for each in other for kind in each.kinds for value in each.values
        )
        entities = dict(merged.entities)
        for each in other:
            if own := merged.entity_of(each.kind, each.values[0]):
                entities[own.id] = replace(
                    entities[own.id],
                    in_clear=entities[own.id].in_clear or each.in_clear,
                    decision=entities[own.id].decision or each.decision,
                )
        return replace(
            merged,
            entities=entities,
            revealed=cooccurrence.grow(self.revealed, other.revealed, self.turn),
            exposed=cooccurrence.grow(self.exposed, other.exposed, self.turn),
            turn=self.turn + other.turn,
        )

    def decided(self, name: str, decision: Decision) -> Registry:
        """The registry with the person's decision on one entity.

        Raises:
            KeyError: There is no such entity.
        """
        entity = replace(self.entities[name], decision=decision)
        return replace(self, entities={**self.entities, name: entity})


def _bind(
    traces: frozenset[str], entities: Mapping[str, Entity], by_mark: Mapping[str, tuple[str, ...]]
) -> str | None:
    """The entity that a mention with these marks belongs to: of several, the one that came last."""
    candidates = {name for trace in traces for name in by_mark.get(_either(trace), ())}
    candidates |= {name for trace in traces for name in by_mark.get(trace, ())}
    latest_first = (name for name in reversed(tuple(entities)) if name in candidates)
    return next((name for name in latest_first if agree(traces, entities[name].marks)), None)


def _either(trace: str) -> str:
    """The other role a lone name may have: "Torres" alone may have been read as a given name."""
    if ":given:" in trace:
        return trace.replace(":given:", ":family:", 1)
    return trace.replace(":family:", ":given:", 1)
