"""What every test may ask for, and the count of those that drive real parts.

A browser, keyring, tray or model test that skips on a developer's machine says why. In the test command
(`PENNAME_REQUIRE_REAL=1`) such a skip is a failure: a green run means that they ran.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

REPOSITORY = Path(__file__).resolve().parent.parent
REAL = ("browser", "keyring", "tray")

# Machines are shared: a slow example is no wrong one. Speed is measured in tests/bench, as ratios.
# CI tries the same examples each time, so that a red run is somebody's change; people's runs go on exploring.
settings.register_profile("penname", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("penname")

_outcomes: Counter[tuple[str, str]] = Counter()


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of corpora and fixtures that lies beside a developer's checkout, not in a user's."""
    folder = Path(os.environ.get("PENNAME_SHARED", REPOSITORY.parent / "shared"))
    if not folder.is_dir():
        pytest.skip("no shared folder beside this checkout (set PENNAME_SHARED)")
    return folder


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]):
    """Counts the tests that drive real parts, and turns their skips into failures where they must run."""
    outcome = yield
    report = outcome.get_result()
    marks = [mark for mark in REAL if item.get_closest_marker(mark)]
    if not marks and not (report.skipped and "set up" in str(report.longrepr)):
        return
    if report.skipped and os.environ.get("PENNAME_REQUIRE_REAL") == "1" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"must run here, but was skipped: {report.longrepr}"
    if report.when == "call" or not report.passed:
        for mark in marks:
            _outcomes[mark, report.outcome] += 1


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says how many tests drove a real browser, keyring and tray."""
    if not _outcomes:
        return
    for mark in REAL:
        parts = [f"{count} {outcome}" for (name, outcome), count in sorted(_outcomes.items()) if name == mark]
        terminalreporter.write_line(f"real {mark}: {', '.join(parts) or 'none selected'}")
