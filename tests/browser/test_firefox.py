"""The same round trip in real Firefox: typed, left under pen names, shown with the real ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.browser.bidi import Tab, firefox
from tests.browser.harness import Rig, until

from penname.adapters import native_manifests
from penname.demo import model, script
from penname.demo.browser import EXTENSION
from penname.demo.play import plain
from penname.demo.sites import HOSTS
from penname.demo.threads import Node

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FIREFOX = EXTENSION.parent / "firefox"
REPLY = "[...document.querySelectorAll('[data-message-author-role=assistant]')].at(-1)?.innerText ?? ''"


async def test_a_turn_leaves_under_pen_names_and_reads_with_the_real_ones(
    extension: Path, tmp_path: Path
) -> None:
    if shutil.which("firefox-esr") is None or not (FIREFOX / "manifest.json").exists():
        pytest.skip("missing: firefox-esr or the extension built for it")
    rig = Rig(tmp_path, extension)
    await rig.start(with_browser=False)
    try:
        manifests = rig.folder / ".mozilla" / "native-messaging-hosts"
        native_manifests.write_manifest(manifests, "gecko", rig.stage.home / "host")
        preferences = {
            "network.dns.localDomains": ",".join(HOSTS),
            "network.socket.forcePort": f"443={rig.sites.port}",
            "extensions.autoDisableScopes": 0,
            "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
        }
        output = rig.output / "firefox.txt"
        (tmp_path / "firefox").mkdir()
        async with firefox(tmp_path / "firefox", preferences, rig.environment, output) as opened:
            await opened.call("webExtension.install", extensionData={"type": "path", "path": str(FIREFOX)})
            tab = await opened.tab()
            await _round_trip(rig, tab)
    finally:
        await rig.stop()


async def _round_trip(rig: Rig, tab: Tab) -> None:
    async def protected() -> bool:
        await tab.go("https://chatgpt.com/")
        return "[native code]" not in str(await tab.read("window.earlyFetch.toString()"))

    await until(protected, 20, "the extension's scripts in the page")
    await tab.type("#prompt-textarea", script.TURNS[0])
    due = plain(model.reply([Node("u", "", "user", script.TURNS[0])]))

    async def shown() -> bool:
        return plain(str(await tab.read(REPLY))) == due

    await until(shown, 20, "the restored answer")
    assert rig.sites.record.to("/backend-api/f/conversation")
    assert rig.sites.record.leaks(script.FORMS) == []
