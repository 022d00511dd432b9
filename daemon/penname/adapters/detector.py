"""Finds personal details in a text: fold, patterns and models, context, known values, settle.

`load` brings everything into memory once; `Detector.detect` is then pure but for its caches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from presidio_analyzer import AnalyzerEngine

from penname.adapters import labels, models, presidio
from penname.adapters.fold import Folded, fold
from penname.adapters.language import language_of
from penname.adapters.lexicons import load as load_lexicons
from penname.adapters.lore import lore_of
from penname.adapters.medicine import Medicine
from penname.adapters.neural import Neural
from penname.adapters.people import People
from penname.adapters.phone_finder import REGIONS, find_phones
from penname.adapters.windows import Cache
from penname.adapters.words import is_ambiguous
from penname.core.context import Lore, facts_in, judge
from penname.core.findings import Finding, settle
from penname.core.kinds import Kind
from penname.core.known import Known
from penname.core.scene import EMPTY, Scene, scene_of
from penname.core.sentences import within_sentences
from penname.core.tables import find_cells
from penname.core.widen import widen
from penname.ports import Detected, Heard
from penname.recognizers import RECOGNIZERS

KEPT_TEXTS = 2048
BEFORE = 40  # earlier texts that set the scene


class Detector:
    """Implements `ports.Detector`. Thread-safe."""

    def __init__(self, analyzer: AnalyzerEngine, lore: Lore) -> None:
        self._analyzer = analyzer
        self._lore = lore
        self._candidates: Cache[tuple[Folded, tuple[Finding, ...], Scene]] = Cache(KEPT_TEXTS)

    def detect(self, text: str, heard: Heard) -> Detected:
        """What is personal in a text, given what was said before it. Empty for a text without words."""
        language = language_of(text, heard.language)
        if not text.strip():
            return Detected((), language)
        folded, candidates, scene = self._read(text)
        whole = self._scene(scene, heard.before)
        personal = judge(folded.text, candidates, whole, self._lore, own=scene)
        found = self._settled(folded.text, personal, heard, language)
        mapped = (
            replace(f, start=start, end=end)
            for f in found
            for start, end in [folded.original(f.start, f.end)]
        )
        kept = tuple(f for f in mapped if text[f.start : f.end] not in heard.never)
        return Detected(_apart(kept), language, _country(language))

    def _settled(
        self, text: str, personal: Sequence[Finding], heard: Heard, language: str
    ) -> tuple[Finding, ...]:
        """The personal findings with every mention of what is known, from earlier texts and from this one."""
        first = settle(text, without_contained(widen(text, personal)))
        here = ((text[f.start : f.end], f.kind.value) for f in first)
        ordinary = self._lore.is_ordinary
        known = Known(
            dict.fromkeys((*heard.known, *here)),
            lambda word: ordinary(word) or is_ambiguous(word.casefold(), language),
            language,
        )
        again = widen(text, known.find(text))
        new = [k for k in again if not any(f.start <= k.start and k.end <= f.end for f in first)]
        return settle(text, without_contained([*first, *new])) if new else first

    def _read(self, text: str) -> tuple[Folded, tuple[Finding, ...], Scene]:
        def compute() -> tuple[Folded, tuple[Finding, ...], Scene]:
            folded = fold(text)
            found = tuple(within_sentences(folded.text, presidio.findings(self._analyzer, folded.text)))
            scene = replace(scene_of(folded.text), facts=facts_in(folded.text, found))
            return folded, found, scene

        return self._candidates.get(text, compute)

    def _scene(self, scene: Scene, before: Sequence[str]) -> Scene:
        earlier = (self._read(text)[2] for text in before[-BEFORE:])
        return sum(earlier, start=EMPTY) + scene


def without_contained(findings: Sequence[Finding]) -> list[Finding]:
    """The findings without those that lie inside a longer one: a city inside an address is no finding.

    A validated finding stays, and so does what lies inside a mere word list's finding.
    """
    kept = []
    for finding in findings:
        inside = (
            other
            for other in findings
            if other is not finding
            and other.start <= finding.start
            and finding.end <= other.end
            and (other.end - other.start) > (finding.end - finding.start)
        )
        if not any(_swallows(other, finding) for other in inside):
            kept.append(finding)
    return kept


def _swallows(longer: Finding, shorter: Finding) -> bool:
    if shorter.confidence == 1:
        return longer.confidence == 1
    if longer.kind in {Kind.ADDRESS, Kind.EMAIL, Kind.PERSONAL_URL, Kind.SECRET, Kind.IBAN}:
        return True
    return longer.confidence >= shorter.confidence - 0.35


def _apart(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """In order and without overlap, also where two folded characters came from one of the original."""
    apart: list[Finding] = []
    for finding in sorted(findings, key=lambda f: f.start):
        if not apart or finding.start >= apart[-1].end:
            apart.append(finding)
    return tuple(apart)


def _country(language: str) -> str:
    """The country that a language alone tells; English, Spanish, Portuguese and French are of many."""
    regions = REGIONS.get(language, ())
    return regions[0] if len(regions) == 1 else ""


def load(folder: Path = models.FOLDER) -> Detector:
    """A detector with the models of `folder` in memory.

    Raises:
        ModelsMissing, ModelsDiffer: The set-up did not finish, or something changed the files.
    """
    models.check(folder)
    lexicons = load_lexicons(folder / models.LISTS)
    people, medicine = People(lexicons), Medicine(lexicons)
    neural = Neural()
    engine = presidio.Engine(folder / models.SPACY)
    recognizers = [
        presidio.of_rows(RECOGNIZERS),
        presidio.Ours("phone", [Kind.PHONE], find_phones),
        presidio.Ours("people", [Kind.PERSON], people.find),
        presidio.Ours("table", Kind, find_cells),
        presidio.Ours("medicine", [Kind.MEDICAL_CONDITION], medicine.find),
        presidio.Ours("neural", Kind, lambda text: labels.from_neural(text, neural.read(text))),
        presidio.Reader((Kind.PERSON, Kind.ORGANIZATION, Kind.LOCATION), labels.from_spacy),
    ]
    return Detector(presidio.analyzer(engine, recognizers), lore_of(lexicons, people))
