"""What the whole path adds to a prompt, printed; a part that starts anew for each prompt fails here."""

from __future__ import annotations

import pytest
from tests.bench.whole_path import measure, table
from tests.browser.harness import Rig

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SHARED_MACHINE = 5
"""How much slower than its bound a figure may be beside other work; the bounds stand in whole_path.py."""


async def test_the_path_adds_little(rig: Rig, capsys: pytest.CaptureFixture[str]) -> None:
    found = await measure(rig)
    with capsys.disabled():
        print(f"\n{table(found)}")
    assert [o.what for o in found if o.p50 > SHARED_MACHINE * o.bound] == []
