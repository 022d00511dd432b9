"""`register`: the native host's manifest for every browser of this user."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from penname.adapters import native_manifests as manifests
from penname.protocol import endpoint
from penname.tray import autostart


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which browsers; all that are found without saying."""
    names = [browser.name for browser in manifests.browsers(Path(endpoint.home()))]
    parser.add_argument("--browser", nargs="+", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--remove", action="store_true", help="take the manifests away again")
    parser.add_argument("--autostart", action="store_true", help="also start the daemon with the session")


def main(arguments: argparse.Namespace) -> int:
    """Writes or removes manifests, a line each. 1 when there was no browser."""
    state = Path(endpoint.home())
    asked = set(arguments.browser or ())
    chosen = [b for b in manifests.browsers(state) if (b.name in asked if asked else b.is_here)]
    if arguments.remove:
        for browser in manifests.browsers(state) if not asked else chosen:
            if browser.manifest().exists():
                manifests.unregister(browser)
                sys.stdout.write(f"{browser.name}: removed\n")
        autostart.turn_off(autostart.place())
        return 0
    if not chosen:
        sys.stderr.write(
            "No browser was found. Start it once, or name it: penname register --browser chromium\n"
        )
        return 1
    endpoint.ensure_token(str(state))
    launcher = manifests.write_launcher(state)
    for browser in chosen:
        manifests.register(browser, launcher)
        sys.stdout.write(f"{browser.name}: {browser.manifest()}\n")
    if arguments.autostart:
        autostart.turn_on(autostart.place())
        sys.stdout.write(f"start with the session: {autostart.place()}\n")
    return 0
