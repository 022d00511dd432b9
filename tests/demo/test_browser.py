"""A stage is private: its own profile, its own state folder, its own registration of the native host."""

from __future__ import annotations

import base64
import json
import stat
from pathlib import Path

import pytest

from penname.adapters.native_manifests import identity
from penname.demo import browser


@pytest.fixture
def extension(tmp_path: Path) -> Path:
    folder = tmp_path / "extension"
    folder.mkdir()
    (folder / "manifest.json").write_text(json.dumps({"key": base64.b64encode(b"a public key").decode()}))
    return folder


def test_the_host_is_registered_in_this_profile_for_our_extension_alone(
    tmp_path: Path, extension: Path
) -> None:
    stage = browser.Stage(tmp_path, extension)
    stage.prepare()
    manifest = json.loads((stage.profile / "NativeMessagingHosts" / "org.penname.host.json").read_text())
    assert manifest["allowed_origins"] == [f"chrome-extension://{identity().chromium_id}/"]
    launcher = Path(manifest["path"])
    assert launcher.is_relative_to(stage.home)
    assert stat.S_IMODE(launcher.stat().st_mode) == 0o700
    assert stat.S_IMODE(stage.home.stat().st_mode) == 0o700
    assert stage.environment()["PENNAME_HOME"] == str(stage.home)


def test_every_other_host_is_unknown_to_the_browser(tmp_path: Path, extension: Path) -> None:
    rules = next(
        argument
        for argument in browser.Stage(tmp_path, extension).arguments(4, "pin", ("chatgpt.com",))
        if argument.startswith("--host-resolver-rules=")
    )
    assert "MAP chatgpt.com 127.0.0.1:4" in rules
    assert "MAP * ~NOTFOUND" in rules


def test_a_browser_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENNAME_BROWSER", "/opt/own/chromium")
    assert browser.find() == Path("/opt/own/chromium")


def test_an_extension_that_is_not_built_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(browser.NoExtension, match="not built"):
        browser.built_extension(tmp_path)
