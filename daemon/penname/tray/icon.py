"""The icon in the tray, by pystray on its AppIndicator or GTK backend.

Never on its X11 backend, which has no menu. `run` wants the main thread. At its end pystray calls the
desktop's notifications, and where nobody shows any it raises a GLib error: caught, or the daemon would not
finish.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from PIL import Image, ImageDraw

from penname.tray.menu import Actions, Item, Look, items, look

log = logging.getLogger("penname")

SIZE = 64
"""Pixels of a side; trays scale it down."""

_COLOURS = {
    Look.ON: "#1b8a5a",
    Look.PAUSED: "#8a8f98",
    Look.LOCKED: "#c98a12",
    Look.PROBLEM: "#c0392b",
}


class Tray:
    """An icon that follows the daemon's state.

    Args:
        pystray: The module, with a backend that has menus.
        actions: What the menu does.
        snapshot: Gives the state and its sentence; called from the tray's thread.
    """

    def __init__(self, pystray: Any, actions: Actions, snapshot: Callable[[], tuple[str, str]]) -> None:
        self._pystray = pystray
        self._actions = actions
        self._snapshot = snapshot
        self._icon = pystray.Icon("penname", drawn(Look.ON), "Penname", pystray.Menu(self._menu))

    def run(self) -> None:
        """Shows the icon until `stop`. Main thread only."""
        try:
            self._icon.run()
        except Exception as error:  # GLib.GError has no common base with anything of ours
            log.info("the tray ended: %s", type(error).__name__)

    def refresh(self) -> None:
        """Shows the state of now. From any thread."""
        state, sentence = self._snapshot()
        self._icon.icon = drawn(look(state))
        self._icon.title = f"Penname: {sentence}"
        self._icon.update_menu()

    def stop(self) -> None:
        """Takes the icon away, so that `run` returns. From any thread."""
        self._icon.stop()

    def _menu(self) -> tuple[Any, ...]:
        return tuple(map(self._entry, items(self._actions, *self._snapshot())))

    def _entry(self, item: Item) -> Any:
        make = self._pystray.MenuItem
        if item.more:
            return make(item.text, self._pystray.Menu(*map(self._entry, item.more)))
        act = item.act
        return make(item.text, (lambda *_: act()) if act else None, enabled=act is not None)


def tray(actions: Actions, snapshot: Callable[[], tuple[str, str]]) -> Tray | None:
    """A tray icon with a menu, or None where there can be none: the command line does the same."""
    pystray = backend()
    return Tray(pystray, actions, snapshot) if pystray else None


def backend() -> Any | None:
    """pystray with a backend that has menus; None without a display or without such a backend."""
    if not sys.platform.startswith("linux"):
        return _imported("")
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return None
    return _imported("appindicator") or _imported("gtk")


def drawn(shown: Look) -> Image.Image:
    """A round badge in the state's colour: a nib, two bars, a padlock, or an exclamation mark."""
    picture = Image.new("RGBA", (SIZE, SIZE))
    draw = ImageDraw.Draw(picture)
    draw.ellipse((2, 2, SIZE - 3, SIZE - 3), fill=_COLOURS[shown])
    if shown is Look.ON:
        draw.polygon(((32, 12), (44, 34), (36, 50), (28, 50), (20, 34)), fill="white")
        draw.line((32, 30, 32, 50), fill=_COLOURS[shown], width=3)
        draw.ellipse((28, 26, 36, 34), fill=_COLOURS[shown])
    elif shown is Look.PAUSED:
        draw.rectangle((21, 18, 28, 46), fill="white")
        draw.rectangle((36, 18, 43, 46), fill="white")
    elif shown is Look.LOCKED:
        draw.arc((22, 12, 42, 38), 180, 360, fill="white", width=5)
        draw.rectangle((18, 28, 46, 48), fill="white")
    else:
        draw.rectangle((28, 14, 36, 38), fill="white")
        draw.ellipse((27, 42, 37, 52), fill="white")
    return picture


def _imported(name: str) -> Any | None:
    """pystray with the backend `name` (any where it is ""), or None when that can't be had here."""
    for module in [module for module in sys.modules if module.split(".")[0] == "pystray"]:
        del sys.modules[module]  # it chooses its backend while it is imported
    before = os.environ.get("PYSTRAY_BACKEND")
    if name:
        os.environ["PYSTRAY_BACKEND"] = name
    try:
        pystray = import_module("pystray")
    except Exception as error:  # each backend fails in its own way: ImportError, ValueError, Xlib's errors
        log.info("no tray by %s: %s", name or "this system", type(error).__name__)
        return None
    finally:
        if before is None:
            os.environ.pop("PYSTRAY_BACKEND", None)
        else:
            os.environ["PYSTRAY_BACKEND"] = before
    return pystray if pystray.Icon.HAS_MENU else None
