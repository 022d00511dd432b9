"""`penname demo` as people run it: one command, a private browser, and a verdict."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from penname.demo import script

pytestmark = pytest.mark.browser


async def demo(*options: str) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "penname", "demo", "--headless", *options), stdout=asyncio.subprocess.PIPE
    )
    output, _ = await asyncio.wait_for(process.communicate(), 150)
    assert process.returncode is not None
    return process.returncode, output.decode()


async def test_the_demo_proves_that_nothing_leaks_and_all_comes_back(extension: Path) -> None:
    code, output = await demo("--json")
    told = json.loads(output)
    assert code == 0
    assert told["leaked"] == []
    assert told["restored"] is True
    assert [turn["typed"] for turn in told["turns"]] == list(script.TURNS)
    assert not any("Torres" in turn["sent"] for turn in told["turns"])
    exposures = [turn["exposure"] for turn in told["turns"]]
    assert exposures == sorted(exposures), "what was revealed stays revealed"
    assert exposures[0] > 2
    assert Path(told["screenshot"]).read_bytes().startswith(b"\x89PNG")
