"""What Penname says in a page: its notice lives in a closed shadow root, which only DevTools can read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.async_api import Page
from tests.browser.harness import until


async def notice(page: Page) -> str:
    """Give the words of the notice that the page shows; "" when it shows none."""
    return " ".join(text for root in await _roots(page) for text in _texts(root)).strip()


async def told(page: Page, seconds: float = 15) -> str:
    """Wait for a notice and give its words."""
    return str(await until(lambda: notice(page), seconds, "a notice"))


async def press(page: Page, label: str) -> None:
    """Click the notice's button of that label, as a hand would."""
    session = await page.context.new_cdp_session(page)
    for root in await _roots(page, session):
        for node in _walk(root):
            if node["nodeName"] == "BUTTON" and label in " ".join(_texts(node)):
                where = {"backendNodeId": node["backendNodeId"]}
                quads = (await session.send("DOM.getContentQuads", where))["quads"][0]
                await page.mouse.click((quads[0] + quads[4]) / 2, (quads[1] + quads[5]) / 2)
                return
    raise AssertionError(f"the notice has no button {label!r}")


async def _roots(page: Page, session: Any = None) -> list[dict[str, Any]]:
    session = session or await page.context.new_cdp_session(page)
    document = await session.send("DOM.getDocument", {"depth": -1, "pierce": True})
    return [node for node in _walk(document["root"]) if node.get("shadowRootType") == "closed"]


def _walk(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for key in ("children", "shadowRoots"):
        for child in node.get(key, ()):
            yield from _walk(child)


def _texts(node: dict[str, Any]) -> Iterator[str]:
    """Yield the texts below a node, without style sheets."""
    if node["nodeName"] == "STYLE":
        return
    if node["nodeName"] == "#text" and node["nodeValue"].strip():
        yield node["nodeValue"].strip()
    for child in node.get("children", ()):
        yield from _texts(child)
