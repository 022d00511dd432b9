"""`penname evaluate`, from its words to its output."""

from __future__ import annotations

from pathlib import Path

import pytest

from penname.measure import report


def test_a_corpus_that_is_not_there_is_one_line_and_exit_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report.main([str(tmp_path / "none.jsonl")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_bad_line_is_named_and_its_content_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text('{"id": "secret-value"}\n', "utf-8")
    assert report.main([str(path)]) == 2
    error = capsys.readouterr().err
    assert "line 1" in error
    assert "secret-value" not in error
