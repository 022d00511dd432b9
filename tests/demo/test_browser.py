"""A stage is private: its own profile, its own state folder, its own registration of the native host."""

from __future__ import annotations

import base64
import json
import stat
from pathlib import Path

import pytest

from penname.demo import browser


@pytest.fixture
def extension(tmp_path: Path) -> Path:
    folder = tmp_path / "extension"
    folder.mkdir()
    (folder / "manifest.json").write_text(json.dumps({"key": base64.b64encode(b"a public key").decode()}))
    return folder


def test_an_id_has_thirty_two_letters_from_a_to_p(extension: Path) -> None:
    made = browser.extension_id(extension)
    assert len(made) == 32
    assert set(made) <= set("abcdefghijklmnop")


def test_the_host_is_registered_in_this_profile_for_this_extension_alone(
    tmp_path: Path, extension: Path
) -> None:
    stage = browser.Stage(tmp_path, extension)
    stage.prepare()
    manifest = json.loads((stage.profile / "NativeMessagingHosts" / "org.penname.host.json").read_text())
    assert manifest["allowed_origins"] == [f"chrome-extension://{browser.extension_id(extension)}/"]
    wrapper = Path(manifest["path"])
    assert stat.S_IMODE(wrapper.stat().st_mode) == 0o700
    assert str(stage.home) in wrapper.read_text()
    assert stat.S_IMODE(stage.home.stat().st_mode) == 0o700


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


def test_chromiums_own_variables_do_not_reach_the_profile() -> None:
    kept = browser.clean_environment({"HOME": "/h", "CHROMIUM_FLAGS": "--x"})
    assert kept == {"HOME": "/h"}
