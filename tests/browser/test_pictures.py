"""Pictures of what the person sees, for the documentation, and that what they show is true."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from PIL import Image, ImageOps
from tests.browser import chats
from tests.browser.harness import Rig, until

from penname.demo import script

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


HERO = "popup-light.png"


async def test_the_popup_tells_the_truth_in_light_and_dark(rig: Rig, pictures: Path) -> None:
    chat = await chats.chatgpt(rig)
    await chat.say(script.TURNS[0])
    assert (await chat.shown())[-1] == chat.dues()[-1]
    await chat.page.set_viewport_size({"width": 1180, "height": 640})
    await chat.page.screenshot(path=pictures / "restored-reply.png")
    popup = await rig.popup(chat.page)
    await until(lambda: popup.locator("#score:visible").count(), 10, "the score")
    assert float(await popup.inner_text("#score")) > 2
    assert int(await popup.inner_text("#replaced")) >= 6
    assert "ChatGPT" in await popup.inner_text("#site")
    height = await popup.evaluate("document.body.scrollHeight")
    await popup.set_viewport_size({"width": 330, "height": height + 16})
    for scheme in ("light", "dark"):
        await popup.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        await popup.screenshot(path=pictures / f"popup-{scheme}.png")
    await asyncio.to_thread(compose, pictures)
    await popup.close()
    await chat.page.close()


def compose(pictures: Path) -> None:
    """Put the popup beside the page with its restored reply: the README's picture."""
    with (
        Image.open(pictures / "restored-reply.png") as page,
        Image.open(pictures / "popup-light.png") as popup,
    ):
        hero = Image.new("RGB", (page.width + popup.width - 40, page.height), "white")
        hero.paste(page, (0, 0))
        framed = ImageOps.expand(popup.convert("RGB"), border=1, fill="#b9b2a4")
        hero.paste(framed, (hero.width - framed.width - 16, 16))
        hero.save(pictures / "hero.png", optimize=True)
