"""`penname demo`: the whole path on this machine, to look at or to be proved."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import textwrap
from itertools import zip_longest
from pathlib import Path

from penname.demo import browser, daemon, play, script
from penname.demo.cdp import Browser, BrowserRefused, BrowserSlow
from penname.demo.pages import STATIC
from penname.demo.sites import Sites

NOT_PROVED = 1
NOT_POSSIBLE = 2


class NoPages(Exception):
    """Raised when the replicas' editors have not been built."""

    def __init__(self) -> None:
        super().__init__("The demo's pages are not built. Run: python3 installers/bootstrap.py run")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the demo's options to its parser."""
    parser.add_argument("--headless", action="store_true", help="play the conversation without a window")
    parser.add_argument("--json", action="store_true", help="print what happened as one object")


def main(arguments: argparse.Namespace) -> int:
    """Run the demo; 0 only if nothing leaked and all was restored, 2 if it could not be run."""
    headless = arguments.headless or arguments.json or not play.has_display()
    try:
        return asyncio.run(_demo(headless, arguments.json))
    except (
        browser.NoBrowser,
        browser.NoExtension,
        daemon.DaemonFailed,
        NoPages,
        BrowserSlow,
        BrowserRefused,
    ) as error:
        sys.stderr.write(f"penname demo: {error}\n")
        return NOT_POSSIBLE
    except KeyboardInterrupt:
        return 0


async def _demo(headless: bool, as_json: bool) -> int:
    if not (STATIC / "build" / "prosemirror.js").exists():
        raise NoPages
    extension = browser.built_extension()
    browser.find()
    with tempfile.TemporaryDirectory(prefix="penname-demo-", ignore_cleanup_errors=True) as folder:
        stage = browser.Stage(Path(folder), extension)
        stage.prepare()
        sites = Sites()
        await sites.start(stage.folder)
        try:
            async with daemon.running(stage.environment()) as home:
                options = ["--headless=new", "--window-size=1100,1400"] if headless else []
                async with play.launched(stage, sites, stage.environment(), options) as opened:
                    if not headless:
                        return await _stay(opened, sites)
                    return await _prove(opened, sites, home, as_json)
        finally:
            await sites.stop()


async def _stay(opened: Browser, sites: Sites) -> int:
    """Open the chat page and tell what leaves it, until the window is closed."""
    await opened.open(play.HOME_PAGE)
    print("The window is open on a chat site that runs on this machine. Try this:\n")  # noqa: T201
    print(textwrap.indent(textwrap.fill(script.TURNS[0], 96), "  "))  # noqa: T201
    print("\nClose the window to end the demo.", flush=True)  # noqa: T201
    closed = asyncio.ensure_future(opened.closed())
    told = 0
    while not closed.done():
        await asyncio.wait({closed}, timeout=0.5)
        for text in play.prompts(sites)[told:]:
            told += 1
            shown = textwrap.indent(textwrap.fill(text, 96), "  ")
            print(f"\nWhat left the machine:\n\n{shown}", flush=True)  # noqa: T201
    return 0


async def _prove(opened: Browser, sites: Sites, home: str, as_json: bool) -> int:
    page = await opened.open(play.HOME_PAGE)
    await page.until("document.documentElement.dataset.ready === 'true'", 15, "the chat page")
    await daemon.ready(home)
    picture = Path(tempfile.gettempdir()) / "penname-demo.png"
    outcome = await play.play(page, sites, lambda: daemon.exposure(home), picture)
    print(play.as_json(outcome) if as_json else table(outcome, shutil.get_terminal_size().columns))  # noqa: T201
    return 0 if outcome.good else NOT_PROVED


def table(outcome: play.Outcome, width: int) -> str:
    """Lay the turns out in three columns over `width` characters, then say what was proved."""
    column = max(20, (min(width, 180) - 6) // 3)
    lines = [_row(("typed", "left the machine", "shown"), column), "─" * (3 * column + 6)]
    for number, turn in enumerate(outcome.turns, start=1):
        cells = [textwrap.wrap(cell, column) for cell in (turn.typed, turn.sent, turn.shown)]
        lines += [_row(row, column) for row in zip_longest(*cells, fillvalue="")]
        lines.append(f"exposure after turn {number}: {turn.exposure:.2f}".rjust(3 * column + 6))
    lines.append("─" * (3 * column + 6))
    leaked = ", ".join(outcome.leaked) or "nothing"
    lines.append(f"Leaked: {leaked}. Restored: {'everything' if outcome.restored else 'not everything'}.")
    lines.append(f"Screenshot: {outcome.screenshot}")
    return "\n".join(lines)


def _row(cells: tuple[str, ...], column: int) -> str:
    return " │ ".join(cell.ljust(column) for cell in cells).rstrip()
