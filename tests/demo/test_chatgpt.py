"""The classic replica keeps the history on its server, as a tree, as the real one does."""

from __future__ import annotations

from typing import Any

from penname.demo.chatgpt import ROOT, ChatGPT


def said(text: str, parent: str, id_: str, conversation: str = "") -> dict[str, Any]:
    """A send, as the page makes it."""
    body: dict[str, Any] = {
        "action": "next",
        "messages": [{"id": id_, "content": {"content_type": "text", "parts": [text]}}],
        "parent_message_id": parent,
    }
    return {**body, "conversation_id": conversation} if conversation else body


def test_a_new_chat_gets_an_id_of_the_server_s_and_a_title_once() -> None:
    site = ChatGPT(0)
    thread, asked, _ = site.take(said("Write to Elena Vargas.", ROOT, "u1"))

    assert asked is not None
    assert asked.text == "Write to Elena Vargas."
    assert thread.id.split("-")[2].startswith("83")
    assert site.name(thread)
    assert site.name(thread) == ""


def test_an_edit_is_a_sibling_and_a_variant_only_another_answer() -> None:
    site = ChatGPT(0)
    thread, first, _ = site.take(said("one", ROOT, "u1"))
    site.take(said("one, edited", ROOT, "u2", thread.id))
    _, asked, again = site.take(
        {"action": "variant", "messages": [], "parent_message_id": "u1", "conversation_id": thread.id}
    )

    assert first is not None
    assert [node.id for node in thread.children(ROOT)] == ["u1", "u2"]
    assert asked is None
    assert again.parent == "u1"
    assert len(thread.children("u1")) == 2


def test_every_route_a_page_sends_text_to_is_there() -> None:
    paths = {(route.method, route.path) for route in ChatGPT(0).routes()}

    assert ("POST", "/backend-api/f/conversation") in paths
    assert ("POST", "/backend-api/f/conversation/prepare") in paths
    assert ("PATCH", "/backend-api/conversation/{id}") in paths
    assert ("GET", "/backend-api/conversations/search") in paths
