"""What a page sends again, of itself or at a click: drafts, edits, variants, names, searches, telemetry."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.browser import chats
from tests.browser.chats import Chat
from tests.browser.harness import Rig, until

from penname.demo import script
from penname.demo.play import plain

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

API = "/backend-api"


async def begun(rig: Rig, turns: int = 1) -> tuple[Chat, int]:
    """A classic ChatGPT chat with its first turns played, and how many requests had arrived before it."""
    since = len(rig.sites.record.arrivals)
    chat = await chats.chatgpt(rig)
    for text in script.TURNS[:turns]:
        await chat.say(text, pause=0.4)
    return chat, since


async def test_drafts_leave_empty(rig: Rig) -> None:
    since = len(rig.sites.record.arrivals)
    chat = await chats.chatgpt(rig)
    await chat.type(script.TURNS[0])
    drafts = rf"{API}/(f/conversation/prepare|conversation/experimental/generate_autocompletions)"

    def arrived() -> list[str]:
        mine = set(map(id, rig.sites.record.arrivals[since:]))
        return [a.text() for a in rig.sites.record.to(drafts) if id(a) in mine]

    await until(lambda: len(arrived()) >= 2, 10, "the drafts")
    bodies = [json.loads(body) for body in arrived()]
    texts = [
        b["input_text"] if "input_text" in b else b["partial_query"]["content"]["parts"][0] for b in bodies
    ]
    assert set(texts) == {""}
    await asyncio.sleep(0.5)
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await chat.page.close()


async def test_telemetry_arrives_without_the_words(rig: Rig) -> None:
    chat, since = await begun(rig)
    await asyncio.sleep(0.5)
    beacons = [a for a in rig.sites.record.arrivals[since:] if a.path in ("/ces/v1/t", "/v1/rgstr")]
    assert {a.path for a in beacons} == {"/ces/v1/t", "/v1/rgstr"}, (
        "plain and packed beacons must still arrive"
    )
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await chat.page.close()


async def test_an_edit_starts_a_branch_under_the_same_pen_names(rig: Rig) -> None:
    chat, since = await begun(rig)
    first = rig.sites.chatgpt.threads.latest()[0].branch(rig.sites.chatgpt.threads.latest()[0].current)[0]
    await chat.page.click("[aria-label='Edit message']")
    area = chat.page.locator("textarea.edit")
    assert "Maria Torres" in await area.input_value()
    await area.press("End")
    await area.press("Control+End")
    await chat.page.keyboard.type(" Sign it Maria Torres.")
    await chat.page.click("[aria-label='Send edit']")
    chat.heard.clear()
    due = chat.due(f"{script.TURNS[0]} Sign it Maria Torres.")
    await chat.answered(1, due)
    assert await chat.shown() == [due]
    thread = rig.sites.chatgpt.threads.latest()[0]
    edited = thread.branch(thread.current)[0]
    assert edited.parent == first.parent
    assert edited.text.startswith(first.text), "the same details must have the same pen names"
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await chat.page.close()


async def test_an_edit_after_a_reload_shows_and_sends_right(rig: Rig) -> None:
    """After a reload the page itself knows stand-ins only; the field it opens must show the real words."""
    chat, since = await begun(rig)
    await chat.reload()
    await chat.answered(1, chat.dues()[-1])
    await chat.page.click("[aria-label='Edit message']")
    area = chat.page.locator("textarea.edit")
    await until(lambda: _holds(chat, "Maria Torres"), 5, "the restored words in the field")
    await area.press("Control+End")
    await chat.page.keyboard.type(" Thank you.")
    await chat.page.click("[aria-label='Send edit']")
    chat.heard.clear()
    due = chat.due(f"{script.TURNS[0]} Thank you.")
    await chat.answered(1, due)
    assert await chat.shown() == [due]
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await chat.page.close()


async def _holds(chat: Chat, words: str) -> bool:
    return words in await chat.page.locator("textarea.edit").input_value()


async def test_another_answer_is_asked_for_with_the_same_pen_names(rig: Rig) -> None:
    chat, since = await begun(rig)
    await chat.page.click("[aria-label='Regenerate response']")
    due = f"Here is version 2. {chat.dues()[-1]}"
    await chat.answered(1, due)
    assert await chat.shown() == [due]
    sent = [b["messages"][0]["content"]["parts"][0] for b in _prompts(rig, since)]
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await chat.page.close()


def _prompts(rig: Rig, since: int) -> list[dict[str, list[dict[str, dict[str, list[str]]]]]]:
    arrivals = rig.sites.record.arrivals[since:]
    return [json.loads(a.text()) for a in arrivals if a.path == f"{API}/f/conversation"]


async def test_a_new_name_a_search_and_feedback_carry_nothing_real(rig: Rig) -> None:
    chat, since = await begun(rig)
    page = chat.page
    conversation = page.url.rsplit("/", 1)[-1]
    await page.locator("[aria-label='Rename chat']").first.click()
    name = page.locator("[aria-label='Chat title']")
    await name.fill("")
    await name.type("Maria Torres against Daniel Okafor")
    await name.press("Enter")
    await page.click("[data-testid=good-response-turn-action-button]")
    await page.fill("#search", "")
    await page.locator("#search").type("Daniel Okafor")
    await page.press("#search", "Enter")
    await asyncio.sleep(1)  # what is refused never arrives: there is nothing else to wait for
    await until(lambda: _arrived(rig, since, "POST", "/message_feedback"), 15, "the feedback")
    await until(lambda: _arrived(rig, since, "PATCH", conversation), 15, "the new name")
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await until(lambda: _named(chat), 5, "the real names in the side bar")
    await page.close()


def _arrived(rig: Rig, since: int, method: str, end: str) -> bool:
    return any(a.method == method and a.path.endswith(end) for a in rig.sites.record.arrivals[since:])


async def _named(chat: Chat) -> bool:
    return "Maria Torres against Daniel Okafor" in await chat.side_bar()


async def test_what_the_page_copies_holds_the_real_words(rig: Rig) -> None:
    chat, _ = await begun(rig)
    await rig.context.grant_permissions(["clipboard-read", "clipboard-write"], origin="https://chatgpt.com")
    await chat.page.click("[data-testid=copy-turn-action-button]")
    await asyncio.sleep(0.5)
    copied = await chat.page.evaluate("navigator.clipboard.readText()")
    assert plain(copied) == chat.dues()[-1]
    await chat.page.close()


async def test_a_pasted_letter_is_rewritten_where_it_is_attached(rig: Rig) -> None:
    since = len(rig.sites.record.arrivals)
    chat = await chats.claude(rig)
    letter = " ".join([script.TURNS[0], script.TURNS[1], "And so on."] + ["It goes on for a while."] * 60)
    await chat.page.click(chat.composer)
    await rig.context.grant_permissions(["clipboard-read", "clipboard-write"], origin="https://claude.ai")
    await chat.page.evaluate("text => navigator.clipboard.writeText(text)", letter)
    await chat.page.keyboard.press("Control+v")
    await until(lambda: chat.page.locator("#attached:not(:empty)").count(), 5, "the attachment")
    await chat.say("Please draft a letter from this.")
    thread = rig.sites.claude.threads.latest()[0]
    pasted = str(thread.branch(thread.current)[0].attachments[0]["extracted_content"])
    assert "And so on." in pasted
    assert "Okafor" in (await chat.shown())[-1]
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await chat.page.close()


async def test_an_edit_and_a_retry_on_claude_keep_the_pen_names(rig: Rig) -> None:
    since = len(rig.sites.record.arrivals)
    chat = await chats.claude(rig)
    await chat.say(script.TURNS[0])
    await chat.page.click("[data-testid=action-bar-retry]")
    due = f"Here is version 2. {chat.dues()[-1]}"
    await chat.answered(1, due)
    assert await chat.shown() == [due]
    await chat.page.click("[aria-label=Edit]")
    area = chat.page.locator("textarea.edit")
    await until(lambda: _holds(chat, "Maria Torres"), 5, "the restored words in the field")
    await area.press("Control+End")
    await chat.page.keyboard.type(" Thank you.")
    await chat.page.click("[aria-label='Save edit']")
    chat.heard.clear()
    due = chat.due(f"{script.TURNS[0]} Thank you.")
    await chat.answered(1, due)
    assert await chat.shown() == [due]
    thread = next(t for t in rig.sites.claude.threads.latest() if t.id in chat.page.url)
    first, edited = thread.children("00000000-0000-4000-8000-000000000000")
    assert edited.text == f"{first.text} Thank you."
    assert rig.sites.record.leaks(script.FORMS, since) == []
    await chat.page.close()
