"""The time of this machine has its zone."""

from __future__ import annotations

import time

from penname.adapters.clock import SystemClock


def test_it_is_now_and_says_where() -> None:
    now = SystemClock().now()
    assert abs(now.timestamp() - time.time()) < 5
    assert now.tzinfo is not None
