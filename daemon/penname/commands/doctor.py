"""`doctor`: looks at every part in turn, and says in plain words what is right and what to mend."""

from __future__ import annotations

import argparse
import json
import os
import stat
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from penname.adapters import models, native_manifests
from penname.client.daemon import NotRunning, Refusal, ask
from penname.commands.talk import print_json
from penname.ports import KeyringMissing
from penname.protocol import endpoint, messages


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `mend` is "" when it is right."""

    part: str
    says: str
    mend: str = ""


def arguments(parser: argparse.ArgumentParser) -> None:
    """How to print."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def main(arguments: argparse.Namespace) -> int:
    """Prints a line for each part, and how to mend it. 1 when there is something to mend."""
    found = [finding for look in LOOKS for finding in look()]
    if arguments.json:
        print_json({"findings": [asdict(finding) for finding in found]})
    else:
        for finding in found:
            mark = "✗" if finding.mend else "✓"
            sys.stdout.write(f"{mark} {finding.part:<10} {finding.says}\n")
            if finding.mend:
                sys.stdout.write(f"  {'':<10} → {finding.mend}\n")
    return 1 if any(finding.mend for finding in found) else 0


def state_folder() -> Iterator[Finding]:
    """Whether what is kept is this user's alone."""
    home = Path(endpoint.home())
    if not home.exists():
        yield Finding("state", f"{home} is not there yet", "penname run")
    elif sys.platform != "win32" and stat.S_IMODE(home.stat().st_mode) & 0o077:
        yield Finding("state", f"others can look into {home}", f"chmod 700 {home}")
    else:
        yield Finding("state", f"{home}, yours alone")


def model_files() -> Iterator[Finding]:
    """Whether the models are there and the right ones."""
    try:
        models.check(models.FOLDER)
    except (models.ModelsMissing, models.ModelsDiffer) as reason:
        yield Finding("models", str(reason), "python3 installers/bootstrap.py run")
    else:
        yield Finding("models", "all there, as this release wants them")


def keyring() -> Iterator[Finding]:
    """Where the master key is, or could be."""
    from penname.adapters.os_keyring import real_backend

    if Path(endpoint.home(), "key.sealed").exists():
        yield Finding("key", "sealed by your passphrase; give it after each start: penname unlock")
        return
    try:
        backend = real_backend()
    except KeyringMissing:
        yield Finding("key", "this machine has no keyring", "penname unlock, and choose a passphrase")
    else:
        yield Finding("key", f"in your keyring ({type(backend).__module__.rpartition('.')[2]})")


def daemon() -> Iterator[Finding]:
    """How the daemon is."""
    try:
        state = ask(messages.Status())
    except NotRunning:
        yield Finding("daemon", "not running; a browser starts it when it is needed")
    except Refusal as refusal:
        yield Finding("daemon", str(refusal), "penname quit, then penname run")
    else:
        is_well = state.state in ("ready", "paused", "loading")
        yield Finding("daemon", state.sentence, "" if is_well else "see what it says")


def browsers() -> Iterator[Finding]:
    """Which browsers are here, and whether they know the host."""
    here = [b for b in native_manifests.browsers(Path(endpoint.home())) if b.is_here]
    if not here:
        yield Finding("browser", "none was found", "start a browser once, then: penname register")
    for browser in here:
        if browser.is_registered:
            yield Finding("browser", f"{browser.name} knows the native host")
        else:
            yield Finding("browser", f"{browser.name} does not know the native host", "penname register")


def host() -> Iterator[Finding]:
    """Whether the native host answers, started as a browser starts it."""
    for launcher in {
        b.manifest() for b in native_manifests.browsers(Path(endpoint.home())) if b.is_registered
    }:
        path = json.loads(launcher.read_text(encoding="utf-8"))["path"]
        code = _asked_through(path)
        if code in ("", "quit"):
            yield Finding("host", "answers")
        else:
            yield Finding("host", f"answers with a refusal: {code}", "penname register")
        return
    yield Finding("host", "not registered anywhere", "penname register")


def sites() -> Iterator[Finding]:
    """Which sites the person has switched off."""
    from penname.adapters.settings_file import SettingsFile

    said = SettingsFile(Path(endpoint.home(), "settings.toml")).all()
    off = sorted(key.split(".")[1] for key, value in said.items() if key.endswith(".on") and value is False)
    yield Finding("sites", f"switched off: {', '.join(off)}" if off else "none is switched off")


def languages() -> Iterator[Finding]:
    """Which languages are covered."""
    from penname.adapters.language import COVERED

    yield Finding("languages", " ".join(COVERED))


def tray() -> Iterator[Finding]:
    """Whether there can be an icon; nothing is wrong when there can't."""
    from penname.tray.icon import backend

    there = (
        "an icon can be shown" if backend() else "no tray here; penname status, pause and quit do the same"
    )
    yield Finding("tray", there)


LOOKS: tuple[Callable[[], Iterator[Finding]], ...] = (
    state_folder,
    model_files,
    keyring,
    daemon,
    browsers,
    host,
    sites,
    languages,
    tray,
)


def _asked_through(launcher: str) -> str:
    """Asks for the status through a host; the code of the refusal, or ""."""
    body = json.dumps({"id": 1, "body": '{"type":"status"}'}).encode()
    try:
        host = subprocess.Popen(  # noqa: S603  the launcher that we wrote
            [launcher],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ,
        )
    except OSError:
        return "it cannot be started"
    assert host.stdin
    assert host.stdout
    with host:
        host.stdin.write(struct.pack("=I", len(body)) + body)
        host.stdin.flush()
        header = host.stdout.read(4)
        answer = host.stdout.read(struct.unpack("=I", header)[0]) if len(header) == 4 else b""
    reply = json.loads(json.loads(answer)["body"]) if answer else {"code": "no answer"}
    return str(reply.get("code", ""))
