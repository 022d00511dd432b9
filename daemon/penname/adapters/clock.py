"""The time of this machine."""

from __future__ import annotations

from datetime import datetime


class SystemClock:
    """The local time, with its zone."""

    def now(self) -> datetime:
        return datetime.now().astimezone()
