"""The host as a browser meets it: a process that answers at once, in frames and nothing but frames."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.fakes.native_host import ROOTS, Browser

from penname.protocol import messages


def quit_home(tmp_path: Path) -> Path:
    """A home whose daemon is not to be started."""
    (tmp_path / "quit").touch()
    return tmp_path


def test_without_a_daemon_the_first_answer_is_a_refusal_and_quick(tmp_path: Path) -> None:
    best = 9.0
    for _ in range(5):
        begun = time.perf_counter()
        browser = Browser(quit_home(tmp_path))
        assert browser.ask(messages.Status()).code == "quit"
        best = min(best, time.perf_counter() - begun)
        assert browser.close() == 0
    assert best < 0.15


def test_it_ends_when_the_browser_closes_its_end(tmp_path: Path) -> None:
    assert Browser(quit_home(tmp_path)).close() == 0


def test_stray_prints_go_to_stderr(tmp_path: Path) -> None:
    code = (
        f"import sys; sys.path[:0] = {ROOTS!r}; from penname_host.__main__ import protect_stdout\n"
        "out = protect_stdout(); print('stray', flush=True); out.write(b'frame'); out.flush()"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, check=True)
    assert (done.stdout, done.stderr) == (b"frame", b"stray\n")


def test_it_imports_neither_site_packages_nor_anything_else_of_ours() -> None:
    code = (
        f"import sys; sys.path[:0] = {ROOTS!r}\n"
        "import penname_host.__main__, penname_host.relay, penname_host.daemon_client\n"
        "print(*sorted(m for m in sys.modules if m.startswith('penname')))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, check=True, text=True
    )
    assert {name for name in done.stdout.split() if not name.startswith("penname_host")} == {
        "penname",
        "penname.protocol",
        "penname.protocol.endpoint",
        "penname.protocol.exchange",
        "penname.protocol.terms",
    }


def test_a_broken_frame_ends_it_without_a_word(tmp_path: Path) -> None:
    browser = Browser(quit_home(tmp_path))
    assert browser.process.stdin
    browser.process.stdin.write(b"\x05\0\0\0{ary}")
    browser.process.stdin.flush()
    assert browser.process.wait(5) == 0
    assert browser.process.stderr
    assert browser.process.stderr.read() == b""
    assert os.listdir(tmp_path) == ["quit"]
