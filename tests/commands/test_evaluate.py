"""The command hands its words to `measure.report`."""

from __future__ import annotations

import argparse

import pytest

from penname.commands import evaluate


def test_the_command_takes_corpora_and_a_policy() -> None:
    parser = argparse.ArgumentParser()
    evaluate.arguments(parser)
    options = parser.parse_args(["a.jsonl", "b.jsonl", "--policy", "balanced", "--json"])
    assert (len(options.corpora), options.policy, options.json) == (2, "balanced", True)


def test_an_unknown_policy_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    evaluate.arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(["a.jsonl", "--policy", "loose"])
    assert "loose" in capsys.readouterr().err
