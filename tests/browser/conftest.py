"""One rig for the tests that leave it as they found it, a rig of its own for those that break things."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from tests.browser.harness import Rig, extension_for_tests

from penname.demo.browser import EXTENSION
from penname.demo.pages import STATIC


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for screenshots; `PENNAME_PICTURES` keeps them, for the documentation."""
    chosen = os.environ.get("PENNAME_PICTURES")
    folder = Path(chosen) if chosen else tmp_path_factory.mktemp("pictures")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def extension(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built extension, let into the test's own chat host as *Protect this site* would."""
    missing = [
        what
        for what, there in (
            ("chromium", shutil.which("chromium")),
            ("gnome-keyring", shutil.which("gnome-keyring-daemon")),
            ("the built extension", (EXTENSION / "manifest.json").exists()),
            ("the demo's built pages", (STATIC / "build" / "prosemirror.js").exists()),
        )
        if not there
    ]
    if missing:
        pytest.skip(f"missing: {', '.join(missing)}; python3 installers/bootstrap.py test brings them")
    return extension_for_tests(EXTENSION, tmp_path_factory.mktemp("extension") / "chrome")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def rig(extension: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Rig]:
    """The rig that most tests share: each opens its own tabs and conversations."""
    shared = Rig(tmp_path_factory.mktemp("rig"), extension)
    await shared.start()
    yield shared
    await shared.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def own_rig(extension: Path, tmp_path: Path) -> AsyncIterator[Rig]:
    """A rig for one test, which may kill what it likes."""
    own = Rig(tmp_path, extension)
    await own.start()
    yield own
    await own.stop()
