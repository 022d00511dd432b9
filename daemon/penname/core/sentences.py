"""Where a sentence ends, so that no name, place or firm goes on into the next one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.core.word_set import words

OF_ONE_SENTENCE = frozenset({Kind.PERSON, Kind.ORGANIZATION, Kind.LOCATION, Kind.REGION})
CUT_CONFIDENCE = 0.6  # at most, for a part: the finder saw the whole
_END = re.compile(r"(?P<word>[^\W_]*)(?:\.|(?P<loud>[!?…]+|\.\.+))[\"'”’»)*]*(?:\s+)(?=[\"'“‘«(*]*[^\W\d_])")
_SHORTENED = words(
    "mr mrs ms mx dr dra prof sir st ste sr sra srta jr rev hon fr br sen rep gen col lt sgt maj capt",
    "cap cmdr gov pres supt insp mme mlle mgr sig dott avv ing geom arch dhr mevr mw dipl med phil geb",
    "inc ltd llc corp co bros bhd sdn pty plc assoc univ inst dept hosp mt ft no nr nos str ave blvd",
    "wm chas geo jas thos robt alex fred benj ed eds vs bzw ul al os pl tel hab hr hrn fa fam ges",
)


def sentence_ends(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """The gaps between sentences inside a stretch: from the stop up to the next sentence's first sign.

    A stop after an initial or a shortened word ("Dr.", "Inc.") ends nothing.
    """
    gaps = []
    for match in _END.finditer(text, start, end):
        word = match.group("word")
        if match.group("loud") or _ends(word):
            gaps.append((match.end("word"), match.end()))
    return gaps


def _ends(word: str) -> bool:
    return len(word) > 2 and word.casefold() not in _SHORTENED and not word.isdecimal()


def within_sentences(text: str, findings: Iterable[Finding]) -> list[Finding]:
    """The findings, names and the like cut where a sentence ends: "Arjun. School" is two."""
    kept: list[Finding] = []
    for finding in findings:
        gaps = sentence_ends(text, finding.start, finding.end) if finding.kind in OF_ONE_SENTENCE else []
        kept.extend(_parts(finding, gaps) if gaps else [finding])
    return kept


def _parts(finding: Finding, gaps: list[tuple[int, int]]) -> list[Finding]:
    starts = [finding.start, *(end for _, end in gaps)]
    ends = [*(start for start, _ in gaps), finding.end]
    confidence = min(finding.confidence, CUT_CONFIDENCE)
    return [
        replace(finding, start=start, end=end, confidence=confidence)
        for start, end in zip(starts, ends, strict=True)
        if end - start > 1
    ]
