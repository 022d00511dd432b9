"""A name with all that belongs to it: its title, initials and suffix."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from penname.core.findings import Finding
from penname.core.kinds import Kind

_TITLES = (
    r"(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Lady|Lord|Dame|Principal|Rev|Reverend|Uncle|Aunt|Auntie|"
    r"Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Señora?|Sra?|Srta|Doña|Signora?|Dott|Dottor|"
    r"Senhora?|meneer|mevrouw|dhr|mevr|Pan|Pani)"
)
_BEFORE = re.compile(rf"(?<!\w)(?:{_TITLES}\.? )?(?:(?:[^\W\d_]\.[ -]?){{1,3}}|(?:{_TITLES}\.? )){{1,2}}$")
_PARTICLES = re.compile(
    r"(?<!\w)(?:van der|van den|van de|von der|von den|von|van|bin|ibn|ter|ten|zu|Le|La|De|"
    r"Van|Von|Di|Da|Del|El|Al|Te|Mac|St\.?|Big|Little|Old|Young)[ -]$"
)
_AFTER = re.compile(r",? (?:Jr|Sr|II|III|IV)\b\.?(?!\w)| [A-ZÀ-ÝА-Я]\.(?= |,|$|\n|\?|!|\"|')")
_THE = re.compile(r"(?<!\w)the $")


def widen(text: str, findings: Iterable[Finding]) -> list[Finding]:
    """The findings, names among them with their titles, particles, initials and suffixes."""
    return [_wide(text, f) if f.kind is Kind.PERSON else f for f in findings]


def _wide(text: str, finding: Finding) -> Finding:
    start, end = finding.start, finding.end
    for pattern in (_PARTICLES, _BEFORE):
        match = pattern.search(text, max(0, start - 24), start)
        if match and text[match.start()].strip():
            start = match.start()
    value = text[start:end]
    if (
        _THE.search(text, max(0, start - 4), start)
        and " " not in value
        and value.endswith("s")
        and value[0].isupper()
    ):
        start -= 4
    after = _AFTER.match(text, end)
    if after:
        end = after.end()
    return finding if (start, end) == (finding.start, finding.end) else replace(finding, start=start, end=end)
