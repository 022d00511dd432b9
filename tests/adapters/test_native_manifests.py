"""Browsers find the host, and open it to our extension alone."""

from __future__ import annotations

import json
import os
import stat
import subprocess
from pathlib import Path

import pytest

from penname.adapters import native_manifests as manifests
from penname.adapters.native_manifests import Browser, browsers, identity

ROOT = Path(__file__).parents[2]


def test_the_id_is_what_chromium_makes_of_the_key() -> None:
    """The id was read from a browser for a key made for the purpose (see the source named in the module)."""
    assert len(identity().chromium_id) == 32
    assert set(identity().chromium_id) <= set("abcdefghijklmnop")


def test_the_extension_has_the_same_identity() -> None:
    chrome, firefox = ROOT / "extension/manifest.chrome.json", ROOT / "extension/manifest.firefox.json"
    if not chrome.exists():
        pytest.skip("there is no extension in this tree")
    assert json.loads(chrome.read_text())["key"] == identity().chromium_key
    gecko = json.loads(firefox.read_text())["browser_specific_settings"]["gecko"]
    assert gecko["id"] == identity().gecko_id


def chromium(tmp_path: Path) -> Browser:
    (found,) = [b for b in browsers(tmp_path, tmp_path, "linux") if b.name == "chromium"]
    return found


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_every_platform_has_its_places_and_no_two_are_the_same(platform: str, tmp_path: Path) -> None:
    found = browsers(tmp_path / "state", tmp_path, platform)
    assert {"chromium", "chrome", "edge", "brave", "firefox"} <= {browser.name for browser in found}
    assert len({browser.manifest() for browser in found}) == len(found)
    assert all(bool(browser.registry) == (platform == "win32") for browser in found)


def test_a_browser_is_here_when_its_data_is(tmp_path: Path) -> None:
    assert not chromium(tmp_path).is_here
    (tmp_path / ".config/chromium").mkdir(parents=True)
    assert chromium(tmp_path).is_here


@pytest.mark.parametrize("folder", [".mozilla", ".config/mozilla"])
def test_firefox_reads_from_its_old_folder_wherever_its_profiles_are(folder: str, tmp_path: Path) -> None:
    (tmp_path / folder).mkdir(parents=True)
    (firefox,) = [b for b in browsers(tmp_path, tmp_path, "linux") if b.family == "gecko"]
    assert firefox.is_here
    assert firefox.manifests == tmp_path / ".mozilla/native-messaging-hosts"


def test_a_manifest_opens_the_host_to_one_extension(tmp_path: Path) -> None:
    launcher = tmp_path / "host"
    for browser in browsers(tmp_path, tmp_path, "linux"):
        manifests.register(browser, launcher)
        manifest = json.loads(browser.manifest().read_text())
        assert (manifest["name"], manifest["path"], manifest["type"]) == (
            "org.penname.host",
            str(launcher),
            "stdio",
        )
        if browser.family == "gecko":
            assert manifest["allowed_extensions"] == [identity().gecko_id]
            assert "allowed_origins" not in manifest
        else:
            assert manifest["allowed_origins"] == [f"chrome-extension://{identity().chromium_id}/"]
            assert "allowed_extensions" not in manifest


def test_it_is_registered_while_its_launcher_is_there(tmp_path: Path) -> None:
    browser = chromium(tmp_path)
    assert not browser.is_registered
    manifests.register(browser, manifests.write_launcher(tmp_path / "state"))
    assert browser.is_registered
    (tmp_path / "state/host").unlink()
    assert not browser.is_registered
    manifests.unregister(browser)
    manifests.unregister(browser)
    assert not browser.manifest().exists()


def test_the_launcher_starts_the_host_with_any_name_in_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / 'it\'s a "state" $HOME'
    monkeypatch.setenv("PENNAME_HOME", str(state))
    launcher = manifests.write_launcher(state)
    monkeypatch.delenv("PENNAME_HOME")
    (state / "quit").touch()
    body = json.dumps({"id": 1, "body": "{}"}).encode()

    host = subprocess.Popen(
        [launcher, "chrome-extension://x/"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path)},
    )
    assert host.stdin
    assert host.stdout
    host.stdin.write(len(body).to_bytes(4, "little") + body)
    host.stdin.flush()
    answer = json.loads(host.stdout.read(int.from_bytes(host.stdout.read(4), "little")))

    assert answer["id"] == 1
    assert json.loads(answer["body"])["code"] == "quit"
    host.stdin.close()
    assert host.wait(5) == 0
    assert stat.S_IMODE(launcher.stat().st_mode) == 0o700
