"""`penname restore` opens what `penname protect` sealed, and needs no detector for it."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

import pytest

from penname import offline
from penname.commands import options, restore, vault_file
from penname.core.kinds import Kind
from penname.core.vault import Entry, Vault

KEY = bytes(32)


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    restore.arguments(parser)
    return parser.parse_args(["--key-hex", KEY.hex(), *words])


def test_a_reply_is_read_without_loading_a_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_model() -> None:
        raise AssertionError("a detector was loaded")

    monkeypatch.setattr(offline, "_loaded_detector", no_model)
    vault, reply, out = tmp_path / "v", tmp_path / "reply", io.BytesIO()
    vault_file.save(vault, KEY, "abc", Vault([Entry(Kind.PERSON, "Maria Torres", "Elena Vargas")]))
    reply.write_text("Dear Ms. Vargas,\n", "utf-8", newline="")
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding="utf-8"))

    assert restore.main(arguments("--load", str(vault), str(reply))) == 0
    assert out.getvalue().decode() == "Dear Ms. Torres,\n"


def test_without_a_vault_or_lines_it_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert restore.main(arguments()) == 2
    assert "--load" in capsys.readouterr().err


def test_it_takes_the_common_options() -> None:
    assert arguments("--policy", "camp").policy == "camp"
    assert options.POLICIES == ("balanced", "strict", "camp", "watch")
