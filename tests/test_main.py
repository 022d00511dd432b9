"""`penname COMMAND`: a table, of which only what is asked for is read."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

import pytest

from penname.__main__ import COMMANDS, main


def test_without_a_command_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--help"], ["-h"]):
        assert main(words) == 0
        out = capsys.readouterr().out
        assert all(f"  {name}" in out for name in COMMANDS)


def test_a_command_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["florence"]) == 2
    assert "florence" not in capsys.readouterr().err


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_module_that_says_what_it_takes(name: str) -> None:
    assert importlib.util.find_spec(f"penname.commands.{COMMANDS[name][0]}")
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0


def test_status_reads_no_model_and_no_core() -> None:
    code = (
        "import sys; from penname.__main__ import main; main(['status'])\n"
        "print(*[m for m in ('spacy', 'networkx', 'aiohttp', 'penname.core') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""
