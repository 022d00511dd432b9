"""The icon is drawn for every state, has a menu, and stops without harm; without a tray there is none."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from penname.client.daemon import ask
from penname.protocol import messages
from penname.tray import icon
from penname.tray.menu import Look

DEBIAN = Path("/usr/lib/python3/dist-packages/gi")
GREEN, GREY, RED = (0x1B, 0x8A, 0x5A), (0x8A, 0x8F, 0x98), (0xC0, 0x39, 0x2B)


def test_no_two_states_look_alike() -> None:
    pictures = {shown: icon.drawn(shown).tobytes() for shown in Look}
    assert len(set(pictures.values())) == len(Look)


def test_the_corners_are_clear() -> None:
    picture = icon.drawn(Look.ON)
    assert picture.size == (icon.SIZE, icon.SIZE)
    assert picture.getpixel((0, 0)) == (0, 0, 0, 0)


def test_without_a_display_there_is_no_tray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert icon.backend() is None


def test_the_backend_without_menus_is_never_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a display and without GTK, pystray would fall back to one that has no menu."""
    monkeypatch.setenv("DISPLAY", ":424242")
    monkeypatch.setitem(sys.modules, "gi", None)
    monkeypatch.setattr(sys, "platform", "linux")
    assert icon.backend() is None
    assert "PYSTRAY_BACKEND" not in os.environ


class Screen:
    """An X screen with a tray in its upper left corner, and a tray icon in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        environment = self._environment()
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "400x300x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as numbers:
            self.environment = {**environment, "DISPLAY": f":{numbers.readline().strip()}"}
        self._panel = subprocess.Popen(
            ["trayer", "--edge", "top", "--align", "left", "--widthtype", "request", "--height", "48"],
            env=self.environment,
            stderr=subprocess.DEVNULL,
        )

    def start(self, *module: str) -> None:
        """Starts the program whose icon will be in the tray."""
        self.tray = subprocess.Popen(
            ["dbus-run-session", "--", sys.executable, "-m", *module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self.environment,
            cwd=Path(__file__).parents[2],
        )

    def _environment(self) -> dict[str, str]:
        """With GTK's Python bindings: the venv's own, else Debian's, linked where nothing else of it is."""
        environment = {**os.environ, "XDG_RUNTIME_DIR": str(self.folder), "HOME": str(self.folder)}
        environment["NO_AT_BRIDGE"] = "1"  # its daemon would write to our stdout
        environment.pop("WAYLAND_DISPLAY", None)
        if importlib.util.find_spec("gi") is None:
            (self.folder / "gi").symlink_to(DEBIAN)
            environment["PYTHONPATH"] = str(self.folder)
        return environment

    def says(self) -> str:
        assert self.tray.stdout
        return self.tray.stdout.readline().strip()

    def tell(self, line: str) -> None:
        assert self.tray.stdin
        self.tray.stdin.write(line + "\n")
        self.tray.stdin.flush()

    def place_of(self, colour: tuple[int, int, int], seconds: float = 8) -> tuple[int, int]:
        """Where the colour is first seen on the screen; waits for it."""
        deadline = time.monotonic() + seconds
        while True:
            picture = self.shot()
            for y in range(picture.height):
                for x in range(picture.width):
                    if picture.getpixel((x, y)) == colour:
                        return x, y
            if time.monotonic() > deadline:
                raise AssertionError(f"{colour} is not on the screen: see {self.folder / 'screen.png'}")
            time.sleep(0.1)

    def shot(self) -> Image.Image:
        """The screen, also kept as screen.png."""
        path = self.folder / "screen.png"
        subprocess.run(["import", "-window", "root", path], env=self.environment, check=True)
        return Image.open(path).convert("RGB")

    def press(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self.environment, check=True)

    def close(self) -> None:
        for process in (self.tray, self._panel, self._server):
            process.terminate()
            process.wait(5)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    needed = ("Xvfb", "trayer", "xdotool", "import", "dbus-run-session")
    if missing := [program for program in needed if not shutil.which(program)]:
        pytest.skip(f"not installed: {', '.join(missing)}")
    if importlib.util.find_spec("gi") is None and not DEBIAN.exists():
        pytest.skip("not installed: python3-gi")
    tmp_path.chmod(0o700)
    screen = Screen(tmp_path)
    yield screen
    screen.close()


@pytest.mark.tray
def test_the_icon_shows_the_state_and_its_menu_works(screen: Screen) -> None:
    screen.start("tests.fakes.run_tray")
    assert screen.says() in ("backend pystray._appindicator", "backend pystray._gtk")
    x, y = screen.place_of(GREEN)

    screen.press("mousemove", str(x + 5), str(y + 5), "click", "1")
    time.sleep(0.7)
    screen.shot().save(screen.folder / "menu.png")
    screen.press("key", "Down", "key", "Return")
    assert screen.says() == "chosen pause"

    screen.tell("paused")
    assert screen.says() == "shown paused"
    screen.place_of(GREY)
    screen.tell("failed")
    assert screen.says() == "shown failed"
    screen.place_of(RED)

    screen.tell("stop")
    assert screen.says() == "ended"
    assert screen.tray.wait(5) == 0


@pytest.mark.tray
def test_a_daemon_with_a_tray_is_paused_from_it_and_stops_when_told(screen: Screen) -> None:
    home = screen.folder / "home"
    screen.environment["PENNAME_HOME"] = str(home)
    screen.start("tests.fakes.run_daemon", "--tray")
    x, y = screen.place_of(GREEN, seconds=20)
    while ask(messages.Status(), str(home)).state != "ready":
        time.sleep(0.05)

    screen.press("mousemove", str(x + 5), str(y + 5), "click", "1")
    time.sleep(0.7)
    screen.press("key", "Down", "key", "Return")

    screen.place_of(GREY)
    assert ask(messages.Status(), str(home)).state == "paused"
    ask(messages.Resume(), str(home))
    screen.place_of(GREEN)
    ask(messages.Quit(), str(home))
    assert screen.tray.wait(10) == 0
    left = {path.name for path in home.iterdir() if path.is_file()}
    assert left == {"lock", "log", "token", "vault.sqlite3", "key.test", "quit"}
