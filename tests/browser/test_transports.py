"""Whatever a page uses to send what was typed into it: it leaves under pen names, or not at all."""

from __future__ import annotations

import pytest
from playwright.async_api import Page
from tests.browser.harness import Rig, until

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TEXT = "My name is Maria Torres and my e-mail is maria.torres@brightwater-labs.com, please answer."
FORMS = ("Maria Torres", "Torres", "maria.torres@brightwater-labs.com", "brightwater-labs")

REWRITTEN = (
    *("fetch-string", "fetch-request", "fetch-blob", "fetch-bytes", "fetch-form-data", "fetch-urlencoded"),
    *("fetch-gzip", "fetch-query", "xhr", "socket", "beacon", "beacon-blob", "form-urlencoded"),
)
"""Ways on which the text must arrive, rewritten."""

SAFE = ("xhr-sync", "form-multipart", "service-worker", "fresh-frame")
"""Ways on which nothing need arrive: they cannot wait, or do not pass the page's own scripts."""


async def typed_page(rig: Rig) -> Page:
    page = await rig.open("https://chatgpt.com/transports")
    await page.click("#typed")
    await page.keyboard.type(TEXT)
    return page


async def outcome(page: Page, way: str) -> str:
    await page.click(f"#{way}")
    told = await until(lambda: page.evaluate("document.querySelector('#outcome').value"), 15, way)
    await page.wait_for_timeout(300)  # beacons and forms arrive after the page was told
    return str(told)


@pytest.mark.parametrize("way", REWRITTEN)
async def test_a_readable_body_arrives_under_pen_names(rig: Rig, way: str) -> None:
    page = await typed_page(rig)
    since = len(rig.sites.record.arrivals)
    told = await outcome(page, way)
    sent = [a for a in rig.sites.record.arrivals[since:] if a.path.startswith("/transports/")]
    await page.close()
    assert rig.sites.record.leaks(FORMS, since) == []
    assert told.endswith("went out")
    assert any("my e-mail is" in reading for arrival in sent for reading in arrival.readings())


@pytest.mark.parametrize("way", SAFE)
async def test_a_way_that_cannot_wait_carries_nothing_raw(rig: Rig, way: str) -> None:
    page = await typed_page(rig)
    since = len(rig.sites.record.arrivals)
    await outcome(page, way)
    await page.close()
    assert rig.sites.record.leaks(FORMS, since) == []
