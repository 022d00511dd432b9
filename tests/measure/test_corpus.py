"""Corpora are read strictly, and errors name the place and never the content."""

from __future__ import annotations

from pathlib import Path

import pytest

from penname.measure.corpus import BadCorpus, read


def write(folder: Path, text: str) -> Path:
    path = folder / "c.jsonl"
    path.write_text(text, "utf-8")
    return path


def test_a_record_is_read_with_its_spans(tmp_path: Path) -> None:
    line = (
        '{"id": "a", "lang": "en", "turns": [{"role": "user", "text": "I am Dana"}],'
        ' "spans": [{"turn": 0, "start": 5, "end": 9, "label": "person", "value": "Dana"}]}'
    )
    [record] = read(write(tmp_path, line))
    assert (record.id, record.roles, record.bucket, record.labelled) == ("a", ("user",), "<1k", "full")
    assert (record.spans[0].outer_start, record.spans[0].entity) == (5, "person/Dana")


@pytest.mark.parametrize(
    ("line", "says"), [("{nonsense", "line 1 is no JSON"), ('{"id": "a"}', "field turns")]
)
def test_a_bad_line_is_named(tmp_path: Path, line: str, says: str) -> None:
    with pytest.raises(BadCorpus, match=says):
        list(read(write(tmp_path, line)))
