"""The chat pages as a person uses them: type, wait for the answer, read what is on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.async_api import Page
from tests.browser.harness import Rig, until

from penname.demo import model
from penname.demo.play import plain
from penname.demo.threads import Node

SECONDS_A_TURN = 25.0

SAMPLING = """([selector]) => {
  window.samples = [];
  const sample = () => {
    const shown = [...document.querySelectorAll(selector)].at(-1)?.innerText ?? '';
    if (window.samples.at(-1) !== shown) window.samples.push(shown);
    window.sampling = requestAnimationFrame(sample);
  };
  sample();
}"""
"""Notes what each frame was about to paint as the last reply."""


@dataclass
class Chat:
    """One chat page in one tab. `heard` is the conversation as typed, with the answers due to it."""

    rig: Rig
    page: Page
    composer: str
    replies: str
    bubbles: str
    busy: str
    links: str
    heard: list[Node] = field(default_factory=list)

    async def type(self, text: str) -> None:
        """Type into the composer, without sending."""
        await self.page.click(self.composer)
        await self.page.keyboard.type(text)

    async def send(self, text: str, pause: float = 0.0) -> None:
        """Type and press Enter, after a pause in which the page sends drafts."""
        await self.type(text)
        await asyncio.sleep(pause)
        await self.page.keyboard.press("Enter")

    async def say(self, text: str, pause: float = 0.0) -> str:
        """Send a turn, wait until the whole answer is there, and give it as it is shown."""
        before = len(await self.shown())
        await self.send(text, pause)
        due = self.due(text)
        await self.answered(before + 1, due)
        return (await self.shown())[-1]

    def due(self, text: str) -> str:
        """Say what must be shown as the answer: the model's answer to the words as they were typed."""
        number = len(self.heard)
        self.heard.append(Node(f"u{number}", "", "user", text))
        self.heard.append(Node(f"a{number}", "", "assistant", model.reply(self.heard)))
        return plain(self.heard[-1].text)

    async def answered(self, count: int, due: str) -> None:
        """Wait until `count` replies are shown, none is being written, and the last is what is `due`."""

        async def whole() -> bool:
            if await self.page.locator(f"{self.busy}, #error:visible").count():
                return False
            return len(await self.shown()) == count

        await until(whole, SECONDS_A_TURN, f"answer {count}")
        for _ in range(40):
            if (await self.shown())[-1] == due:
                return
            await asyncio.sleep(0.05)

    async def shown(self) -> list[str]:
        """List the replies on the screen, as one line of words each."""
        return [plain(text) for text in await self.page.locator(self.replies).all_inner_texts()]

    async def said(self) -> list[str]:
        """List the person's own bubbles on the screen."""
        return [plain(text) for text in await self.page.locator(self.bubbles).all_inner_texts()]

    def dues(self) -> list[str]:
        """List all answers that must be on the screen."""
        return [plain(node.text) for node in self.heard if node.role == "assistant"]

    def typed(self) -> list[str]:
        """List all turns as they were typed."""
        return [plain(node.text) for node in self.heard if node.role == "user"]

    async def side_bar(self) -> str:
        """Give the text of the side bar."""
        return " ".join(await self.page.locator(self.links).all_inner_texts())

    async def reload(self) -> None:
        """Load the conversation's page again."""
        await self.page.reload()
        await self.page.wait_for_selector("html[data-ready]", state="attached")

    async def start_sampling(self) -> None:
        """Begin to note what is painted as the last reply."""
        await self.page.evaluate(SAMPLING, [self.replies])

    async def samples(self) -> Sequence[str]:
        """Give what was painted since `start_sampling`."""
        found: list[str] = await self.page.evaluate("(cancelAnimationFrame(window.sampling), window.samples)")
        return found


async def chatgpt(rig: Rig) -> Chat:
    """Open a new chat on the classic ChatGPT page."""
    rig.sites.layout = "classic"
    return Chat(
        rig,
        await rig.open("https://chatgpt.com/"),
        composer="#prompt-textarea",
        replies="[data-message-author-role=assistant]",
        bubbles="[data-message-author-role=user]",
        busy="[data-testid=stop-button]:visible",
        links="#stage-slideover-sidebar a",
    )


async def app_shell(rig: Rig) -> Chat:
    """Open a new chat in the newer ChatGPT layout."""
    rig.sites.layout = "app-shell"
    return Chat(
        rig,
        await rig.open("https://chatgpt.com/"),
        composer="form .ProseMirror",
        replies="[data-markdown-text-style=assistant-message]",
        bubbles="[data-user-message-bubble]",
        busy="[data-markdown-animated]",
        links="[data-sidebar-project-container-id] a",
    )


async def claude(rig: Rig, packed: bool = False) -> Chat:
    """Open a new chat on Claude; `packed`: its page sends prompts as gzip."""
    return Chat(
        rig,
        await rig.open(f"https://claude.ai/new{'?gzip' if packed else ''}"),
        composer="[data-testid=chat-input]",
        replies=".font-claude-response",
        bubbles="[data-testid=user-message]",
        busy='[aria-label="Stop response"]:visible',
        links="#chats a",
    )


async def deep_chat(rig: Rig) -> Chat:
    """Open the page with the deep-chat component."""
    return Chat(
        rig,
        await rig.open("https://deepchat.test/"),
        composer="deep-chat #text-input",
        replies="deep-chat .ai-message-text",
        bubbles="deep-chat .user-message-text",
        busy="deep-chat .loading-message-text, deep-chat .stop-button-icon",
        links="none",
    )
