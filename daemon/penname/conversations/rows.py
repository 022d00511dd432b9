"""A conversation as sealed rows, one an entity, and back again.

The salt lies under the store's key. Everything else lies under the conversation's own, whose salt that is:
who destroys the salt has destroyed the rest. The names of rows are opaque; a row says inside what it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from penname.conversations.answers import Leaf, Purpose, SentTurn
from penname.conversations.conversation import Conversation
from penname.conversations.outset import Outset
from penname.core import cooccurrence
from penname.core.cooccurrence import Graph
from penname.core.entities import Decision, Entity
from penname.core.errors import WrongKey
from penname.core.keys import ConversationKeys, StoreKeys
from penname.core.kinds import Kind
from penname.core.message import Origin, Role
from penname.core.vault import Entry, Kept, Vault

SALT = "salt"
"""The one row that is found by its name."""

NOBODY = ""
"""Stands for the entity of a surrogate whose text has never left."""


def plain_rows(conversation: Conversation) -> dict[str, str]:
    """Every row but the salt, as JSON, by its own name."""
    rows = {"state": json.dumps({"is": "state", **_state(conversation)})}
    entries: dict[str, list[Any]] = {}
    for place, entry in enumerate(conversation.names.vault):
        entity = conversation.registry.entity_of(entry.kind, entry.value)
        entries.setdefault(entity.id if entity else NOBODY, []).append([place, _plain(entry)])
    for place, entity in enumerate(conversation.registry):
        own = {"is": "entity", "place": place, **_plain(entity), "entries": entries.pop(entity.id, [])}
        rows[f"entity/{entity.id}"] = json.dumps(own)
    if entries:
        rows["nobody"] = json.dumps({"is": "nobody", "entries": entries[NOBODY]})
    for place, sent in enumerate(conversation.sent):
        rows[f"sent/{place}"] = json.dumps({"is": "sent", "place": place, **_plain(sent)})
    return rows


def seal(
    conversation: Conversation, keys: StoreKeys, own: ConversationKeys, index: bytes, rows: Mapping[str, str]
) -> list[tuple[str, bytes]]:
    """These rows as they are stored, and the salt."""
    sealed = [(SALT, keys.seal_salt(conversation.salt, _salt_row(index)))]
    for name, plain in rows.items():
        row = own.row(name)
        sealed.append((row, own.seal(plain.encode(), row)))
    return sealed


def unseal(
    stored: Sequence[tuple[str, bytes]], keys: StoreKeys, master: bytes, index: bytes, outset: Outset
) -> Conversation:
    """The conversation that lies in these rows.

    Raises:
        WrongKey: They were sealed under another key, or are damaged.
    """
    by_name = dict(stored)
    salt = keys.unseal_salt(by_name.pop(SALT, b""), _salt_row(index))
    own = ConversationKeys.of(master, salt)
    rows = [json.loads(own.unseal(sealed, row)) for row, sealed in by_name.items()]
    return _conversation(rows, salt, own, outset)


def _salt_row(index: bytes) -> str:
    return f"{SALT}/{index.hex()}"


def _state(conversation: Conversation) -> dict[str, Any]:
    return {
        "dates": conversation.dates,
        "birth_dates": conversation.birth_dates,
        "language": conversation.language,
        "languages": sorted(conversation.names.languages),
        "turn": conversation.registry.turn,
        "by_turn": conversation.by_turn,
        "revealed": _first_turns(conversation.registry.revealed),
        "exposed": _first_turns(conversation.registry.exposed),
    }


def _first_turns(graph: Graph) -> list[tuple[str, int]]:
    return [(kind.value, graph.nodes[kind]["turn"]) for kind in graph]


def _graph(first_turns: Iterable[Sequence[Any]]) -> Graph:
    graph = cooccurrence.empty()
    for kind, turn in first_turns:
        graph = cooccurrence.grow(graph, [Kind(kind)], turn)
    return graph


def _plain(thing: Entry | Entity | SentTurn | Kept | Leaf) -> dict[str, Any]:
    """The fields by name, those of what it holds too. `asdict` copies every text: ten times the work."""
    return {name: _plain_value(getattr(thing, name)) for name in thing.__dataclass_fields__}


def _plain_value(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(each) if isinstance(each, Kept | Leaf) else each for each in value]
    return sorted(value) if isinstance(value, frozenset) else value


def _conversation(
    rows: Sequence[dict[str, Any]], salt: bytes, own: ConversationKeys, outset: Outset
) -> Conversation:
    state = next((row for row in rows if row["is"] == "state"), None)
    if state is None:  # somebody has taken it out of the file
        raise WrongKey
    entities = _in_place((row for row in rows if row["is"] == "entity"), _entity)
    numbered = [entry for row in rows for entry in row.get("entries", ())]
    vault = Vault(_entry(plain) for _, plain in sorted(numbered, key=lambda entry: int(entry[0])))
    sent = _in_place((row for row in rows if row["is"] == "sent"), _sent)
    for text in [*(value for each in entities for value in each.values), *_texts(sent)]:
        vault.said.add(text)
    registry = outset.registry().holding(entities)
    names = outset.names(own, state["dates"], state["birth_dates"], vault)
    for language in state["languages"]:
        names.hear(language)
    conversation = Conversation(
        outset,
        salt,
        names,
        state["dates"],
        state["birth_dates"],
        registry.standing(_graph(state["revealed"]), _graph(state["exposed"]), state["turn"]),
        sent,
        state["by_turn"],
    )
    conversation.language = state["language"]
    return conversation


def _in_place(rows: Iterable[dict[str, Any]], make: Callable[[dict[str, Any]], Any]) -> list[Any]:
    return [make(row) for row in sorted(rows, key=lambda row: int(row["place"]))]


def _texts(sent: Iterable[SentTurn]) -> list[str]:
    """What was typed in trusted input. In what the page sent again, surrogates stand among the words."""
    return [leaf.text for each in sent for leaf in each.typed if leaf.origin is Origin.TYPED]


def _entity(row: dict[str, Any]) -> Entity:
    return Entity(
        id=row["id"],
        kinds=tuple(map(Kind, row["kinds"])),
        values=tuple(row["values"]),
        marks=frozenset(row["marks"]),
        first_turn=row["first_turn"],
        bound_to=tuple(row["bound_to"]),
        in_clear=row["in_clear"],
        decision=Decision(row["decision"]),
    )


def _entry(plain: dict[str, Any]) -> Entry:
    kept = tuple(Kept(**each) for each in plain["kept"])
    return Entry(**{**plain, "kind": Kind(plain["kind"]), "kept": kept})


def _sent(row: dict[str, Any]) -> SentTurn:
    return SentTurn(row["turn"], _leaves(row["typed"]), _leaves(row["sent"]), Purpose(row["purpose"]))


def _leaves(plain: Iterable[dict[str, Any]]) -> tuple[Leaf, ...]:
    return tuple(
        Leaf(each["path"], each["text"], Origin(each["origin"]), Role(each["role"])) for each in plain
    )
