"""One user's session with everything real: keyring, models, daemon, native host. Prints it as JSON.

    dbus-run-session -- python -m tests.fakes.real_session    with an empty PENNAME_HOME

Nothing here is a fake; it stands in this folder because tests start it. The keyring's password is "citest".
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.fakes.daemon import Daemon, prompt
from tests.fakes.native_host import Browser

from penname.protocol import messages
from penname.protocol.parts import Leaf

PROMPTS = (
    "Hi, I'm Maria Torres (maria.torres@acme-widgets.com, +1 202 555 0188).",
    "My landlord John Baker of 12 Elm Street, Springfield, lost my card 4111 1111 1111 1111.",
    "Could you write to him for me? Sign it M. Torres, MARIA TORRES if you must.",
)
PLANTED = ("Maria", "MARIA", "Torres", "TORRES", "acme-widgets", "555 0188", "Baker", "4111 1111", "12 Elm")
COMMAND = [sys.executable, "-I", "-m", "penname", "run", "--no-tray"]


def unlock_keyring(*more: str) -> None:
    """Starts gnome-keyring with its collection open."""
    subprocess.run(
        ["gnome-keyring-daemon", "--unlock", "--components=secrets", *more],
        input=b"citest",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    time.sleep(0.5)


def lock_keyring() -> None:
    """As when the person locks it, or a screen locker does."""
    import secretstorage

    for collection in secretstorage.get_all_collections(secretstorage.dbus_init()):
        collection.lock()


def converse(browser: Browser, conversation: str) -> list[str]:
    """What leaves for each prompt, each confirmed."""
    left = []
    for number, text in enumerate(PROMPTS):
        reply = browser.ask(prompt(text, conversation, f"{conversation}/{number}"))
        sent = reply.changed[0].text if reply.changed else text
        browser.ask(messages.Confirm("chatgpt", conversation, f"{conversation}/{number}", (Leaf("p", sent),)))
        left.append(sent)
    return left


def again(browser: Browser, conversation: str) -> str:
    """The first prompt once more: what would leave, or the code of the refusal."""
    reply = browser.ask(prompt(PROMPTS[0], conversation, "again"))
    return str(reply.changed[0].text if hasattr(reply, "changed") else reply.code)


def restored(browser: Browser, conversation: str, texts: list[str]) -> list[str]:
    """The texts with every form brought back, longest first, as a page would."""
    forms = browser.ask(messages.Restorations("chatgpt", conversation)).forms
    for form in forms:
        texts = [text.replace(form.text, form.original) for text in texts]
    return texts


def main() -> None:
    """Lives through one session."""
    home = Path(os.environ["PENNAME_HOME"])
    seen: dict[str, Any] = {}
    unlock_keyring()
    daemon = Daemon(home, COMMAND)
    seen["socket"] = daemon.wait_for_socket()
    seen["ready"] = daemon.wait_until("ready")
    browser = Browser(home)
    seen["one"] = converse(browser, "one")
    seen["two"] = converse(browser, "two")
    seen["restored"] = restored(browser, "one", seen["one"])
    seen["canary"] = browser.ask(messages.Canary("chatgpt", "My name is Maria Torres.")).text
    daemon.kill()
    seen["after a crash"] = again(browser, "one")

    browser.process.kill()
    browser = Browser(home)
    seen["after the host was killed"] = again(browser, "one")

    lock_keyring()
    seen["locked, key in memory"] = again(browser, "one")
    second = Daemon(home, COMMAND)
    seen["second"] = [second.process.wait(20), second.output()]
    Daemon(home, [sys.executable, "-m", "penname", "quit"]).process.wait()
    time.sleep(1)

    daemon = Daemon(home, COMMAND)
    daemon.wait_until("locked")
    time.sleep(2)
    seen["locked"] = again(browser, "one")
    unlock_keyring("--replace")
    time.sleep(2.5)
    seen["unlocked"] = again(browser, "one")
    browser.close()
    seen["exit"] = daemon.stop()
    on_disk = b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file())
    seen["on disk"] = [value for value in PLANTED if value.encode() in on_disk]
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
