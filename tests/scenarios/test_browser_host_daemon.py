"""What a browser lives through with host and daemon: starts, crashes, and answers that stay right.

The host is a real one, started as a browser starts it, and it starts the daemon.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.fakes.daemon import ROOT, prompt
from tests.fakes.native_host import Browser

from penname.client.daemon import ask
from penname.protocol import endpoint, messages
from penname.protocol.parts import Leaf

STARTED_BY_THE_HOST = [
    sys.executable,
    "-c",
    f"import os, runpy, sys; os.chdir({str(ROOT)!r}); sys.path.insert(0, '.'); sys.argv = ['penname']; "
    "runpy.run_module('tests.fakes.run_daemon', run_name='__main__')",
]
MARIA = "I am Maria Torres, write to maria.torres@acme.com."


class Machine:
    """One user's machine: a home, and browsers that come and go."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.browsers: list[Browser] = []

    def browser(self) -> Browser:
        self.browsers.append(Browser(self.home, STARTED_BY_THE_HOST))
        return self.browsers[-1]

    def daemon_pid(self) -> int:
        """The process that holds the daemon's socket."""
        for process in Path("/proc").iterdir():
            if process.name.isdigit():
                try:
                    words = (process / "cmdline").read_bytes()
                    environment = (process / "environ").read_bytes()
                except OSError:
                    continue
                is_daemon = b"tests.fakes.run_daemon" in words and b"penname_host" not in words
                if is_daemon and f"={self.home}\0".encode() in environment + b"\0":
                    return int(process.name)
        raise AssertionError("there is no daemon")

    def kill_daemon(self) -> None:
        os.kill(self.daemon_pid(), signal.SIGKILL)
        time.sleep(0.05)

    def close(self) -> None:
        for browser in self.browsers:
            if browser.process.poll() is None:
                browser.close()
        with suppress(AssertionError):
            os.kill(self.daemon_pid(), signal.SIGTERM)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    monkeypatch.setenv("PENNAME_HOME", str(tmp_path / "home"))
    machine = Machine(tmp_path / "home")
    yield machine
    machine.close()


def changed(browser: Browser, text: str = MARIA, request: str = "r1") -> str:
    reply = browser.ask(prompt(text, request=request))
    assert "Maria" not in reply.changed[0].text
    return str(reply.changed[0].text)


def test_the_first_prompt_starts_everything_and_the_way_back_is_there(machine: Machine) -> None:
    browser = machine.browser()
    assert browser.ask(messages.Hello(1, "extension", "chromium")).version == 1
    sent = changed(browser)
    browser.ask(messages.Confirm("chatgpt", "c1", "r1", (Leaf("p", sent),)))
    forms = browser.ask(messages.Restorations("chatgpt", "c1")).forms
    stand_in = sent.removeprefix("I am ").split(",")[0]
    assert {form.text: form.original for form in forms}[stand_in] == "Maria Torres"


def test_a_daemon_that_is_killed_is_back_at_the_next_prompt_and_right(machine: Machine) -> None:
    browser = machine.browser()
    sent = changed(browser)
    browser.ask(messages.Confirm("chatgpt", "c1", "r1", (Leaf("p", sent),)))
    first = machine.daemon_pid()

    machine.kill_daemon()

    assert changed(browser, request="r2") == sent
    assert machine.daemon_pid() != first


def test_a_daemon_that_is_killed_while_it_answers_gives_no_half_answer(machine: Machine) -> None:
    browser = machine.browser()
    changed(browser)
    serial = browser.ask(messages.Watch(0)).serial
    other = machine.browser()
    name = other.send(json.dumps({"type": "watch", "since": serial}))
    time.sleep(0.2)

    machine.kill_daemon()
    for _ in range(5):  # the host has asked the new daemon the same; now it gets something to tell
        browser.ask(messages.Pause(1))
        browser.ask(messages.Resume())

    answer = other.receive()
    assert answer["id"] == name
    assert json.loads(answer["body"])["type"] == "watched"


def test_a_host_that_is_killed_is_replaced_and_the_daemon_goes_on(machine: Machine) -> None:
    browser = machine.browser()
    sent = changed(browser)
    browser.ask(messages.Confirm("chatgpt", "c1", "r1", (Leaf("p", sent),)))
    pid = machine.daemon_pid()
    browser.process.kill()
    browser.process.wait()

    assert changed(machine.browser(), request="r2") == sent
    assert machine.daemon_pid() == pid


def test_two_browsers_at_once_start_one_daemon(machine: Machine) -> None:
    browsers = [machine.browser() for _ in range(3)]
    answers: list[str] = []
    threads = [
        threading.Thread(target=lambda browser=browser: answers.append(changed(browser)))
        for browser in browsers
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(answers)) == 1
    assert len(Path(machine.home, "starts").read_text().split()) == 1


def test_the_daemon_outlives_the_browser(machine: Machine) -> None:
    browser = machine.browser()
    changed(browser)
    assert browser.close() == 0
    time.sleep(0.2)
    assert ask(messages.Status(), str(machine.home)).state == "ready"


def test_what_the_person_quits_no_prompt_starts_again(machine: Machine) -> None:
    browser = machine.browser()
    changed(browser)
    ask(messages.Quit(), str(machine.home))
    while Path(endpoint.address_file(str(machine.home))).exists():
        time.sleep(0.02)
    assert browser.ask(prompt(MARIA)).code == "quit"


def test_quit_and_unlock_do_nothing_when_they_come_through_the_host(machine: Machine) -> None:
    browser = machine.browser()
    for request in (messages.Quit(), messages.Unlock("correct horse"), messages.Pause(61)):
        assert browser.ask(request).code == "not-allowed"
    assert ask(messages.Status(), str(machine.home)).state in ("loading", "ready")


def test_a_long_answer_comes_in_pieces_and_whole(machine: Machine) -> None:
    browser = machine.browser()
    text = MARIA + ' "quoted" ' + "é🙂" * 400_000
    sent = changed(browser, text)
    assert sent.endswith("é🙂" * 1000)
    assert len(sent.encode()) > 2_000_000


def test_a_host_without_the_right_token_is_refused(machine: Machine) -> None:
    browser = machine.browser()
    changed(browser)
    Path(endpoint.token_file(str(machine.home))).write_text("0" * 64)
    assert browser.ask(prompt(MARIA)).code == "token"


def test_an_extension_of_another_version_is_told(machine: Machine) -> None:
    assert machine.browser().ask(messages.Hello(99, "extension")).code == "version"


def test_nonsense_is_malformed_and_the_connection_goes_on(machine: Machine) -> None:
    browser = machine.browser()
    browser.send("Maria Torres")
    refusal = json.loads(browser.receive()["body"])
    assert refusal["code"] == "malformed"
    assert "Maria" not in json.dumps(refusal)
    changed(browser)
