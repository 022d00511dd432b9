"""Who may ask what: a page and an extension can never pass for the command line."""

from __future__ import annotations

import pytest

from penname.api.access import Caller, Denied, allow, caller
from penname.protocol import endpoint, messages
from penname.protocol.messages import REQUESTS
from penname.protocol.terms import VERSION

TOKEN = "t" * 64


def headers(**changes: str) -> dict[str, str]:
    right = {endpoint.TOKEN: TOKEN, endpoint.VERSION: str(VERSION), endpoint.CLIENT: endpoint.NATIVE_HOST}
    return right | {getattr(endpoint, name): value for name, value in changes.items()}


def denied(given: dict[str, str], token: str = TOKEN) -> str:
    with pytest.raises(Denied) as denial:
        caller(given, token)
    return denial.value.code


def test_the_host_and_the_command_line_are_told_apart_by_a_header() -> None:
    assert caller(headers(), TOKEN) is Caller.NATIVE_HOST
    assert caller(headers(CLIENT=endpoint.COMMAND_LINE), TOKEN) is Caller.COMMAND_LINE


@pytest.mark.parametrize("token", ["", "x", TOKEN[:-1], TOKEN + "t", "ŧ" * 64])
def test_a_wrong_token_is_nobody(token: str) -> None:
    assert denied(headers(TOKEN=token)) == "token"


def test_a_daemon_without_a_token_lets_nobody_in() -> None:
    assert denied(headers(TOKEN=""), token="") == "token"


@pytest.mark.parametrize("version", ["", "0", str(VERSION + 1), "one"])
def test_another_version_is_refused(version: str) -> None:
    assert denied(headers(VERSION=version)) == "version"


@pytest.mark.parametrize("client", ["", "page", "Command-Line"])
def test_who_does_not_say_who_they_are_is_refused(client: str) -> None:
    assert denied(headers(CLIENT=client)) == "malformed"


def test_the_token_is_looked_at_before_anything_is_told() -> None:
    assert denied(headers(TOKEN="x", VERSION="99", CLIENT="page")) == "token"


REQUEST_BY_NAME = {
    "quit": messages.Quit(),
    "unlock": messages.Unlock("secret"),
}


@pytest.mark.parametrize("name", REQUEST_BY_NAME)
def test_some_things_are_for_the_command_line_only(name: str) -> None:
    allow(REQUEST_BY_NAME[name], Caller.COMMAND_LINE)
    with pytest.raises(Denied, match="command line"):
        allow(REQUEST_BY_NAME[name], Caller.NATIVE_HOST)


@pytest.mark.parametrize(
    ("minutes", "who", "may"),
    [
        (1, Caller.NATIVE_HOST, True),
        (60, Caller.NATIVE_HOST, True),
        (61, Caller.NATIVE_HOST, False),
        (61, Caller.COMMAND_LINE, True),
        (24 * 60 + 1, Caller.COMMAND_LINE, False),
        (0, Caller.COMMAND_LINE, False),
        (-5, Caller.NATIVE_HOST, False),
    ],
)
def test_a_pause_from_the_browser_is_short(minutes: int, who: Caller, may: bool) -> None:
    if may:
        allow(messages.Pause(minutes), who)
    else:
        with pytest.raises(Denied):
            allow(messages.Pause(minutes), who)


def test_an_extension_of_another_version_hears_so_at_once() -> None:
    with pytest.raises(Denied) as denial:
        allow(messages.Hello(VERSION + 1, "extension"), Caller.NATIVE_HOST)
    assert denial.value.code == "version"


def test_everything_else_may_be_asked_by_both() -> None:
    open_to_all = set(REQUESTS) - set(REQUEST_BY_NAME) - {"pause", "hello"}
    assert len(open_to_all) == len(REQUESTS) - 4
    for who in Caller:
        allow(messages.Status(), who)
