"""The DevTools client waits for what it is told, and no longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from penname.demo import cdp


async def test_until_gives_the_first_true_value() -> None:
    answers = iter(["", "", "there"])
    assert await cdp.until(lambda: next(answers), 5, "it") == "there"


async def test_until_awaits_what_is_awaitable() -> None:
    async def later() -> int:
        await asyncio.sleep(0)
        return 7

    assert await cdp.until(later, 1, "seven") == 7


async def test_waiting_in_vain_ends_with_what_was_awaited() -> None:
    with pytest.raises(cdp.BrowserSlow, match="for the moon"):
        await cdp.until(lambda: False, 0.1, "the moon")


async def test_a_browser_that_never_starts_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(cdp.BrowserSlow, match="start"):
        await cdp.Browser.connect(tmp_path, 0.1)
