"""The conversations a replica's server keeps: trees of turns, and what a model would be given of one."""

from __future__ import annotations

import time
import uuid
from dataclasses import dataclass, field


@dataclass(slots=True)
class Node:
    """One turn. `parent` is another node's id, or the thread's root id for a first turn."""

    id: str
    parent: str
    role: str  # user, assistant
    text: str = field(repr=False)
    attachments: tuple[dict[str, object], ...] = field(default=(), repr=False)
    created: float = field(default_factory=time.time)

    def received(self) -> str:
        """Give everything of this turn that a model would read: attached texts, then the text."""
        return "\n\n".join([*(str(a["extracted_content"]) for a in self.attachments), self.text])


@dataclass(slots=True)
class Thread:
    """One conversation as the server received it."""

    id: str
    root: str
    title: str = field(default="", repr=False)
    nodes: dict[str, Node] = field(default_factory=dict, repr=False)
    current: str = ""
    updated: float = field(default_factory=time.time)

    def add(self, node: Node) -> Node:
        """Keep `node` and make it the current leaf."""
        self.nodes[node.id] = node
        self.current = node.id
        self.updated = time.time()
        return node

    def branch(self, leaf: str) -> list[Node]:
        """List the turns from the root down to `leaf`: what the model's context holds, by parent links."""
        turns: list[Node] = []
        while leaf in self.nodes:
            turns.append(self.nodes[leaf])
            leaf = self.nodes[leaf].parent
        return turns[::-1]

    def children(self, parent: str) -> list[Node]:
        """List the turns that answer or follow `parent`, oldest first."""
        return [node for node in self.nodes.values() if node.parent == parent]


@dataclass(slots=True)
class Threads:
    """All conversations of one site, latest first."""

    kept: dict[str, Thread] = field(default_factory=dict, repr=False)

    def open(self, conversation: str, root: str) -> Thread:
        """Give the conversation, begun now if it is new."""
        return self.kept.setdefault(conversation, Thread(conversation, root))

    def latest(self) -> list[Thread]:
        """List every conversation, the one last written to first."""
        return sorted(self.kept.values(), key=lambda thread: -thread.updated)


def fresh_id(group: str = "4") -> str:
    """Mint a UUID whose third group starts with `group`, as servers and pages of the sites do."""
    plain = str(uuid.uuid4())
    return f"{plain[:14]}{group}{plain[14 + len(group) :]}"
