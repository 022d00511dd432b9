"""Presidio's analyzer with our own engine: our rows and finders are its recognizers, nothing else is.

Presidio's default registry, context enhancer and top-level-domain look-up are left out: they cost most of
its time, and the last one opens the network at the first e-mail address.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

import spacy
from presidio_analyzer import (
    AnalysisExplanation,
    AnalyzerEngine,
    EntityRecognizer,
    RecognizerRegistry,
    RecognizerResult,
)
from presidio_analyzer.context_aware_enhancers import ContextAwareEnhancer
from presidio_analyzer.nlp_engine import NlpArtifacts, NlpEngine
from thinc.api import NumpyOps

from penname.adapters.bioes import Label
from penname.adapters.windows import Cache, windows
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.recognizer import Recognizer, find

ANY = "en"  # Presidio wants a language; our recognizers tell languages apart themselves
UNUSED = ("tagger", "parser", "attribute_ruler", "lemmatizer", "senter", "tok2vec", "strings")
"""What is not read of the model: pipes, and the words it met in training, 20 MB that nobody asks for."""
WINDOW, OVERLAP, KEPT_WINDOWS = 1200, 0, 4096


class Engine(NlpEngine):
    """spaCy's entity recognizer alone, over windows that are cached."""

    def __init__(self, folder: Path) -> None:
        self._nlp = spacy.load(folder, exclude=list(UNUSED))
        if os.environ.get("OPENBLAS_NUM_THREADS") == "1":  # then numpy multiplies faster than spaCy's own
            recognizer: Any = self._nlp.get_pipe("ner")
            for layer in recognizer.model.walk():
                layer.ops = NumpyOps(use_blis=False)
        self._cache: Cache[tuple[Label, ...]] = Cache(KEPT_WINDOWS)
        self._one_at_a_time = Lock()

    def load(self) -> None:
        """Nothing: the model was loaded with this object."""

    def is_loaded(self) -> bool:
        return True

    def process_text(self, text: str, language: str) -> NlpArtifacts:
        empty = self._nlp.make_doc("")
        entities: list[Any] = list(self.entities(text))  # labels, where Presidio expects spaCy's spans
        return NlpArtifacts(entities, empty, [], [], self, language)

    def process_batch(
        self, texts: Iterable[str], language: str, batch_size: int = 1, n_process: int = 1, **_: Any
    ) -> Iterator[tuple[str, NlpArtifacts]]:
        return ((text, self.process_text(text, language)) for text in texts)

    def entities(self, text: str) -> Iterator[Label]:
        """spaCy's entities in a text of any length; all have the score 0.5."""
        for window in windows(text, WINDOW, OVERLAP):
            for label in self._cache.get(window.text, partial(self._window, window.text)):
                yield label.moved(window.start)

    def _window(self, text: str) -> tuple[Label, ...]:
        # spaCy keeps every word it meets for ever, unless told where a text ends; zones can not nest.
        with self._one_at_a_time, self._nlp.memory_zone():
            entities = self._nlp(text).ents
            return tuple(Label(e.label_, e.start_char, e.end_char, 0.5) for e in entities)

    def is_stopword(self, word: str, language: str) -> bool:
        return bool(self._nlp.vocab[word].is_stop)

    def is_punct(self, word: str, language: str) -> bool:
        return bool(self._nlp.vocab[word].is_punct)

    def get_supported_entities(self) -> list[str]:
        return []

    def get_supported_languages(self) -> list[str]:
        return [ANY]


class Ours(EntityRecognizer):
    """One of our finders as Presidio sees it: a name, the kinds it finds, and a function of a text."""

    def __init__(self, name: str, kinds: Iterable[Kind], finder: Callable[[str], list[Finding]]) -> None:
        super().__init__([kind.value for kind in kinds], name=name, supported_language=ANY)
        self._finder = finder

    def load(self) -> None:
        """Nothing: patterns compile at their first use."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        return [_result(finding) for finding in self._finder(text)]


class Reader(EntityRecognizer):
    """Findings made from the entities that the engine found."""

    def __init__(self, kinds: Iterable[Kind], findings: Callable[[str, list[Label]], list[Finding]]) -> None:
        super().__init__([kind.value for kind in kinds], name="spacy", supported_language=ANY)
        self._findings = findings

    def load(self) -> None:
        """Nothing: the engine has loaded the model."""

    def analyze(self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts) -> list[RecognizerResult]:
        labels: list[Any] = nlp_artifacts.entities
        return [_result(finding) for finding in self._findings(text, labels)]


class _NoEnhancer(ContextAwareEnhancer):
    """Context is weighed by the rows themselves and by `core.context`."""

    def __init__(self) -> None:
        super().__init__(0.0, 0.0, 0, 0)

    def enhance_using_context(
        self, text: str, raw_results: list[RecognizerResult], *_: Any, **__: Any
    ) -> list[RecognizerResult]:
        return raw_results


def of_rows(rows: Sequence[Recognizer]) -> Ours:
    """The rows of a shelf as one Presidio recognizer; its findings bear the names of their rows.

    One for all, since Presidio compares every recognizer with every finding of all others.
    """
    return Ours("rows", {row.kind for row in rows}, lambda text: [f for row in rows for f in find(row, text)])


def analyzer(engine: Engine, recognizers: Iterable[EntityRecognizer]) -> AnalyzerEngine:
    """An analyzer that runs these recognizers and no others."""
    registry = RecognizerRegistry(recognizers=list(recognizers), supported_languages=[ANY])
    return AnalyzerEngine(
        registry=registry,
        nlp_engine=engine,
        supported_languages=[ANY],
        context_aware_enhancer=_NoEnhancer(),
    )


def findings(engine: AnalyzerEngine, text: str) -> list[Finding]:
    """What an analyzer finds in a folded text. Findings may overlap."""
    results = engine.analyze(text, language=ANY, return_decision_process=True)
    found = [
        Finding(Kind(r.entity_type), r.start, r.end, r.score, r.analysis_explanation.recognizer)
        for r in results
    ]
    return sorted(found, key=lambda f: (f.start, f.end, f.kind, -f.confidence, f.found_by))


class _Result(RecognizerResult):
    """Contained only in what the same finder found.

    Presidio drops a result inside a surer one of its kind. What a cue found ("I live in …") would be lost to
    a model that is surer and says less: who found it decides whether it is personal.
    """

    def contained_in(self, other: RecognizerResult) -> bool:
        ours, theirs = self.analysis_explanation, other.analysis_explanation
        return ours.recognizer == theirs.recognizer and super().contained_in(other)


def _result(finding: Finding) -> RecognizerResult:
    why = AnalysisExplanation(finding.found_by, finding.confidence)
    return _Result(finding.kind.value, finding.start, finding.end, finding.confidence, why)
