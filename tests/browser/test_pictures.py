"""Pictures of what the person sees, for the documentation, and that what they show is true."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser import chats
from tests.browser.harness import Rig, until

from penname.demo import script

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_the_popup_tells_the_truth_in_light_and_dark(rig: Rig, pictures: Path) -> None:
    chat = await chats.chatgpt(rig)
    await chat.say(script.TURNS[0])
    popup = await rig.popup(chat.page)
    await until(lambda: popup.locator("#score:visible").count(), 10, "the score")
    assert float(await popup.inner_text("#score")) > 2
    assert int(await popup.inner_text("#replaced")) >= 6
    assert "ChatGPT" in await popup.inner_text("#site")
    await popup.set_viewport_size({"width": 330, "height": 490})
    for scheme in ("light", "dark"):
        await popup.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        await popup.screenshot(path=pictures / f"popup-{scheme}.png")
    await popup.close()
    await chat.page.close()


async def test_a_restored_reply_is_a_picture_worth_showing(rig: Rig, pictures: Path) -> None:
    chat = await chats.chatgpt(rig)
    await chat.say(script.TURNS[0])
    assert (await chat.shown())[-1] == chat.dues()[-1]
    await chat.page.bring_to_front()
    await chat.page.screenshot(path=pictures / "restored-reply.png")
    await chat.page.close()
