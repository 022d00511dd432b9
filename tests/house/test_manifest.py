"""The extension asks for exactly these permissions; one more is a decision, not an accident."""

from __future__ import annotations

import json
import re

from tests.house.repository import ROOT

EXTENSION = ROOT / "extension"
SPEAKS = re.compile(r"(?:globalThis|world|window|self)\.(?:chrome|browser)\b|(?<![\w.'/*])chrome\s*[.?]")


def _manifest(name: str) -> dict[str, object]:
    loaded: dict[str, object] = json.loads((EXTENSION / f"manifest.{name}.json").read_text())
    return loaded


def test_every_permission_is_one_of_these() -> None:
    assert _manifest("base")["permissions"] == ["nativeMessaging", "scripting", "storage", "activeTab"]
    assert _manifest("chrome")["permissions"] == ["declarativeNetRequestWithHostAccess", "sidePanel"]
    assert _manifest("firefox")["permissions"] == ["declarativeNetRequestWithHostAccess"]


def test_no_host_is_asked_for_but_those_of_the_site_rows() -> None:
    """Manifests are built from the rows; none of the three files names a host, or all of them at once."""
    for name in ("base", "chrome", "firefox"):
        assert "host_permissions" not in _manifest(name)
        assert "content_scripts" not in _manifest(name)
    rows = "\n".join(path.read_text() for path in (EXTENSION / "src" / "sites").glob("*.js"))
    matches = re.findall(r"'(https://[^']*/\*)'", rows)
    assert matches
    assert not [match for match in matches if match.startswith(("https://*/", "https://*.com"))]


def test_firefox_is_told_what_goes_to_our_own_program() -> None:
    gecko = _manifest("firefox")["browser_specific_settings"]["gecko"]  # type: ignore[index]

    assert gecko["data_collection_permissions"] == {
        "required": ["websiteContent", "personalCommunications", "personallyIdentifyingInfo"]
    }


def test_extension_pages_run_nothing_but_the_extension_s_own_files() -> None:
    policy = _manifest("base")["content_security_policy"]["extension_pages"]  # type: ignore[index]

    assert "script-src 'self';" in policy
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_the_extension_ships_no_dependency() -> None:
    package = json.loads((EXTENSION / "package.json").read_text())

    assert "dependencies" not in package


def test_only_one_file_speaks_to_the_browser() -> None:
    """`chrome.*` and `browser.*` stand in lib/browser.js alone."""
    speaking = [
        path.relative_to(EXTENSION).as_posix()
        for path in sorted((EXTENSION / "src").rglob("*.js"))
        if SPEAKS.search(re.sub(r"(?s:/\*.*?\*/)|//[^\n]*", "", path.read_text()))
    ]

    assert speaking == ["src/lib/browser.js"]
