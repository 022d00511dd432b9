"""What the README tells a newcomer to type exists."""

from __future__ import annotations

import re

from tests.house.repository import ROOT

from penname.__main__ import COMMANDS


def test_both_set_up_commands_are_named_and_exist() -> None:
    readme = (ROOT / "README.md").read_text()

    for job in ("run", "test"):
        assert f"python3 installers/bootstrap.py {job}" in readme
    assert (ROOT / "installers" / "bootstrap.py").is_file()


def test_the_ci_script_calls_the_test_command_and_nothing_else() -> None:
    lines = [
        line
        for line in (ROOT / ".ci" / "run").read_text().splitlines()
        if line and not line.startswith(("#", "set ", "cd "))
    ]

    assert lines == ["exec python3 installers/bootstrap.py test"]


def test_every_command_the_readme_names_exists() -> None:
    readme = (ROOT / "README.md").read_text()

    assert set(re.findall(r"`penname ([a-z]+)", readme)) <= set(COMMANDS)


def test_every_document_the_readme_links_exists() -> None:
    for document in ("README.md", "daemon/README.md", "extension/README.md"):
        folder = (ROOT / document).parent
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / document).read_text()):
            assert (folder / target).exists(), f"{document} links {target}"
