"""A keyring of the `keyring` library, in memory."""

from __future__ import annotations


class FakeBackend:
    """A keyring in memory; `broken` is raised by every call."""

    def __init__(self, broken: Exception | None = None, forgets: bool = False) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.broken = broken
        self.forgets = forgets
        self.calls = 0

    def get_password(self, service: str, username: str) -> str | None:
        self._try()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._try()
        if not self.forgets:
            self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._try()
        del self.kept[service, username]

    def _try(self) -> None:
        self.calls += 1
        if self.broken:
            raise self.broken
