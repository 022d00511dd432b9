"""Our detector on the test inputs of Presidio's own recognizers: what it finds, what it spares.

    python -m tests.bench.presidio_tests [--missed]

A *positive* is right when 80 % of each marked span lies under findings of any kind; without spans, when
something is found. A *negative* is right when nothing of the recognizer's kind is found. Inputs that we treat
otherwise on purpose stand in `presidio_treated_otherwise.json`, each group with its reason; the figures are
printed without them and with them. Ends with status 1 when one of the figures without them is under 95 %.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from penname.adapters import detector
from penname.core.findings import Finding
from penname.core.kinds import Kind
from penname.measure.corpus import KINDS
from penname.ports import Detector, Heard

SHARED = Path(os.environ.get("PENNAME_SHARED", "../shared"))
OTHERWISE = Path(__file__).parent / "presidio_treated_otherwise.json"
COVERED, REACHED = 0.8, 0.95
POLARITIES = ("positive", "negative")


@dataclass(frozen=True, slots=True)
class Input:
    """One test input of one recognizer."""

    recognizer: str
    polarity: str
    text: str
    spans: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Otherwise:
    """Inputs that we treat otherwise: of which recognizers and polarity, with what text, and why."""

    recognizers: frozenset[str]
    polarity: str
    text: re.Pattern[str]
    reason: str

    def covers(self, one: Input) -> bool:
        """Whether the input is one of them."""
        return (
            one.recognizer in self.recognizers
            and one.polarity == self.polarity
            and bool(self.text.fullmatch(one.text))
        )


def inputs() -> tuple[list[Input], Mapping[str, frozenset[Kind]]]:
    """All inputs, and the kinds of each recognizer by the labels of its spans."""
    read: list[Input] = []
    kinds: dict[str, frozenset[Kind]] = defaultdict(frozenset)
    path = SHARED / "data" / "presidio_recognizer_tests.jsonl"
    for line in path.read_text("utf-8").splitlines():
        raw: dict[str, Any] = json.loads(line)
        name, spans = raw["meta"]["recognizer"], raw["spans"]
        places = tuple((span["start"], span["end"]) for span in spans)
        read.append(Input(name, raw["meta"]["polarity"], raw["turns"][0]["text"], places))
        for span in spans:
            kinds[name] |= KINDS[span["label"]]
    return read, kinds


def otherwise() -> list[Otherwise]:
    """The groups of the data file, in its order."""
    return [
        Otherwise(
            frozenset(each["recognizers"]),
            each["polarity"],
            re.compile(each.get("text", ".*"), re.DOTALL),
            each["reason"],
        )
        for each in json.loads(OTHERWISE.read_text("utf-8"))
    ]


def is_right(one: Input, found: Sequence[Finding], kinds: frozenset[Kind]) -> bool:
    """Whether the findings are what the input's test asks for."""
    if one.polarity == "negative":
        return not any(finding.kind in kinds for finding in found)
    covered = {place for finding in found for place in range(finding.start, finding.end)}
    return bool(found) and all(
        len(covered.intersection(range(start, end))) >= COVERED * (end - start) for start, end in one.spans
    )


def judged(finds: Detector) -> Iterator[tuple[Input, bool]]:
    """Every input and whether we do right on it."""
    read, kinds = inputs()
    for one in read:
        yield (
            one,
            is_right(one, finds.detect(one.text, Heard()).findings, kinds.get(one.recognizer, frozenset())),
        )


def share(results: Sequence[tuple[Input, bool]], polarity: str) -> tuple[int, int]:
    """How many of a polarity are right, and how many there are."""
    of_it = [right for one, right in results if one.polarity == polarity]
    return sum(of_it), len(of_it)


def show(results: Sequence[tuple[Input, bool]], groups: Sequence[Otherwise], missed: bool) -> bool:
    """Prints figures, table and list. Answers whether both figures are reached."""
    ours = [(one, right) for one, right in results if not any(group.covers(one) for group in groups)]
    counts: dict[str, Counter[tuple[str, bool]]] = defaultdict(Counter)
    for one, right in ours:
        counts[one.recognizer][one.polarity, right] += 1
    print(f"{'recognizer':<28}{'positives':>12}{'negatives':>12}")
    for name, seen in sorted(counts.items()):
        cells = (f"{seen[p, True]}/{seen[p, True] + seen[p, False]}" for p in POLARITIES)
        print(f"{name:<28}{''.join(f'{cell:>12}' for cell in cells)}")
    print("\nTreated otherwise, on purpose (right or not, they are not in the table):")
    for group in groups:
        held = sum(group.covers(one) for one, _ in results)
        print(f"  {held:>3} {group.polarity}s of {', '.join(sorted(group.recognizers))}: {group.reason}")
    if missed:
        print("\nMissed:")
        for one, right in ours:
            if not right:
                print(f"  {one.recognizer} {one.polarity}: {one.text!r}")
    reached = True
    print()
    for polarity in POLARITIES:
        good, count = share(ours, polarity)
        all_right, all_count = share(results, polarity)
        reached = reached and good >= REACHED * count
        print(
            f"{polarity}s right: {good}/{count} = {good / count:.1%}; with those treated otherwise "
            f"{all_right}/{all_count} = {all_right / all_count:.1%}"
        )
    return reached


def main() -> int:
    """Runs all inputs and prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.presidio_tests")
    parser.add_argument("--missed", action="store_true", help="also print what is not right")
    chosen = parser.parse_args()
    return 0 if show(list(judged(detector.load())), otherwise(), chosen.missed) else 1


if __name__ == "__main__":
    sys.exit(main())
