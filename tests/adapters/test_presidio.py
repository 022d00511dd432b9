"""Presidio runs our recognizers and no others, without a look-up of any host."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from penname.adapters import models, presidio
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer

BADGE = Recognizer("badge", Kind.REFERENCE, r"B-\d{4}", 0.8)


@pytest.fixture(scope="module")
def engine() -> presidio.Engine:
    if not (models.FOLDER / models.SPACY).exists():
        pytest.skip("the models are not set up")
    return presidio.Engine(models.FOLDER / models.SPACY)


def test_a_row_becomes_a_recognizer_that_is_named_in_its_findings(engine: presidio.Engine) -> None:
    analyzer = presidio.analyzer(engine, [presidio.of_rows([BADGE])])
    assert presidio.findings(analyzer, "my badge is B-4471") == [
        Finding(Kind.REFERENCE, 12, 18, 0.8, "badge")
    ]


def test_nothing_of_presidios_own_is_registered(engine: presidio.Engine) -> None:
    analyzer = presidio.analyzer(engine, [presidio.of_rows([BADGE])])
    assert presidio.findings(analyzer, "mail a@b.com, call 212-555-0147, visa 4012888888881881") == []


def test_entities_are_those_of_the_text_whatever_its_length(engine: presidio.Engine) -> None:
    text = "Anna Ferrante met the board of Siemens in Munich. " * 60
    labels = list(engine.entities(text))
    assert len({text[label.start : label.end] for label in labels}) < 12
    assert max(label.end for label in labels) > len(text) - 60


def test_no_host_is_looked_up(engine: presidio.Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a host was looked up")

    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    analyzer = presidio.analyzer(engine, [presidio.of_rows([BADGE])])
    presidio.findings(analyzer, "info@presidio.site and https://www.microsoft.com/")


def test_the_engine_keeps_no_word_of_a_text_and_works_from_many_threads(engine: presidio.Engine) -> None:
    def read(number: int) -> int:
        return len(list(engine.entities(f"Qxz{number}word met Anna Ferrante in Munich, number {number}.")))

    before = len(engine._nlp.vocab.strings)
    with ThreadPoolExecutor(4) as pool:
        assert min(pool.map(read, range(40))) >= 1

    assert len(engine._nlp.vocab.strings) - before < 40
