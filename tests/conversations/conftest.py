"""Conversations with a made-up detector and the real shelf of surrogates."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from tests.fakes.detector import FakeDetector
from tests.fakes.ports import FakeClock, FakeSettings, FakeVaults

from penname.adapters import needs as real_needs
from penname.conversations import Conversations
from penname.core.kinds import Kind
from penname.core.needs import Needs

FOUND = {
    "Maria Torres": Kind.PERSON,
    "Sacramento": Kind.LOCATION,
    "Mercy General Hospital": Kind.ORGANIZATION,
    "536-22-8714": Kind.NATIONAL_ID,
    "maria.torres@gmail.com": Kind.EMAIL,
    "85,000": Kind.SALARY,
}
KEY = bytes(range(32))


@pytest.fixture(scope="session")
def needs() -> Needs:
    return real_needs.load()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def vaults(clock: FakeClock) -> FakeVaults:
    return FakeVaults(clock=clock)


@pytest.fixture
def settings() -> FakeSettings:
    return FakeSettings()


@pytest.fixture
def daemon(
    needs: Needs, vaults: FakeVaults, settings: FakeSettings, clock: FakeClock
) -> Callable[..., Conversations]:
    """Starts a daemon on the same store; a second call is the same device after a restart."""

    def start(key: bytes = KEY, found: Mapping[str, Kind] = FOUND) -> Conversations:
        return Conversations(FakeDetector(found), needs, vaults, key, settings, clock)

    return start


@pytest.fixture
def chats(daemon: Callable[..., Conversations]) -> Conversations:
    return daemon()
