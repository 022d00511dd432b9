"""A thread is a tree; what a model reads is one branch of it."""

from __future__ import annotations

import uuid

from penname.demo.threads import Node, Thread, Threads, fresh_id


def grown() -> Thread:
    thread = Thread("c", "root")
    for id_, parent, role in (("u1", "root", "user"), ("a1", "u1", "assistant"), ("u2", "a1", "user")):
        thread.add(Node(id_, parent, role, id_))
    thread.add(Node("e1", "root", "user", "edited"))
    return thread


def test_a_branch_holds_the_turns_from_the_root_to_the_leaf() -> None:
    assert [node.id for node in grown().branch("u2")] == ["u1", "a1", "u2"]


def test_an_edited_turn_is_a_sibling_and_its_branch_holds_nothing_of_the_other() -> None:
    thread = grown()
    assert [node.id for node in thread.children("root")] == ["u1", "e1"]
    assert [node.id for node in thread.branch(thread.current)] == ["e1"]


def test_what_was_attached_is_read_before_the_text() -> None:
    assert (
        Node("u", "", "user", "and this", ({"extracted_content": "a letter"},)).received()
        == "a letter\n\nand this"
    )


def test_a_thread_is_opened_once() -> None:
    threads = Threads()
    assert threads.open("c", "root") is threads.open("c", "root")
    assert [thread.id for thread in threads.latest()] == ["c"]


def test_an_id_is_a_uuid_of_the_wanted_kind() -> None:
    made = fresh_id("83")
    assert str(uuid.UUID(made)) == made
    assert made.split("-")[2].startswith("83")
