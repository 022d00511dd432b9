"""Five turns with twelve planted details, on every chat page: none leaves, all are on the screen.

What must be shown is the answer the replica's model would have given to the words as they were typed: it is
compared word for word, while the answer streams, at its end, after a reload, and in the side bar.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import pytest
import pytest_asyncio
from tests.browser import chats
from tests.browser.chats import Chat
from tests.browser.harness import Rig, until

from penname.demo import model, script
from penname.demo.chatgpt_shell import Handoff
from penname.demo.play import plain
from penname.demo.threads import Node, Thread

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Opener = Callable[[Rig], Awaitable[Chat]]


def shell(handoff: Handoff) -> Opener:
    async def opener(rig: Rig) -> Chat:
        rig.sites.shell.handoff = handoff
        return await chats.app_shell(rig)

    return opener


def packed_claude(rig: Rig) -> Awaitable[Chat]:
    return chats.claude(rig, packed=True)


OPENERS: dict[str, Opener] = {
    "chatgpt": chats.chatgpt,
    "chatgpt-shell": shell("inline"),
    "chatgpt-shell-resumed": shell("sse"),
    "chatgpt-shell-websocket": shell("websocket"),
    "claude": chats.claude,
    "claude-gzip": packed_claude,
}


@dataclass
class Story:
    """One conversation, played once; the tests below each look at one side of it."""

    chat: Chat
    since: int
    shown: list[str]
    said: list[str]
    painted: list[list[str]]
    side_bar: str
    title: str
    reloaded: list[str]
    said_after_reload: list[str]
    title_after_reload: str

    def received(self) -> Thread:
        """The conversation as the server has it."""
        sites = self.chat.rig.sites
        threads = sites.claude.threads if "claude.ai" in self.chat.page.url else sites.chatgpt.threads
        return next(t for t in threads.latest() if t.id in self.chat.page.url)


@pytest_asyncio.fixture(scope="module", loop_scope="session", params=OPENERS)
async def story(request: pytest.FixtureRequest, rig: Rig) -> AsyncIterator[Story]:
    since = len(rig.sites.record.arrivals)
    chat = await OPENERS[request.param](rig)
    painted = []
    for text in script.TURNS:
        await chat.start_sampling()
        await chat.say(text, pause=0.4)
        painted.append(list(await chat.samples()))
    await until(chat.side_bar, 5, "the side bar")
    told = (await chat.shown(), await chat.said(), painted, await chat.side_bar(), await chat.page.title())
    await chat.reload()
    await chat.answered(len(script.TURNS), chat.dues()[-1])
    again = (await chat.shown(), await chat.said(), await chat.page.title())
    yield Story(chat, since, *told, *again)
    await chat.page.close()


async def test_no_form_of_any_detail_is_in_any_byte_that_arrived(story: Story) -> None:
    assert story.chat.rig.sites.record.leaks(script.FORMS, story.since) == []


async def test_the_server_holds_a_conversation_that_reads_like_one(story: Story) -> None:
    """What left is whole sentences about somebody else, not holes: the model finds every fact in it."""
    thread = story.received()
    turns = thread.branch(thread.current)
    assert [turn.role for turn in turns] == ["user", "assistant"] * len(script.TURNS)
    typed = [Node("", "", "user", text) for text in script.TURNS]
    assert model.read(turns).found.keys() == model.read(typed).found.keys()


async def test_every_answer_is_shown_as_if_the_real_details_had_been_sent(story: Story) -> None:
    assert story.shown == story.chat.dues()


async def test_the_persons_own_words_stand_as_they_were_typed(story: Story) -> None:
    assert story.said == story.chat.typed()


async def test_real_details_are_painted_while_the_answer_streams(story: Story) -> None:
    letter = story.painted[0]
    assert len(letter) > 10, "the answer did not stream"
    partial = [plain(frame) for frame in letter[:-5]]
    assert any("Okafor" in frame for frame in partial)
    assert any("482 Larkspur Lane" in frame for frame in partial)


async def test_no_whole_stand_in_is_ever_painted(story: Story) -> None:
    received = model.read(story.received().branch(story.received().current)).found
    typed = model.read([Node("", "", "user", text) for text in script.TURNS]).found
    names = ("author", "recipient", "relative", "email", "street", "employer")
    stand_ins = [received[cue] for cue in names if received[cue] != typed[cue]]
    assert len(stand_ins) == len(names)
    painted = [frame for frames in story.painted for frame in frames]
    assert [name for name in stand_ins if any(name in frame for frame in painted)] == []


async def test_a_reload_shows_the_same(story: Story) -> None:
    assert story.reloaded == story.chat.dues()
    assert story.said_after_reload == story.chat.typed()


async def test_the_title_and_the_side_bar_name_the_real_recipient(story: Story) -> None:
    assert "Letter to Daniel Okafor" in story.side_bar
    assert story.title == "Letter to Daniel Okafor"
    assert story.title_after_reload == "Letter to Daniel Okafor"


async def test_what_left_in_the_title_is_a_stand_in(story: Story) -> None:
    assert story.received().title.startswith("Letter to ")
    assert "Okafor" not in story.received().title
